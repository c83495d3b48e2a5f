"""python3 Scripts/site GRAPHS OUTPUT: writes the documentation as pages that open from the disk.

GRAPHS has a folder of symbol graphs for each module. --check lists our own public members that nothing is said of, and
links that lead nowhere, and fails for any.
"""

import html
import json
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from guides import Guides
from reference import Reference, read_table
from symbols import Module
from template import Site

root = pathlib.Path(__file__).resolve().parent.parent.parent


def check_links(site, pictures):
    """Every address inside of the site is a page, and every anchor is on it."""
    anchors = {path: set(map(html.unescape, re.findall(r'id="([^"]+)"', text))) for path, text in site.pages.items()}
    wrong = []
    for path, text in site.pages.items():
        for address in re.findall(r'<(?:a|img|link|script)[^>]*? (?:href|src)="([^"]+)"', text):
            address = html.unescape(address)
            if address.startswith("http"):
                continue
            target, _, anchor = address.partition("#")
            full = str(pathlib.PurePosixPath(path).parent / target) if target else path
            full = re.sub(r"[^/]+/\.\./", "", full) if ".." in full else full
            while "../" in full:
                full = re.sub(r"[^/]+/\.\./", "", full, count=1)
            if full in ("site.css", "site.js", "icon.svg") or full in pictures:
                continue
            if full not in anchors or (anchor and anchor not in anchors[full] and anchor != "content"):
                wrong.append(f"{path}: {address}")
    return wrong


def main():
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    graphs, output = map(pathlib.Path, arguments)
    place = root / "Documentation" / "Site"
    rows = [row for row in read_table(place / "modules.tsv") if (graphs / row[0]).is_dir()]
    modules = [Module(name, graphs / name) for name, _, _ in rows]
    owners = {name: owner for name, owner, _ in rows}
    catalogs = {file.stem: file.read_text() for file in (root / "Documentation" / "Catalogs").glob("*.docc/*.md")}
    coverage = (root / "Documentation" / "coverage.md").read_text()
    site, index = Site(), []
    reference = Reference(
        modules, owners, {name: summary for name, _, summary in rows}, catalogs, read_table(place / "topics.tsv"), coverage)
    guides = Guides(root, reference.address)
    guides.add(site, index)
    pictures = sorted((root / "Documentation" / "Pictures").glob("*.png"))
    guides.add_pictures(site, pictures)
    reference.add(site, index)

    shutil.rmtree(output, ignore_errors=True)
    for path, text in site.pages.items():
        file = output / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    for name in ("site.css", "site.js", "icon.svg"):
        shutil.copy(place / name, output / name)
    (output / "pictures").mkdir()
    for picture in pictures:
        shutil.copy(picture, output / "pictures" / picture.name)
    # One script, which a page from the disk may load where it may not fetch.
    lines = ",\n".join(json.dumps([title, kind, path, re.sub(r"[`*]", "", said)[:160]], ensure_ascii=False) for title, kind, path, said in index)
    (output / "search.js").write_text(f'"use strict";\nwindow.searchEntries = [\n{lines}\n];\n')

    silent = [f"{symbol.file.partition('/Sources/')[2]}:{symbol.line + 1}: {symbol.name}"
        for module in modules if owners[module.name] == "ours" for symbol in module.without_abstract()]
    broken = check_links(site, {f"pictures/{picture.name}" for picture in pictures})
    members = sum(len(module.symbols) for module in modules)
    print(f"{len(site.pages)} pages, {members} symbols of {len(modules)} modules, {len(index)} entries to search")
    if "--check" in sys.argv:
        for line in silent:
            print(f"masu: nothing is said of {line}", file=sys.stderr)
        for line in broken:
            print(f"masu: a link leads nowhere, {line}", file=sys.stderr)
        if silent or broken:
            sys.exit(1)


main()
