#!/usr/bin/env python3
"""Writes Tests/Fixtures/UIKit/layout/*.json, except stack-*.json, from rules and from a linear program.

    make-layout-fixtures.py [FAMILY...]    all of them where none is named

Expectations never come from the Swift engine. `arithmetic`: written here by hand as a formula of the inputs, and, but
for the fitting sizes, checked against the linear program of layout_model.py. `linear program`: random trees, only what every optimum agrees on.
"""
import json
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from layout_model import Model  # noqa: E402

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "Fixtures", "UIKit", "layout")


def tidy(value):
    if value is None:
        return None
    value = round(value, 9)
    return int(value) if value == int(value) else value


def agree(a, b):
    return a is None or b is None or abs(a - b) < 1e-6


def finish(case, hand=None, sources="arithmetic"):
    """Fills in the expectation, and stops where arithmetic and the linear program disagree."""
    model = Model(case)
    solved = model.solve()
    if hand is None:
        case["expect"] = {n: [tidy(v) for v in f] for n, f in solved.items() if any(v is not None for v in f)}
        case["source"] = "linear program"
    else:
        for name, frame in hand.items():
            if ":" in name:
                continue
            if not all(agree(a, b) for a, b in zip(frame, solved[name])):
                raise SystemExit(f"{case['name']}: {name} is {frame} by arithmetic, {solved[name]} by the program")
        case["expect"] = {n: [tidy(v) for v in f] for n, f in hand.items()}
        case["source"] = sources
    return case


def nearest(value, scale):
    pixels = value * scale
    return (int(abs(pixels) + 0.5 + 1e-6)) * (1 if pixels >= 0 else -1) / scale


def on_pixels(frame, scale):
    x, y = nearest(frame[0], scale), nearest(frame[1], scale)
    return [x, y, nearest(frame[0] + frame[2], scale) - x, nearest(frame[1] + frame[3], scale) - y]


def write(name, cases):
    lines = ",\n".join(json.dumps(c, separators=(",", ":")) for c in cases)
    with open(os.path.join(FOLDER, name), "w") as file:
        file.write('{"cases":[\n' + lines + "\n]}\n")
    print(f"{name}: {len(cases)} cases")


# A1: which place an attribute names, on every legal pair and in both directions.
PARENT = [320, 480]
SIBLING = {"id": "b", "frame": [40, 60, 100, 50], "baselines": [12, 9], "margins": [5, 6, 7, 9]}
MARGIN = {"top": 5, "leading": 6, "bottom": 7, "trailing": 9}


def place(attribute, start, length, rtl, baselines=None, margin=None):
    """Where the attribute lies on a rectangle; margins as top, leading, bottom, trailing."""
    lead, trail = margin["leading"], margin["trailing"]
    left, right = (trail, lead) if rtl else (lead, trail)
    end = start + length
    return {
        "left": start, "right": end, "centerX": start + length / 2,
        "leading": end if rtl else start, "trailing": start if rtl else end,
        "leftMargin": start + left, "rightMargin": end - right,
        "leadingMargin": end - lead if rtl else start + lead, "trailingMargin": start + trail if rtl else end - trail,
        "centerXWithinMargins": (start + left + end - right) / 2,
        "top": start, "bottom": end, "centerY": start + length / 2,
        "firstBaseline": start + baselines[0] if baselines else end,
        "lastBaseline": end - baselines[1] if baselines else end,
        "topMargin": start + margin["top"], "bottomMargin": end - margin["bottom"],
        "centerYWithinMargins": (start + margin["top"] + end - margin["bottom"]) / 2}[attribute]


ACROSS = ["left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin", "leadingMargin",
          "trailingMargin", "centerXWithinMargins"]
DOWN = ["top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
        "centerYWithinMargins"]
SIDED = {"left", "right", "leftMargin", "rightMargin"}
DIRECTED = {"leading", "trailing", "leadingMargin", "trailingMargin"}


def attribute_cases():
    cases = []
    own = {"top": 3, "leading": 4, "bottom": 2, "trailing": 1}
    view = {"id": "a", "intrinsic": [30, 20], "baselines": [8, 4], "margins": [3, 4, 2, 1]}
    for rtl in (False, True):
        for first in ACROSS:
            for second in ACROSS:
                if (first in SIDED and second in DIRECTED) or (first in DIRECTED and second in SIDED):
                    continue
                constant = 11
                target = place(second, 40, 100, rtl, None, MARGIN)
                target += -constant if rtl and (first in DIRECTED or second in DIRECTED) else constant
                x = target - place(first, 0, 30, rtl, None, own)
                cases.append(finish(
                    {"name": f"{first} = {second} + {constant}" + (", right to left" if rtl else ""), "size": PARENT,
                     "rtl": rtl, "views": [SIBLING, view],
                     "constraints": [f"a.{first} = b.{second} + {constant}", "a.top = root.top"]},
                    {"a": [x, 0, 30, 20]}))
    for first in DOWN:
        for second in DOWN:
            y = place(second, 60, 50, False, [12, 9], MARGIN) - 13 - place(first, 0, 20, False, [8, 4], own)
            cases.append(finish(
                {"name": f"{first} = {second} - 13", "size": PARENT, "views": [SIBLING, view],
                 "constraints": [f"a.{first} = b.{second} - 13", "a.left = root.left"]}, {"a": [0, y, 30, 20]}))
    for first in DOWN[3:5]:
        for second in DOWN[:5]:
            y = place(second, 60, 50, False, None, MARGIN) - 20
            cases.append(finish(
                {"name": f"{first} of a view without text = {second} of one", "size": PARENT,
                 "views": [{"id": "b", "frame": [40, 60, 100, 50]}, {"id": "a", "intrinsic": [30, 20]}],
                 "constraints": [f"a.{first} = b.{second}", "a.left = root.left"]}, {"a": [0, y, 30, 20]}))
    for first, second, m, c in [("width", "width", 1, 0), ("width", "width", 2, 5), ("width", "height", 1.5, 0),
                                ("height", "width", 0.5, -4), ("height", "height", 1, 7), ("width", "height", 16 / 9, 0)]:
        size = {"width": 100, "height": 50}[second] * m + c
        frame = [0, 0, size, 20] if first == "width" else [0, 0, 30, size]
        cases.append(finish(
            {"name": f"{first} = {m:g} {second} {c:+g}", "size": PARENT, "views": [SIBLING, view],
             "constraints": [f"a.{first} = {m!r} * b.{second} + {c}", "a.left = root.left", "a.top = root.top"]},
            {"a": frame}))
    for attribute, m, expected in [("trailing", 0.5, 160), ("right", 0.25, 80), ("centerX", 0.5, 80)]:
        cases.append(finish(
            {"name": f"a location times {m}: left = {m} {attribute} of the superview", "size": PARENT, "views": [view],
             "constraints": [f"a.{'leading' if attribute == 'trailing' else 'left'} = {m} * root.{attribute}",
                             "a.top = root.top"]}, {"a": [expected, 0, 30, 20]}))
    for attribute, m, expected in [("bottom", 0.7, 336), ("centerY", 1.5, 360), ("bottom", 2, 960)]:
        cases.append(finish(
            {"name": f"a location times {m}: top = {m} {attribute} of the superview", "size": PARENT, "views": [view],
             "constraints": ["a.left = root.left", f"a.top = {m} * root.{attribute}"]}, {"a": [0, expected, 30, 20]}))
    return cases


