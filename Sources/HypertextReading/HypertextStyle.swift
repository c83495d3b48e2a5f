/// The style of a run of a hypertext; lengths in points, of which a CSS pixel is one.
public struct HypertextStyle: Hashable, Sendable {
    public enum Alignment: String, Hashable, Sendable { case left, right, center, justify, natural }
    public enum Shift: Hashable, Sendable { case none, above, below }

    /// The font families by preference.
    public var fontFamilies: [String] = []
    public var fontSize = 12.0
    /// 100 to 900.
    public var weight = 400
    public var isItalic = false
    public var color = HypertextColor(red: 0, green: 0, blue: 0, alpha: 1)
    public var backgroundColor: HypertextColor?
    public var isUnderlined = false
    public var isStruck = false
    /// The address of a link, as written.
    public var link: String?
    public var shift = Shift.none

    // MARK: Of the paragraph

    public var alignment = Alignment.natural
    public var isRightToLeft: Bool?
    /// The indent of lines after the first, from the leading side.
    public var headIndent = 0.0
    public var firstLineIndent = 0.0
    public var spacingBefore = 0.0
    public var spacingAfter = 0.0
    /// Points; nil for the font's own.
    public var lineHeight: Double?
    /// The tab stops; empty outside of lists.
    public var tabs: [Double] = []

    /// True if white space stays as it is written.
    var keepsSpace = false
    var isHidden = false
    /// True if a line break continues the paragraph.
    var breaksInside = false
}

/// A colour in sRGB, components from 0 to 1.
public struct HypertextColor: Hashable, Sendable {
    public var red, green, blue, alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Reads a colour of CSS: names, `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` and `rgba()`; nil for other text.
    public init?(css text: String) {
        let text = text.lowercased().filter { !$0.isWhitespace }
        if let number = Self.names[text] {
            self.init(hex: number)
        } else if text == "transparent" {
            self.init(red: 0, green: 0, blue: 0, alpha: 0)
        } else if text.hasPrefix("#") {
            let digits = Array(text.dropFirst())
            let long = digits.count == 3 || digits.count == 4 ? digits.flatMap { [$0, $0] } : digits
            guard long.count == 6 || long.count == 8, let value = UInt32(String(long), radix: 16) else { return nil }
            self.init(hex: long.count == 8 ? value >> 8 : value)
            if long.count == 8 { alpha = Double(value & 0xff) / 255 }
        } else {
            guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), text.hasPrefix("rgb") else { return nil }
            let parts = text[text.index(after: open)...].dropLast().split(whereSeparator: { ",/".contains($0) })
            guard parts.count == 3 || parts.count == 4 else { return nil }
            func component(_ part: Substring, _ whole: Double) -> Double? {
                if part.hasSuffix("%") { return Double(part.dropLast()).map { min(max($0 / 100, 0), 1) } }
                return Double(part).map { min(max($0 / whole, 0), 1) }
            }
            guard let red = component(parts[0], 255), let green = component(parts[1], 255),
                let blue = component(parts[2], 255)
            else { return nil }
            self.init(red: red, green: green, blue: blue, alpha: parts.count == 4 ? component(parts[3], 1) ?? 1 : 1)
        }
    }

    private init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255,
            alpha: 1)
    }

    /// The colour names of HTML 4, and those of CSS's others that pages use most.
    private static let names: [String: UInt32] = [
        "black": 0x000000, "silver": 0xc0c0c0, "gray": 0x808080, "grey": 0x808080, "white": 0xffffff,
        "maroon": 0x800000, "red": 0xff0000, "purple": 0x800080, "fuchsia": 0xff00ff, "magenta": 0xff00ff,
        "green": 0x008000, "lime": 0x00ff00, "olive": 0x808000, "yellow": 0xffff00, "navy": 0x000080,
        "blue": 0x0000ff, "teal": 0x008080, "aqua": 0x00ffff, "cyan": 0x00ffff, "orange": 0xffa500,
        "brown": 0xa52a2a, "pink": 0xffc0cb, "gold": 0xffd700, "indigo": 0x4b0082, "violet": 0xee82ee,
        "crimson": 0xdc143c, "darkgray": 0xa9a9a9, "darkgrey": 0xa9a9a9, "lightgray": 0xd3d3d3,
        "lightgrey": 0xd3d3d3, "darkred": 0x8b0000, "darkgreen": 0x006400, "darkblue": 0x00008b,
        "dimgray": 0x696969, "tomato": 0xff6347, "coral": 0xff7f50, "salmon": 0xfa8072, "khaki": 0xf0e68c,
        "skyblue": 0x87ceeb, "steelblue": 0x4682b4, "royalblue": 0x4169e1, "slategray": 0x708090,
        "whitesmoke": 0xf5f5f5, "beige": 0xf5f5dc, "tan": 0xd2b48c, "chocolate": 0xd2691e, "turquoise": 0x40e0d0,
    ]
}
