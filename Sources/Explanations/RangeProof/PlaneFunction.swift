/// A number that depends on a width and a height: a value at one place, and its growth a point of each.
public struct PlaneFunction: Hashable, Sendable {
    /// The value where both are 0: at the place from which steps are counted.
    public var value: Double
    public var slope: SIMD2<Double>

    public init(value: Double, slope: SIMD2<Double>) {
        self.value = value
        self.slope = slope
    }

    /// The same value everywhere.
    public static func constant(_ value: Double) -> PlaneFunction { PlaneFunction(value: value, slope: .zero) }

    @inline(__always)
    func value(at step: SIMD2<Double>) -> Double { value + slope.x * step.x + slope.y * step.y }

    /// The function of a place, for one of steps from that place.
    func counted(from place: SIMD2<Double>) -> PlaneFunction { PlaneFunction(value: value(at: -place), slope: slope) }

    static func + (a: PlaneFunction, b: PlaneFunction) -> PlaneFunction {
        PlaneFunction(value: a.value + b.value, slope: a.slope + b.slope)
    }
    static func - (a: PlaneFunction, b: PlaneFunction) -> PlaneFunction {
        PlaneFunction(value: a.value - b.value, slope: a.slope - b.slope)
    }
    static prefix func - (a: PlaneFunction) -> PlaneFunction { PlaneFunction(value: -a.value, slope: -a.slope) }
}

/// A set of steps over which a layout is affine: a stretch of widths, or a polygon of sizes.
protocol ProofDomain {
    /// The part in which a function is above a bound; nil where it nowhere is.
    func part(where function: PlaneFunction, isAbove bound: Double) -> Self?
}

extension ClosedRange<Double>: ProofDomain {
    /// Steps of the width alone.
    func part(where function: PlaneFunction, isAbove bound: Double) -> ClosedRange<Double>? {
        let (value, slope) = (function.value, function.slope.x)
        let (low, high) = (value + slope * lowerBound - bound, value + slope * upperBound - bound)
        if low <= 0, high <= 0 { return nil }
        if low > 0, high > 0 { return self }
        let crossing = lowerBound + (upperBound - lowerBound) * low / (low - high)
        return low > 0 ? lowerBound...crossing : crossing...upperBound
    }
}

extension ConvexPolygon: ProofDomain {
    func part(where function: PlaneFunction, isAbove bound: Double) -> ConvexPolygon? {
        clipped(where: function, isAtLeast: bound)
    }
}
