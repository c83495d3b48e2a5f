"""Auto Layout written a second time, as a linear program, to get expectations that owe nothing to the Swift engine.

A case is a dictionary in the format of Tests/Fixtures/UIKit/layout (see ConstraintFixture.swift). Every edge is written in the
coordinates of the topmost view; the program is handed to linear_program.py, and only what its
optimal face determines becomes an expectation.
"""
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import linear_program  # noqa: E402

HORIZONTAL = {"left", "right", "leading", "trailing", "centerX", "width"}
VERTICAL = {"top", "bottom", "centerY", "height", "firstBaseline", "lastBaseline"}
MARGINS = {"leftMargin": "left", "rightMargin": "right", "topMargin": "top", "bottomMargin": "bottom",
           "leadingMargin": "leading", "trailingMargin": "trailing",
           "centerXWithinMargins": "centerX", "centerYWithinMargins": "centerY"}


def plain(attribute):
    return MARGINS.get(attribute, attribute)


def is_horizontal(attribute):
    return plain(attribute) in HORIZONTAL


class Linear:
    """A sum of coefficients times variables, and a constant."""

    def __init__(self, terms=None, constant=0.0):
        self.terms, self.constant = dict(terms or {}), float(constant)

    def plus(self, other, factor=1.0):
        result = Linear(self.terms, self.constant + factor * other.constant)
        for variable, coefficient in other.terms.items():
            result.terms[variable] = result.terms.get(variable, 0.0) + factor * coefficient
        return result


