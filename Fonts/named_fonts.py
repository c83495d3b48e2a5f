"""Writes down the measures of fonts that Apple's devices have and that can't be shipped: names, heights, advances.

usage: named_fonts.py LIBERATION_FOLDER OUTPUT.json

Arial, Times New Roman and Courier New have Liberation's advances (it was drawn to have theirs), Helvetica has Arial's.
The others are written here: advances of printable ASCII in thousandths of an em, as documents that embed the fonts and
measurements of them in browsers tell; Helvetica Neue Light and Futura Condensed Medium are fitted to widths of labels
that Interface Builder recorded, Futura's other weights are Helvetica Neue's times a factor that fits those. No outlines, no kerning: kerning is that of the outlines that are drawn instead.
"""

import json
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

REGULAR, BOLD = 400, 700


def row(text):
    """Ninety-five numbers; `556x10` stands for ten times 556."""
    result = []
    for word in text.split():
        value, _, count = word.partition("x")
        result += [float(value)] * int(count or 1)
    assert len(result) == 95, len(result)
    return result


def between(one, other, share):
    return [round(a + (b - a) * share, 1) for a, b in zip(one, other)]


NEUE = row(
    "278 259 426 556 556 1000 630 278 259 259 352 600 278 389 278 333 556x10 278 278 600 600 600 556 800 648 685 722 "
    "704 611 574 759 722 259 519 667 556 871 722 760 648 760 685 648 574 722 611 926 611 648 611 259 333 259 600 500 "
    "222 537 593 537 593 537 296 574 556 222 222 519 222 853 556 574 593 593 333 500 315 556 500 758 518 500 480 333 "
    "222 333 600"
)
NEUE_BOLD = row(
    "278 278 463 556 556 1000 685 278 296 296 407 600 278 407 278 371 556x10 278 278 600 600 600 556 800 685 704 741 "
    "741 648 593 759 741 295 556 722 593 907 741 778 667 778 722 649 611 741 630 944 667 667 648 333 371 333 600 500 "
    "259 574 611 574 611 574 333 611 593 258 278 574 258 906 593 611 611 611 389 537 352 593 520 814 537 519 519 333 "
    "223 333 600"
)
NEUE_MEDIUM = row(
    "278 259 444 556 556 1000 648 278 278 278 389 600 278 389 278 352 556x10 278 278 600 600 600 556 800 667 704 722 "
    "722 630 574 760 741 278 537 685 574 889 741 760 667 760 704 648 593 741 630 926 648 648 630 296 352 296 600 500 "
    "241 556 593 556 593 556 315 593 574 241 241 537 241 870 574 593 593 593 352 519 333 574 519 778 537 519 500 333 "
    "223 333 600"
)
NEUE_LIGHT = row(
    "265 260 407 556 556 1000 630 278 259 259 352 600 278 389 283 333 556 556 565 556 556 556 556 556 556 556 278 "
    "278 600 600 600 500 800 636 676 701 704 591 556 739 712 238 500 648 539 847 704 734 631 741 663 631 538 702 "
    "575 916 593 610 593 259 333 259 600 500 204 513 565 518 577 511 280 552 528 195 166 486 193 829 518 543 578 "
    "567 326 484 313 526 470 730 486 487 480 333 222 333 600"
)
FUTURA_CONDENSED = row(
    "133 179 294 384 384 690 435 192 209 209 243 414 192 268 192 292 384 384 384 384 384 384 384 384 384 384 192 "
    "192 414 414 414 413 552 447 473 498 474 422 396 524 498 179 358 460 381 601 498 524 435 524 502 320 382 498 "
    "422 639 422 447 422 179 230 179 414 345 153 414 438 327 454 427 251 370 379 202 153 346 229 573 324 424 396 "
    "409 257 338 243 353 345 523 357 360 331 230 153 230 414"
)

