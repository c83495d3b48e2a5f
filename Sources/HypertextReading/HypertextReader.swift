import Foundation

/// Walks a document and writes its runs.
///
/// A block ends with a line break, which is written before the next text, and at the end where the last block asks for
/// one.
struct HypertextReader {
    private(set) var title: String?
    private var runs: [Hypertext.Run] = []
    private var sheet = StyleSheet()
    /// True if the next text begins a line.
    private var isAtStart = true
    /// White space that is written where more follows in its line.
    private var pendingSpace: HypertextStyle?
    private var depth = 0
    private var lists: [ListState] = []

    private struct ListState {
        var isOrdered: Bool
        var number: Int
    }

    private static let deepest = 256
    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "body",
        "html", "section", "article", "header", "footer", "nav", "main", "aside", "address", "dl", "dt", "dd", "hr",
        "center", "figure", "form",
    ]
    private static let leftOut: Set<String> = [
        "head", "script", "style", "title", "meta", "link", "template", "noscript", "iframe", "object", "svg", "select",
    ]

    var finished: [Hypertext.Run] { runs }

    mutating func read(_ root: MarkupNode) {
        collect(from: root)
        read(root, in: HypertextStyle())
        // A line that only a division or the body ends has no break of its own.
        if !endsWithParagraph, let last = runs.indices.last, runs[last].text.hasSuffix("\n") {
            runs[last].text.removeLast()
            if runs[last].text.isEmpty { runs.removeLast() }
        }
    }
    private var endsWithParagraph = false

    /// Titles and style sheets, wherever they are in the document.
    private mutating func collect(from node: MarkupNode, depth: Int = 0) {
        guard depth < Self.deepest else { return }
        for child in node.children where child.isElement {
            switch child.name {
            case "title": title = title ?? child.wholeText
            case "style": sheet.add(child.wholeText)
            default: collect(from: child, depth: depth + 1)
            }
        }
    }

    private mutating func read(_ node: MarkupNode, in outer: HypertextStyle) {
        if let text = node.text { return write(text, outer) }
        let name = node.name
        guard node.isElement, !Self.leftOut.contains(name), depth < Self.deepest else { return }
        let style = style(of: node, name, in: outer)
        guard !style.isHidden else { return }
        depth += 1
        defer { depth -= 1 }
        switch name {
        case "br": breakLine(style)
        case "img":
            if let words = node.attribute("alt"), !words.isEmpty { write(words, style) }
        case "ul", "ol":
            lists.append(ListState(isOrdered: name == "ol", number: node.attribute("start").flatMap { Int($0) } ?? 1))
            block(node, name, style)
            lists.removeLast()
        case "li":
            endLine(outer)
            startItem(style)
            readChildren(of: node, style)
            endLine(style)
        case "td", "th":
            if !isAtStart { append("\t", style) }
            readChildren(of: node, style)
        case _ where Self.blocks.contains(name): block(node, name, style)
        default: readChildren(of: node, style)
        }
    }

    private mutating func readChildren(of node: MarkupNode, _ style: HypertextStyle) {
        for child in node.children { read(child, in: style) }
    }

    private mutating func block(_ node: MarkupNode, _ name: String, _ style: HypertextStyle) {
        endLine(style)
        readChildren(of: node, style)
        endLine(style)
        if !["html", "body", "div"].contains(name), !runs.isEmpty { endsWithParagraph = true }
    }

    private func style(of node: MarkupNode, _ name: String, in outer: HypertextStyle) -> HypertextStyle {
        var style = outer
        // Properties that aren't inherited.
        (style.isHidden, style.spacingBefore, style.spacingAfter) = (false, outer.spacingBefore, outer.spacingAfter)
        if Self.blocks.contains(name) { (style.spacingBefore, style.spacingAfter) = (0, 0) }
        style.applyDefaultStyle(of: name, node, listDepth: lists.count)
        let classes = Set((node.attribute("class") ?? "").split(separator: " ").map(String.init))
        let declared =
            sheet.declarations(name: name, identifier: node.attribute("id"), classes: classes)
            + Declaration.list(Substring(node.attribute("style") ?? ""))
        let standardSize = style.fontSize
        for declaration in declared where declaration.property.hasPrefix("font") { style.apply(declaration, in: outer) }
        // Standard margins are shares of the size that the element has in the end.
        style.spacingAfter *= style.fontSize / standardSize
        for declaration in declared where !declaration.property.hasPrefix("font") {
            style.apply(declaration, in: outer)
        }
        return style
    }

    // MARK: Writing

    private mutating func startItem(_ style: HypertextStyle) {
        guard let list = lists.indices.last else { return }
        let mark: String
        if lists[list].isOrdered {
            mark = "\(lists[list].number)."
            lists[list].number += 1
        } else {
            mark = ["•", "◦", "▪"][min(list, 2)]
        }
        append("\t\(mark)\t", style)
    }

    private mutating func write(_ text: String, _ style: HypertextStyle) {
        guard !style.keepsSpace else { return append(text, style) }
        var words = ""
        for character in text.unicodeScalars {
            switch character {
            case " ", "\t", "\n", "\r", "\u{C}":
                if !words.isEmpty {
                    append(words, style)
                    words = ""
                }
                if !isAtStart { pendingSpace = pendingSpace ?? style }
            default: words.unicodeScalars.append(character)
            }
        }
        if !words.isEmpty { append(words, style) }
    }

    private mutating func append(_ text: String, _ style: HypertextStyle) {
        guard !text.isEmpty else { return }
        if let space = pendingSpace {
            pendingSpace = nil
            push(" ", space)
        }
        push(text, style)
        isAtStart = text.hasSuffix("\n") || text.hasSuffix("\t")
    }

    private mutating func push(_ text: String, _ style: HypertextStyle) {
        endsWithParagraph = false
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].text += text
        } else {
            runs.append(Hypertext.Run(text: text, style: style))
        }
    }

    /// Ends the line that is being written, if there is one.
    private mutating func endLine(_ style: HypertextStyle) {
        pendingSpace = nil
        isAtStart = true
        guard let last = runs.last, !last.text.hasSuffix("\n") else { return }
        runs[runs.count - 1].text += "\n"
    }

    /// A break inside a paragraph is a line separator, any other a line break, as WebKit writes them.
    private mutating func breakLine(_ style: HypertextStyle) {
        pendingSpace = nil
        push(style.breaksInside ? "\u{2028}" : "\n", style)
        isAtStart = true
    }
}

