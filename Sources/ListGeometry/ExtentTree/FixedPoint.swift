/// Lengths as whole numbers of 1/192 pt, so that sums don't depend on the order of their terms.
///
/// 192 = 3 · 64: pixels at 1x, 2x and 3x and 64ths of a point are whole.
enum FixedPoint {
    static let unitsPerPoint = 192.0

    /// The nearest whole number of units of a length that isn't negative.
    @inline(__always)
    static func units(_ points: Double) -> Int64 { Int64(points * unitsPerPoint + 0.5) }

    @inline(__always)
    static func points(_ units: Int64) -> Double { Double(Int(units)) / unitsPerPoint }

    /// The last whole unit at or before a place.
    static func unitsAtOrBefore(_ points: Double) -> Int64 {
        let (nearest, difference) = nearest(points)
        return difference < -tolerance ? nearest - 1 : nearest
    }

    /// The first whole unit at or after a place.
    static func unitsAtOrAfter(_ points: Double) -> Int64 {
        let (nearest, difference) = nearest(points)
        return difference > tolerance ? nearest + 1 : nearest
    }

    /// The distance from a whole unit that still counts as that unit: thirds of a point aren't exact in binary.
    private static let tolerance = 1e-4
    private static let farthest = 1e18

    private static func nearest(_ points: Double) -> (units: Int64, difference: Double) {
        let exact = max(-farthest, min(farthest, points * unitsPerPoint))
        let nearest = Int64(exact < 0 ? exact - 0.5 : exact + 0.5)
        return (nearest, exact - Double(nearest))
    }
}
