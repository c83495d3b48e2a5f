import Foundation

extension Path {
    /// Makes a rectangle with rounded corners; radii that don't fit are shrunk together.
    public init(roundedRect rect: CGRect, radii: CornerRadii, curve: CornerCurve = .circular) {
        let rect = rect.upright
        form = radii.isZero ? .rect(rect) : .roundedRect(rect, radii, curve)
    }

    public init(roundedRect rect: CGRect, radius: CGFloat, curve: CornerCurve = .circular) {
        self.init(roundedRect: rect, radii: CornerRadii(radius), curve: curve)
    }

    static func elements(ofRoundedRect rect: CGRect, radii: CornerRadii, curve: CornerCurve) -> [Element] {
        let fitted = radii.fitted(to: rect.size)
        switch curve {
        case .circular: return elements(ofCircularCorners: rect, radii: fitted)
        case .continuous: return elements(ofContinuousCorners: rect, radii: fitted)
        }
    }

    /// A corner seen from its own vertex: `along` runs back on the side by which the contour arrives, `away` on the
    /// side by which it leaves; both in units of the radius.
    private struct Corner {
        let vertex: CGPoint
        let along: CGVector
        let away: CGVector

        func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
            CGPoint(x: vertex.x + u * along.dx + v * away.dx, y: vertex.y + u * along.dy + v * away.dy)
        }
    }

    /// The corners in drawing order, from top left clockwise.
    private static func corners(of rect: CGRect, radii: CornerRadii) -> [Corner] {
        [
            Corner(
                vertex: CGPoint(x: rect.minX, y: rect.minY), along: CGVector(dx: 0, dy: radii.topLeft.height),
                away: CGVector(dx: radii.topLeft.width, dy: 0)),
            Corner(
                vertex: CGPoint(x: rect.maxX, y: rect.minY), along: CGVector(dx: -radii.topRight.width, dy: 0),
                away: CGVector(dx: 0, dy: radii.topRight.height)),
            Corner(
                vertex: CGPoint(x: rect.maxX, y: rect.maxY), along: CGVector(dx: 0, dy: -radii.bottomRight.height),
                away: CGVector(dx: -radii.bottomRight.width, dy: 0)),
            Corner(
                vertex: CGPoint(x: rect.minX, y: rect.maxY), along: CGVector(dx: radii.bottomLeft.width, dy: 0),
                away: CGVector(dx: 0, dy: -radii.bottomLeft.height)),
        ]
    }

    /// A quarter of a circle by one cubic curve: the handles end this far from the vertex, in radii.
    private static let quarterHandle: CGFloat = 1 - 4.0 / 3.0 * 0.414_213_562_373_095_05

    static func elements(ofCircularCorners rect: CGRect, radii: CornerRadii) -> [Element] {
        contour(of: corners(of: rect, radii: radii)) { corner in
            [
                .cubic(
                    to: corner.point(0, 1), control1: corner.point(quarterHandle, 0),
                    control2: corner.point(0, quarterHandle))
            ]
        } start: { _ in
            1
        }
    }

    static func elements(ofContinuousCorners rect: CGRect, radii: CornerRadii) -> [Element] {
        let smoothness = ContinuousCorner.smoothness(of: radii, in: rect.size)
        let points = ContinuousCorner.points(smoothness: smoothness)
        return contour(of: corners(of: rect, radii: radii)) { corner in
            stride(from: 1, to: points.count, by: 3).map { index in
                let (first, second, end) = (points[index], points[index + 1], points[index + 2])
                return .cubic(
                    to: corner.point(end.x, end.y), control1: corner.point(first.x, first.y),
                    control2: corner.point(second.x, second.y))
            }
        } start: { _ in
            points[0].x
        }
    }

    private static func contour(
        of corners: [Corner], curves: (Corner) -> [Element], start: (Corner) -> CGFloat
    ) -> [Element] {
        var result: [Element] = []
        for corner in corners {
            let isSquare = corner.along == .zero || corner.away == .zero
            let first = isSquare ? corner.vertex : corner.point(start(corner), 0)
            result.append(result.isEmpty ? .move(to: first) : .line(to: first))
            if !isSquare { result += curves(corner) }
        }
        result.append(.close)
        return result
    }
}
