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
    public var description: String { pairDescription(x, y) }
}

extension TraceSize: CustomStringConvertible {
    /// Width and height in parentheses.
    public var description: String { pairDescription(width, height) }
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

/// Two numbers in parentheses as Swift prints them; whole numbers, which most are, are written digit by digit.
private func pairDescription(_ first: Double, _ second: Double) -> String {
    guard let whole = wholeNumber(first), let other = wholeNumber(second) else { return "(\(first), \(second))" }
    let signs = (whole < 0 ? 1 : 0) + (other < 0 ? 1 : 0)
    // Texts of up to 15 bytes need no memory.
    return String(unsafeUninitializedCapacity: digitCount(whole) + digitCount(other) + 8 + signs) { buffer in
        var count = 0
        func put(_ byte: UInt8) {
            buffer[count] = byte
            count += 1
        }
        func put(_ number: Int) {
            if number < 0 { put(UInt8(ascii: "-")) }
            let end = count + digitCount(number)
            var rest = number.magnitude
            var place = end
            while place > count {
                place -= 1
                buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            count = end
            put(UInt8(ascii: "."))
            put(UInt8(ascii: "0"))
        }
        put(UInt8(ascii: "("))
        put(whole)
        put(UInt8(ascii: ","))
        put(UInt8(ascii: " "))
        put(other)
        put(UInt8(ascii: ")"))
        return count
    }
}

/// The value as an integer, where it is a small one; nil for -0, which is printed with its sign.
private func wholeNumber(_ value: Double) -> Int? {
    guard value.magnitude < 1e9, Double(Int(value)) == value, value != 0 || value.sign == .plus else { return nil }
    return Int(value)
}

/// The digits of a number without its sign.
private func digitCount(_ number: Int) -> Int {
    var (count, rest) = (1, number.magnitude / 10)
    while rest > 0 {
        count += 1
        rest /= 10
    }
    return count
}
