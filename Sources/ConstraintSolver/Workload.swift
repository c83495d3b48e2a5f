/// A system as text, so that one that fails can be kept as a file.
///
/// One item a line: `V n` (n variables, 0 ..< n), `E v x` (variable v is given the value x),
/// `C priority EQ|LE|GE k n v1 c1 …` (Σ c·v + k relation 0), `T i …` (the constraints, counted from 0, that hold one
/// text's size). Empty lines and lines that start with `#` count for nothing.
public struct Workload: Hashable, Sendable {
    /// A constraint: a sum of terms beside a constant.
    public struct Row: Hashable, Sendable {
        /// A variable with its factor.
        public struct Term: Hashable, Sendable {
            /// The number of the variable, from 0.
            public var variable: Int
            /// The factor before the variable.
            public var coefficient: Double

            /// Makes a term of a variable's number and its factor.
            public init(_ variable: Int, _ coefficient: Double) {
                self.variable = variable
                self.coefficient = coefficient
            }
        }

        /// The priority, 1000 for a required constraint.
        public var priority: Float
        /// The relation between the sum and the constant.
        public var relation: Relation
        /// The right side.
        public var constant: Double
        /// The left side.
        public var terms: [Term]
        /// Line of the text, counted from 1; 0 for a row that was never text.
        public var line: Int

        /// Makes a constraint; `line` is its place in the text that it was read from.
        public init(priority: Float, relation: Relation, constant: Double, terms: [Term], line: Int = 0) {
            self.priority = priority
            self.relation = relation
            self.constant = constant
            self.terms = terms
            self.line = line
        }
    }

    /// A variable whose value is fixed.
    public struct Given: Hashable, Sendable {
        /// The number of the variable, from 0.
        public var variable: Int
        /// Its value.
        public var value: Double

        /// Makes a fixed variable.
        public init(variable: Int, value: Double) {
            self.variable = variable
            self.value = value
        }
    }

    /// The number of variables.
    public var variableCount = 0
    /// The variables whose values are fixed.
    public var given: [Given] = []
    /// The constraints in the order of their activation.
    public var rows: [Row] = []
    /// The rows that hold the size of each text.
    public var texts: [[Int]] = []

    /// Makes a workload without variables.
    public init() {}

    /// Makes a system of it; variables and constraints in the order of the text. Throws what `add` throws.
    public func makeSystem(
        sharing known: KnownStructures = KnownStructures()
    ) throws -> (system: ConstraintSystem, variables: [Variable], constraints: [ConstraintID]) {
        let system = ConstraintSystem(sharing: known)
        var values = [Double?](repeating: nil, count: variableCount)
        for item in given { values[item.variable] = item.value }
        let variables = try values.map { value in
            if let value { try system.makeVariable(given: value) } else { system.makeVariable() }
        }
        var constraints: [ConstraintID] = []
        constraints.reserveCapacity(rows.count)
        for row in rows {
            constraints.append(
                try system.add(
                    row.terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: row.constant,
                    row.relation, priority: row.priority))
        }
        return (system, variables, constraints)
    }
}
