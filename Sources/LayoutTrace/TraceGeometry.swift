/// A point in points.
public struct TracePoint: Hashable, Sendable {
    /// Points to the right.
    public var x: Double
    /// Points downward.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A size in points.
public struct TraceSize: Hashable, Sendable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points.
public struct TraceRect: Hashable, Sendable {
    /// Points from the left.
    public var x: Double
    /// Points from the top.
    public var y: Double
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// The cost of a run of the constraint solver.
public struct TraceSolve: Hashable, Sendable {
    /// The number of variables.
    public var variables: Int
    /// The number of constraints.
    public var constraints: Int
    /// The number of the simplex method's steps.
    public var pivots: Int
    /// Variables whose value changed.
    public var changes: Int

    /// Makes the figures of a solution.
    public init(variables: Int, constraints: Int, pivots: Int, changes: Int) {
        self.variables = variables
        self.constraints = constraints
        self.pivots = pivots
        self.changes = changes
    }
}

// As iOS prints CGPoint, CGSize and CGRect.
extension TracePoint: CustomStringConvertible {
    /// Both coordinates in parentheses.
    public var description: String { "(\(x), \(y))" }
}

extension TraceSize: CustomStringConvertible {
    /// Width and height in parentheses.
    public var description: String { "(\(width), \(height))" }
}

extension TraceRect: CustomStringConvertible {
    /// x, y, width and height in parentheses.
    public var description: String { "(\(x), \(y), \(width), \(height))" }
}

extension TraceSolve: CustomStringConvertible {
    /// The figures in words.
    public var description: String {
        "\(variables) variables, \(constraints) constraints, \(pivots) pivots, \(changes) changes"
    }
}
