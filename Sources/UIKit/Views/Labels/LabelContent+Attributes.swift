extension LabelContent {
    /// Replaces the text by a string; attributes that the present text has from end to end are kept.
    mutating func setText(_ new: String?) {
        let kept = attributed.map(Self.attributesOfAll) ?? [:]
        text = new
        attributed = nil
        if let font = kept[.font] as? UIFont { self.font = font }
        if let color = kept[.foregroundColor] as? UIColor { self.color = color }
        let own: Set<NSAttributedString.Key> = [.font, .foregroundColor]
        if let new, !new.isEmpty, !own.isSuperset(of: kept.keys) {
            attributed = NSAttributedString(string: new, attributes: kept)
        }
    }

    /// Replaces the text by an attributed string; alignment and line-break mode become those of its start.
    mutating func setAttributed(_ new: NSAttributedString?) {
        attributed = new.map { NSAttributedString(attributedString: $0) }
        text = new?.string
        if let style = first(.paragraphStyle) as? NSParagraphStyle {
            alignment = style.alignment
            mode = style.lineBreakMode
            strategy = style.lineBreakStrategy
        }
    }

    /// The font and the colour at the start, which the label reports as its own.
    var firstFont: UIFont { first(.font) as? UIFont ?? font }
    var firstColor: UIColor? { first(.foregroundColor) as? UIColor ?? color }

    private func first(_ key: NSAttributedString.Key) -> Any? {
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(key, at: 0, effectiveRange: nil)
    }

    /// The text as an attributed string: with the label's own attributes where a run has none.
    var synthesized: NSAttributedString? {
        guard let text else { return nil }
        let style = NSMutableParagraphStyle()
        style.values = paragraph
        let own: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color ?? UIColor.label,
            .paragraphStyle: NSParagraphStyle(values: style.values),
        ]
        guard let attributed else { return NSAttributedString(string: text, attributes: own) }
        let result = NSMutableAttributedString(attributedString: attributed)
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { values, range, _ in
            result.setAttributes(own.merging(values) { _, run in run }, range: range)
        }
        return NSAttributedString(attributedString: result)
    }

    /// Sets an attribute of all of an attributed text; text without attributes has the label's.
    mutating func override(_ key: NSAttributedString.Key, with value: Any?) {
        guard let attributed, attributed.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: changed.length)
        if let value {
            changed.addAttributes([key: value], range: whole)
        } else {
            changed.removeAttribute(key, range: whole)
        }
        self.attributed = NSAttributedString(attributedString: changed)
    }

    /// Changes the paragraph styles of an attributed text, where it has any.
    mutating func overrideParagraphs(_ change: (inout ParagraphValues) -> Void) {
        replaceValues(of: .paragraphStyle) { value in
            guard var values = (value as? NSParagraphStyle)?.values else { return nil }
            change(&values)
            return NSParagraphStyle(values: values)
        }
    }

    /// Replaces an attributed text's values under a key; nil keeps a value.
    private mutating func replaceValues(
        of key: NSAttributedString.Key, with replacement: (Any?) -> Any?
    ) {
        guard let attributed, attributed.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        attributed.enumerateAttribute(key, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
            if let new = replacement(value) { changed.addAttributes([key: new], range: range) }
        }
        self.attributed = NSAttributedString(attributedString: changed)
    }

    /// Scales the fonts that follow the user's text size to a category; false where none changed.
    mutating func scaleFonts(to category: UIContentSizeCategory) -> Bool {
        var hasChanged = false
        func scaled(_ font: UIFont) -> UIFont? {
            let scaled = font.specification.scaled(to: category)
            guard scaled != font.specification else { return nil }
            hasChanged = true
            return UIFont(scaled)
        }
        if let scaled = scaled(font) { font = scaled }
        replaceValues(of: .font) { value in (value as? UIFont).flatMap(scaled) }
        return hasChanged
    }

    private static func attributesOfAll(_ string: NSAttributedString) -> [NSAttributedString.Key: Any] {
        guard string.length > 0 else { return [:] }
        let whole = NSRange(location: 0, length: string.length)
        var range = NSRange()
        return string.attributes(at: 0, effectiveRange: nil).filter { key, _ in
            _ = string.attribute(key, at: 0, longestEffectiveRange: &range, in: whole)
            return NSEqualRanges(range, whole)
        }
    }
}
