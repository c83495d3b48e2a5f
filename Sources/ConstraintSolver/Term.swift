/// A variable times a coefficient: a summand of a constraint's left side.
public struct Term: Hashable, Sendable, BitwiseCopyable {
    /// The variable.
    public var variable: Variable
    /// The factor before the variable.
    public var coefficient: Double

    /// Makes a term of a variable and its factor.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

extension Variable: BitwiseCopyable {}
