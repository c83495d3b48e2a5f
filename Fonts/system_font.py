"""Derives Masu Sans from Inter: Inter's outlines, centred in the system font's advances.

usage: system_font.py METRICS.json INTER_FOLDER OUTPUT_FOLDER

Two optical cuts (text, display) in nine weights, 2048 units per em. Characters whose advances are known get them,
rounded to a unit (the text engine has them exactly); every other character keeps Inter's advance scaled by the ratio of
its base letter, or of its class where it has none.
"""

import json
import sys
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib.scaleUpem import scale_upem

from naming import rename

UNITS_PER_EM = 2048
WEIGHTS = [  # ours, Inter's, CSS weight
    ("UltraLight", "Thin", 100),
    ("Thin", "ExtraLight", 200),
    ("Light", "Light", 300),
    ("Regular", "Regular", 400),
    ("Medium", "Medium", 500),
    ("Semibold", "SemiBold", 600),
    ("Bold", "Bold", 700),
    ("Heavy", "ExtraBold", 800),
    ("Black", "Black", 900),
]
CUTS = [("Text", "text", "Inter"), ("Display", "display", "InterDisplay")]
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x18F, 0x18F), (0x192, 0x192), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x1CD, 0x1DC),
    (0x218, 0x21B), (0x259, 0x259), (0x2B0, 0x2DD), (0x300, 0x30C), (0x323, 0x328), (0x370, 0x3FF), (0x400, 0x45F),
    (0x490, 0x491), (0x4D0, 0x4F9), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9), (0x2000, 0x2027),
    (0x202F, 0x203A), (0x203C, 0x2049), (0x2070, 0x2094), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2150, 0x215F),
    (0x2190, 0x2199), (0x21A9, 0x21AA), (0x21B0, 0x21B3), (0x21D0, 0x21D5), (0x21E7, 0x21E7), (0x2200, 0x2265),
    (0x2303, 0x2303), (0x2318, 0x2318), (0x2325, 0x2327), (0x232B, 0x232B), (0x238B, 0x238B), (0x2500, 0x2500),
    (0x25A0, 0x25A1), (0x25B2, 0x25B7), (0x25BC, 0x25C1), (0x25C6, 0x25CF), (0x2605, 0x2606), (0x2610, 0x2612),
    (0x2665, 0x2665), (0x2713, 0x2717), (0x2726, 0x2726), (0x2764, 0x2764), (0xFB01, 0xFB02), (0xFFFD, 0xFFFD),
]
RELATED = {  # characters without a decomposition that follow a known one
    "‐": "-", "‑": "-", "–": "-", "—": "-", "…": ".", "·": ".", "•": ".", "«": "<", "»": ">", "‹": "<", "›": ">", "¡": "!", "¿": "?", "ß": "b", "æ": "a", "œ": "o",
    "Æ": "A", "Œ": "O", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ð": "o", "Ð": "D", "þ": "p", "Þ": "P", "ł": "l",
    "Ł": "L", "ı": "i", "ħ": "h", "Ħ": "H", "ŋ": "n", "Ŋ": "N", "€": "0", "£": "0", "¥": "0", "¢": "c", "×": "+",
    "÷": "+", "±": "+", "−": "+", "≠": "=", "≈": "~", "≤": "<", "≥": ">", "°": "*", "©": "@", "®": "@", "§": "S",
    "¦": "|", "¬": "+", "\u00a0": " ", "µ": "u", "№": "N", "†": "*", "‡": "*", "‰": "%",
}

EQUAL = {"‘": "'", "’": "'", "‚": ",", "‛": "'", "“": '"', "”": '"', "„": '"', "‟": '"'}  # as wide as a known one


def selected(font):
    known = font.getBestCmap()
    return [c for first, last in RANGES for c in range(first, last + 1) if c in known]


def subsetted(path):
    options = subset.Options()
    options.layout_features = ["kern", "ccmp", "locl", "tnum"]
    options.hinting = False
    options.name_IDs = []
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["DSIG"]
    font = subset.load_font(path, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=selected(font))
    subsetter.subset(font)
    scale_upem(font, UNITS_PER_EM)
    return font


def base_letter(character):
    if character in RELATED:
        return RELATED[character]
    decomposed = unicodedata.normalize("NFKD", character)
    return decomposed[0] if len(decomposed) > 0 and " " < decomposed[0] <= "~" else None


