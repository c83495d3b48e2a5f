/// Constraints over variables of their own, written down once and added to systems many times: the layout of a kind of cell.
///
/// Variables are the group's own, of which each addition makes new ones, or *given* ones, for which each addition says
/// which of the system's variables they are: the width of the table. A system analyses a group once: adding it again,
/// with other constants too, costs little more than copying it. Rows are numbered from 0 in the order of `add`, which is
/// their order of activation.
public struct ConstraintGroup: Sendable {
    /// An unknown of the group.
    public struct Variable: Hashable, Sendable, BitwiseCopyable {
        /// Counted from 0 for the group's own; inverted (`~number`) for a given one.
        let number: Int32
    }

    /// A variable of the group times a coefficient.
    public struct Term: Hashable, Sendable, BitwiseCopyable {
        public var variable: Variable
        public var coefficient: Double

        public init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// What a row says besides its terms.
    public struct Row: Hashable, Sendable, BitwiseCopyable {
        public var termCount: Int
        public var constant: Double
        public var relation: Relation
        public var priority: Float

        public init(termCount: Int, constant: Double, _ relation: Relation, priority: Float = 1000) {
            self.termCount = termCount
            self.constant = constant
            self.relation = relation
            self.priority = priority
        }
    }

    /// What one addition made.
    public struct Members: Sendable {
        /// The system's variables for the group's own, in the order of `makeVariable()`.
        public internal(set) var variables: [ConstraintSolver.Variable] = []
        /// The system's constraints for the rows.
        public internal(set) var constraints: [ConstraintID] = []
    }

    public private(set) var variableCount = 0
    public private(set) var givenCount = 0
    private(set) var rows: [StructureRow] = []
    private(set) var terms: [LocalTerm] = []
    private(set) var rowHash = Structure.emptyHash
    /// The constants on the left sides, by row.
    public private(set) var constants: [Double] = []

    /// A group of no rows, with room for some.
    public init(rowCapacity: Int = 0, termCapacity: Int = 0) {
        rows.reserveCapacity(rowCapacity)
        constants.reserveCapacity(rowCapacity)
        terms.reserveCapacity(termCapacity)
    }

    /// A variable that each addition makes anew.
    public mutating func makeVariable() -> Variable {
        variableCount += 1
        return Variable(number: Int32(variableCount - 1))
    }

    /// A variable that each addition is given.
    public mutating func makeGivenVariable() -> Variable {
        givenCount += 1
        return Variable(number: ~Int32(givenCount - 1))
    }

    /// Adds the row `sum(terms) + constant (relation) 0`, and returns its number. O(terms).
    ///
    /// - Throws: `notFinite`, `priorityOutOfRange`, `unknownGroupVariable`; the group is as it was.
    @discardableResult
    public mutating func add(
        _ terms: [Term], constant: Double, _ relation: Relation, priority: Float = 1000
    ) throws -> Int {
        try terms.withUnsafeBufferPointer { try add($0, constant: constant, relation, priority: priority) }
    }

    /// Adds the row `sum(terms) + constant (relation) 0`, and returns its number; copies the terms. O(terms).
    ///
    /// - Throws: `notFinite`, `priorityOutOfRange`, `unknownGroupVariable`; the group is as it was.
    @discardableResult
    public mutating func add(
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, priority: Float = 1000
    ) throws -> Int {
        try add(Row(termCount: terms.count, constant: constant, relation, priority: priority), terms)
        return rows.count - 1
    }

    /// Adds many rows, whose terms follow each other in `terms`. O(terms), and faster than one by one.
    ///
    /// - Throws: `notFinite`, `priorityOutOfRange`, `unknownGroupVariable` for the first row that can't be added; those
    ///   before it are added. More terms than the rows count, or fewer, are a programming error and stop with a message.
    public mutating func add(rows added: UnsafeBufferPointer<Row>, terms: UnsafeBufferPointer<Term>) throws {
        var first = 0
        for row in added { first += row.termCount }
        precondition(first == terms.count, "the rows count \(first) terms, but \(terms.count) were passed")
        reserve(rows: added.count, terms: terms.count)
        first = 0
        for row in added {
            try add(row, UnsafeBufferPointer(rebasing: terms[first..<first + row.termCount]))
            first += row.termCount
        }
    }