AVENIR_NEXT = row(
    "250 330 410 560 580 830 700 260 300 300 440 670 260 320 260 370 580 580 580 580 580 580 580 580 580 580 300 "
    "300 670 670 670 480 800 700 640 720 760 590 560 780 720 260 490 630 510 890 760 850 580 840 600 560 570 710 "
    "620 970 650 600 570 300 370 300 670 500 240 530 640 500 640 570 300 630 580 250 250 510 250 880 580 610 640 "
    "640 360 440 320 580 490 750 480 490 440 300 220 300 670"
)
AVENIR_NEXT_BOLD = row(
    "250 360 500 600 650 910 780 300 340 340 490 670 300 330 300 420 650 650 650 650 650 650 650 650 650 650 330 "
    "330 670 670 670 550 800 730 670 700 770 610 580 770 760 320 530 710 530 960 790 850 640 860 660 590 580 740 "
    "680 1030 700 670 640 340 420 340 690 500 300 570 660 500 660 600 360 660 620 300 300 600 300 920 620 630 660 "
    "660 400 470 370 610 570 870 590 570 510 340 240 340 670"
)
AVENIR = row(
    "280 280 520 560 560 830 700 260 260 260 440 670 280 330 280 370 560 560 560 560 560 560 560 560 560 560 280 "
    "280 670 670 670 480 800 690 630 700 740 590 560 780 720 260 480 630 500 890 780 830 570 830 590 560 570 690 "
    "610 940 630 570 560 260 370 260 670 500 240 520 610 480 610 560 300 610 560 240 240 480 240 850 560 590 610 "
    "610 330 430 330 560 480 720 480 480 430 260 220 260 670"
)
AVENIR_BOLD = row(
    "300 300 520 590 590 910 740 300 300 300 460 670 300 320 300 390 590 590 590 590 590 590 590 590 590 590 300 "
    "300 670 670 670 520 800 720 650 690 760 610 570 780 740 280 500 690 520 930 800 830 610 850 630 570 570 720 "
    "670 980 690 630 610 280 390 280 670 500 260 540 630 480 630 570 350 630 570 260 260 540 260 870 570 610 630 "
    "630 390 440 390 570 520 800 540 520 480 280 220 280 670"
)
GEORGIA = row(
    "240 330 410 640 610 820 710 220 380 380 470 640 270 370 270 470 610 430 560 550 560 530 570 500 600 570 310 "
    "310 640 640 640 480 930 670 650 640 750 650 600 730 810 390 520 690 600 930 770 740 610 740 700 560 620 760 "
    "670 980 710 620 600 380 470 380 640 640 500 500 560 450 570 480 330 510 580 290 290 540 290 880 590 540 570 "
    "560 410 430 350 580 500 740 500 490 440 430 380 430 640"
)
GEORGIA_BOLD = row(
    "250 380 510 700 640 880 800 270 450 450 480 700 330 380 330 470 700 490 630 620 650 600 650 550 680 650 370 "
    "370 700 700 700 550 970 760 760 720 830 720 670 810 910 450 600 820 690 1020 840 820 700 820 800 650 680 830 "
    "760 1130 810 730 690 450 470 450 700 700 500 600 650 530 660 570 390 580 680 350 350 630 340 1020 690 640 "
    "660 650 520 510 400 680 570 860 590 560 530 500 390 500 700"
)
GEORGIA_ITALIC = row(
    "240 330 410 640 610 820 710 220 380 380 470 640 270 370 270 470 610 430 560 550 560 530 570 500 600 570 380 "
    "380 640 640 640 480 930 670 650 640 750 650 600 730 810 390 520 690 600 930 770 730 610 730 700 560 620 760 "
    "670 980 710 620 600 380 470 380 640 640 500 570 550 450 580 470 330 570 560 300 290 530 290 880 590 540 580 "
    "560 460 430 350 580 540 820 500 560 440 430 380 430 640"
)
GEORGIA_BOLD_ITALIC = row(
    "250 380 510 700 640 880 800 270 450 450 480 700 330 380 330 470 700 490 630 620 650 600 650 570 680 650 370 "
    "370 700 700 700 550 970 760 760 720 830 720 670 810 910 450 600 820 690 1030 830 820 710 820 800 650 680 830 "
    "760 1130 800 730 690 450 470 450 700 700 500 660 650 540 660 560 380 650 680 370 360 640 350 1000 690 640 "
    "660 650 530 520 420 690 610 930 580 670 520 500 390 500 700"
)
VERDANA = row(
    "350 390 460 820 640 1080 730 270 450 450 640 820 360 450 360 450 640 640 640 640 640 640 640 640 640 640 450 "
    "450 820 820 820 550 1000 680 690 700 770 630 570 780 750 420 450 690 560 840 750 790 600 790 700 680 620 730 "
    "680 990 690 620 690 450 450 450 820 640 640 600 620 520 620 600 350 620 630 270 340 590 270 970 630 610 620 "
    "620 430 520 390 630 590 820 590 590 530 630 450 630 820"
)
VERDANA_BOLD = row(
    "340 400 590 870 710 1270 860 330 540 540 710 870 360 480 360 690 710 710 710 710 710 710 710 710 710 710 400 "
    "400 870 870 870 620 960 780 760 720 830 680 650 810 840 550 560 770 640 950 850 850 730 850 780 710 680 810 "
    "760 1130 760 740 690 540 690 540 870 710 710 670 700 590 700 660 420 700 710 340 400 670 340 1060 710 690 "
    "700 700 500 590 460 710 650 980 670 650 600 710 540 710 870"
)
TREBUCHET = row(
    "300 370 320 520 520 600 710 160 370 370 370 520 370 370 370 520 520 520 520 520 520 520 520 520 520 520 370 "
    "370 520 520 520 370 770 590 570 600 610 540 520 680 650 280 480 580 510 710 640 670 560 680 580 480 580 650 "
    "590 850 560 570 550 370 360 370 520 520 520 530 560 500 560 550 370 500 550 290 370 500 290 830 550 540 560 "
    "560 390 400 400 550 490 740 500 490 470 370 520 370 520"
)
TREBUCHET_BOLD = row(
    "300 370 370 590 590 680 710 230 370 370 430 590 370 370 370 390 590 590 590 590 590 590 590 590 590 590 370 "
    "370 590 590 590 440 770 630 600 610 640 570 580 670 680 280 530 620 550 750 670 700 590 710 610 510 610 680 "
    "620 880 600 610 560 400 360 400 590 590 590 530 580 510 580 570 370 500 590 300 370 550 290 860 590 570 580 "
    "580 430 430 400 590 530 780 550 530 530 430 590 430 590"
)
COURIER = row("600x95")
MENLO = row("602x95")

