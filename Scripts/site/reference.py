"""Modules and types → pages of the reference, by topics."""

import html
import pathlib
import re

from markdown import Markdown, slug
from symbols import TYPES


def read_table(file):
    return [line.split("\t") for line in pathlib.Path(file).read_text().splitlines() if line and not line.startswith("#")]


def missing_members(coverage):
    """What the page on coverage lists as not there, by type."""
    found = {}
    for match in re.finditer(r"^- \*\*([\w.]+)\*\*: .*?not there: (.*)$", coverage, re.MULTILINE):
        found[match[1]] = re.findall(r"`([^`]+)`", match[2])
    return found


class Reference:
    def __init__(self, modules, owners, summaries, catalogs, topics, coverage):
        self.modules, self.owners, self.summaries, self.catalogs = modules, owners, summaries, catalogs
        self.topics, self.missing = topics, missing_members(coverage)
        self.pages, self.titles = {}, {}
        for module in modules:
            folder = f"reference/{module.name}"
            names = [symbol.name for symbol in module.types] + [name for name in module.foreign]
            for name in names:
                self.pages[module.name, name] = f"{folder}/{name}.html"
            for symbol in module.types:
                symbol.address = self.pages[module.name, symbol.name]
                self.titles.setdefault(symbol.name, symbol.address)
            for owner, members in list(module.members.items()) + [("", module.loose)]:
                page, taken = self.pages.get((module.name, owner), f"{folder}/index.html"), set()
                for symbol in members:
                    anchor = base = re.sub(r"[^\w():.\-]", "_", symbol.title)
                    while anchor in taken:
                        anchor = f"{base}-{sum(1 for name in taken if name.startswith(base)) + 1}"
                    taken.add(anchor)
                    symbol.address = f"{page}#{anchor}"
        self.by_identifier = {symbol.identifier: symbol for module in modules for symbol in module.symbols}

    def address(self, name):
        """Of a type or member as comments name it: Type, Type/member, or Module/Type."""
        parts = name.split("/")
        for start in range(len(parts)):
            for end in range(len(parts), start, -1):
                if page := self.titles.get(".".join(parts[start:end])):
                    return page
        for module in self.modules:
            for symbol in module.loose:
                if symbol.title == name:
                    return symbol.address
        return None

    def markdown(self, site, page):
        def symbol(name):
            address = self.address(name)
            return site.relative(address, page) if address else None
        return Markdown(lambda target: target if target.startswith(("http", "#")) else None, symbol)

    def declaration(self, symbol, site, page):
        parts = []
        for fragment in symbol.fragments:
            words, target = html.escape(fragment["spelling"], quote=False), self.by_identifier.get(fragment.get("preciseIdentifier"))
            if fragment["kind"] == "keyword" or fragment["kind"] == "attribute":
                words = f"<b>{words}</b>"
            elif target and target.kind in TYPES and target is not symbol:
                words = f'<a href="{site.relative(target.address, page)}">{words}</a>'
            parts.append(words)
        return f'<pre class="declaration" tabindex="0"><code>{"".join(parts)}</code></pre>'

    def comment(self, symbol, site, page):
        """A comment with its lists of parameters, results and errors."""
        text = re.sub(r"^- [Pp]arameters:\s*\n((?:\s+- .*\n?)+)", lambda m: "\n**Parameters**\n\n" + re.sub(r"(?m)^\s+- (\w+):", r"- `\1`:", m[1]), symbol.comment, flags=re.MULTILINE)
        text = re.sub(r"(?m)^- [Pp]arameter (\w+):", r"- `\1`:", text)
        text = re.sub(r"(?m)^- (Returns|Throws|Complexity|Note|Important|Invariant|Precondition):", r"- **\1**:", text)
        return self.markdown(site, page).convert(text)

    def apple_address(self, module, name):
        return f"https://developer.apple.com/documentation/{module.name.lower()}/{name.replace('.', '/').lower()}"

    def add(self, site, index):
        own = [module for module in self.modules if self.owners[module.name] == "ours"]
        apple = [module for module in self.modules if self.owners[module.name] != "ours"]
        navigation = [("Masu's own", [(m.name, f"reference/{m.name}/index.html") for m in own]),
            ("As in Apple's frameworks", [(m.name, f"reference/{m.name}/index.html") for m in apple])]
        def cards(modules):
            return '<ul class="cards">' + "".join(
                f'<li><a href="{m.name}/index.html">{m.name}</a><p>{html.escape(self.summaries[m.name])}</p></li>' for m in modules) + "</ul>"
        site.add("reference/index.html", "Reference", "<h1>Reference</h1>"
            f"<h2>Masu's own modules</h2>{cards(own)}<h2>Apple's frameworks</h2><p>Their members behave as Apple documents them; "
            "a page here says what differs, what was measured, and what isn't there.</p>" + cards(apple), navigation, "reference")
        for module in self.modules:
            self.add_module(module, site, index, navigation)

    def grouped(self, module):
        """(title, sentence, types), each type in one topic."""
        plain = [symbol for symbol in module.types if len(symbol.path) == 1]
        catalog = self.catalogs.get(module.name, "")
        groups, placed = [], set()
        for title, body in re.findall(r"^### (.*)\n((?:.*\n?)*?)(?=^### |\Z)", catalog.partition("## Topics")[2], re.MULTILINE):
            names = re.findall(r"``([^`]+)``", body)
            types = [symbol for name in names for symbol in plain if symbol.name == name.split("/")[-1]]
            functions = [symbol for name in names for symbol in module.loose if symbol.title == name]
            groups.append((title, "", types + functions))
            placed.update(symbol.identifier for symbol in types + functions)
        rest = [symbol for symbol in plain if symbol.identifier not in placed]
        if module.name == "UIKit":
            folders = {folder: (title, sentence, []) for folder, title, sentence in self.topics}
            for symbol in rest:
                folder = str(pathlib.PurePath(symbol.file.partition("/Sources/UIKit/")[2]).parent)
                if folder not in folders:
                    raise SystemExit(f"masu: {folder} of {symbol.name} has no topic in Documentation/Site/topics.tsv")
                folders[folder][2].append(symbol)
            groups += [group for group in folders.values() if group[2]]
        elif rest:
            parts = {}
            for symbol in rest:
                folder = pathlib.PurePath(symbol.file.partition(f"/{module.name}/")[2]).parent.name
                title = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", folder).capitalize() if folder else ("Also" if groups else "Types")
                parts.setdefault(title, []).append(symbol)
            groups += [(title, "", types) for title, types in parts.items()]
        loose = [symbol for symbol in module.loose if symbol.identifier not in placed]
        return groups, loose

    def row(self, symbol, site, page):
        abstract = self.markdown(site, page).inline(symbol.abstract)
        return f'<li><a href="{site.relative(symbol.address, page)}"><code>{html.escape(symbol.name if symbol.kind in TYPES else symbol.title)}</code></a><p>{abstract}</p></li>'

    def add_module(self, module, site, index, navigation):
        page = f"reference/{module.name}/index.html"
        groups, loose = self.grouped(module)
        body = [f"<p class=path>Module</p><h1>{module.name}</h1><p class=abstract>{html.escape(self.summaries[module.name])}</p>"]
        overview = self.catalogs.get(module.name, "").partition("## Topics")[0].partition("## Overview")[2]
        if overview:
            body.append(self.markdown(site, page).convert(overview))
        contents = []
        for title, sentence, types in groups:
            contents.append((title, f"#{slug(title)}"))
            body.append(f'<h2 id="{slug(title)}">{html.escape(title)}</h2>' + (f"<p>{html.escape(sentence)}</p>" if sentence else "")
                + '<ul class="symbols">' + "".join(self.row(symbol, site, page) for symbol in types) + "</ul>")
        if module.foreign:
            contents.append(("Additions to other types", "#additions"))
            body.append('<h2 id="additions">Additions to other types</h2><ul class="symbols">' + "".join(
                f'<li><a href="{name}.html"><code>{name}</code></a></li>' for name in sorted(module.foreign)) + "</ul>")
        if loose:
            contents.append(("Functions and variables", "#functions"))
            body.append('<h2 id="functions">Functions and variables</h2>')
        listed = loose + [symbol for _, _, types in groups for symbol in types if symbol.kind not in TYPES]
        body += [self.member(symbol, site, page) for symbol in listed]
        site.add(page, module.name, "".join(body), [("Topics", contents)] + navigation, "reference")
        index.append((module.name, "module", page, self.summaries[module.name]))
        index.extend((symbol.title, symbol.word, symbol.address, symbol.abstract) for symbol in listed)
        siblings = [(title, [(symbol.name, symbol.address) for symbol in types if symbol.kind in TYPES]) for title, _, types in groups]
        for symbol in module.types:
            self.add_type(module, symbol, symbol.name, siblings, site, index)
        for name in module.foreign:
            self.add_type(module, None, name, siblings, site, index)

    def member(self, symbol, site, page):
        anchor = symbol.address.partition("#")[2]
        text = self.comment(symbol, site, page) if symbol.comment.strip() else ""
        return (f'<section class="member" id="{html.escape(anchor)}"><h3><a href="#{html.escape(anchor)}"><code>{html.escape(symbol.title)}</code></a></h3>'
            f"{self.declaration(symbol, site, page)}{text}</section>")

    def add_type(self, module, symbol, name, siblings, site, index):
        page, members = self.pages[module.name, name], module.members.get(name, [])
        of_apple = self.owners[module.name] != "ours"
        body = [f'<p class=path><a href="index.html">{module.name}</a> · {symbol.word if symbol else "additions"}</p><h1><code>{html.escape(name)}</code></h1>']
        if symbol:
            body.append(self.declaration(symbol, site, page) + self.comment(symbol, site, page))
        if of_apple:
            notes = []
            if gone := self.missing.get(name):
                notes.append(f"Not there: {', '.join(f'<code>{html.escape(member)}</code>' for member in gone)}.")
            said = sum(1 for member in members if member.comment.strip())
            if members:
                notes.append(f"{said} of {len(members)} members have a sentence on what was measured or differs; the others are as in "
                    f'<a href="{self.apple_address(module, name)}">Apple\'s documentation</a>.')
            if notes:
                body.append('<aside class="note"><h2>Beside Apple\'s</h2><p>' + "</p><p>".join(notes) + "</p></aside>")
        if symbol:
            if above := module.superclasses.get(symbol.identifier):
                target = self.by_identifier.get(above[0])
                words = f'<a href="{site.relative(target.address, page)}"><code>{target.name}</code></a>' if target else f"<code>{above[1]}</code>"
                body.append(f"<p>Inherits from {words}.</p>")
            nested = [other for other in module.types if other.path[:-1] == symbol.path]
            if nested:
                body.append('<h2 id="types">Types</h2><ul class="symbols">' + "".join(self.row(other, site, page) for other in nested) + "</ul>")
        contents = []
        for title, part in self.parts(symbol, members):
            contents.append((title, f"#{slug(title)}"))
            body.append(f'<h2 id="{slug(title)}">{html.escape(title)}</h2>' + "".join(self.member(member, site, page) for member in part))
        around = next((group for group in siblings if any(target == page for _, target in group[1])), None)
        site.add(page, name, "".join(body),
            [("On this page", contents)] * (len(contents) > 1) + ([around] if around else []) + [("Module", [(module.name, f"reference/{module.name}/index.html")])], "reference")
        if symbol:
            index.append((name, symbol.word, page, symbol.abstract))
        index.extend((f"{name}.{member.title}", member.word, member.address, member.abstract) for member in members)

    @staticmethod
    def parts(symbol, members):
        """Members by the facet that their file is about; those of the type's own file first, by kind, in the order of the source."""
        words = {"swift.enum.case": "Cases", "swift.init": "Initializers", "swift.type.property": "Type properties",
            "swift.type.method": "Type methods", "swift.associatedtype": "Types", "swift.typealias": "Types"}
        order = ["Cases", "Initializers", "Type properties", "Properties", "Methods", "Type methods", "Types"]
        main, facets = {}, {}
        for member in members:
            at_home = not member.facet or (symbol and member.file == symbol.file)
            if at_home:
                fallback = "Properties" if member.kind in ("swift.property", "swift.subscript") else "Methods"
                main.setdefault(words.get(member.kind, fallback), []).append(member)
            else:
                facets.setdefault(member.facet, []).append(member)
        parts = [(title, main[title]) for title in order if title in main]
        for title in sorted(facets, key=lambda title: (facets[title][0].file, facets[title][0].line)):
            taken = {name for name, _ in parts}
            parts.append((title if title not in taken else f"{title}, more", facets[title]))
        return parts