class Model:
    def __init__(self, case):
        self.case = case
        self.size = case.get("resize") or case["size"]
        self.views = {"root": {"id": "root", **case.get("root", {})}}
        self.guides = {}
        for view in case.get("views", []):
            self.views[view["id"]] = view
        for guide in case.get("guides", []):
            self.guides[guide["id"]] = guide
        self.frames = {}

    # The tree
    def owner(self, party):
        """The view in whose bounds a party's rectangle is written."""
        if party in self.views:
            return None if party == "root" else self.views[party].get("parent", "root")
        return party.split(":")[0] if ":" in party else self.guides[party]["owner"]

    def chain(self, party):
        result = [party]
        while self.owner(result[-1]) is not None:
            result.append(self.owner(result[-1]))
        return result

    def common_ancestor(self, first, second):
        chain = self.chain(second)
        if first == second:
            return chain[1]
        return next(p for p in self.chain(first) if p in chain)

    def rtl(self, party):
        while party not in self.views:
            party = self.owner(party)
        return self.views[party].get("rtl", self.case.get("rtl", False))

    # Static facts, some of which depend on frames already found
    def insets(self, view, key):
        return self.views[view].get(key) or [0, 0, 0, 0]

    def bounds_origin(self, view):
        return self.views[view].get("bounds") or [0, 0]

    def frame(self, view):
        if view == "root":
            return [0, 0] + list(self.size)
        return self.frames.get(view) or [0, 0, 0, 0]

    def safe_area(self, view):
        if view == "root":
            return self.case.get("safeArea") or [0, 0, 0, 0]
        parent = self.owner(view)
        top, left, bottom, right = self.safe_area(parent)
        x, y, w, h = self.frame(view)
        pw, ph = self.frame(parent)[2:]
        bx, by = self.bounds_origin(parent)
        x, y = x - bx, y - by
        clamp = lambda value, limit: min(max(value, 0), limit)
        return [clamp(top - y, top), clamp(left - x, left), clamp(y + h - (ph - bottom), bottom),
                clamp(x + w - (pw - right), right)]

    def margins(self, view):
        """Top, left, bottom, right."""
        data = self.views[view]
        top, leading, bottom, trailing = data.get("margins") or [8, 8, 8, 8]
        left, right = (trailing, leading) if self.rtl(view) else (leading, trailing)
        own = [top, left, bottom, right]
        if data.get("insetsFromSafeArea", True):
            own = [a + b for a, b in zip(own, self.safe_area(view))]
        if data.get("preserves") and view != "root":
            outer = self.margins(self.owner(view))
            x, y, w, h = self.frame(view)
            pw, ph = self.frame(self.owner(view))[2:]
            bx, by = self.bounds_origin(self.owner(view))
            x, y = x - bx, y - by
            reach = [outer[0] - y, outer[1] - x, outer[2] - (ph - y - h), outer[3] - (pw - x - w)]
            own = [max(a, b) for a, b in zip(own, reach)]
        return own

    def readable(self, view):
        top, left, bottom, right = self.margins(view)
        width, limit = self.frame(view)[2], 672
        if width - left - right > limit:
            left = right = (width - limit) / 2
        return [top, left, bottom, right]

    # Expressions in root coordinates
    def variable(self, party, name):
        return Linear({(party, name): 1.0})

    def origin(self, party, axis):
        """Where the party's alignment rectangle starts."""
        name = "xy"[axis]
        kind = party.split(":")[1] if ":" in party else None
        owner = self.owner(party)
        base = Linear() if owner is None else self.interior(owner, axis)
        if kind in ("margins", "safeArea", "readable", "frame"):
            inset = self.guide_insets(owner, kind)[1 - axis]
            return base.plus(Linear({}, inset + self.bounds_origin(owner)[axis]))
        if kind == "content":
            return base
        return base.plus(self.variable(party, name))

    def guide_insets(self, owner, kind):
        return {"margins": self.margins, "safeArea": self.safe_area, "readable": self.readable,
                "frame": lambda _: [0, 0, 0, 0]}[kind](owner)

    def interior(self, view, axis):
        """The zero of the view's bounds coordinates."""
        inset = self.insets(view, "insets")[1 - axis]
        return self.origin(view, axis).plus(Linear({}, -inset - self.bounds_origin(view)[axis]))

    def length(self, party, axis):
        kind = party.split(":")[1] if ":" in party else None
        if kind in ("margins", "safeArea", "readable", "frame"):
            owner = self.owner(party)
            insets, own = self.guide_insets(owner, kind), self.insets(owner, "insets")
            sides = (1, 3) if axis == 0 else (0, 2)
            return self.length(owner, axis).plus(
                Linear({}, own[sides[0]] + own[sides[1]] - insets[sides[0]] - insets[sides[1]]))
        return self.variable(party, "wh"[axis])

    def position(self, party, attribute, ancestor):
        """In the bounds coordinates of the ancestor."""
        if attribute in MARGINS and party == ancestor and self.views[party].get("kind") == "scroll":
            top, left, bottom, right = self.margins(party)
            edge = plain(attribute)
            inset = {"left": left, "right": -right, "top": top, "bottom": -bottom}[edge]
            return self.position(party + ":content", edge, ancestor).plus(Linear({}, inset))
        if party == ancestor and self.views[party].get("kind") == "scroll" \
                and plain(attribute) not in ("width", "height", "centerX", "centerY"):
            return self.position(party + ":content", plain(attribute), ancestor)
        if attribute in MARGINS:
            return self.position(party + ":margins", MARGINS[attribute], ancestor)
        axis = 0 if is_horizontal(attribute) else 1
        if attribute in ("width", "height"):
            return self.length(party, axis)
        rtl = self.rtl(party)
        data = self.views.get(party, {})
        baselines = data.get("baselines")
        share, offset = {
            "left": (0, 0), "top": (0, 0), "right": (1, 0), "bottom": (1, 0), "centerX": (0.5, 0), "centerY": (0.5, 0),
            "leading": (1, 0) if rtl else (0, 0), "trailing": (0, 0) if rtl else (1, 0),
            "firstBaseline": (0, baselines[0]) if baselines else (1, 0),
            "lastBaseline": (1, -baselines[1]) if baselines else (1, 0)}[attribute]
        result = self.origin(party, axis).plus(self.length(party, axis), share).plus(Linear({}, offset))
        return result.plus(self.interior(ancestor, axis), -1.0) if ancestor else result

    # Rows
    def rows(self):
        """(priority, relation, expression): expression (relation) 0."""
        for text in self.case["constraints"]:
            yield self.row(text)
        for name, view in self.views.items():
            if name == "root":
                continue
            yield 1000, "GE", self.variable(name, "w")
            yield 1000, "GE", self.variable(name, "h")
            if "frame" in view:
                x, y, w, h = self.resized(name)
                top, left, bottom, right = self.insets(name, "insets")
                for key, value in zip("xywh", (x + left, y + top, w - left - right, h - top - bottom)):
                    yield 1000, "EQ", self.variable(name, key).plus(Linear({}, -value))
            elif view.get("intrinsic"):
                hug, resist = view.get("hug") or [250, 250], view.get("resist") or [750, 750]
                for axis, value in enumerate(view["intrinsic"]):
                    if value is not None:
                        expression = self.variable(name, "wh"[axis]).plus(Linear({}, -value))
                        yield hug[axis], "LE", expression
                        yield resist[axis], "GE", expression
        for name in self.guides:
            yield 1000, "GE", self.variable(name, "w")
            yield 1000, "GE", self.variable(name, "h")

    def row(self, text):
        words = text.split("#")[0].split()
        priority = 1000.0
        if words[-1].startswith("@"):
            priority = float(words.pop()[1:])
        first, relation, rest = words[0], words[1], words[2:]
        relation = {"=": "EQ", "==": "EQ", "<=": "LE", ">=": "GE"}[relation]
        party, attribute = first.rsplit(".", 1)
        multiplier, second, constant = 1.0, None, 0.0
        if len(rest) >= 2 and rest[1] == "*":
            multiplier, rest = float(rest[0]), rest[2:]
        try:
            constant = float(rest[0])
        except ValueError:
            second = rest[0]
            if len(rest) == 3:
                constant = float(rest[2]) * (1 if rest[1] == "+" else -1)
        if second is None:
            return priority, relation, self.length(party, 0 if attribute == "width" else 1).plus(Linear({}, -constant))
        other, other_attribute = second.rsplit(".", 1)
        ancestor = self.common_ancestor(party, other)
        directed = {plain(attribute), plain(other_attribute)} & {"leading", "trailing"}
        if directed and self.rtl(party):
            constant = -constant
            relation = {"EQ": "EQ", "LE": "GE", "GE": "LE"}[relation]
        left = self.position(party, attribute, ancestor)
        right = self.position(other, other_attribute, ancestor)
        return priority, relation, left.plus(right, -multiplier).plus(Linear({}, -constant))

    def resized(self, view):
        """A frame after its superview went from the size at which it was set to the present one."""
        data = self.views[view]
        x, y, w, h = data["frame"]
        parent = self.owner(view)
        if parent != "root" or not self.case.get("resize"):
            if parent == "root" or "frame" not in self.views[parent]:
                return [x, y, w, h]
            old, new = self.views[parent]["frame"][2:], self.resized(parent)[2:]
        else:
            old, new = self.case["size"], self.case["resize"]
        mask = data.get("mask", "").split("+")
        result = []
        for start, length, names, axis in ((x, w, ("LM", "W", "RM"), 0), (y, h, ("TM", "H", "BM"), 1)):
            parts = [start, length, old[axis] - start - length]
            flexible = [n in mask for n in names]
            total = sum(max(0, p) for p, f in zip(parts, flexible) if f)
            change = new[axis] - old[axis]
            moved = []
            for part, is_flexible in zip(parts, flexible):
                share = 0
                if is_flexible:
                    share = max(0, part) / total if total > 0 else 1 / sum(flexible)
                moved.append(part + share * change)
            result.append((moved[0], moved[1]))
        return [result[0][0], result[1][0], result[0][1], result[1][1]]

    # Solving
    def solve(self):
        """Frames of views and guides, None for each number that isn't determined."""
        for _ in range(6):
            before = dict(self.frames)
            self.solve_once()
            if before == self.frames:
                break
        return self.result

    def solve_once(self):
        names, index = [], {}

        def number(variable):
            if variable not in index:
                index[variable] = len(names)
                names.append(variable)
            return index[variable]

        given = {("root", "x"): 0, ("root", "y"): 0}
        top, left, bottom, right = self.insets("root", "insets")
        given["root", "w"], given["root", "h"] = self.size[0] - left - right, self.size[1] - top - bottom
        for name in list(self.views) + list(self.guides):
            for key in "xywh":
                number((name, key))
        for name, view in self.views.items():
            if view.get("kind") == "scroll":
                number((name + ":content", "w"))
                number((name + ":content", "h"))
        lines = []
        for priority, relation, expression in self.rows():
            terms = [(number(v), c) for v, c in expression.terms.items() if abs(c) > 1e-12]
            if not terms:
                continue
            lines.append(f"C {priority!r} {relation} {expression.constant!r} {len(terms)} "
                         + " ".join(f"{v} {c!r}" for v, c in terms))
        with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:
            file.write(f"V {len(names)}\n")
            for variable, value in given.items():
                file.write(f"E {index[variable]} {value!r}\n")
            file.write("\n".join(lines) + "\n")
        try:
            answer = linear_program.solve(file.name, True)
        finally:
            os.unlink(file.name)
        if answer["status"] != "Optimal":
            raise ValueError(f"{self.case['name']}: the program is {answer['status']}")
        value = {}
        for variable, number, ends in zip(names, answer["values"], answer["range"]):
            determined = ends is not None and abs(ends[1] - ends[0]) < 1e-6
            value[variable] = number if determined else None
        self.result, self.frames = {}, {}
        for name in list(self.views) + list(self.guides):
            if name == "root":
                continue
            insets = self.insets(name, "insets") if name in self.views else [0, 0, 0, 0]
            adjust = (-insets[1], -insets[0], insets[1] + insets[3], insets[0] + insets[2])
            frame = [None if value[name, key] is None else value[name, key] + a for key, a in zip("xywh", adjust)]
            self.result[name] = frame
            self.frames[name] = [0 if v is None else round(v, 9) for v in frame]
        self.content = {name[:-8]: [value[name, "w"], value[name, "h"]]
                        for name in {v for v, _ in names} if name.endswith(":content")}