# Several levels: rectangles in between take part.
def level_cases():
    cases = []
    for depth in (1, 2, 3, 5):
        for bounds in ([0, 0], [7, -3]):
            views, parent, x, y = [], "root", 0, 0
            for level in range(depth):
                views.append({"id": f"v{level}", "parent": parent, "frame": [10 + level, 20 - level, 200, 300],
                              "bounds": bounds})
                x, y, parent = x + 10 + level - bounds[0], y + 20 - level - bounds[1], f"v{level}"
            views.append({"id": "a", "parent": parent, "intrinsic": [30, 20]})
            cases.append(finish(
                {"name": f"{depth} frames of the app's in between, bounds at {bounds}", "size": PARENT, "views": views,
                 "constraints": ["a.left = root.left + 100", "a.top = root.top + 150"]},
                {"a": [100 - x, 150 - y, 30, 20]}))
            pinned = [dict(v) for v in views]
            constraints = ["a.left = root.left + 100", "a.bottom = root.bottom - 150"]
            for level in range(depth):
                view = pinned[level]
                view.pop("frame")
                outer = view["parent"]
                constraints += [f"v{level}.left = {outer}.left + {10 + level}", f"v{level}.top = {outer}.top + {20 - level}",
                                f"v{level}.width = 200", f"v{level}.height = 300"]
            # A child at its superview's left edge stands at its bounds' origin.
            ax, ay = 100, 480 - 150 - 20
            for level in range(depth):
                shift = bounds if level else [0, 0]
                px, py = 10 + level, 20 - level
                ax, ay = ax - px, ay - py
            cases.append(finish(
                {"name": f"{depth} constrained views in between, bounds at {bounds}", "size": PARENT, "views": pinned,
                 "constraints": constraints}, {"a": [ax + bounds[0], ay + bounds[1], 30, 20]}))
    cases.append(finish(
        {"name": "cousins under different superviews", "size": PARENT,
         "views": [{"id": "p", "frame": [10, 10, 100, 100]}, {"id": "q", "frame": [150, 200, 100, 100], "bounds": [5, 6]},
                   {"id": "a", "parent": "p", "frame": [3, 4, 20, 20]},
                   {"id": "b", "parent": "q", "intrinsic": [30, 20]}],
         "constraints": ["b.left = a.right + 8", "b.top = a.bottom"]},
        {"b": [10 + 3 + 20 + 8 - 150 + 5, 10 + 4 + 20 - 200 + 6, 30, 20]}))
    cases.append(finish(
        {"name": "a guide of one view and a view in another", "size": PARENT,
         "views": [{"id": "p", "frame": [10, 10, 100, 100]}, {"id": "q", "frame": [150, 200, 100, 100]},
                   {"id": "b", "parent": "q", "intrinsic": [30, 20]}],
         "guides": [{"id": "g", "owner": "p"}],
         "constraints": ["g.left = p.left + 5", "g.top = p.top + 6", "g.width = 12", "g.height = 14",
                         "b.left = g.right", "b.top = g.bottom"]},
        {"g": [5, 6, 12, 14], "b": [10 + 17 - 150, 10 + 20 - 200, 30, 20]}))
    return cases


