extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points added after every character, the last one too; 0 turns the font's pair kerning off.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points added after every character, in place of `kern`; 0 changes nothing.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Points by which text is raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// Percent of the font's size; positive outlines glyphs, negative outlines and fills them.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An `NSTextAttachment`, at the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A URL or a string; labels show it underlined and in the colour of links.
    public static let link = NSAttributedString.Key("NSLink")
    /// The slant of glyphs, x per y upwards.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// Stored, but glyphs aren't widened.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Stored, but ligatures are always the font's own.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Stored, but directions come from the text and the paragraph's base direction.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// 1 for upright glyphs in vertical lines; without effect, as in UIKit, whose lines are horizontal.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    /// Stored without effect.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

/// Core Text's name of tracking: here a key itself, since a string can't be cast to one.
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking

extension NSAttributedString {
    /// The values of `textEffect`.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }

    /// The text with these attributes wherever it has none of the same names.
    func addingBelow(_ attributes: [Key: Any]) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: string, attributes: attributes)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
            whole.addAttributes(own, range: range)
        }
        return whole
    }
}
