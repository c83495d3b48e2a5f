/// The attributes of a run that move no glyph: colours, lines, shadow, and the picture of an attachment.
struct TextDecoration {
    var foreground: UIColor?
    var background: UIColor?
    var underline: NSUnderlineStyle?
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle?
    var strikethroughColor: UIColor?
    /// Percent of the font's size.
    var strokeWidth: Double = 0
    var strokeColor: UIColor?
    var shadow: NSShadow?
    var obliqueness: Double = 0
    var attachment: NSTextAttachment?
    var isLink = false

    init() {}

    /// Values of another type than a key's are ignored.
    init(_ values: [NSAttributedString.Key: Any]) {
        foreground = values[.foregroundColor] as? UIColor
        background = values[.backgroundColor] as? UIColor
        underline = AttributeValue.underline(values[.underlineStyle])
        underlineColor = values[.underlineColor] as? UIColor
        strikethrough = AttributeValue.underline(values[.strikethroughStyle])
        strikethroughColor = values[.strikethroughColor] as? UIColor
        strokeWidth = AttributeValue.number(values[.strokeWidth]) ?? 0
        strokeColor = values[.strokeColor] as? UIColor
        shadow = values[.shadow] as? NSShadow
        obliqueness = AttributeValue.number(values[.obliqueness]) ?? 0
        attachment = values[.attachment] as? NSTextAttachment
        isLink = values[.link] is URL || values[.link] is NSURL || values[.link] is String || values[.link] is NSString
        if isLink {
            foreground = .link
            underline = underline ?? .single
        }
    }
}
