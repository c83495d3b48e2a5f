/// Ways to lay a premultiplied pixel over another: T. Porter and T. Duff, "Compositing digital images", 1984.
public enum PixelComposition: Sendable {
    case over, inside, outside, atop
    /// The sum of both.
    case addition
    /// The product of both.
    case multiply

    public func callAsFunction(_ top: PixelColor, _ bottom: PixelColor) -> PixelColor {
        switch self {
        case .over: top + bottom * (1 - top.alpha)
        case .inside: top * bottom.alpha
        case .outside: top * (1 - bottom.alpha)
        case .atop: top * bottom.alpha + bottom * (1 - top.alpha)
        case .addition: top + bottom
        case .multiply:
            PixelColor(
                top.red * bottom.red, top.green * bottom.green, top.blue * bottom.blue, top.alpha * bottom.alpha)
        }
    }
}
