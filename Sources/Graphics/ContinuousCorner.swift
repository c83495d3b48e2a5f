import Foundation

/// The control points of Apple's smooth corner, measured by many from what iOS draws.
///
/// Points are in radii: x is the distance from the vertex along the side of arrival, y along the side of departure.
enum ContinuousCorner {
    /// The distance from the vertex at which the curve starts, in radii.
    static let extent: CGFloat = 1.528_665

    private static let smooth: [CGPoint] = symmetric([
        CGPoint(x: extent, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
        CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_060),
    ])

    /// The quarter circle cut where the smooth corner is cut, so that one can be bent into the other.
    private static let circular: [CGPoint] = {
        let cut = 0.379  // radians from the start at which the smooth corner's first piece ends
        func handle(_ sweep: Double) -> Double { 4.0 / 3.0 * tan(sweep / 4) }
        let (outer, inner) = (handle(cut), handle(.pi / 2 - 2 * cut))
        func point(_ angle: Double, _ tangent: Double) -> CGPoint {
            CGPoint(x: 1 - sin(angle) - tangent * cos(angle), y: 1 - cos(angle) + tangent * sin(angle))
        }
        return symmetric([
            point(0, 0), point(0, outer), point(cut, -outer), point(cut, 0), point(cut, inner),
        ])
    }()

    private static func symmetric(_ half: [CGPoint]) -> [CGPoint] {
        half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }

    /// A start point and three cubic curves (two controls and an end each), from circular (0) to smooth (1).
    static func points(smoothness: CGFloat) -> [CGPoint] {
        zip(circular, smooth).map { round, smooth in
            CGPoint(
                x: round.x + (smooth.x - round.x) * smoothness, y: round.y + (smooth.y - round.y) * smoothness)
        }
    }

    /// The greatest smoothness with which no two curves on a side overlap.
    static func smoothness(of radii: CornerRadii, in size: CGSize) -> CGFloat {
        var result: CGFloat = 1
        let sides = [
            (size.width, radii.topLeft.width + radii.topRight.width),
            (size.width, radii.bottomLeft.width + radii.bottomRight.width),
            (size.height, radii.topLeft.height + radii.bottomLeft.height),
            (size.height, radii.topRight.height + radii.bottomRight.height),
        ]
        for (side, sum) in sides where sum * extent > side {
            result = min(result, max(0, (side / sum - 1) / (extent - 1)))
        }
        return result
    }
}
