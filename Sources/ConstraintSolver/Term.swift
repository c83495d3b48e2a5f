/// A variable times a coefficient: a summand of a constraint's left side.
public struct Term: Hashable, Sendable, BitwiseCopyable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

extension Variable: BitwiseCopyable {}
