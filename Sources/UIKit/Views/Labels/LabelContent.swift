import TextLayout

/// The content of a label and its settings.
///
/// Invariant: with `attributed`, `text` is its string.
struct LabelContent {
    var text: String?
    var attributed: NSAttributedString?
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var color: UIColor?
    var highlightedColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var alignment = NSTextAlignment.natural
    var mode = NSLineBreakMode.byTruncatingTail
    var strategy = NSParagraphStyle.LineBreakStrategy.standard
    /// 0 for no limit.
    var lineLimit = 1
    var preferredWidth: CGFloat = 0
    var isHighlighted = false
    var isEnabled = true
    var shrinks = false
    var minimumScale: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var tightens = false
    var followsTextSize = false

    var isEmpty: Bool { text?.isEmpty ?? true }

    /// The paragraph style of text that has none.
    var paragraph: ParagraphValues {
        var values = ParagraphValues()
        values.alignment = alignment
        values.lineBreakMode = mode
        values.lineBreakStrategy = strategy
        values.allowsDefaultTighteningForTruncation = tightens
        return values
    }

    func defaults(direction: UIUserInterfaceLayoutDirection) -> TextDefaults {
        TextDefaults(font: font, paragraph: paragraph, direction: direction)
    }

    /// The text for the engine, its fonts multiplied by a scale; nil where there is none.
    func attributedText(direction: UIUserInterfaceLayoutDirection, scale: CGFloat = 1) -> AttributedText? {
        guard let text, !text.isEmpty else { return nil }
        var defaults = defaults(direction: direction)
        if let attributed { return AttributedText(attributed, defaults: defaults, scale: scale) }
        if scale != 1 { defaults.font = defaults.font.withSize(defaults.font.pointSize * scale) }
        return AttributedText(text, defaults: defaults)
    }
}
