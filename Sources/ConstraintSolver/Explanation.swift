/// The constraints and parameters behind a variable's value.
///
/// The value is the sum of coefficient times constant over `tight`, plus the sum of coefficient times value over
/// `parameters`, so a caller can verify it.
public struct Explanation: Hashable, Sendable {
    /// A constraint that holds exactly, and the weight with which its constant enters the value.
    public struct Tight: Hashable, Sendable {
        public let constraint: ConstraintID
        public let coefficient: Double
        public let constant: Double
    }

    /// A given value, and the weight with which it enters, through whatever constraints.
    public struct Given: Hashable, Sendable {
        public let variable: Variable
        public let coefficient: Double
        public let value: Double
    }

    /// A constraint that fails because of some of the tight ones, and by how much.
    public struct Loser: Hashable, Sendable {
        public let constraint: ConstraintID
        public let violation: Double
    }

    public let variable: Variable
    public let value: Double
    /// The tight constraints in order of activation.
    public let tight: [Tight]
    public let parameters: [Given]
    /// Undetermined variables, which are 0, and which the value depends on.
    public let undetermined: [Variable]
    /// The failing constraints in order of activation; broken required ones included.
    public let losers: [Loser]
}
