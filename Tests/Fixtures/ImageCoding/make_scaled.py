#!/usr/bin/env python3
"""Writes scaled.json: a noisy picture, brought to other sizes by Pillow's bilinear (triangle) and nearest filters.

A part of the picture is cut out before it is scaled: its neighbours are not to bleed in. Sizes at which a nearest pixel
is a tie are left to the bilinear filter.
"""
import json
import random

from PIL import Image

random.seed(4)
width, height = 11, 8
source = Image.new("RGB", (width, height))
source.putdata([tuple(random.randrange(256) for _ in range(3)) for _ in range(width * height)])
cases = []
for size, box in [((5, 4), None), ((3, 7), None), ((11, 3), None), ((1, 1), None), ((22, 16), None), ((25, 11), None),
                  ((4, 19), None), ((6, 6), (2, 1, 8, 7)), ((9, 9), (2, 1, 8, 7)), ((2, 3), (2, 1, 8, 7)),
                  ((5, 8), None), ((30, 24), None), ((12, 12), (2, 1, 8, 7))]:
    for name, kind in (("linear", Image.Resampling.BILINEAR), ("nearest", Image.Resampling.NEAREST)):
        part = source.crop(box) if box else source
        is_tied = any((2 * i + 1) * old % (2 * new) == 0 for old, new in zip(part.size, size) for i in range(new))
        if name == "nearest" and is_tied:
            continue
        scaled = part.resize(size, kind)
        cases.append({"filter": name, "width": size[0], "height": size[1], "box": box, "rgb": scaled.tobytes().hex()})
with open("scaled.json", "w") as file:
    json.dump({"width": width, "height": height, "rgb": source.tobytes().hex(), "cases": cases}, file, indent=1)
    file.write("\n")
