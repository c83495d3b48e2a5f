import Graphics

/// A fixed colour: components in sRGB or in its grey axis, and an alpha.
///
/// Equal where the colour space and all components are equal: the white of the grey axis isn't the white of sRGB, as in
/// Core Graphics. Components beyond 0…1 are kept (extended range).
public final class CGColor: _ExpressibleByColorLiteral, Sendable {
    enum Value: Hashable, Sendable {
        case gray(white: CGFloat, alpha: CGFloat)
        case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    }

    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgb(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(.gray(white: gray, alpha: alpha))
    }

    /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, of sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Two numbers for a grey, four for sRGB, the alpha last.
    public var components: [CGFloat]? {
        switch value {
        case .gray(let white, let alpha): [white, alpha]
        case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
        }
    }

    public var numberOfComponents: Int {
        switch value {
        case .gray: 2
        case .rgb: 4
        }
    }

    public var alpha: CGFloat {
        switch value {
        case .gray(_, let alpha), .rgb(_, _, _, let alpha): alpha
        }
    }

    public func copy(alpha: CGFloat) -> CGColor? { replacingAlpha(alpha) }

    func replacingAlpha(_ alpha: CGFloat) -> CGColor {
        switch value {
        case .gray(let white, _): CGColor(gray: white, alpha: alpha)
        case .rgb(let red, let green, let blue, _): CGColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension CGColor {
    /// The colour in the form that display lists use.
    var graphicsColor: Color {
        switch value {
        case .gray(let white, let alpha): Color(white: Double(white), alpha: Double(alpha))
        case .rgb(let red, let green, let blue, let alpha):
            Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        }
    }
}
