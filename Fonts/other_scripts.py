"""Derives the faces of other scripts from Noto, and a monospaced one from JetBrains Mono.

usage: other_scripts.py NOTO_CJK_FOLDER NOTO_FOLDER JETBRAINS_FOLDER OUTPUT_FOLDER
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib.scaleUpem import scale_upem

from japanese_font import jis_x_0208
from naming import rename

WEIGHTS = [("Regular", 400), ("Bold", 700)]
ADOBE = "Copyright 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'"
GOOGLE = "Copyright 2015-2020 Google LLC"
JETBRAINS = "Copyright 2020 The JetBrains Mono Project Authors (https://github.com/JetBrains/JetBrainsMono)"
MONOSPACED_ADVANCE = 1266  # of 2048 units per em


def double_byte(encoding):
    """The characters of a two-byte character set."""
    found = set()
    for row in range(0xA1, 0xFF):
        for cell in range(0xA1, 0xFF):
            try:
                found |= {ord(c) for c in bytes([row, cell]).decode(encoding)}
            except UnicodeDecodeError:
                continue
    return found


def derive(path, codes, features, number=-1):
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = []
    options.glyph_names = False
    options.notdef_outline = True
    if number >= 0:
        options.font_number = number
    options.drop_tables += ["DSIG", "VORG", "vhea", "vmtx", "BASE", "STAT", "MVAR"]
    if not features:
        options.drop_tables += ["GSUB", "GPOS", "GDEF"]
    font = subset.load_font(str(path), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def save(font, output, name, style, copyright_text, source, css_weight):
    post_script = f"{name.replace(' ', '')}-{style}"
    rename(font, post_script, name, style, copyright_text, source, css_weight)
    path = output / f"{post_script}{'.otf' if 'CFF ' in font else '.ttf'}"
    font.save(path)
    print(path.name, path.stat().st_size, len(font.getGlyphOrder()))


def main():
    cjk, noto, jetbrains, output = (Path(a) for a in sys.argv[1:5])
    shaping = ["ccmp", "locl", "init", "medi", "fina", "isol", "rlig", "liga", "calt", "mark", "mkmk", "kern"]
    korean = double_byte("euc_kr") & (set(range(0x1100, 0x1200)) | set(range(0x3130, 0x3190)) | set(range(0xAC00, 0xD7A4)))
    chinese = {c for c in double_byte("gb2312") if 0x4E00 <= c < 0xA000} - set(jis_x_0208())
    latin = set(range(0x20, 0x7F)) | set(range(0xA0, 0x180)) | set(range(0x2010, 0x2027)) | {0x20AC, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0xFFFD}
    for style, css_weight in WEIGHTS:
        collection = cjk / f"NotoSansCJK-{style}.ttc"
        save(derive(collection, korean, [], 1), output, "Masu Sans KR", style, ADOBE, "Noto Sans CJK KR 2.004", css_weight)
        save(derive(collection, chinese, [], 2), output, "Masu Sans SC", style, ADOBE, "Noto Sans CJK SC 2.004", css_weight)
        for script, codes in [
            ("Arabic", set(range(0x600, 0x700)) | {0x200C, 0x200D, 0xFEFC, 0xFDF2}),
            ("Hebrew", set(range(0x590, 0x600)) | set(range(0xFB1D, 0xFB50))),
            ("Thai", set(range(0xE00, 0xE80)) | {0x25CC}),
        ]:
            font = derive(noto / f"NotoSans{script}-{style}.ttf", codes, shaping)
            save(font, output, f"Masu Sans {script}", style, GOOGLE, f"Noto Sans {script}", css_weight)
        font = derive(jetbrains / f"JetBrainsMono-{style}.ttf", latin, ["ccmp"])
        # The whole design grows by a thirtieth, to the system's advance.
        scale_upem(font, round(MONOSPACED_ADVANCE * 1000 / 600))
        font["head"].unitsPerEm = 2048
        for name, (_, bearing) in font["hmtx"].metrics.items():
            font["hmtx"].metrics[name] = (MONOSPACED_ADVANCE, bearing)
        save(font, output, "Masu Mono", style, JETBRAINS, "JetBrains Mono 2.242", css_weight)


if __name__ == "__main__":
    main()
