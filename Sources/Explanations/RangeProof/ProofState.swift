/// A layout at one size, and its rates of change for others.
public struct ProofState: Sendable {
    /// A view's frame in its parent's coordinates: each number changes with the width and the height at the slope beside it.
    public struct Frame: Sendable {
        public var name: String
        /// The superview's index among the frames.
        public var parent: Int?
        /// minX, minY, width, height.
        public var numbers: [PlaneFunction]
        /// The least width and height that a text needs, as long as nothing wraps otherwise.
        public var needed: (width: Double, height: Double)?
        /// True if what is in it may be larger than it.
        public var isScrolled: Bool

        public init(
            name: String, parent: Int?, numbers: [PlaneFunction],
            needed: (width: Double, height: Double)? = nil, isScrolled: Bool = false
        ) {
            self.name = name
            self.parent = parent
            self.numbers = numbers
            self.needed = needed
            self.isScrolled = isScrolled
        }

        var minX: PlaneFunction { numbers[0] }
        var minY: PlaneFunction { numbers[1] }
        var width: PlaneFunction { numbers[2] }
        var height: PlaneFunction { numbers[3] }
        var maxX: PlaneFunction { minX + width }
        var maxY: PlaneFunction { minY + height }
    }

    public var frames: [Frame]
    /// The functions of steps that aren't negative where all this holds: up to where the solution changes its shape or a text
    /// wraps differently. Nil where that isn't known, and it holds at this size alone.
    public var limits: [PlaneFunction]?
    public var ambiguous: [String]
    public var broken: [String]

    public init(frames: [Frame], limits: [PlaneFunction]?, ambiguous: [String], broken: [String]) {
        self.frames = frames
        self.limits = limits
        self.ambiguous = ambiguous
        self.broken = broken
    }

    /// The same with steps along a line: each step of the width is one of a width and a height.
    public func along(_ step: SIMD2<Double>) -> ProofState {
        func projected(_ function: PlaneFunction) -> PlaneFunction {
            PlaneFunction(value: function.value, slope: SIMD2((function.slope * step).sum(), 0))
        }
        var state = self
        state.limits = limits?.map(projected)
        for index in frames.indices { state.frames[index].numbers = frames[index].numbers.map(projected) }
        return state
    }

    /// The growth of the width for which all this holds.
    var reach: Double {
        guard let limits else { return 0 }
        var reach = Double.infinity
        for limit in limits where limit.slope.x < 0 { reach = min(reach, limit.value / -limit.slope.x) }
        return max(0, reach)
    }
}

/// A fault of a layout over a range of widths.
public struct ProofFault: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case overlap, outside, truncated, ambiguous, broken
    }

    public var kind: Kind
    public var subject: String
    public var other: String?
    /// The first and the last width of one stretch of widths at which it is so, points.
    public var from: Double
    public var to: Double

    public init(kind: Kind, subject: String, other: String?, from: Double, to: Double) {
        self.kind = kind
        self.subject = subject
        self.other = other
        self.from = from
        self.to = to
    }
}