# Ascender, descender, line gap, cap height, x height, in thousandths of an em.
NEUE_HEIGHTS = [952, 213, 28, 714, 517]
NEUE_LIGHT_HEIGHTS = [967, 213, 29, 714, 517]
NEUE_BOLD_HEIGHTS = [975, 217, 29, 714, 517]
AVENIR_HEIGHTS = [1000, 366, 0, 708, 468]
FUTURA_HEIGHTS = [1039, 260, 0, 762, 436]
CONDENSED_HEIGHTS = [950, 260, 0, 762, 480]
CHINESE_HEIGHTS = [1060, 340, 0, 860, 600]
GEORGIA_HEIGHTS = [917, 219, 0, 692, 481]
VERDANA_HEIGHTS = [1005, 210, 0, 727, 545]
TREBUCHET_HEIGHTS = [939, 222, 0, 716, 523]
# Core Text gives these three families fifteen hundredths of their height more above.
HELVETICA_HEIGHTS = [920, 230, 0, 717, 523]
COURIER_HEIGHTS = [904, 246, 0, 562, 426]
MENLO_HEIGHTS = [928, 236, 0, 729, 547]

LIGHTER = [round(light + (light - neue) / 2, 1) for light, neue in zip(NEUE_LIGHT, NEUE)]
LIGHTEST = [round(light + (light - neue), 1) for light, neue in zip(NEUE_LIGHT, NEUE)]
FUTURA = [round(1.03 * advance, 1) for advance in NEUE]
FUTURA_BOLD = [round(1.19 * advance, 1) for advance in NEUE]
CHINESE = [round(1.05 * advance, 1) for advance in NEUE]
CONDENSED_BOLD = [round(0.82 * advance, 1) for advance in NEUE_BOLD]

