import InterfaceBuilder
import TextLayout

/// Fonts and attributed texts of documents.
extension NibLoader {
    func font(_ element: MarkupElement?) -> UIFont? {
        guard let element, element.name == "fontDescription" || element.name == "font" else { return nil }
        let font = currentFont(element)
        guard BehaviourProfile.current.documentsUseEarlierFonts else { return font }
        var specification = font.specification
        if specification.cut == .bySize { specification.cut = .earlier }
        return UIFont(specification)
    }

    private func currentFont(_ element: MarkupElement) -> UIFont {
        if let style = element["style"] { return preferredFont(style) }
        let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? Double(UIFont.systemFontSize))
        switch element["type"] {
        case "system": return .systemFont(ofSize: size, weight: element["weight"].flatMap(Self.weight) ?? .regular)
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: break
        }
        if let meta = element["metaFont"] {
            return Self.metaFont(meta, size: element.number("size").map { CGFloat($0) })
        }
        guard let name = element["name"] else { return .systemFont(ofSize: size) }
        if let font = UIFont(known: name, size: size) ?? Self.cutOfSystemFont(named: name, size: size) { return font }
        note(.font, element, "there is no font \(name); \(Self.fallbackFontName) is used instead")
        return UIFont(name: Self.fallbackFontName, size: size) ?? .systemFont(ofSize: size)
    }

    /// Xcode 9 and 10 drew the first title style at 26 points, where devices have 28.
    private func preferredFont(_ style: String) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        let hasSmallTitles = options.isCanvas && (13_000..<14_800).contains(document.toolsVersion)
        return hasSmallTitles && style == UIFont.TextStyle.title1.rawValue ? font.withSize(26) : font
    }

    /// True if text in the font follows the reader's text size.
    static func followsTextSize(_ element: MarkupElement) -> Bool {
        element.flag("adjustsFontForContentSizeCategory") ?? false
    }

    private static func weight(_ name: String) -> UIFont.Weight? {
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        return weights[name]
    }

    /// The system font's cuts as the font files for designers name them: `SFUIDisplay-Bold`, `SFProText-Regular`.
    private static func cutOfSystemFont(named name: String, size: CGFloat) -> UIFont? {
        let parts = name.split(separator: "-", maxSplits: 1)
        let cuts: [Substring: TextFont.SystemCut] = [
            "SFUIDisplay": .display, "SFUIText": .text, "SFProDisplay": .display, "SFProText": .text,
        ]
        guard let cut = parts.first.flatMap({ cuts[$0] }) else { return nil }
        let style = (parts.count > 1 ? String(parts[1]) : "Regular").lowercased()
        let names = ["ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let index = names.lastIndex { style.hasPrefix($0) } ?? 3
        var specification = FontSpecification(size: size, weight: weights[index], isItalic: style.hasSuffix("italic"))
        specification.cut = cut
        return UIFont(specification)
    }

    /// The font that documents were laid out with whose own was missing, in whichever weight.
    private static let fallbackFontName = "HelveticaNeue"

    private static func metaFont(_ name: String, size: CGFloat?) -> UIFont {
        switch name {
        case "systemBold", "labelBold": .boldSystemFont(ofSize: size ?? 14)
        case "smallSystem": .systemFont(ofSize: size ?? 12)
        default: .systemFont(ofSize: size ?? 14)
        }
    }

    func attributedString(_ element: MarkupElement?) -> NSAttributedString? {
        guard let element, element.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString()
        for fragment in element.children where fragment.name == "fragment" {
            let text = fragment.string("content") ?? ""
            result.append(NSAttributedString(string: text, attributes: attributes(fragment.child("attributes"))))
        }
        return result
    }

    private func attributes(_ element: MarkupElement?) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for child in element?.children ?? [] {
            switch (child.key, child.name) {
            case ("NSFont", _): result[.font] = font(child)
            case ("NSColor", "color"): result[.foregroundColor] = color(child)
            case ("NSBackgroundColor", "color"): result[.backgroundColor] = color(child)
            case ("NSStrokeColor", "color"): result[.strokeColor] = color(child)
            case ("NSParagraphStyle", "paragraphStyle"): result[.paragraphStyle] = Self.paragraphStyle(child)
            case (let key?, "real"): result[NSAttributedString.Key(key)] = child.number("value").map { CGFloat($0) }
            case (let key?, "integer"): result[NSAttributedString.Key(key)] = child.integer("value")
            default: break
            }
        }
        return result
    }

    private static func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"].flatMap(textAlignment) { style.alignment = alignment }
        if let mode = element["lineBreakMode"].flatMap(lineBreakMode) { style.lineBreakMode = mode }
        func number(_ name: String, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
            if let value = element.number(name) { style[keyPath: path] = CGFloat(value) }
        }
        number("lineSpacing", \.lineSpacing)
        number("paragraphSpacing", \.paragraphSpacing)
        number("paragraphSpacingBefore", \.paragraphSpacingBefore)
        number("firstLineHeadIndent", \.firstLineHeadIndent)
        number("headIndent", \.headIndent)
        number("tailIndent", \.tailIndent)
        number("minimumLineHeight", \.minimumLineHeight)
        number("maximumLineHeight", \.maximumLineHeight)
        number("lineHeightMultiple", \.lineHeightMultiple)
        return style
    }

    static func textAlignment(_ name: String) -> NSTextAlignment? {
        switch name {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: nil
        }
    }

    static func lineBreakMode(_ name: String) -> NSLineBreakMode? {
        switch name {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap", "charWrapping": .byCharWrapping
        case "clip", "clipping": .byClipping
        case "headTruncation", "truncatingHead": .byTruncatingHead
        case "tailTruncation", "truncatingTail": .byTruncatingTail
        case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
        default: nil
        }
    }
}
