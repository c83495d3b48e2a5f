/// A colour in sRGB, components from 0 to 1, not premultiplied by its alpha.
///
/// Components beyond 0…1 (extended sRGB) are kept and compared as they are; they are clamped only when pixels are made.
public struct Color: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let clear = Color(white: 0, alpha: 0)

    /// The same colour with an alpha of 1.
    public var opaque: Color { Color(red: red, green: green, blue: blue) }

    /// The same colour with its alpha multiplied by `factor`.
    public func multiplyingAlpha(by factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The colour with every component brought into 0…1, a component that isn't a number becoming 0.
    public var clamped: Color {
        func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return Color(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }

    public var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }

    /// True if drawing with the colour leaves every pixel as it was.
    public var isInvisible: Bool { alpha <= 0 }

    /// The premultiplied bytes of a pixel filled with the colour.
    public var premultipliedBytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let color = clamped
        func byte(_ value: Double) -> UInt8 { UInt8((value * color.alpha * 255).rounded()) }
        return (byte(color.red), byte(color.green), byte(color.blue), UInt8((color.alpha * 255).rounded()))
    }
}

extension Color: CustomStringConvertible {
    /// `#RRGGBB` or `#RRGGBBAA` in hexadecimal; components beyond 0…1 as `rgba(r g b a)`.
    public var description: String {
        guard self == clamped else {
            return "rgba(\(red.shortText) \(green.shortText) \(blue.shortText) \(alpha.shortText))"
        }
        func hexadecimal(_ value: Double) -> String {
            let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }
        let opaque = "#" + hexadecimal(red) + hexadecimal(green) + hexadecimal(blue)
        return alpha == 1 ? opaque : opaque + hexadecimal(alpha)
    }
}