def advances(font, known):
    """New advances by glyph name: exact where known, else Inter's times the ratio of the base letter or of the class."""
    cmap = font.getBestCmap()
    metrics = font["hmtx"].metrics
    glyph_set = font.getGlyphSet()

    def shape(name):
        pen = DecomposingRecordingPen(glyph_set)
        glyph_set[name].draw(pen)
        return (metrics[name][0], tuple((op, tuple(points)) for op, points in pen.value))

    ratio = {}
    by_shape = {}
    for character, em in known.items():
        name = cmap[ord(character)]
        ratio[character] = em * UNITS_PER_EM / metrics[name][0]
        if character != " ":
            by_shape.setdefault(shape(name), character)
    mean = {
        key: sum(ratio[c] for c in letters) / len(letters)
        for key, letters in {
            "upper": [c for c in ratio if c.isupper()],
            "lower": [c for c in ratio if c.islower()],
            "other": [c for c in "#+=<>$0~*"],
        }.items()
    }
    new = {}
    for code, name in cmap.items():
        character = chr(code)
        old = metrics[name][0]
        if old == 0:
            continue
        if character in known:
            new[name] = known[character] * UNITS_PER_EM
            continue
        if character in EQUAL:
            new[name] = known[EQUAL[character]] * UNITS_PER_EM
            continue
        if 0x2000 <= code <= 0x200A and character != "\u2007":
            continue  # spaces of a fixed part of an em
        base = base_letter(character) or by_shape.get(shape(name))
        if base in ratio:
            factor = ratio[base]
        else:
            factor = mean["upper" if character.isupper() else "lower" if character.islower() else "other"]
        new.setdefault(name, old * factor)
    tabular = known["+"] * UNITS_PER_EM
    for name in tabular_glyphs(font):
        new[name] = tabular
    # Glyphs that only substitutions reach.
    for name, (old, _) in metrics.items():
        if name not in new and old != 0 and name != ".notdef" and name not in cmap.values():
            new[name] = old * mean["lower"]
    return new


def tabular_glyphs(font):
    table = font["GSUB"].table
    found = []
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[index].SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                found += list(getattr(subtable, "mapping", {}).values())
    return found


def redraw(font, new):
    glyph_set = font.getGlyphSet()
    top = font["CFF "].cff.topDictIndex[0]
    strings = top.CharStrings
    metrics = font["hmtx"].metrics
    drawn = {}
    for name in font.getGlyphOrder():
        old, _ = metrics[name]
        advance = round(new.get(name, old))
        shift = round((new.get(name, old) - old) / 2)
        pen = T2CharStringPen(advance, glyph_set)
        glyph_set[name].draw(TransformPen(pen, (1, 0, 0, 1, shift, 0)))
        private = strings[name].private
        drawn[name] = (advance, shift, pen.getCharString(private=private, globalSubrs=strings[name].globalSubrs))
    for name, (advance, shift, string) in drawn.items():
        strings[name] = string
        metrics[name] = (advance, metrics[name][1] + shift)
    for private in [top.Private] if hasattr(top, "Private") else [d.Private for d in top.FDArray]:
        private.defaultWidthX = 0
        private.nominalWidthX = 0
        if hasattr(private, "Subrs"):
            del private.Subrs
        for key in ("BlueValues", "OtherBlues", "FamilyBlues", "StdHW", "StdVW", "StemSnapH", "StemSnapV"):
            private.rawDict.pop(key, None)
            if hasattr(private, key):
                delattr(private, key)
    top.cff.GlobalSubrs.clear() if hasattr(top, "cff") else font["CFF "].cff.GlobalSubrs.items.clear()


def vertical(font, em):
    ascent = round(em["ascender"] * UNITS_PER_EM)
    descent = round(em["descender"] * UNITS_PER_EM)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, descent, 0
    os2 = font["OS/2"]
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, descent, 0
    os2.usWinAscent, os2.usWinDescent = ascent, -descent


def main():
    metrics_path, inter, output = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    metrics = json.loads(Path(metrics_path).read_text())
    for cut, key, prefix in CUTS:
        for weight, inter_weight, css_weight in WEIGHTS:
            font = subsetted(str(inter / f"{prefix}-{inter_weight}.otf"))
            known = metrics["weights"][weight[0].lower() + weight[1:]][key]
            redraw(font, advances(font, known))
            rename(
                font, f"MasuSans-{cut}{weight}", f"Masu Sans {cut}", weight,
                "Copyright 2016-2022 The Inter Project Authors (https://github.com/rsms/inter)", "Inter 3.019",
                css_weight)
            vertical(font, metrics["verticalEm"])
            path = output / f"MasuSans-{cut}{weight}.otf"
            font.save(path)
            print(path.name, path.stat().st_size, len(font.getGlyphOrder()))


if __name__ == "__main__":
    main()
