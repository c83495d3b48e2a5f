/// The grid of device pixels that frames snap to when they leave the engine.
///
/// The solver never rounds; edges are rounded when frames are copied out, and a size is the difference of its rounded
/// edges, so neighbours that touch before rounding touch after it. A third of 331 pt at @2x becomes x 0, 110.5, 220.5
/// with widths 110.5, 110, 110.5.
///
/// Rounding multiplies by the reciprocal of the scale: 899 pixels at @3x are 299.66666666666663 pt, not 899/3.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point.
    public let scale: Double
    private let pixel: Double

    /// - Parameter scale: pixels a point; must be positive.
    public init(scale: Double) {
        precondition(scale > 0 && scale.isFinite, "a pixel grid's scale is \(scale); it must be positive")
        self.scale = scale
        pixel = 1 / scale
    }

    /// Solutions carry errors of about 1e-12; a tie must not depend on them.
    private static let tolerance = 1e-6

    /// The nearest pixel, ties away from zero.
    public func round(_ value: Double) -> Double {
        let pixels = value * scale
        let magnitude = (pixels.magnitude + 0.5 + Self.tolerance).rounded(.down)
        return (pixels < 0 ? -magnitude : magnitude) * pixel
    }

    /// The next pixel at or above the value.
    public func ceil(_ value: Double) -> Double {
        (value * scale - Self.tolerance).rounded(.up) * pixel
    }

    /// The next pixel at or below the value.
    public func floor(_ value: Double) -> Double {
        (value * scale + Self.tolerance).rounded(.down) * pixel
    }

    public func round(_ rectangle: LayoutRectangle) -> LayoutRectangle {
        let minX = round(rectangle.x)
        let minY = round(rectangle.y)
        return LayoutRectangle(
            x: minX, y: minY, width: round(rectangle.x + rectangle.width) - minX,
            height: round(rectangle.y + rectangle.height) - minY)
    }
}
