/// The style of an underline or strikethrough: a thickness, a pattern, and its extent.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Under words only, not under the white space between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
    var isDouble: Bool { rawValue & 0x0F == 0x09 }
    var isThick: Bool { rawValue & 0x0F == 0x02 }
    var isVisible: Bool { rawValue & 0x0F != 0 }

    /// Alternating lengths of dashes and gaps, in thicknesses of the line; empty for a solid one.
    var dashes: [CGFloat] {
        switch rawValue & 0x0700 {
        case 0x0100: [3, 3]
        case 0x0200: [10, 5]
        case 0x0300: [10, 3, 3, 3]
        case 0x0400: [10, 3, 3, 3, 3, 3]
        default: []
        }
    }
}
