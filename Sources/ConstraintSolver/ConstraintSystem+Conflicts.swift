/// Required constraints that can't hold together.
public struct Conflict: Hashable, Sendable {
    /// The members in order of activation; irreducible: without any one of them, the rest can hold.
    public let members: [ConstraintID]
    /// The member that is ignored for it, until the constraints change so that it can hold.
    public let broken: ConstraintID

    /// Makes a conflict of constraints of which one is broken.
    public init(members: [ConstraintID], broken: ConstraintID) {
        self.members = members
        self.broken = broken
    }
}

extension ConstraintSystem {
    /// The contradictions among the required constraints, in order of activation of their broken members. Solves first.
    public var conflicts: [Conflict] {
        if needsSolve { solve() }
        var records: [ConflictRecord] = []
        for component in partition.components where !component.isFreeOfConflicts {
            records += component.conflicts
        }
        guard !records.isEmpty else { return [] }
        records.sort {
            constraints.records[Int($0.broken)].sequence < constraints.records[Int($1.broken)].sequence
        }
        return records.map { record in
            Conflict(
                members: record.members.map { constraints.id(at: Int($0)) },
                broken: constraints.id(at: Int(record.broken)))
        }
    }

    /// The violation of a constraint: 0 where it holds. Solves first.
    ///
    /// A constraint of another system, or one that was removed, is a programming error and stops with a message.
    public func violation(of id: ConstraintID) -> Double {
        precondition(
            constraints.contains(id),
            "violation(of:) got a constraint of another system or one that was removed")
        if needsSolve { solve() }
        return violation(at: Int(id.index))
    }

    func violation(at index: Int) -> Double {
        constraints.records[index].relation.violation(residual(at: index))
    }

    func residual(at index: Int) -> Double {
        var residual = constraints.records[index].constant
        forEachTerm(in: index) { residual += $0.coefficient * variables.values[Int($0.variable)] }
        return residual
    }

    /// Breaks required constraints until the rest can hold, and solves without the broken ones.
    ///
    /// Each round finds the first constraint, in order of activation, that contradicts those before it, and asks the
    /// policy which of the irreducible set to break: O(conflicts · log constraints) solves, and O(conflicts) where the
    /// constraints that contradicted before do so again.
    ///
    /// - Parameter earlier: the conflicts of the last solution.
    func breakConflicts(of component: Component, likely earlier: [ConflictRecord]) {
        copyTerms(of: component)
        component.dropSolution()
        component.conflicts = []
        var isBroken = Set<Int32>()
        var remaining: [Int32] = []
        while true {
            remaining = (0..<component.constraints.count).map { component.constraints[$0] }
                .filter { !isBroken.contains($0) }
            let required = remaining.filter { constraints.records[Int($0)].isRequired }
            let likely =
                component.conflicts.count < earlier.count ? earlier[component.conflicts.count].members.last : nil
            let found =
                likely.flatMap { conflict(at: $0, among: required, of: component) }
                ?? irreducibleConflict(among: required, of: component)
            guard let members = found else { break }
            var choice = breakingPolicy(members.map { constraints.id(at: Int($0)) })
            if !members.indices.contains(choice) { choice = members.count - 1 }
            isBroken.insert(members[choice])
            component.conflicts.append(ConflictRecord(members: members, broken: members[choice]))
        }
        component.setSolved(remaining)
        build(component)
        constraints.compactIfWasteful()
        _ = evaluate(component)
    }

    /// An irreducible set of required constraints that can't hold together, in order of activation; nil if all can.
    private func irreducibleConflict(among required: [Int32], of component: Component) -> [Int32]? {
        statistics.conflictSearches += 1
        guard !canHold(required[...], of: component) else { return nil }
        var possible = 0
        var impossible = required.count
        while impossible - possible > 1 {
            let middle = (possible + impossible) / 2
            if canHold(required[..<middle], of: component) { possible = middle } else { impossible = middle }
        }
        return conflict(ofLastIn: Array(required[..<impossible]), of: component)
    }

    /// The set that `irreducibleConflict` finds, where a certain constraint is the first that contradicts those before it;
    /// nil where it isn't, or contradicts them by so little that arithmetic could decide otherwise. One solve.
    private func conflict(at last: Int32, among required: [Int32], of component: Component) -> [Int32]? {
        guard let position = required.firstIndex(of: last) else { return nil }
        let rows = Array(required[...position])
        return withTrial(rows, softenLast: true, of: component) { program, evaluation, othersHold in
            guard othersHold, violation(ofRow: position, at: last, program, evaluation) > 1e-3 else { return nil }
            return members(ofLastIn: rows, program, evaluation)
        }
    }

    /// The violation of a row in a solution that wasn't published.
    private func violation(
        ofRow row: Int, at index: Int32, _ program: EliminationProgram, _ evaluation: Evaluation
    ) -> Double {
        let record = constraints.records[Int(index)]
        let reader = ValueReader(program, evaluation)
        var residual = record.constant
        for i in Int(program.structure.rows[row].firstTerm)..<Int(program.structure.rows[row].termEnd) {
            let term = program.structure.terms[i]
            let value =
                term.index < 0
                ? variables.values[Int(presolver.space.parameters[Int(~term.index)])]
                : reader.value(of: Int(term.index))
            residual += term.coefficient * value
        }
        return record.relation.violation(residual)
    }

    private func canHold(_ rows: ArraySlice<Int32>, of component: Component) -> Bool {
        withTrial(Array(rows), softenLast: false, of: component) { _, _, isFeasible in isFeasible }
    }

    /// The constraints that keep the last one from holding: it and the tight ones its residual is made of.
    ///
    /// Those tight ones are linearly independent, and the last one is a combination of them with no zero weight, so that
    /// any proper part of the set is independent and can hold: the set is irreducible.
    private func conflict(ofLastIn rows: [Int32], of component: Component) -> [Int32] {
        withTrial(rows, softenLast: true, of: component) { program, evaluation, _ in
            members(ofLastIn: rows, program, evaluation)
        }
    }

    private func members(ofLastIn rows: [Int32], _ program: EliminationProgram, _ evaluation: Evaluation) -> [Int32] {
        let weights = evaluation.multipliers(ofRow: rows.count - 1, program).rows
        return rows.indices.filter { weights[$0] != 0 }.map { rows[$0] }
    }

    /// Solves some rows by themselves; the last one as an optional row where asked for.
    private func withTrial<Result>(
        _ rows: [Int32], softenLast: Bool, of component: Component,
        _ body: (EliminationProgram, Evaluation, Bool) -> Result
    ) -> Result {
        let buffer = FixedBuffer(copying: rows)
        defer { buffer.deallocate() }
        readStructure(of: component, rows: buffer)
        if softenLast { presolver.space.rows.base[rows.count - 1].priority = 999 }
        let program = presolver.makeProgram(presolver.space.structure)
        let evaluation = Evaluation(program)
        defer { evaluation.deallocate() }
        let parameters = FixedBuffer<Int32>(
            copying: presolver.space.parameters.base, count: presolver.space.parameters.count)
        defer { parameters.deallocate() }
        loadConstants(rows: buffer, parameters: parameters, program, evaluation.slots)
        let isFeasible = evaluate(program, evaluation)
        return body(program, evaluation, isFeasible)
    }
}
