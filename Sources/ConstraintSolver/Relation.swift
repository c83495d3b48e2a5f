/// The relation of a constraint's left side to zero.
public enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

extension Relation: CustomStringConvertible {
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
        case .lessThanOrEqual: max(residual, 0)
        case .equal: abs(residual)
        case .greaterThanOrEqual: max(-residual, 0)
        }
    }
}
