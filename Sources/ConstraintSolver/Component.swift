/// Variables and active constraints that hang together, the program that solves them, and its present state.
///
/// Invariant: `constraints` is in order of activation, `variables` in order of index; `solved` is `constraints` without
/// those that the conflicts broke; `program` (nil before the first solve) has the structure of `solved`.
/// What edits touch is in the partition's `ComponentHeader` of the same index.
final class Component {
    let index: Int32
    let serial: UInt32
    let variables: FixedBuffer<Int32>
    let constraints: FixedBuffer<Int32>
    @exclusivity(unchecked) var conflicts: [ConflictRecord] = []

    /// The constraints that take part, by local position.
    @exclusivity(unchecked) var solved: FixedBuffer<Int32>
    @exclusivity(unchecked) var ownsSolved = false
    /// The variables that were given their values, by local position.
    @exclusivity(unchecked) var parameters: FixedBuffer<Int32>?
    @exclusivity(unchecked) var program: EliminationProgram?
    @exclusivity(unchecked) var evaluation: Evaluation?
    /// The memory of the header's line, as long as there are variables; made when first needed.
    @exclusivity(unchecked) var lineEntries: FixedBuffer<SensitivityLine.Entry>?

    init(index: Int32, serial: UInt32, variableCount: Int, constraintCount: Int) {
        self.index = index
        self.serial = serial
        variables = FixedBuffer(count: variableCount)
        constraints = FixedBuffer(count: constraintCount)
        solved = constraints
    }

    deinit {
        dropSolution()
        lineEntries?.deallocate()
        variables.deallocate()
        constraints.deallocate()
    }

    /// Forgets the program and its state, but not what belongs to the component.
    func dropSolution() {
        evaluation?.deallocate()
        evaluation = nil
        parameters?.deallocate()
        parameters = nil
        program = nil
        if ownsSolved { solved.deallocate() }
        solved = constraints
        ownsSolved = false
    }
}

/// Required constraints that can't hold together, by store index, and the one that is ignored for it.
struct ConflictRecord {
    var members: [Int32]
    var broken: Int32
}