# PostScript name, family, style, weight, slanted, heights, advances. Weights between known ones are interpolated.
WRITTEN = [
    ("HelveticaNeue", "Helvetica Neue", "Regular", 400, False, NEUE_HEIGHTS, NEUE),
    ("HelveticaNeue-Italic", "Helvetica Neue", "Italic", 400, True, NEUE_HEIGHTS, NEUE),
    ("HelveticaNeue-UltraLight", "Helvetica Neue", "UltraLight", 100, False, NEUE_LIGHT_HEIGHTS, LIGHTEST),
    ("HelveticaNeue-UltraLightItalic", "Helvetica Neue", "UltraLight Italic", 100, True, NEUE_LIGHT_HEIGHTS, LIGHTEST),
    ("HelveticaNeue-Thin", "Helvetica Neue", "Thin", 200, False, NEUE_LIGHT_HEIGHTS, LIGHTER),
    ("HelveticaNeue-ThinItalic", "Helvetica Neue", "Thin Italic", 200, True, NEUE_LIGHT_HEIGHTS, LIGHTER),
    ("HelveticaNeue-Light", "Helvetica Neue", "Light", 300, False, NEUE_LIGHT_HEIGHTS, NEUE_LIGHT),
    ("HelveticaNeue-LightItalic", "Helvetica Neue", "Light Italic", 300, True, NEUE_LIGHT_HEIGHTS, NEUE_LIGHT),
    ("HelveticaNeue-Medium", "Helvetica Neue", "Medium", 500, False, NEUE_BOLD_HEIGHTS, NEUE_MEDIUM),
    ("HelveticaNeue-MediumItalic", "Helvetica Neue", "Medium Italic", 500, True, NEUE_BOLD_HEIGHTS, NEUE_MEDIUM),
    ("HelveticaNeue-Bold", "Helvetica Neue", "Bold", 700, False, NEUE_BOLD_HEIGHTS, NEUE_BOLD),
    ("HelveticaNeue-BoldItalic", "Helvetica Neue", "Bold Italic", 700, True, NEUE_BOLD_HEIGHTS, NEUE_BOLD),
    ("HelveticaNeue-CondensedBold", "Helvetica Neue", "Condensed Bold", 700, False, NEUE_BOLD_HEIGHTS, CONDENSED_BOLD),
    ("Avenir-Book", "Avenir", "Book", 300, False, AVENIR_HEIGHTS, AVENIR),
    ("Avenir-Roman", "Avenir", "Roman", 400, False, AVENIR_HEIGHTS, AVENIR),
    ("Avenir-Medium", "Avenir", "Medium", 500, False, AVENIR_HEIGHTS, between(AVENIR, AVENIR_BOLD, 1 / 3)),
    ("Avenir-Heavy", "Avenir", "Heavy", 700, False, AVENIR_HEIGHTS, between(AVENIR, AVENIR_BOLD, 2 / 3)),
    ("Avenir-Black", "Avenir", "Black", 900, False, AVENIR_HEIGHTS, AVENIR_BOLD),
    ("AvenirNext-UltraLight", "Avenir Next", "Ultra Light", 100, False, AVENIR_HEIGHTS,
     between(AVENIR_NEXT, AVENIR_NEXT_BOLD, -2 / 3)),
    ("AvenirNext-Regular", "Avenir Next", "Regular", 400, False, AVENIR_HEIGHTS, AVENIR_NEXT),
    ("AvenirNext-Italic", "Avenir Next", "Italic", 400, True, AVENIR_HEIGHTS, AVENIR_NEXT),
    ("AvenirNext-Medium", "Avenir Next", "Medium", 500, False, AVENIR_HEIGHTS,
     between(AVENIR_NEXT, AVENIR_NEXT_BOLD, 1 / 3)),
    ("AvenirNext-MediumItalic", "Avenir Next", "Medium Italic", 500, True, AVENIR_HEIGHTS,
     between(AVENIR_NEXT, AVENIR_NEXT_BOLD, 1 / 3)),
    ("AvenirNext-DemiBold", "Avenir Next", "Demi Bold", 600, False, AVENIR_HEIGHTS,
     between(AVENIR_NEXT, AVENIR_NEXT_BOLD, 2 / 3)),
    ("AvenirNext-DemiBoldItalic", "Avenir Next", "Demi Bold Italic", 600, True, AVENIR_HEIGHTS,
     between(AVENIR_NEXT, AVENIR_NEXT_BOLD, 2 / 3)),
    ("AvenirNext-Bold", "Avenir Next", "Bold", 700, False, AVENIR_HEIGHTS, AVENIR_NEXT_BOLD),
    ("AvenirNext-BoldItalic", "Avenir Next", "Bold Italic", 700, True, AVENIR_HEIGHTS, AVENIR_NEXT_BOLD),
    ("Futura-Medium", "Futura", "Medium", 500, False, FUTURA_HEIGHTS, FUTURA),
    ("Futura-MediumItalic", "Futura", "Medium Italic", 500, True, FUTURA_HEIGHTS, FUTURA),
    ("Futura-Bold", "Futura", "Bold", 700, False, FUTURA_HEIGHTS, FUTURA_BOLD),
    ("Futura-CondensedMedium", "Futura", "Condensed Medium", 500, False, CONDENSED_HEIGHTS, FUTURA_CONDENSED),
    ("Georgia", "Georgia", "Regular", 400, False, GEORGIA_HEIGHTS, GEORGIA),
    ("Georgia-Italic", "Georgia", "Italic", 400, True, GEORGIA_HEIGHTS, GEORGIA_ITALIC),
    ("Georgia-Bold", "Georgia", "Bold", 700, False, GEORGIA_HEIGHTS, GEORGIA_BOLD),
    ("Georgia-BoldItalic", "Georgia", "Bold Italic", 700, True, GEORGIA_HEIGHTS, GEORGIA_BOLD_ITALIC),
    ("Verdana", "Verdana", "Regular", 400, False, VERDANA_HEIGHTS, VERDANA),
    ("Verdana-Italic", "Verdana", "Italic", 400, True, VERDANA_HEIGHTS, VERDANA),
    ("Verdana-Bold", "Verdana", "Bold", 700, False, VERDANA_HEIGHTS, VERDANA_BOLD),
    ("Verdana-BoldItalic", "Verdana", "Bold Italic", 700, True, VERDANA_HEIGHTS, VERDANA_BOLD),
    ("TrebuchetMS", "Trebuchet MS", "Regular", 400, False, TREBUCHET_HEIGHTS, TREBUCHET),
    ("TrebuchetMS-Italic", "Trebuchet MS", "Italic", 400, True, TREBUCHET_HEIGHTS, TREBUCHET),
    ("TrebuchetMS-Bold", "Trebuchet MS", "Bold", 700, False, TREBUCHET_HEIGHTS, TREBUCHET_BOLD),
    ("Trebuchet-BoldItalic", "Trebuchet MS", "Bold Italic", 700, True, TREBUCHET_HEIGHTS, TREBUCHET_BOLD),
    ("Courier", "Courier", "Regular", 400, False, COURIER_HEIGHTS, COURIER),
    ("Courier-Oblique", "Courier", "Oblique", 400, True, COURIER_HEIGHTS, COURIER),
    ("Courier-Bold", "Courier", "Bold", 700, False, COURIER_HEIGHTS, COURIER),
    ("Courier-BoldOblique", "Courier", "Bold Oblique", 700, True, COURIER_HEIGHTS, COURIER),
] + [
    (f"{prefix}-{style}", family, style, weight, False, CHINESE_HEIGHTS, CHINESE)
    for prefix, family, styles in [
        ("STHeitiSC", "Heiti SC", [("Light", 300), ("Medium", 500)]),
        ("PingFangSC", "PingFang SC", [
            ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("Semibold", 600)]),
    ]
    for style, weight in styles
] + [
    ("Menlo-Regular", "Menlo", "Regular", 400, False, MENLO_HEIGHTS, MENLO),
    ("Menlo-Italic", "Menlo", "Italic", 400, True, MENLO_HEIGHTS, MENLO),
    ("Menlo-Bold", "Menlo", "Bold", 700, False, MENLO_HEIGHTS, MENLO),
    ("Menlo-BoldItalic", "Menlo", "Bold Italic", 700, True, MENLO_HEIGHTS, MENLO),
]
MONOSPACED = {"Courier", "Courier New", "Menlo"}

