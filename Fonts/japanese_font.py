"""Derives Masu Sans JP from Noto Sans CJK JP: the characters of JIS X 0208 and what Japanese text holds beside them.

usage: japanese_font.py NOTO_FOLDER OUTPUT_FOLDER
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen

from naming import rename

JAPANESE_FACE = 0  # index in the collection
ALMOST_EQUAL = 0x2252  # ≒, in JIS X 0208 but not in the source
SACRIFICED = 0x32AF  # ㊯
EXTRA_RANGES = [
    (0x3000, 0x30FF),  # punctuation, hiragana, katakana
    (0x31F0, 0x31FF), (0x2460, 0x2473), (0x3220, 0x3243), (0x3280, 0x32B0), (0x3300, 0x3357), (0x337B, 0x337E),
    (0xFF01, 0xFF9F), (0xFFE0, 0xFFE6), (0x2500, 0x257F), (0x25A0, 0x25EF), (0x2600, 0x2606), (0x2160, 0x217B),
]
EXTRA_IDEOGRAPHS = "髙﨑𠮷彅塚濵德瀨祐禎薰槇遙瑤凜熙堯﨟德"  # common in names, outside JIS X 0208


def jis_x_0208():
    found = []
    for row in range(0xA1, 0xFF):
        for cell in range(0xA1, 0xFF):
            try:
                text = bytes([row, cell]).decode("euc_jp")
            except UnicodeDecodeError:
                continue
            found += [ord(c) for c in text]
    return found


def draw_almost_equal(font):
    """≒ from the full-width equals sign and two middle dots; it takes the place of a square abbreviation's glyph."""
    cmap = font.getBestCmap()
    glyph_set = font.getGlyphSet()
    name = cmap[SACRIFICED]
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    bars, dot = cmap[0xFF1D], cmap[0x30FB]
    bounds = BoundsPen(glyph_set)
    glyph_set[bars].draw(bounds)
    left, bottom, right, top = bounds.bounds
    dots = BoundsPen(glyph_set)
    glyph_set[dot].draw(dots)
    size = dots.bounds[2] - dots.bounds[0]
    middle_x, middle_y = (dots.bounds[0] + dots.bounds[2]) / 2, (dots.bounds[1] + dots.bounds[3]) / 2
    gap = size * 1.1
    pen = T2CharStringPen(1000, glyph_set)
    glyph_set[bars].draw(pen)
    for x, y in ((left + size / 2, top + gap), (right - size / 2, bottom - gap)):
        glyph_set[dot].draw(TransformPen(pen, (1, 0, 0, 1, x - middle_x, y - middle_y)))
    old = strings[name]
    new = pen.getCharString(private=old.private, globalSubrs=old.globalSubrs)
    nominal = getattr(old.private, "nominalWidthX", 0)
    default = getattr(old.private, "defaultWidthX", 0)
    if new.program and default == 1000:
        new.program.pop(0)
    else:
        new.program[0] = 1000 - nominal
    strings[name] = new
    for table in font["cmap"].tables:
        if SACRIFICED in table.cmap:
            del table.cmap[SACRIFICED]
            table.cmap[ALMOST_EQUAL] = name


def main():
    noto, output = Path(sys.argv[1]), Path(sys.argv[2])
    for weight, css_weight in [("Regular", 400), ("Bold", 700)]:
        options = subset.Options()
        options.layout_features = []
        options.hinting = False
        options.name_IDs = []
        options.glyph_names = False
        options.desubroutinize = False
        options.notdef_outline = True
        options.font_number = JAPANESE_FACE
        options.drop_tables += ["DSIG", "VORG", "vhea", "vmtx", "BASE", "GSUB", "GPOS", "GDEF"]
        font = subset.load_font(str(noto / f"NotoSansCJK-{weight}.ttc"), options)
        codes = set(jis_x_0208()) | {ord(c) for c in EXTRA_IDEOGRAPHS}
        for first, last in EXTRA_RANGES:
            codes |= set(range(first, last + 1))
        codes = {c for c in codes if c >= 0x80}
        missing = [hex(c) for c in sorted(set(jis_x_0208()) - set(font.getBestCmap()) - {ALMOST_EQUAL})]
        if missing:
            sys.exit(f"{weight}: {len(missing)} characters of JIS X 0208 are missing from the source: {missing[:20]}")
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=codes)
        subsetter.subset(font)
        if ALMOST_EQUAL not in font.getBestCmap():
            draw_almost_equal(font)
        post_script = f"MasuSansJP-{weight}"
        rename(
            font, post_script, "Masu Sans JP", weight,
            "Copyright 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'",
            "Noto Sans CJK JP 2.004", css_weight)
        path = output / f"{post_script}.otf"
        font.save(path)
        print(path.name, path.stat().st_size, len(font.getGlyphOrder()), len(set(jis_x_0208()) - set(font.getBestCmap())))


if __name__ == "__main__":
    main()
