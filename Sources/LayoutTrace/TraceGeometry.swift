public struct TracePoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

public struct TraceSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

public struct TraceRect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// The cost of a run of the constraint solver.
public struct TraceSolve: Hashable, Sendable {
    public var variables: Int
    public var constraints: Int
    public var pivots: Int
    /// Variables whose value changed.
    public var changes: Int

    public init(variables: Int, constraints: Int, pivots: Int, changes: Int) {
        self.variables = variables
        self.constraints = constraints
        self.pivots = pivots
        self.changes = changes
    }
}

// As iOS prints CGPoint, CGSize and CGRect.
extension TracePoint: CustomStringConvertible {
    public var description: String { "(\(x), \(y))" }
}

extension TraceSize: CustomStringConvertible {
    public var description: String { "(\(width), \(height))" }
}

extension TraceRect: CustomStringConvertible {
    public var description: String { "(\(x), \(y), \(width), \(height))" }
}

extension TraceSolve: CustomStringConvertible {
    public var description: String {
        "\(variables) variables, \(constraints) constraints, \(pivots) pivots, \(changes) changes"
    }
}