# A2, A3: levels of priority, content sizes.
def priority_cases():
    cases = []
    base = ["a.left = root.left", "a.top = root.top"]
    view = {"id": "a", "intrinsic": [None, 10]}
    for texts, width, why in [
        (["a.width = 100 @750", "a.width = 200 @749"], 100, "the higher level wins"),
        (["a.width = 100 @250.5", "a.width = 200 @250.25"], 100, "fractions of a priority count"),
        (["a.width = 100 @999.5", "a.width = 200 @999"], 100, "999.5 against 999"),
        (["a.width >= 120", "a.width = 100 @750"], 120, "a required inequality stops an optional equation"),
        (["a.width <= 80", "a.width = 100 @999"], 80, "as near as it can"),
        (["a.width >= 50 @750", "a.width <= 30 @500"], 50, "an optional inequality against a lower one"),
        (["a.width >= 50 @500", "a.width <= 30 @750"], 30, "the other way round"),
        (["a.width = 60 @100", "a.width >= 20", "a.width <= 90"], 60, "inequalities that hold don't pull"),
        (["a.width = 10 @1", "a.width = 300 @0.5"], 10, "tiny priorities are levels too"),
        (["a.width >= root.width @751", "a.width = 0 @50"], 320, "a low pull against a high bound"),
        (["a.width = 0 @50"], 0, "fitting level"),
        (["a.width = 100 @1", "a.width = 250 @999", "a.width = 7 @500"], 250, "three levels"),
        (["a.width >= 100 @800", "a.width <= 200 @800", "a.width = 150 @10"], 150, "a range that both sides keep"),
        (["a.width = 100 @750", "a.width <= 0.25 * root.width"], 80, "bounded by a share of the superview"),
    ]:
        cases.append(finish({"name": why, "size": PARENT, "views": [view], "constraints": base + texts},
                            {"a": [0, 0, width, 10]}))
    for count in (2, 5, 10, 20):
        texts = ["a.width = 100 @250"] + [f"a.width = {200 + i} @249" for i in range(count)]
        cases.append(finish({"name": f"{count} of 249 don't outweigh one of 250", "size": PARENT, "views": [view],
                             "constraints": base + texts}, {"a": [0, 0, 100, 10]}))
    for count in (3, 5):
        texts = [f"a.width = {100 + 10 * i} @500" for i in range(count)]
        cases.append(finish({"name": f"{count} rivals of a level: the median has the least total error", "size": PARENT,
                             "views": [view], "constraints": base + texts},
                            {"a": [0, 0, 100 + 10 * (count // 2), 10]}))
    # Two labels in a row: who stretches, who shrinks.
    for total in (320, 100):
        for key, high, low in (("hug", 251, 250), ("resist", 751, 750), ("hug", 999, 1), ("resist", 1000, 999)):
            for first_is_high in (True, False):
                values = (high, low) if first_is_high else (low, high)
                other = {"hug": "resist", "resist": "hug"}[key]
                rigid = {"hug": [252, 250], "resist": [752, 750]}[other] if total == (320 if key == "resist" else 100) \
                    else None
                views = []
                for name, length, value in (("a", 80, values[0]), ("b", 60, values[1])):
                    node = {"id": name, "intrinsic": [length, 20], key: [value, 250 if key == "hug" else 750]}
                    if rigid:
                        node[other] = [rigid[0] if name == "a" else rigid[1], rigid[1]]
                    views.append(node)
                gap, rest = 8, total - 8
                stretch = rest > 140
                if stretch == (key == "hug"):
                    keeps_a = first_is_high
                else:
                    keeps_a = True  # the other property decides, in favour of a
                if keeps_a:
                    wa = 80 if stretch or rest >= 80 else rest
                    wb = rest - wa
                else:
                    wb = 60
                    wa = rest - wb
                cases.append(finish(
                    {"name": f"two in {total}: {key} {values[0]} and {values[1]}", "size": [total, 100], "views": views,
                     "constraints": ["a.left = root.left", "b.left = a.right + 8", "b.right = root.right",
                                     "a.top = root.top", "b.top = root.top"]},
                    {"a": [0, 0, wa, 20], "b": [wa + gap, 0, wb, 20]}))
    for intrinsic, texts, frame in [
        ([30, None], ["a.height = 12"], [0, 0, 30, 12]), ([None, 15], ["a.width = 44"], [0, 0, 44, 15]),
        ([30, 15], ["a.width = 44 @249"], [0, 0, 30, 15]), ([30, 15], ["a.width = 44 @251"], [0, 0, 44, 15]),
        ([30, 15], ["a.width = 12 @749"], [0, 0, 30, 15]), ([30, 15], ["a.width = 12 @751"], [0, 0, 12, 15]),
        ([0, 0], [], [0, 0, 0, 0]), ([30, 15], ["a.width = 2 * a.height"], [0, 0, 30, 15]),
        ([30, 15], ["a.width >= root.width"], [0, 0, 320, 15]), ([30, 15], ["a.height <= 10"], [0, 0, 30, 10]),
    ]:
        cases.append(finish({"name": f"content {intrinsic} under {texts}", "size": PARENT,
                             "views": [{"id": "a", "intrinsic": intrinsic}], "constraints": base + texts}, {"a": frame}))
    # A row of equal columns.
    for count in (2, 3, 4, 7):
        for inset, gap in ((0, 0), (12, 8), (16.5, 1)):
            views = [{"id": f"c{i}", "intrinsic": [None, 10]} for i in range(count)]
            width = (320 - 2 * inset - gap * (count - 1)) / count
            texts = [f"c0.leading = root.leading + {inset}", f"c{count - 1}.trailing = root.trailing - {inset}"]
            texts += [f"c{i}.leading = c{i - 1}.trailing + {gap}" for i in range(1, count)]
            texts += [f"c{i}.width = c0.width" for i in range(1, count)] + [f"c{i}.top = root.top" for i in range(count)]
            for rtl in (False, True):
                hand = {f"c{i}": [inset + i * (width + gap), 0, width, 10] for i in range(count)}
                if rtl:
                    hand = {n: [320 - f[0] - f[2], 0, f[2], 10] for n, f in hand.items()}
                cases.append(finish({"name": f"{count} equal columns, inset {inset}, gap {gap}, rtl {rtl}",
                                     "size": PARENT, "rtl": rtl, "views": views, "constraints": texts}, hand))
    return cases


# A4: alignment rectangles.
def alignment_cases():
    cases = []
    for insets in ([1, 2, 3, 4], [0, 10, 0, 10], [-5, -5, -5, -5], [2.5, 0, 0, 0]):
        top, left, bottom, right = insets
        view = {"id": "a", "intrinsic": [30, 20], "insets": insets}
        cases.append(finish(
            {"name": f"insets {insets}: edges and content size mean the alignment rectangle", "size": PARENT,
             "views": [view], "constraints": ["a.left = root.left + 50", "a.top = root.top + 60"]},
            {"a": [50 - left, 60 - top, 30 + left + right, 20 + top + bottom]}))
        cases.append(finish(
            {"name": f"insets {insets}: far edges and centres", "size": PARENT, "views": [view],
             "constraints": ["a.right = root.right", "a.centerY = root.centerY"]},
            {"a": [290 - left, 230 - top, 30 + left + right, 20 + top + bottom]}))
        cases.append(finish(
            {"name": f"insets {insets} of a superview placed by frame", "size": PARENT,
             "views": [{"id": "p", "frame": [20, 30, 200, 100], "insets": insets},
                       {"id": "a", "parent": "p", "intrinsic": None}],
             "constraints": ["a.left = p.left", "a.top = p.top", "a.right = p.right", "a.bottom = p.bottom"]},
            {"a": [left, top, 200 - left - right, 100 - top - bottom]}))
        cases.append(finish(
            {"name": f"insets {insets} of the topmost view", "size": PARENT, "root": {"insets": insets},
             "views": [{"id": "a"}],
             "constraints": ["a.left = root.left", "a.top = root.top", "a.right = root.right", "a.bottom = root.bottom"]},
            {"a": [left, top, 320 - left - right, 480 - top - bottom]}))
        cases.append(finish(
            {"name": f"insets {insets} of a constrained superview", "size": PARENT,
             "views": [{"id": "p", "insets": insets}, {"id": "a", "parent": "p", "intrinsic": [30, 20]}],
             "constraints": ["p.left = root.left + 20", "p.top = root.top + 30", "p.width = 200", "p.height = 100",
                             "a.right = p.right", "a.bottom = p.bottom"]},
            {"p": [20 - left, 30 - top, 200 + left + right, 100 + top + bottom],
             "a": [200 + left - 30, 100 + top - 20, 30, 20]}))
        cases.append(finish(
            {"name": f"insets {insets}: margins count from the bounds, not from the alignment rectangle", "size": PARENT,
             "views": [{"id": "p", "frame": [20, 30, 200, 100], "insets": insets, "margins": [9, 10, 11, 12]},
                       {"id": "a", "parent": "p"}],
             "constraints": ["a.left = p.leftMargin", "a.top = p.topMargin", "a.right = p.rightMargin",
                             "a.bottom = p.bottomMargin"]},
            {"a": [10, 9, 200 - 22, 100 - 20]}))
        cases.append(finish(
            {"name": f"insets {insets} and baselines, which count from the alignment rectangle", "size": PARENT,
             "views": [{"id": "b", "frame": [40, 60, 100, 50], "insets": insets, "baselines": [12, 9]},
                       {"id": "a", "intrinsic": [30, 20], "baselines": [8, 4]}],
             "constraints": ["a.left = root.left", "a.firstBaseline = b.firstBaseline"]},
            {"a": [0, 60 + top + 12 - 8, 30, 20]}))
    return cases


def filled(kind):
    return [f"a.{e} = root:{kind}.{e}" for e in ("left", "top", "right", "bottom")]


# A5, A6: margins, guides, safe area, readable width.
def margin_cases():
    cases = []
    edges = ["a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.top = root.topMargin",
             "a.bottom = root.bottomMargin"]

    def inner(margins, size=PARENT):
        top, left, bottom, right = margins
        return [left, top, size[0] - left - right, size[1] - top - bottom]

    for margins in (None, [0, 0, 0, 0], [1, 2, 3, 4], [20, 16, 20, 16], [0, 40, 0, 0]):
        for rtl in (False, True):
            for safe in (None, [44, 10, 34, 12]):
                for flag in (True, False):
                    top, leading, bottom, trailing = margins or [8, 8, 8, 8]
                    left, right = (trailing, leading) if rtl else (leading, trailing)
                    add = safe if safe and flag else [0, 0, 0, 0]
                    frame = inner([top + add[0], left + add[1], bottom + add[2], right + add[3]])
                    root = {"insetsFromSafeArea": flag}
                    if margins:
                        root["margins"] = margins
                    case = {"size": PARENT, "rtl": rtl, "root": root, "views": [{"id": "a"}]}
                    if safe:
                        case["safeArea"] = safe
                    name = f"margins {margins}, safe area {safe}, flag {flag}, rtl {rtl}"
                    cases.append(finish(dict(case, name=name + ": attributes", constraints=edges), {"a": frame}))
                    cases.append(finish(dict(case, name=name + ": guide", constraints=filled("margins")),
                                        {"a": frame, "root:margins": frame}))
                    if safe and flag:
                        cases.append(finish(dict(case, name=name + ": safe area guide", constraints=filled("safeArea")),
                                            {"a": inner(safe), "root:safeArea": inner(safe)}))
    for preserves in (True, False):
        for x, y, w, h in ((10, 10, 100, 100), (0, 0, 320, 480), (300, 470, 20, 10), (5, 100, 310, 200)):
            reach = [20 - y, 20 - x, 20 - (480 - y - h), 20 - (320 - x - w)]
            m = [max(8, r) for r in reach] if preserves else [8] * 4
            cases.append(finish(
                {"name": f"superview's margins 20, preserved {preserves}, at {[x, y, w, h]}", "size": PARENT,
                 "root": {"margins": [20, 20, 20, 20]},
                 "views": [{"id": "p", "frame": [x, y, w, h], "preserves": preserves},
                           {"id": "a", "parent": "p", "intrinsic": [5, 5]}, {"id": "b", "parent": "p", "intrinsic": [5, 5]}],
                 "constraints": ["a.left = p.leftMargin", "a.top = p.topMargin", "b.right = p.rightMargin",
                                 "b.bottom = p.bottomMargin"]},
                {"a": [m[1], m[0], 5, 5], "b": [w - m[3] - 5, h - m[2] - 5, 5, 5]}))
    safe = [44, 10, 34, 12]
    cases.append(finish(
        {"name": "preserved margins and safe area: the larger of own with safe area and what reaches in", "size": PARENT,
         "safeArea": safe,
         "views": [{"id": "p", "frame": [0, 0, 320, 480], "preserves": True}, {"id": "a", "parent": "p"}],
         "constraints": ["a.left = p.leftMargin", "a.top = p.topMargin", "a.right = p.rightMargin",
                         "a.bottom = p.bottomMargin"]}, {"a": inner([52, 18, 42, 20])}))
    cases.append(finish(
        {"name": "three levels of preserved margins", "size": PARENT, "root": {"margins": [30, 30, 30, 30]},
         "views": [{"id": "p", "frame": [4, 5, 300, 400], "preserves": True},
                   {"id": "q", "parent": "p", "frame": [6, 7, 200, 300], "preserves": True},
                   {"id": "a", "parent": "q", "intrinsic": [5, 5]}],
         "constraints": ["a.left = q.leftMargin", "a.top = q.topMargin"]}, {"a": [20, 18, 5, 5]}))
    for x, y, w, h in ((0, 0, 320, 480), (30, 20, 100, 500), (-40, -60, 200, 200), (0, 100, 320, 200), (0, 460, 320, 100),
                       (300, 0, 100, 480), (-50, -50, 500, 700), (5, 10, 60, 20), (0, 500, 100, 50)):
        clamp = lambda value, limit: min(max(value, 0), limit)
        s = [clamp(44 - y, 44), clamp(10 - x, 10), clamp(y + h - 446, 34), clamp(x + w - 308, 12)]
        if w - s[1] - s[3] < 0 or h - s[0] - s[2] < 0:
            continue
        cases.append(finish(
            {"name": f"safe area of a subview at {[x, y, w, h]}", "size": PARENT, "safeArea": safe,
             "views": [{"id": "p", "frame": [x, y, w, h]}, {"id": "a", "parent": "p"}],
             "constraints": [f"a.{e} = p:safeArea.{e}" for e in ("left", "top", "right", "bottom")]},
            {"a": [s[1], s[0], w - s[1] - s[3], h - s[0] - s[2]]}))
        constrained = {"id": "p"}
        cases.append(finish(
            {"name": f"safe area of a constrained subview at {[x, y, w, h]}", "size": PARENT, "safeArea": safe,
             "views": [constrained, {"id": "a", "parent": "p"}],
             "constraints": [f"p.left = root.left + {x}", f"p.top = root.top + {y}", f"p.width = {w}", f"p.height = {h}"]
             + [f"a.{e} = p:safeArea.{e}" for e in ("left", "top", "right", "bottom")]},
            {"a": [s[1], s[0], w - s[1] - s[3], h - s[0] - s[2]]}))
    for width, side in ((320, 8), (687, 8), (688, 8), (690, 8), (768, 8), (1024, 8), (1024, 176), (1024, 200), (768, 20)):
        left = (width - 672) / 2 if width - 2 * side > 672 else side
        cases.append(finish(
            {"name": f"readable width in {width} with margins {side}", "size": [width, 200],
             "root": {"margins": [8, side, 8, side]}, "views": [{"id": "a"}], "constraints": filled("readable")},
            {"a": [left, 8, width - 2 * left, 184]}, "arithmetic; 672 at the default text size"))
    # A guide in a right-to-left view.
    for rtl in (False, True):
        x = 320 - 4 - 120 if rtl else 4
        cases.append(finish(
            {"name": f"custom guide with leading 4, rtl {rtl}", "size": PARENT, "rtl": rtl, "views": [{"id": "a"}],
             "guides": [{"id": "g", "owner": "root"}],
             "constraints": ["g.leading = root.leading + 4", "g.top = root.top + 68", "g.width = 120", "g.height = 40",
                             "a.leading = g.leading", "a.trailing = g.trailing", "a.top = g.top", "a.bottom = g.bottom"]},
            {"g": [x, 68, 120, 40], "a": [x, 68, 120, 40]}))
        for guide in ("margins", "safeArea"):
            inset = 8 if guide == "margins" else 0
            x = 320 - inset - 6 - 30 if rtl else inset + 6
            cases.append(finish(
                {"name": f"leading 6 from the {guide} guide, rtl {rtl}", "size": PARENT, "rtl": rtl,
                 "views": [{"id": "a", "intrinsic": [30, 20]}],
                 "constraints": [f"a.leading = root:{guide}.leading + 6", "a.top = root.top"]}, {"a": [x, 0, 30, 20]}))
    for count in (2, 3):
        # Guides as equal spacers around views.
        total, used = 320, 40 * count
        space = (total - used) / (count + 1)
        views = [{"id": f"v{i}", "intrinsic": [40, 20]} for i in range(count)]
        guides = [{"id": f"s{i}", "owner": "root"} for i in range(count + 1)]
        texts = ["s0.leading = root.leading", f"s{count}.trailing = root.trailing"]
        for i in range(count):
            texts += [f"v{i}.leading = s{i}.trailing", f"s{i + 1}.leading = v{i}.trailing", f"s{i + 1}.width = s0.width",
                      f"v{i}.top = root.top"]
        texts += [f"s{i}.top = root.top" for i in range(count + 1)] + [f"s{i}.height = 1" for i in range(count + 1)]
        hand = {f"v{i}": [space * (i + 1) + 40 * i, 0, 40, 20] for i in range(count)}
        hand.update({f"s{i}": [(space + 40) * i, 0, space, 1] for i in range(count + 1)})
        cases.append(finish({"name": f"{count} views between equal spacers", "size": PARENT, "views": views,
                             "guides": guides, "constraints": texts}, hand))
    return cases


# A7: autoresizing masks.
def mask_cases():
    cases = []
    start, length, total = 30, 50, 100

    def follow(flexible, change):
        parts = [start, length, total - start - length]
        weight = sum(p for p, f in zip(parts, flexible) if f)
        moved = [p + (p / weight * change if f else 0) for p, f in zip(parts, flexible)]
        return moved[0], moved[1]

    for bits in range(8):
        flexible = [bool(bits >> i & 1) for i in range(3)]
        names_x = [n for n, f in zip(("LM", "W", "RM"), flexible) if f]
        names_y = [n for n, f in zip(("TM", "H", "BM"), flexible) if f]
        for new in (160, 60, 100):
            x, w = follow(flexible, new - total)
            mask = "+".join(names_x + names_y)
            case = {"size": [total, total], "resize": [new, new],
                    "views": [{"id": "b", "frame": [start, start, length, length], "mask": mask}]}
            cases.append(finish(dict(case, name=f"mask '{mask}' from {total} to {new}, frames only", constraints=[]),
                                {"b": [x, x, w, w]}))
            case["views"] = case["views"] + [{"id": "a"}]
            cases.append(finish(
                dict(case, name=f"mask '{mask}' from {total} to {new}, in Auto Layout",
                     constraints=["a.left = b.right", "a.top = b.bottom", "a.width = b.width", "a.height = b.height"]),
                {"b": [x, x, w, w], "a": [x + w, x + w, w, w]}))
            nested = [dict(case["views"][0]), {"id": "c", "parent": "b", "frame": [10, 10, 20, 20], "mask": "W+BM"},
                      {"id": "a"}]
            cw = 20 + (w - length)
            if cw < 0:
                continue
            cases.append(finish(
                dict(case, views=nested, name=f"mask '{mask}' from {total} to {new}, and a mask within",
                     constraints=["a.left = c.right", "a.top = c.bottom", "a.width = 5", "a.height = 5"]),
                {"c": [10, 10, cw, 20], "a": [x + 10 + cw, x + 30, 5, 5]}))
    for frame, mask, new, hand in [
        ([0, 0, 0, 0], "LM+W+RM+TM+H+BM", 160, [0, 0, 0, 0]),
        ([0, 0, 100, 100], "LM+RM+TM+BM", 160, [30, 30, 100, 100]),
        ([0, 0, 100, 100], "W+H", 30, [0, 0, 30, 30]),
    ]:
        if frame == [0, 0, 0, 0]:
            continue
        cases.append(finish(
            {"name": f"mask '{mask}' of {frame} to {new}: no room in the margins", "size": [100, 100],
             "resize": [new, new], "views": [{"id": "b", "frame": frame, "mask": mask}], "constraints": []}, {"b": hand}))
    return cases


# A12: rounding to pixels, of edges, in the superview's coordinates.
def pixel_cases():
    cases = []
    for scale in (1, 2, 3):
        for width in (331, 320, 100, 375):
            for count in (3, 7):
                views = [{"id": f"c{i}", "intrinsic": [None, 10.3]} for i in range(count)]
                texts = ["c0.left = root.left", f"c{count - 1}.right = root.right"]
                texts += [f"c{i}.left = c{i - 1}.right" for i in range(1, count)]
                texts += [f"c{i}.width = c0.width" for i in range(1, count)]
                texts += [f"c{i}.top = root.top" for i in range(count)]
                exact = {f"c{i}": [i * width / count, 0, width / count, 10.3] for i in range(count)}
                case = {"name": f"{count} columns of {width} at @{scale}x", "size": [width, 100], "scale": scale,
                        "views": views, "constraints": texts, "rounding": "pixels"}
                finish(case, exact, "edges rounded to pixels")
                case["expect"] = {n: [tidy(v) for v in on_pixels(f, scale)] for n, f in exact.items()}
                cases.append(case)
        for share in (0.7, 0.333, 1 / 3, 0.123):
            exact = [0, 0, 428, share * 428]
            case = {"name": f"height {share:.4g} of the width 428 at @{scale}x", "size": [428, 926], "scale": scale,
                    "views": [{"id": "a"}], "rounding": "pixels",
                    "constraints": ["a.left = root.left", "a.right = root.right", "a.top = root.top",
                                    f"a.height = {share!r} * a.width"]}
            finish(case, {"a": exact}, "edges rounded to pixels")
            case["expect"] = {"a": [tidy(v) for v in on_pixels(exact, scale)]}
            cases.append(case)
        for offset in (0.5, 0.25, 1 / 3, -0.5, -0.26, 10.75):
            exact = {"a": [offset, offset, 30.2, 20.1], "b": [offset, offset, 10.4, 10.4]}
            case = {"name": f"offset {offset:.4g} at @{scale}x, nested", "size": [320, 480], "scale": scale,
                    "views": [{"id": "a"}, {"id": "b", "parent": "a"}], "rounding": "pixels",
                    "constraints": [f"a.left = root.left + {offset!r}", f"a.top = root.top + {offset!r}",
                                    "a.width = 30.2", "a.height = 20.1", f"b.left = a.left + {offset!r}",
                                    f"b.top = a.top + {offset!r}", "b.width = 10.4", "b.height = 10.4"]}
            finish(case, exact, "edges rounded to pixels, ties away from zero, each in its superview's coordinates")
            case["expect"] = {n: [tidy(v) for v in on_pixels(f, scale)] for n, f in exact.items()}
            cases.append(case)
    return cases


# E1: scroll views.
def scroll_cases():
    cases = []
    scroll = {"id": "s", "kind": "scroll", "frame": [10, 20, 200, 300]}

    def add(name, views, texts, hand, content, scroll=scroll, guides=()):
        case = {"name": name, "size": PARENT, "views": [scroll] + views, "constraints": texts, "contentSize": content}
        if guides:
            case["guides"] = list(guides)
        cases.append(finish(case, hand))

    pins = ["a.left = s.left", "a.top = s.top", "a.right = s.right", "a.bottom = s.bottom"]
    add("edges address the content", [{"id": "a", "parent": "s", "intrinsic": [500, 700]}], pins,
        {"a": [0, 0, 500, 700]}, {"s": [500, 700]})
    add("edges with constants", [{"id": "a", "parent": "s", "intrinsic": [500, 700]}],
        ["a.left = s.left + 10", "a.top = s.top + 20", "a.right = s.right - 30", "a.bottom = s.bottom - 40"],
        {"a": [10, 20, 500, 700]}, {"s": [540, 760]})
    add("width addresses the frame", [{"id": "a", "parent": "s", "intrinsic": [None, 700]}],
        pins + ["a.width = s.width"], {"a": [0, 0, 200, 700]}, {"s": [200, 700]})
    add("height addresses the frame", [{"id": "a", "parent": "s", "intrinsic": [900, None]}],
        pins + ["a.height = s.height"], {"a": [0, 0, 900, 300]}, {"s": [900, 300]})
    add("twice the width of the frame", [{"id": "a", "parent": "s"}],
        pins + ["a.width = 2 * s.width", "a.height = 0.5 * s.height"], {"a": [0, 0, 400, 150]}, {"s": [400, 150]})
    add("centres address the frame", [{"id": "a", "parent": "s", "intrinsic": [50, 40]}],
        ["a.centerX = s.centerX", "a.centerY = s.centerY"], {"a": [75, 130, 50, 40]}, {})
    add("content guide", [{"id": "a", "parent": "s", "intrinsic": [500, 700]}],
        ["a.left = s:content.left", "a.top = s:content.top", "a.right = s:content.right", "a.bottom = s:content.bottom"],
        {"a": [0, 0, 500, 700]}, {"s": [500, 700]})
    add("frame guide's width", [{"id": "a", "parent": "s", "intrinsic": [None, 700]}],
        ["a.left = s:content.left", "a.top = s:content.top", "a.right = s:content.right",
         "a.bottom = s:content.bottom", "a.width = s:frame.width"], {"a": [0, 0, 200, 700]}, {"s": [200, 700]})
    add("pinned to the frame guide", [{"id": "a", "parent": "s", "intrinsic": [30, 20]}],
        ["a.right = s:frame.right", "a.bottom = s:frame.bottom"], {"a": [170, 280, 30, 20]}, {})
    add("the content guide's own size", [{"id": "a", "parent": "s", "intrinsic": [30, 20]}],
        ["s:content.width = 600", "s:content.height = 800", "a.right = s:content.right", "a.bottom = s:content.bottom"],
        {"a": [570, 780, 30, 20]}, {"s": [600, 800]})
    add("a view from outside sees the frame", [{"id": "a", "intrinsic": [30, 20]}],
        ["a.left = s.right", "a.top = s.bottom"], {"a": [210, 320, 30, 20]}, {})
    for offset in ([30, 50], [-20, -64], [0, 400]):
        moved = dict(scroll, bounds=offset)
        add(f"content at offset {offset} stays where it is", [{"id": "a", "parent": "s", "intrinsic": [500, 700]}], pins,
            {"a": [0, 0, 500, 700]}, {"s": [500, 700]}, moved)
        add(f"pinned to the frame guide at offset {offset}", [{"id": "a", "parent": "s", "intrinsic": [30, 20]}],
            ["a.right = s:frame.right", "a.bottom = s:frame.bottom"],
            {"a": [170 + offset[0], 280 + offset[1], 30, 20]}, {}, moved)
        add(f"a size of the frame at offset {offset}", [{"id": "a", "parent": "s"}],
            pins + ["a.width = s.width", "a.height = 3 * s:frame.height"], {"a": [0, 0, 200, 900]}, {"s": [200, 900]}, moved)
    for margins in ([8, 8, 8, 8], [1, 2, 3, 4]):
        add(f"margins {margins} address the content", [{"id": "a", "parent": "s", "intrinsic": [500, 700]}],
            ["a.left = s.leftMargin", "a.top = s.topMargin", "a.right = s.rightMargin", "a.bottom = s.bottomMargin"],
            {"a": [margins[1], margins[0], 500, 700]},
            {"s": [500 + margins[1] + margins[3], 700 + margins[0] + margins[2]]}, dict(scroll, margins=margins))
    for count in (2, 3, 5):
        pages = [{"id": f"p{i}", "parent": "s"} for i in range(count)]
        texts = ["p0.leading = s.leading", f"p{count - 1}.trailing = s.trailing"]
        for i in range(count):
            texts += [f"p{i}.top = s.top", f"p{i}.bottom = s.bottom", f"p{i}.width = s.width", f"p{i}.height = s.height"]
            if i:
                texts.append(f"p{i}.leading = p{i - 1}.trailing")
        add(f"{count} pages, each as wide as the frame", pages, texts,
            {f"p{i}": [200 * i, 0, 200, 300] for i in range(count)}, {"s": [200 * count, 300]})
    constrained = {"id": "s", "kind": "scroll"}
    place_it = ["s.left = root.left + 10", "s.top = root.top + 20", "s.right = root.right - 10", "s.bottom = root.bottom"]
    add("a constrained scroll view, a column of three", [{"id": f"r{i}", "parent": "s", "intrinsic": [None, 100 + i]}
                                                          for i in range(3)],
        place_it + ["r0.top = s.top", "r1.top = r0.bottom + 8", "r2.top = r1.bottom + 8", "r2.bottom = s.bottom"]
        + [f"r{i}.{e} = s.{e}" for i in range(3) for e in ("leading", "trailing")] + ["r0.width = s.width"],
        {"s": [10, 20, 300, 460], "r0": [0, 0, 300, 100], "r1": [0, 108, 300, 101], "r2": [0, 217, 300, 102]},
        {"s": [300, 319]}, constrained)
    add("content view and two below it", [{"id": "c", "parent": "s"}, {"id": "a", "parent": "c", "intrinsic": [40, 350]},
                                           {"id": "b", "parent": "c", "intrinsic": [40, 250]}],
        place_it + ["c.left = s.left", "c.top = s.top", "c.right = s.right", "c.bottom = s.bottom", "c.width = s.width",
                    "a.left = c.left + 5", "a.top = c.top + 6", "b.left = c.left", "b.top = a.bottom + 7",
                    "b.bottom = c.bottom - 8"],
        {"c": [0, 0, 300, 621], "a": [5, 6, 40, 350], "b": [0, 363, 40, 250]}, {"s": [300, 621]}, constrained)
    add("at least as high as the frame", [{"id": "a", "parent": "s", "intrinsic": [None, 100], "hug": [250, 49]}],
        pins + ["a.width = s.width", "a.height >= s.height"], {"a": [0, 0, 200, 300]}, {"s": [200, 300]})
    return cases


# B2: systemLayoutSizeFitting.
def fitting_cases():
    cases = []

    label = {"id": "a", "parent": "c", "intrinsic": [60, 20]}
    pins = ["a.left = c.left + 10", "a.top = c.top + 5", "c.right = a.right + 10", "c.bottom = a.bottom + 5"]
    free = [{"id": "c"}]

    def fit(name, views, texts, target, priorities, size):
        cases.append({"name": name, "size": PARENT, "views": free + views,
                      "constraints": ["c.left = root.left", "c.top = root.top"] + texts,
                      "fit": {"view": "c", "target": target, "priorities": priorities, "size": size},
                      "expect": {}, "source": "arithmetic"})

    fit("compressed: content size and paddings", [label], pins, [0, 0], [50, 50], [80, 30])
    fit("expanded is held by hugging 250", [label], pins, [10000, 10000], [50, 50], [80, 30])
    fit("a target above hugging stretches", [label], pins, [300, 0], [260, 50], [300, 30])
    fit("a target below hugging doesn't", [label], pins, [300, 0], [240, 50], [80, 30])
    fit("a required width", [label], pins, [150, 0], [1000, 50], [150, 30])
    fit("a required width under the content's", [label], pins, [50, 0], [1000, 50], [50, 30])
    fit("a target over compression resistance", [label], pins, [50, 0], [800, 50], [50, 30])
    fit("a target under compression resistance", [label], pins, [50, 0], [700, 50], [80, 30])
    fit("both required", [label], pins, [150, 90], [1000, 1000], [150, 90])
    fit("the view's own width counts", [label], pins + ["c.width = 222"], [0, 0], [50, 50], [222, 30])
    fit("an aspect ratio", [{"id": "a", "parent": "c"}],
        ["a.left = c.left", "a.top = c.top", "c.right = a.right", "c.bottom = a.bottom", "a.height = 0.5 * a.width"],
        [320, 0], [1000, 50], [320, 160])
    fit("nothing inside: the target", [], [], [12, 34], [50, 50], [12, 34])
    fit("a bottom at 49 loses to the target", [label],
        ["a.left = c.left + 10", "a.top = c.top + 5", "c.right = a.right + 10", "c.bottom = a.bottom + 5 @49"],
        [0, 0], [50, 50], [80, 0])
    fit("a bottom at 51 wins", [label],
        ["a.left = c.left + 10", "a.top = c.top + 5", "c.right = a.right + 10", "c.bottom = a.bottom + 5 @51"],
        [0, 0], [50, 50], [80, 30])
    fit("a bottom at 49 against a vertical target at 1", [label],
        ["a.left = c.left + 10", "a.top = c.top + 5", "c.right = a.right + 10", "c.bottom = a.bottom + 5 @49"],
        [320, 0], [1000, 1], [320, 30])
    fit("margins count", [label],
        ["a.left = c.leftMargin", "a.top = c.topMargin", "c.rightMargin = a.right", "c.bottomMargin = a.bottom"],
        [0, 0], [50, 50], [76, 36])
    fit("the larger of two columns", [label, {"id": "b", "parent": "c", "intrinsic": [10, 45]}],
        pins[:2] + ["b.left = a.right + 4", "b.top = c.top", "c.right = b.right", "c.bottom >= b.bottom",
                    "c.bottom >= a.bottom"], [0, 0], [50, 50], [84, 45])
    fit("a frame inside counts", [{"id": "a", "parent": "c", "frame": [7, 8, 40, 50]}],
        ["c.right = a.right + 3", "c.bottom = a.bottom + 2"], [0, 0], [50, 50], [50, 60])
    return cases


# Random trees, by the linear program alone.
def random_cases(seed, count):
    cases, generator = [], random.Random(seed)
    while len(cases) < count:
        number = len(cases)
        r = random.Random(generator.random())
        rtl = r.random() < 0.3
        views, names = [], ["root"]
        texts = []
        for i in range(r.randint(2, 6)):
            parent = r.choice(names[-3:])
            name = f"v{i}"
            node = {"id": name, "parent": parent}
            if r.random() < 0.6:
                node["intrinsic"] = [r.choice([None, 30, 44.5, 80, 120]), r.choice([None, 10, 20.5, 33, 60])]
                node["hug"] = [r.choice([250, 251, 252, 750]), r.choice([250, 251, 252])]
                node["resist"] = [r.choice([750, 751, 749, 1000 if r.random() < 0.02 else 748]), r.choice([750, 751])]
            if r.random() < 0.15:
                node["insets"] = [r.choice([0, 1, 2.5]) for _ in range(4)]
            if r.random() < 0.15:
                node["margins"] = [r.choice([0, 4, 11, 16]) for _ in range(4)]
            if r.random() < 0.1:
                node["bounds"] = [r.choice([-4, 3]), r.choice([0, 10])]
            if r.random() < 0.15:
                node = {k: v for k, v in node.items() if k not in ("intrinsic", "hug", "resist")}
                node["frame"] = [r.randint(0, 40), r.randint(0, 40), r.randint(40, 120), r.randint(40, 120)]
            views.append(node)
            siblings = [v["id"] for v in views[:-1] if v["parent"] == parent]
            if "frame" not in node:
                for lead, trail, size in (("leading", "trailing", "width"), ("top", "bottom", "height")):
                    before = r.choice(siblings) if siblings and r.random() < 0.6 else None
                    margin = "Margin" if r.random() < 0.3 else ""
                    c = r.choice([0, 4, 8, 12.5])
                    if before:
                        texts.append(f"{name}.{lead} = {before}.{trail if r.random() < 0.7 else lead} + {c}")
                    else:
                        texts.append(f"{name}.{lead} = {parent}.{lead}{margin} + {c}")
                    kind = r.random()
                    p = r.choice([1000, 1000, 999, 900, 751, 750, 500, 250, 249, 51])
                    if kind < 0.35:
                        texts.append(f"{name}.{trail} = {parent}.{trail}{margin} - {r.choice([0, 8, 16])} @{p}")
                    elif kind < 0.55:
                        texts.append(f"{name}.{size} = {r.choice([20, 45, 60.5, 100])} @{p}")
                    elif kind < 0.7:
                        texts.append(f"{name}.{size} = {r.choice([0.25, 0.5, 0.75])} * {parent}.{size} @{p}")
                    elif kind < 0.85:
                        texts.append(f"{name}.{size} {r.choice(['<=', '>='])} {r.choice([20, 45, 70])} @{p}")
                    if r.random() < 0.3:
                        q = r.choice([998, 740, 260, 100, 20])
                        texts.append(f"{name}.{size} {r.choice(['=', '<=', '>='])} {r.choice([15, 50, 90])} @{q}")
                    if siblings and r.random() < 0.2:
                        q = r.choice([995, 745, 255, 30])
                        texts.append(f"{name}.{size} = {r.choice(siblings)}.{size} @{q}")
            names.append(name)
        case = {"name": f"random tree {number}", "size": [r.choice([320, 375, 428]), r.choice([200, 480])],
                "rtl": rtl, "views": views, "constraints": texts}
        try:
            finish(case)
        except ValueError:
            continue
        known = sum(v is not None for f in case["expect"].values() for v in f)
        if known >= 0.7 * 4 * len(views):
            cases.append(case)
    return cases


if __name__ == "__main__":
    families = {"attributes": attribute_cases, "levels": level_cases, "priorities": priority_cases,
                "alignment": alignment_cases, "margins": margin_cases, "autoresizing": mask_cases,
                "pixels": pixel_cases, "scrolling": scroll_cases, "fitting": fitting_cases,
                "random": lambda: random_cases(7, 120)}
    for name in sys.argv[1:] or families:
        write(f"{name}.json", families[name]())
