/// The relation of a constraint's left side to zero.
public enum Relation: Int8, Sendable {
    /// The left side is at most the right.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right.
    case greaterThanOrEqual = 1
}

extension Relation: CustomStringConvertible {
    /// The relation as a sign: ≤, = or ≥.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "≤"
        case .equal: "="
        case .greaterThanOrEqual: "≥"
        }
    }
}

extension Relation {
    /// The relation when both sides change sign.
    public var opposite: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    /// The violation of `residual relation 0`; never negative.
    @inline(__always)
    func violation(_ residual: Double) -> Double {
        switch self {
        // Not `max`, which is generic: a debug build calls it as such.
        case .lessThanOrEqual: residual <= 0 ? 0 : residual
        case .equal: residual.magnitude
        case .greaterThanOrEqual: residual >= 0 ? 0 : -residual
        }
    }
}
