"""Symbol graphs of the toolchain → modules, types and members in the order of the sources."""

import collections
import json
import pathlib
import re

KINDS = {
    "swift.class": "class", "swift.struct": "structure", "swift.enum": "enumeration", "swift.protocol": "protocol",
    "swift.typealias": "type alias", "swift.method": "method", "swift.type.method": "type method", "swift.property": "property",
    "swift.type.property": "type property", "swift.init": "initializer", "swift.enum.case": "case", "swift.func": "function",
    "swift.func.op": "operator", "swift.var": "variable", "swift.subscript": "subscript", "swift.type.subscript": "subscript",
    "swift.associatedtype": "associated type", "swift.macro": "macro", "swift.deinit": "deinitializer",
}
TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}


class Symbol:
    def __init__(self, data):
        self.identifier = data["identifier"]["precise"]
        self.kind = data["kind"]["identifier"]
        self.path = data["pathComponents"]
        self.title = self.path[-1]
        self.fragments = data.get("declarationFragments", [])
        comment = data.get("docComment", {})
        self.comment = "\n".join(line["text"] for line in comment.get("lines", []))
        place = data.get("location")
        self.file = place["uri"].removeprefix("file://") if place else None
        self.line = place["position"]["line"] if place else 0
        self.is_extension = "swiftExtension" in data
        self.address = None

    @property
    def word(self):
        return KINDS.get(self.kind, self.kind)

    @property
    def name(self):
        return ".".join(self.path)

    @property
    def abstract(self):
        return re.split(r"\n\s*\n|\n- ", self.comment.strip())[0].replace("\n", " ")

    @property
    def facet(self):
        """The part after + of the file's name, in words: UIView+SafeArea.swift is about the safe area."""
        stem = pathlib.PurePath(self.file).stem if self.file else ""
        part = stem.split("+", 1)[1] if "+" in stem else ""
        words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", part.replace("+", " ")).lower()
        return words[:1].upper() + words[1:]


class Module:
    """The types of a module with their members, what it adds to types of others, and its functions and variables."""

    def __init__(self, name, folder):
        self.name, self.types, self.loose = name, [], []
        self.members = collections.defaultdict(list)  # of a type, by its name
        self.foreign = []  # names of types of other modules
        self.superclasses, self.conformances = {}, collections.defaultdict(list)
        symbols = {}
        for file in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            graph = json.loads(file.read_text())
            for data in graph["symbols"]:
                if "::SYNTHESIZED::" not in data["identifier"]["precise"] and "location" in data:
                    symbols.setdefault(data["identifier"]["precise"], Symbol(data))
            for relation in graph["relationships"]:
                target = relation["target"], relation.get("targetFallback", "").split(".")[-1]
                if relation["kind"] == "inheritsFrom":
                    self.superclasses[relation["source"]] = target
                elif relation["kind"] == "conformsTo":
                    self.conformances[relation["source"]].append(target)
        here = f"/Sources/{name}/"
        self.symbols = sorted(
            (symbol for symbol in symbols.values() if here in symbol.file or f"/Frameworks/{name}/" in symbol.file),
            key=lambda symbol: (symbol.file, symbol.line, symbol.name))
        own = {symbol.name for symbol in self.symbols if symbol.kind in TYPES}
        for symbol in self.symbols:
            owner = ".".join(symbol.path[:-1])
            if symbol.kind in TYPES:
                self.types.append(symbol)
                if owner and owner not in own and owner not in self.foreign:
                    self.foreign.append(owner)
            elif not owner:
                self.loose.append(symbol)
            else:
                if owner not in own and owner not in self.foreign:
                    self.foreign.append(owner)
                self.members[owner].append(symbol)

    def without_abstract(self):
        """Members that nothing is said of; a case of an enumeration speaks by its name where the enumeration has a comment."""
        return [symbol for symbol in self.symbols if not symbol.comment.strip()]