extension HypertextStyle {
    /// Applies the default style of an HTML element, as far as it is supported.
    mutating func applyDefaultStyle(of name: String, _ node: MarkupNode, listDepth: Int) {
        let headings: [String: (size: Double, margin: Double)] = [
            "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
            "h6": (0.67, 2.33),
        ]
        if let heading = headings[name] {
            fontSize *= heading.size
            weight = 700
            spacingAfter = fontSize * heading.margin
            breaksInside = true
        }
        switch name {
        case "b", "strong", "th": weight = 700
        case "i", "em", "cite", "var", "dfn", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "code", "tt", "kbd", "samp": fontFamilies = ["Courier"]
        case "pre": (fontFamilies, keepsSpace, spacingAfter) = (["Courier"], true, fontSize)
        case "small": fontSize /= 1.2
        case "big": fontSize *= 1.2
        case "sup": (shift, fontSize) = (.above, fontSize / 1.2)
        case "sub": (shift, fontSize) = (.below, fontSize / 1.2)
        case "mark": backgroundColor = HypertextColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "a":
            if let address = node.attribute("href") {
                link = address
                color = HypertextColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
                isUnderlined = true
            }
        case "font":
            if let color = node.attribute("color").flatMap({ HypertextColor(css: $0) }) { self.color = color }
            if let face = node.attribute("face") { apply(Declaration(property: "font-family", value: face), in: self) }
            if let size = node.attribute("size").flatMap({ Int($0) }), (1...7).contains(size) {
                fontSize = [7.5, 9.75, 12, 13.5, 18, 24, 36][size - 1]
            }
        case "p": (spacingAfter, breaksInside) = (fontSize, true)
        case "center": alignment = .center
        case "blockquote":
            headIndent += 40
            firstLineIndent = headIndent
            spacingAfter = fontSize
        case "ul", "ol":
            headIndent = Double(listDepth + 1) * 36
            firstLineIndent = 0
            tabs = [headIndent - 25, headIndent]
        case "li": breaksInside = true
        case "dd":
            headIndent += 40
            firstLineIndent = headIndent
        default: break
        }
        if let side = node.attribute("align").flatMap({ Alignment(rawValue: $0.lowercased()) }) { alignment = side }
        if let direction = node.attribute("dir")?.lowercased() { isRightToLeft = direction == "rtl" }
    }
}
