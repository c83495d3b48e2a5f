import TextLayout

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Nil for the twelve default stops, 28 points apart.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
}

extension ParagraphValues {
    /// The attributes for the text engine.
    ///
    /// Numbers that aren't finite, or negative where only positive ones have a meaning, count as 0.
    ///
    /// - Parameter direction: the interface's, which natural alignment follows; nil lets it follow the text.
    func attributes(direction: UIUserInterfaceLayoutDirection?) -> ParagraphAttributes {
        var attributes = ParagraphAttributes()
        attributes.alignment = resolvedAlignment(direction).engineAlignment
        attributes.lineBreakMode = lineBreakMode.engineMode
        attributes.baseWritingDirection = WritingDirection(rawValue: baseWritingDirection.rawValue) ?? .natural
        attributes.lineSpacing = Self.length(lineSpacing)
        attributes.paragraphSpacing = Self.length(paragraphSpacing)
        attributes.paragraphSpacingBefore = Self.length(paragraphSpacingBefore)
        attributes.firstLineHeadIndent = Self.length(firstLineHeadIndent)
        attributes.headIndent = Self.length(headIndent)
        attributes.tailIndent = tailIndent.isFinite ? Double(tailIndent) : 0
        attributes.minimumLineHeight = Self.length(minimumLineHeight)
        attributes.maximumLineHeight = Self.length(maximumLineHeight)
        attributes.lineHeightMultiple = Self.length(lineHeightMultiple)
        attributes.hyphenationFactor =
            usesDefaultHyphenation ? 1 : hyphenationFactor.isFinite ? Double(min(max(hyphenationFactor, 0), 1)) : 0
        attributes.avoidsLoneWord = lineBreakStrategy.contains(.pushOut)
        attributes.tabStops = tabStops?.map { $0.engineStop(isRightToLeft: direction == .rightToLeft) }
        attributes.defaultTabInterval = Self.length(defaultTabInterval)
        return attributes
    }

    private func resolvedAlignment(_ direction: UIUserInterfaceLayoutDirection?) -> NSTextAlignment {
        guard alignment == .natural, let direction else { return alignment }
        switch baseWritingDirection {
        case .leftToRight: return .left
        case .rightToLeft: return .right
        case .natural: return direction == .rightToLeft ? .right : .left
        }
    }

    private static func length(_ value: CGFloat) -> Double { value > 0 && value.isFinite ? Double(value) : 0 }
}

extension NSTextAlignment {
    var engineAlignment: TextAlignment { TextAlignment(rawValue: rawValue) ?? .natural }
}

extension NSLineBreakMode {
    var engineMode: LineBreakMode { LineBreakMode(rawValue: rawValue) ?? .byTruncatingTail }
}