    private mutating func reserve(rows more: Int, terms moreTerms: Int) {
        rows.reserveCapacity(rows.count + more)
        constants.reserveCapacity(rows.count + more)
        terms.reserveCapacity(terms.count + moreTerms)
    }

    @inline(__always)
    private mutating func add(_ row: Row, _ terms: UnsafeBufferPointer<Term>) throws {
        guard row.constant.isFinite, row.priority > 0, row.priority <= 1000 else { throw refusal(of: row) }
        var hash = rowHash
        for term in terms {
            let number = term.variable.number
            guard Int(number) < variableCount, Int(~number) < givenCount, term.coefficient.isFinite else {
                throw refusal(of: term)
            }
            hash = Structure.mix(hash, LocalTerm(index: number, coefficient: term.coefficient))
        }
        let first = self.terms.count
        // A term of the group is laid out as one of a structure.
        terms.withMemoryRebound(to: LocalTerm.self) { self.terms.append(contentsOf: $0) }
        rowHash = Structure.mix(hash, row.relation, row.priority)
        rows.append(
            StructureRow(
                firstTerm: Int32(truncatingIfNeeded: first), termEnd: Int32(truncatingIfNeeded: first + terms.count),
                priority: row.priority, relation: row.relation))
        constants.append(row.constant)
    }

    /// Changes a row's constant for the additions to come; the structure stays. O(1).
    ///
    /// - Throws: `notFinite`. A row that isn't there is a programming error and stops with a message.
    public mutating func setConstant(_ constant: Double, ofRow row: Int) throws {
        guard constant.isFinite else {
            throw ConstraintSystemError.notFinite(subject: "the new constant of row \(row)", value: "\(constant)")
        }
        constants[row] = constant
    }

    private func refusal(of row: Row) -> ConstraintSystemError {
        guard row.constant.isFinite else {
            return .notFinite(subject: "the constant of row \(rows.count)", value: "\(row.constant)")
        }
        return .priorityOutOfRange(subject: "row \(rows.count)", priority: row.priority)
    }

    private func refusal(of term: Term) -> ConstraintSystemError {
        guard term.coefficient.isFinite else {
            return .notFinite(subject: "a coefficient of row \(rows.count)", value: "\(term.coefficient)")
        }
        return .unknownGroupVariable(row: rows.count)
    }
}

extension ConstraintGroup {
    var hash: UInt64 { Structure.finish(rowHash, variableCount: variableCount) }

    /// Whether the rows lie in the same memory, and so are the same; false says nothing. O(1).
    ///
    /// Memory that two groups hold isn't written to.
    func isIdentical(to other: borrowing ConstraintGroup) -> Bool {
        guard rows.count == other.rows.count, variableCount == other.variableCount, givenCount == other.givenCount
        else { return false }
        let otherRows = other.rows.withUnsafeBufferPointer { $0.baseAddress }
        let otherTerms = other.terms.withUnsafeBufferPointer { $0.baseAddress }
        return rows.withUnsafeBufferPointer { $0.baseAddress } == otherRows
            && terms.withUnsafeBufferPointer { $0.baseAddress } == otherTerms
    }

    /// Lets a closure work on the structure without copying it.
    @inline(__always)
    func withStructure<Result>(_ body: (Structure) -> Result) -> Result {
        rows.withUnsafeBufferPointer { rows in
            terms.withUnsafeBufferPointer { terms in
                body(
                    Structure(
                        variableCount: variableCount, parameterCount: givenCount, rows: FixedBuffer(reading: rows),
                        terms: FixedBuffer(reading: terms),
                        hash: hash))
            }
        }
    }
}
