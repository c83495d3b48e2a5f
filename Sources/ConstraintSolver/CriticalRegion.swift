/// The solution around the present constants as two groups of constants change, each constant at a rate of its own.
///
/// Each value is `value + slope.x · first + slope.y · second` for all pairs of steps at which no limit is negative: a convex
/// polygon around (0, 0), within which the solution keeps its shape.
public struct CriticalRegion: Sendable {
    /// An affine function of the two steps, which isn't negative in the region.
    public struct Limit: Hashable, Sendable {
        /// The value where both steps are 0.
        public let value: Double
        /// The change for one unit of each step.
        public let slope: SIMD2<Double>
    }

    /// Only those that change with the steps.
    public internal(set) var limits: [Limit] = []
    var slopes: [Int32: SIMD2<Double>] = [:]

    /// The rates at which a variable's value changes; 0 for one that doesn't.
    public func slope(of variable: Variable) -> SIMD2<Double> { slopes[variable.index] ?? .zero }

    /// The largest step in a direction; 0 where the shape changes at once, infinite where it never does.
    public func reach(along direction: SIMD2<Double>) -> Double {
        var reach = Double.infinity
        for limit in limits {
            let rate = (limit.slope * direction).sum()
            if rate < 0 { reach = min(reach, limit.value / -rate) }
        }
        return max(0, reach)
    }

    /// Adds a limit so that `residual` stays on its side.
    mutating func keepSign(of residual: Double, slope: SIMD2<Double>, isPositive: Bool) {
        limits.append(
            Limit(value: isPositive ? max(residual, 0) : max(-residual, 0), slope: isPositive ? slope : -slope))
    }

    /// Adds limits so that something that changes at a slope stays as it is.
    mutating func keepStill(_ slope: SIMD2<Double>) {
        limits.append(Limit(value: 0, slope: slope))
        limits.append(Limit(value: 0, slope: -slope))
    }
}
