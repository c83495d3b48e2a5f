import Foundation

/// Functions from a colour, not premultiplied, to another, as Apple's Core Image Filter Reference gives them.
public enum ColorTransform {
    /// The weights of the components in a colour's luminance, ITU-R BT.709.
    static let luminance: (Float, Float, Float) = (0.2126, 0.7152, 0.0722)

    public static func luminance(of color: PixelColor) -> Float {
        color.red * luminance.0 + color.green * luminance.1 + color.blue * luminance.2
    }

    /// Each component by a function; alpha stays.
    public static func each(_ color: PixelColor, _ transform: (Float) -> Float) -> PixelColor {
        PixelColor(transform(color.red), transform(color.green), transform(color.blue), color.alpha)
    }

    /// Between the colour's grey (saturation 0) and itself (1), plus the brightness, and stretched around one half by the
    /// contrast.
    public static func controls(_ color: PixelColor, saturation: Float, brightness: Float, contrast: Float)
        -> PixelColor
    {
        let grey = luminance(of: color)
        return each(color) { (grey + ($0 - grey) * saturation + brightness - 0.5) * contrast + 0.5 }
    }

    /// The sums of a colour's components by rows of weights, plus a bias.
    ///
    /// - Parameter rows: four weights for each of red, green, blue and alpha.
    public static func matrix(_ color: PixelColor, rows: [[Float]], bias: [Float]) -> PixelColor {
        let components = [color.red, color.green, color.blue, color.alpha]
        let made = zip(rows, bias).map { row, bias in zip(row, components).reduce(bias) { $0 + $1.0 * $1.1 } }
        return PixelColor(made[0], made[1], made[2], made[3])
    }

    /// Turned around the axis of greys by an angle in radians.
    public static func turningHue(_ color: PixelColor, by angle: Float) -> PixelColor {
        let (cosine, sine) = (cos(angle), sin(angle) / Float(3).squareRoot())
        let grey = (color.red + color.green + color.blue) / 3 * (1 - cosine)
        return PixelColor(
            grey + color.red * cosine + (color.blue - color.green) * sine,
            grey + color.green * cosine + (color.red - color.blue) * sine,
            grey + color.blue * cosine + (color.green - color.red) * sine, color.alpha)
    }

    /// Between two colours by the luminance of a third, whose alpha it keeps.
    public static func falseColor(_ color: PixelColor, from dark: PixelColor, to light: PixelColor) -> PixelColor {
        let share = luminance(of: color)
        let mixed = dark * (1 - share) + light * share
        return PixelColor(mixed.red, mixed.green, mixed.blue, mixed.alpha * color.alpha)
    }

    /// Towards the shades of one colour: its luminance times that colour, at an intensity of 1.
    public static func shade(_ color: PixelColor, of tint: PixelColor, intensity: Float) -> PixelColor {
        let grey = luminance(of: color)
        return PixelColor(
            color.red + (grey * tint.red - color.red) * intensity,
            color.green + (grey * tint.green - color.green) * intensity,
            color.blue + (grey * tint.blue - color.blue) * intensity, color.alpha)
    }
}
