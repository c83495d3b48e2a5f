import Foundation
import Graphics

/// Shorthands for the drawings.
extension Path {
    static func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Path {
        let path = through(points.map { CGPoint(x: $0.0, y: $0.1) })
        return closed ? Path(elements: path.elements + [.close]) : path
    }

    static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func box(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
    ) -> Path {
        let rect = CGRect(x: x, y: y, width: width, height: height)
        guard radius > 0 else { return Path(rect: rect) }
        return Path(roundedRect: rect, radii: CornerRadii(CGSize(width: radius, height: radius)))
    }

    /// Part of a circle, angles in degrees from the right, clockwise on the screen.
    static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from: CGFloat, to: CGFloat) -> Path {
        var path = Path()
        path.arc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: from * .pi / 180, endAngle: to * .pi / 180,
            clockwise: to > from)
        return path
    }
}