# PostScript name, family, style, weight, slanted, heights, Liberation's file.
METRIC_COMPATIBLE = [
    (name, family, style, weight, slanted, heights, f"Liberation{file}-{cut}.ttf")
    for family, file, heights, names in [
        ("Helvetica", "Sans", HELVETICA_HEIGHTS,
         ["Helvetica", "Helvetica-Oblique", "Helvetica-Bold", "Helvetica-BoldOblique"]),
        ("Arial", "Sans", [905, 212, 33, 716, 519],
         ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"]),
        ("Times New Roman", "Serif", [891, 216, 42, 662, 447],
         ["TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldItalicMT"]),
        ("Courier New", "Mono", [833, 300, 0, 571, 423],
         ["CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-BoldItalicMT"]),
    ]
    for name, style, weight, slanted, cut in zip(
        names, ["Regular", "Italic", "Bold", "Bold Italic"], [REGULAR, REGULAR, BOLD, BOLD],
        [False, True, False, True], ["Regular", "Italic", "Bold", "BoldItalic"])
]

# Characters beyond ASCII: as wide as which, times what.
OTHERS = {
    "’": (".", 1), "‘": (".", 1), "“": ("r", 1.3), "”": ("r", 1.3), "–": ("n", 0.9), "—": ("M", 1.15), "…": (".", 3),
    "•": ("r", 1.05), "·": (".", 1), "\u00a0": (" ", 1), "©": ("@", 1), "®": ("@", 1), "°": ("*", 1.1),
}


def liberation(path):
    font = TTFont(path)
    glyphs, units = font.getBestCmap(), font["head"].unitsPerEm
    return [round(font["hmtx"][glyphs[code]][0] * 1000 / units, 1) for code in range(0x20, 0x7F)]


def entry(name, family, style, weight, slanted, heights, advances):
    result = {"name": name, "family": family, "style": style, "weight": weight}
    if slanted:
        result["italic"] = True
    if family in MONOSPACED:
        result["monospaced"] = True
    short = [int(advance) if advance == int(advance) else advance for advance in advances]
    return result | {"vertical": heights, "advances": short}


def main(folder, output):
    fonts = [entry(*font) for font in WRITTEN]
    fonts += [entry(*font[:6], liberation(Path(folder) / font[6])) for font in METRIC_COMPATIBLE]
    fonts.sort(key=lambda font: (font["family"], font["weight"], font["name"]))
    others = {character: {"like": like, "times": times} for character, (like, times) in sorted(OTHERS.items())}
    lines = ",\n".join(json.dumps(font, ensure_ascii=False, separators=(",", ":")) for font in fonts)
    text = '{"others":' + json.dumps(others, ensure_ascii=False, separators=(",", ":")) + ',\n"fonts":[\n' + lines + "\n]}\n"
    Path(output).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
