/// A convex part of the plane of widths and heights.
///
/// Invariant: at least three corners, counterclockwise where the second coordinate points up.
public struct ConvexPolygon: Hashable, Sendable {
    public let corners: [SIMD2<Double>]

    init(corners: [SIMD2<Double>]) { self.corners = corners }

    /// A rectangle of widths and heights, in points.
    public init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
        corners = [
            SIMD2(widths.lowerBound, heights.lowerBound), SIMD2(widths.upperBound, heights.lowerBound),
            SIMD2(widths.upperBound, heights.upperBound), SIMD2(widths.lowerBound, heights.upperBound),
        ]
    }

    /// The part in which a function isn't below a bound; nil where that is a point, a line or nothing.
    func clipped(where function: PlaneFunction, isAtLeast bound: Double = 0) -> ConvexPolygon? {
        var (isCut, isLeft) = (false, false)
        for corner in corners {
            if function.value(at: corner) >= bound { isLeft = true } else { isCut = true }
        }
        if !isCut { return self }
        if !isLeft { return nil }
        var left: [SIMD2<Double>] = []
        left.reserveCapacity(corners.count + 1)
        for (index, corner) in corners.enumerated() {
            let next = corners[index + 1 == corners.count ? 0 : index + 1]
            let (here, there) = (function.value(at: corner) - bound, function.value(at: next) - bound)
            if here >= 0 { left.append(corner) }
            if (here < 0) != (there < 0), here != there {
                let crossing = corner + (next - corner) * (here / (here - there))
                if crossing != left.last { left.append(crossing) }
            }
        }
        if left.count > 1, left.first == left.last { left.removeLast() }
        return left.count < 3 ? nil : ConvexPolygon(corners: left)
    }

    /// The parts on either side of where functions are 0.
    public func parts(by functions: [PlaneFunction]) -> [ConvexPolygon] {
        functions.reduce([self]) { parts, function in
            parts.flatMap { part in
                [part.clipped(where: function), part.clipped(where: -function)].compactMap {
                    $0.flatMap { $0.isThicker(than: RangeProof.resolution) ? $0 : nil }
                }
            }
        }
    }

    /// The part that is in another too; nil where that is a point, a line or nothing.
    public func common(with other: ConvexPolygon) -> ConvexPolygon? {
        other.sides.reduce(self) { part, side in part?.clipped(where: side) }
    }

    /// The functions, one a side, that are 0 on the side and grow inwards by the distance from it.
    var sides: [PlaneFunction] {
        corners.indices.compactMap { index in
            let (a, b) = (corners[index], corners[index + 1 == corners.count ? 0 : index + 1])
            let along = b - a
            let length = (along * along).sum().squareRoot()
            guard length > 0 else { return nil }
            let inwards = SIMD2(-along.y, along.x) / length
            return PlaneFunction(value: -(inwards * a).sum(), slope: inwards)
        }
    }

    /// The parts of this polygon that aren't in another, disjoint and without those that are thinner than a length, and the
    /// part that is.
    func divided(by other: ConvexPolygon, thinnest: Double) -> (outside: [ConvexPolygon], inside: ConvexPolygon?) {
        guard bounds.overlaps(other.bounds) else { return ([self], nil) }
        var outside: [ConvexPolygon] = []
        var rest = self
        for side in other.sides {
            let part = rest.clipped(where: -side)
            guard let inside = rest.clipped(where: side) else {
                return (outside + (rest.isThicker(than: thinnest) ? [rest] : []), nil)
            }
            if let part, part.isThicker(than: thinnest) { outside.append(part) }
            rest = inside
        }
        return (outside, rest)
    }

    /// Square points.
    public var area: Double {
        let origin = corners[0]
        return corners.indices.dropFirst().dropLast().reduce(0) { sum, index in
            let (a, b) = (corners[index] - origin, corners[index + 1] - origin)
            return sum + (a.x * b.y - a.y * b.x) / 2
        }
    }

    /// The mean of the corners, which is inside.
    public var middle: SIMD2<Double> { corners.reduce(SIMD2(0, 0), +) / Double(corners.count) }

    /// True if no strip of a width holds all of it; false for corners that have come to lie on one another, as cuts that
    /// are rounded leave them.
    func isThicker(than width: Double) -> Bool {
        let sides = sides
        return sides.count > 2 && sides.allSatisfy { side in corners.contains { side.value(at: $0) > width } }
    }

    func contains(_ point: SIMD2<Double>, within margin: Double = 0) -> Bool {
        sides.allSatisfy { $0.value(at: point) >= -margin }
    }

    /// The smallest rectangle around it.
    public var bounds: SizeBounds {
        var (low, high) = (corners[0], corners[0])
        for corner in corners.dropFirst() {
            low = pointwiseMin(low, corner)
            high = pointwiseMax(high, corner)
        }
        return SizeBounds(low: low, high: high)
    }

    func moved(by distance: SIMD2<Double>) -> ConvexPolygon { ConvexPolygon(corners: corners.map { $0 + distance }) }
}

/// A range of widths and one of heights, in points.
public struct SizeBounds: Hashable, Sendable {
    public var low: SIMD2<Double>
    public var high: SIMD2<Double>

    func overlaps(_ other: SizeBounds) -> Bool {
        low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
    }

    func joined(_ other: SizeBounds) -> SizeBounds {
        SizeBounds(low: pointwiseMin(low, other.low), high: pointwiseMax(high, other.high))
    }
}
