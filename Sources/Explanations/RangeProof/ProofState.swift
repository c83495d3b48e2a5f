/// A layout at one width, and its rates of change for larger ones.
public struct ProofState: Sendable {
    /// A view's frame in its parent's coordinates: each number changes with the width at the slope beside it.
    public struct Frame: Sendable {
        public var name: String
        /// The superview's index among the frames.
        public var parent: Int?
        /// minX, minY, width, height.
        public var numbers: [Double]
        public var slopes: [Double]
        /// The least width and height that a text needs, as long as nothing wraps otherwise.
        public var needed: (width: Double, height: Double)?
        /// True if what is in it may be larger than it.
        public var isScrolled: Bool

        public init(
            name: String, parent: Int?, numbers: [Double], slopes: [Double],
            needed: (width: Double, height: Double)? = nil, isScrolled: Bool = false
        ) {
            self.name = name
            self.parent = parent
            self.numbers = numbers
            self.slopes = slopes
            self.needed = needed
            self.isScrolled = isScrolled
        }
    }

    public var frames: [Frame]
    /// The growth of the width for which all this holds: up to the point where the solution changes its shape or a text
    /// wraps differently.
    public var reach: Double
    public var ambiguous: [String]
    public var broken: [String]

    public init(frames: [Frame], reach: Double, ambiguous: [String], broken: [String]) {
        self.frames = frames
        self.reach = reach
        self.ambiguous = ambiguous
        self.broken = broken
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

extension ProofState.Frame {
    /// A line: value at a step of 0, and slope.
    struct Line {
        var value: Double
        var slope: Double

        static func + (a: Line, b: Line) -> Line { Line(value: a.value + b.value, slope: a.slope + b.slope) }
        static func - (a: Line, b: Line) -> Line { Line(value: a.value - b.value, slope: a.slope - b.slope) }

        /// The steps in a range at which the line is above a bound; nil where it nowhere is.
        func steps(above bound: Double, in range: ClosedRange<Double>) -> ClosedRange<Double>? {
            let (low, high) = (value + slope * range.lowerBound - bound, value + slope * range.upperBound - bound)
            if low <= 0, high <= 0 { return nil }
            if low > 0, high > 0 { return range }
            let crossing = range.lowerBound + (range.upperBound - range.lowerBound) * low / (low - high)
            return low > 0 ? range.lowerBound...crossing : crossing...range.upperBound
        }
    }

    func line(_ index: Int) -> Line { Line(value: numbers[index], slope: slopes[index]) }
    var minX: Line { line(0) }
    var minY: Line { line(1) }
    var width: Line { line(2) }
    var height: Line { line(3) }
    var maxX: Line { minX + width }
    var maxY: Line { minY + height }
}
