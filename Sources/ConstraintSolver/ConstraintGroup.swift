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

        @inline(__always) var isAcceptable: Bool { constant.isFinite && priority > 0 && priority <= 1000 }
    }

    /// What one addition made.
    public struct Members: Sendable {
        /// The system's variables for the group's own, in the order of `makeVariable()`.
        public internal(set) var variables: [ConstraintSolver.Variable] = []
        /// The system's constraints for the rows.
        public internal(set) var constraints: [ConstraintID] = []
        /// The component that the addition made, or -1.
        var component = ComponentReference(component: -1, serial: 0)

        /// Nothing, to be filled by an addition.
        public init() {}
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
        let row = Row(termCount: terms.count, constant: constant, relation, priority: priority)
        try withUnsafePointer(to: row) { try add(rows: UnsafeBufferPointer(start: $0, count: 1), terms: terms) }
        return rows.count - 1
    }

    /// Adds many rows, whose terms follow each other in `terms`. O(terms), and faster than one by one.
    ///
    /// - Throws: `notFinite`, `priorityOutOfRange`, `unknownGroupVariable`; the group is as it was. More terms than the
    ///   rows count, or fewer, are a programming error and stop with a message.
    public mutating func add(rows added: UnsafeBufferPointer<Row>, terms: UnsafeBufferPointer<Term>) throws {
        var end = 0
        var areAcceptable = true
        for row in added {
            precondition(
                row.termCount >= 0 && row.termCount <= terms.count - end && row.termCount < ConstraintRecord.termLimit,
                "a row counts \(row.termCount) terms, but \(terms.count - end) are left, and \(ConstraintRecord.termLimit) is the limit"
            )
            end += row.termCount
            if !row.isAcceptable { areAcceptable = false }
        }
        precondition(end == terms.count, "the rows count \(end) terms, but \(terms.count) were passed")
        guard areAcceptable, areAllAcceptable(terms) else { throw refusal(of: added, terms) }
        mix(added, terms)
        append(added, firstTerm: self.terms.count)
        // A term of the group is laid out as one of a structure.
        terms.withMemoryRebound(to: LocalTerm.self) { self.terms.append(contentsOf: $0) }
    }

    private func areAllAcceptable(_ terms: UnsafeBufferPointer<Term>) -> Bool {
        var (lowest, highest): (Int32, Int32) = (0, -1)
        // Stays 0 unless one isn't finite.
        var finite = 0.0
        for term in terms {
            lowest = min(lowest, term.variable.number)
            highest = max(highest, term.variable.number)
            finite += term.coefficient - term.coefficient
        }
        return finite == 0 && Int(highest) < variableCount && -Int(lowest) <= givenCount
    }

    private func isAcceptable(_ term: Term) -> Bool {
        Int(term.variable.number) < variableCount && Int(~term.variable.number) < givenCount
    }

    /// Mixes rows into the hash.
    private mutating func mix(_ added: UnsafeBufferPointer<Row>, _ terms: UnsafeBufferPointer<Term>) {
        var hash = rowHash
        guard var term = terms.baseAddress else {
            for row in added { rowHash = Structure.mix(rowHash, row.relation, row.priority) }
            return
        }
        for row in added {
            let end = term + row.termCount
            while term < end {
                hash = Structure.mix(
                    hash, LocalTerm(index: term.pointee.variable.number, coefficient: term.pointee.coefficient))
                term += 1
            }
            hash = Structure.mix(hash, row.relation, row.priority)
        }
        rowHash = hash
    }

    private mutating func append(_ added: UnsafeBufferPointer<Row>, firstTerm: Int) {
        rows.reserveCapacity(rows.count + added.count)
        var first = firstTerm
        for row in added {
            let end = first + row.termCount
            rows.append(
                StructureRow(
                    firstTerm: Int32(truncatingIfNeeded: first), termEnd: Int32(truncatingIfNeeded: end),
                    priority: row.priority, relation: row.relation))
            first = end
        }
        constants.reserveCapacity(constants.count + added.count)
        for row in added { constants.append(row.constant) }
    }

    /// What is wrong with the first row that can't be added.
    private func refusal(
        of added: UnsafeBufferPointer<Row>, _ terms: UnsafeBufferPointer<Term>
    ) -> ConstraintSystemError {
        var first = 0
        for (i, row) in added.enumerated() {
            let number = rows.count + i
            if !row.constant.isFinite {
                return .notFinite(subject: "the constant of row \(number)", value: "\(row.constant)")
            }
            if !row.isAcceptable { return .priorityOutOfRange(subject: "row \(number)", priority: row.priority) }
            for term in terms[first..<first + row.termCount] {
                if !term.coefficient.isFinite {
                    return .notFinite(subject: "a coefficient of row \(number)", value: "\(term.coefficient)")
                }
                if !isAcceptable(term) { return .unknownGroupVariable(row: number) }
            }
            first += row.termCount
        }
        return .unknownGroupVariable(row: rows.count)
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
