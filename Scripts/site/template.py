"""The frame of every page: head, search, navigation, and addresses relative to the page, so that the disk serves as well."""

import html
import posixpath

POLICY = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'"


class Site:
    """Pages by their path from the root. `navigation` is a list of (title, [(title, path)])."""

    def __init__(self):
        self.pages = {}

    def relative(self, path, page):
        path, _, anchor = path.partition("#")
        address = posixpath.relpath(path, posixpath.dirname(page) or ".") if path else ""
        return address + ("#" + anchor if anchor else "")

    def add(self, path, title, body, navigation, section):
        links = []
        for name, items in navigation:
            rows = "".join(
                f'<li><a href="{html.escape(self.relative(target, path) if not target.startswith("#") else target)}"'
                f'{" aria-current=page" if target == path else ""}>{html.escape(words)}</a></li>'
                for words, target in items)
            links.append(f"<section><h2>{html.escape(name)}</h2><ul>{rows}</ul></section>")
        def top(words, target, name):
            current = " aria-current=true" if section == name else ""
            return f'<a href="{self.relative(target, path)}"{current}>{words}</a>'
        root = self.relative(".", path).rstrip("/")
        self.pages[path] = f"""<!doctype html>
<html lang="en" data-root="{root}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)}{"" if title == "Masu" else " · Masu"}</title>
<link rel="icon" href="{self.relative("icon.svg", path)}" type="image/svg+xml">
<link rel="stylesheet" href="{self.relative("site.css", path)}">
<script src="{self.relative("site.js", path)}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="name" href="{self.relative("index.html", path)}">Masu</a>
<nav aria-label="Parts">{top("Tutorial", "guides/tutorial.html", "tutorial")}{top("Guides", "guides/index.html", "guides")}{top("Reference", "reference/index.html", "reference")}{top("Pictures", "pictures.html", "pictures")}</nav>
<div class="search"><input id="search" type="search" placeholder="Search  /" aria-label="Search the documentation" autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="results" aria-autocomplete="list"><ul id="results" role="listbox" aria-label="Results" hidden></ul></div>
</header>
<div class="columns">
<nav class="side" aria-label="On this topic"><details open><summary>Contents</summary>{"".join(links)}</details></nav>
<main id="content" tabindex="-1">
{body}
</main>
</div>
</body>
</html>
"""
