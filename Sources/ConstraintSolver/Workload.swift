/// A system as text, so that one that fails can be kept as a file.
///
/// One item a line: `V n` (n variables, 0 ..< n), `E v x` (variable v is given the value x),
/// `C priority EQ|LE|GE k n v1 c1 …` (Σ c·v + k relation 0), `T i …` (the constraints, counted from 0, that hold one
/// text's size). Empty lines and lines that start with `#` count for nothing.
public struct Workload: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public struct Term: Hashable, Sendable {
            public var variable: Int
            public var coefficient: Double

            public init(_ variable: Int, _ coefficient: Double) {
                self.variable = variable
                self.coefficient = coefficient
            }
        }

        public var priority: Float
        public var relation: Relation
        public var constant: Double
        public var terms: [Term]
        /// Line of the text, counted from 1; 0 for a row that was never text.
        public var line: Int

        public init(priority: Float, relation: Relation, constant: Double, terms: [Term], line: Int = 0) {
            self.priority = priority
            self.relation = relation
            self.constant = constant
            self.terms = terms
            self.line = line
        }
    }

    public struct Given: Hashable, Sendable {
        public var variable: Int
        public var value: Double

        public init(variable: Int, value: Double) {
            self.variable = variable
            self.value = value
        }
    }

    public var variableCount = 0
    public var given: [Given] = []
    public var rows: [Row] = []
    /// The rows that hold the size of each text.
    public var texts: [[Int]] = []

    public init() {}

    /// Makes a system of it; variables and constraints in the order of the text. Throws what `add` throws.
    public func makeSystem(
        largestTableau: Int = 40_000
    ) throws -> (system: ConstraintSystem, variables: [Variable], constraints: [ConstraintID]) {
        let system = ConstraintSystem(largestTableau: largestTableau)
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
