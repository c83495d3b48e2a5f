"""Markdown files of the repository → pages, and which of them there are."""

import html
import pathlib
import posixpath
import re
import subprocess

from markdown import Markdown, slug

GROUPS = [
    ("Begin", ["Documentation/tutorial.md", "Documentation/commands.md", "Documentation/gallery.md", "Documentation/row-heights.md"]),
    ("Apps", ["Documentation/xcode-projects.md", "Documentation/public-libraries.md", "Documentation/frameworks.md",
        "Documentation/modules.md", "Documentation/agents.md", "Documentation/ContinuousIntegration/README.md"]),
    ("Tools", ["Documentation/snapshots.md", "Documentation/accessibility-checks.md", "Documentation/testing-tools.md",
        "Documentation/inspector.md", "Documentation/interface-builder.md", "Documentation/lint.md",
        "Documentation/contradictions.md"]),
    ("Behaviour", ["Documentation/releases.md", "Documentation/touches.md", "Documentation/messages.md", "Documentation/invalidation.md",
        "Documentation/coverage.md", "Documentation/provenance.md", "Documentation/performance.md", "Documentation/glossary.md"]),
    ("Specification", ["Documentation/specification/" + name + ".md" for name in [
        "README", "layout", "stacks", "text", "scrolling", "tables", "collections", "controls", "devices", "canvas", "articles"]]),
    ("Sources", ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Tests/Fixtures/README.md"]),
]


def address_of(file):
    """README.md of the root is the site's first page; a folder's README has the folder's name."""
    if file == "README.md":
        return "index.html"
    path = pathlib.PurePosixPath(file.removeprefix("Documentation/"))
    stem = "-".join(path.with_suffix("").parts).lower()
    return "guides/" + (stem.removesuffix("-readme")) + ".html"


def title_of(text, file):
    heading = re.search(r"^# +(.*)", text, re.MULTILINE)
    return re.sub(r"[`*]", "", heading[1]) if heading else file


class Guides:
    def __init__(self, root, symbol_address):
        self.root, self.symbol_address = pathlib.Path(root), symbol_address
        self.files = ["README.md"] + [file for _, files in GROUPS for file in files]
        written = {str(path.relative_to(self.root)) for path in (self.root / "Documentation").rglob("*.md")
            if "Catalogs" not in path.parts}
        if missing := sorted(written - set(self.files)):
            raise SystemExit(f"masu: {missing[0]} is in no group of Scripts/site/guides.py, so that no reader would find it")
        self.texts = {file: (self.root / file).read_text() for file in self.files}
        self.titles = {file: title_of(text, file) for file, text in self.texts.items()}
        self.tracked = set(subprocess.run(
            ["git", "-C", str(self.root), "ls-files"], capture_output=True, text=True, check=False).stdout.splitlines())
        self.captions = {}  # of pictures, by their files

    def navigation(self):
        return [(name, [(self.titles[file], address_of(file)) for file in files]) for name, files in GROUPS]

    def link(self, file, page, site):
        """Addresses for what `file` links to; files that are no pages are named, not linked."""
        def resolve(target):
            if re.match(r"https?:", target) or target.startswith("#"):
                return target
            path, _, anchor = target.partition("#")
            path = posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
            if path in self.files:
                return site.relative(address_of(path) + ("#" + anchor if anchor else ""), page)
            if path.startswith("Documentation/Pictures/"):
                return site.relative("pictures/" + posixpath.basename(path), page)
            if not (self.root / path).exists():
                raise SystemExit(f"masu: {file} links to {target}, which isn't there")
            return None
        return resolve

    def add(self, site, index):
        for file, text in self.texts.items():
            page = address_of(file)
            for caption, picture in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", text):
                self.captions.setdefault(posixpath.basename(picture), caption)
            markdown = Markdown(self.link(file, page, site), lambda name: None)
            body = markdown.convert(text)
            here = [(words, "#" + anchor) for level, words, anchor in markdown.headings if level == 2]
            navigation = ([("On this page", here)] if len(here) > 2 else []) + self.navigation()
            section = "tutorial" if file.endswith("tutorial.md") else "home" if file == "README.md" else "guides"
            site.add(page, self.titles[file], body, navigation, section)
            index.append((self.titles[file], "guide", page, first_sentence(text)))
            index.extend((html.unescape(words), self.titles[file], f"{page}#{anchor}", "")
                for level, words, anchor in markdown.headings if level in (2, 3))
        body = "<h1>Guides</h1>"
        for name, files in GROUPS:
            rows = "".join(
                f'<li><a href="{site.relative(address_of(file), "guides/index.html")}">{html.escape(self.titles[file])}</a>'
                f"<p>{html.escape(first_sentence(self.texts[file]))}</p></li>" for file in files)
            body += f'<h2 id="{slug(name)}">{name}</h2><ul class="cards">{rows}</ul>'
        site.add("guides/index.html", "Guides", body, self.navigation(), "guides")

    def add_pictures(self, site, files):
        """Every picture at half of its pixels, with the words that a page has for it."""
        figures = []
        for file in files:
            caption = self.captions.get(file.name) or file.stem.replace("-", " ").capitalize()
            figures.append(
                f'<figure><a href="pictures/{file.name}"><img src="pictures/{file.name}" alt="{html.escape(caption)}" loading="lazy"></a>'
                f"<figcaption>{html.escape(caption)}</figcaption></figure>")
        body = '<h1>Pictures</h1><p>Screens as Masu draws them. A picture opens in its own size.</p><div class="figures">' + "".join(figures) + "</div>"
        site.add("pictures.html", "Pictures", body, self.navigation(), "pictures")


def first_sentence(text):
    for block in re.split(r"\n\s*\n", text):
        block = " ".join(block.split())
        if block and not re.match(r"[#|`<>!-]|\$", block):
            plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", block)
            plain = re.sub(r"[`*]|<[^>]+>", "", plain)
            return re.split(r"(?<=[.!?:]) (?=[A-Z0-9])", plain)[0].rstrip(":")
    return ""
