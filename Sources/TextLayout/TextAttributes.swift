/// The layout attributes of a stretch of text, and the caller's mark for its other attributes.
public struct TextAttributes: Hashable, Sendable {
    public var font: TextFont
    /// Points added after every glyph, the last one too; nil leaves the font's pair kerning on, 0 turns it off.
    public var kern: Double?
    /// Points by which the text is raised.
    public var baselineOffset: Double
    /// The caller's index for what does not move glyphs (colours, underlines); glyph runs carry it.
    public var style: Int
    /// The space that an attachment takes, where the text is U+FFFC.
    public var attachment: AttachmentSize?

    public init(
        font: TextFont, kern: Double? = nil, baselineOffset: Double = 0, style: Int = 0,
        attachment: AttachmentSize? = nil
    ) {
        self.font = font
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.style = style
        self.attachment = attachment
    }
}

/// The box of an attachment, in points.
public struct AttachmentSize: Hashable, Sendable {
    public var width: Double
    public var height: Double
    /// The height of the box's lower edge over the baseline.
    public var bottom: Double

    public init(width: Double, height: Double, bottom: Double = 0) {
        self.width = width
        self.height = height
        self.bottom = bottom
    }
}

extension TextAttributes {
    /// True if all lengths are numbers that a layout can add up.
    var isFinite: Bool {
        (kern ?? 0).isFinite && baselineOffset.isFinite
            && (attachment.map { $0.width.isFinite && $0.height.isFinite && $0.bottom.isFinite } ?? true)
    }

    /// The same without lengths that are none: such kerning and offsets are left out, such attachments have no size.
    var replacingNonFinite: TextAttributes {
        var result = self
        if let kern, !kern.isFinite { result.kern = nil }
        if !baselineOffset.isFinite { result.baselineOffset = 0 }
        if let attachment, !isFinite {
            result.attachment = AttachmentSize(
                width: attachment.width.isFinite ? attachment.width : 0,
                height: attachment.height.isFinite ? attachment.height : 0,
                bottom: attachment.bottom.isFinite ? attachment.bottom : 0)
        }
        return result
    }
}
