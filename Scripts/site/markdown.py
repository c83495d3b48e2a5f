"""Markdown as the pages of this repository use it → HTML. Links and pictures go through a function of the caller."""

import html
import re


def slug(text):
    """A heading's anchor, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", re.sub(r"[`*]", "", text).lower()).strip().replace(" ", "-")


class Markdown:
    """`link(target)` returns the address of a link, or None where nothing is to be linked to; `symbol(name)` the address of
    a type or member in double backticks, or None."""

    def __init__(self, link, symbol=lambda name: None):
        self.link, self.symbol = link, symbol
        self.headings = []  # (level, title as text, anchor)

    def inline(self, text):
        kept = []

        def keep(markup):
            kept.append(markup)
            return f"\0{len(kept) - 1}\0"

        def code(match):
            name = match[2].strip()
            markup = f"<code>{html.escape(name.split('/')[-1] if len(match[1]) == 2 else name)}</code>"
            address = self.symbol(name) if len(match[1]) == 2 else None
            return keep(f'<a href="{address}">{markup}</a>' if address else markup)

        def picture(match):
            address = self.link(match[2])
            return keep(f'<img src="{html.escape(address or match[2])}" alt="{html.escape(match[1])}" loading="lazy">')

        def anchor(match):
            address, words = self.link(match[2]), self.inline_kept(match[1])
            return keep(f'<a href="{html.escape(address)}">') + words + keep("</a>") if address else words

        text = re.sub(r"(`{1,2})(.+?)\1(?!`)", code, text)
        text = re.sub(r"<a (?:id|name)=\"([\w.\-]+)\"></a>", lambda match: keep(f'<a id="{match[1]}"></a>'), text)
        text = re.sub(r"!\[([^\]]*)\]\(([^)\s]+)\)", picture, text)
        text = re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", anchor, text)
        text = re.sub(r"<(https?://[^>\s]+)>", lambda match: keep(f'<a href="{html.escape(match[1])}">{html.escape(match[1])}</a>'), text)
        text = self.inline_kept(text)
        while "\0" in text:
            text = re.sub(r"\0(\d+)\0", lambda match: kept[int(match[1])], text)
        return text

    @staticmethod
    def inline_kept(text):
        text = html.escape(text, quote=False)
        text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)
        return re.sub(r"(?<![\w*])\*([^*\n]+?)\*(?![\w*])", r"<em>\1</em>", text)

    def convert(self, text):
        return self.blocks(text.split("\n"))

    def blocks(self, lines):
        result, at = [], 0
        while at < len(lines):
            line = lines[at]
            if not line.strip():
                at += 1
            elif fence := re.match(r"(\s*)(```+|~~~+)(.*)", line):
                end = next((i for i in range(at + 1, len(lines)) if lines[i].strip() == fence[2]), len(lines))
                result.append(self.code([row[len(fence[1]):] for row in lines[at + 1:end]]))
                at = end + 1
            elif line.startswith("    "):
                end = at
                while end < len(lines) and (lines[end].startswith("    ") or not lines[end].strip()):
                    end += 1
                result.append(self.code("\n".join(row[4:] for row in lines[at:end]).rstrip().split("\n")))
                at = end
            elif heading := re.match(r"(#{1,6}) +(.*)", line):
                anchor, words = slug(heading[2]), self.inline(heading[2])
                self.headings.append((len(heading[1]), re.sub("<[^>]+>", "", words), anchor))
                result.append(f'<h{len(heading[1])} id="{anchor}">{words}</h{len(heading[1])}>')
                at += 1
            elif line.lstrip().startswith("|"):
                end = at
                while end < len(lines) and lines[end].lstrip().startswith("|"):
                    end += 1
                result.append(self.table(lines[at:end]))
                at = end
            elif re.match(r" {0,3}([-*]|\d+\.) +", line):
                markup, at = self.list(lines, at)
                result.append(markup)
            elif line.startswith(">"):
                end = at
                while end < len(lines) and lines[end].startswith(">"):
                    end += 1
                result.append(f"<blockquote>{self.blocks([row[1:].lstrip() for row in lines[at:end]])}</blockquote>")
                at = end
            elif line.startswith("<!--"):
                while at < len(lines) and "-->" not in lines[at]:
                    at += 1
                at += 1
            else:
                end = at + 1
                while end < len(lines) and lines[end].strip() and not re.match(r"(#{1,6} |```|\||>| {0,3}([-*]|\d+\.) )", lines[end]):
                    end += 1
                result.append(f"<p>{self.inline(chr(10).join(row.strip() for row in lines[at:end]))}</p>")
                at = end
        return "\n".join(result)

    @staticmethod
    def code(rows):
        return f'<pre tabindex="0"><code>{html.escape(chr(10).join(rows), quote=False)}</code></pre>'

    def list(self, lines, at):
        """Items with all that is indented below them, which are blocks again."""
        ordered = not re.match(r" {0,3}[-*]", lines[at])
        marker = re.compile(r" {0,3}\d+\. +" if ordered else r" {0,3}[-*] +")
        items = []
        while at < len(lines) and (match := marker.match(lines[at])):
            width, rows = len(match[0]), [lines[at][len(match[0]):]]
            at += 1
            while at < len(lines):
                row = lines[at]
                if row.strip() and not row.startswith(" ") and (marker.match(row) or not rows[-1].strip() or re.match(r"[#|`>]", row)):
                    break
                if row.startswith(" ") and len(row) - len(row.lstrip()) < min(width, 2) and marker.match(row):
                    break
                rows.append(row[min(width, len(row) - len(row.lstrip())):])
                at += 1
            body = self.blocks(rows)
            if body.count("<p>") == 1 and body.startswith("<p>"):
                body = body.replace("<p>", "", 1).replace("</p>", "", 1)
            items.append(f"<li>{body}</li>")
        name = "ol" if ordered else "ul"
        return f"<{name}>{''.join(items)}</{name}>", at

    def table(self, lines):
        rows = [[cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", row.strip().strip("|"))] for row in lines]
        head, body = rows[0], [row for row in rows[1:] if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
        markup = ['<div class="wide" tabindex="0"><table>']
        if any(head):
            markup.append("<thead><tr>" + "".join(f"<th>{self.inline(cell)}</th>" for cell in head) + "</tr></thead>")
        markup.append("<tbody>")
        markup += ["<tr>" + "".join(f"<td>{self.inline(cell)}</td>" for cell in row) + "</tr>" for row in body]
        return "".join(markup + ["</tbody></table></div>"])
