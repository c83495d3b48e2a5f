/// Variables and active constraints that hang together, the program that solves them, and its present state.
///
/// Invariant: `constraints` is in order of activation, `variables` in order of index; `solved` is `constraints` without
/// those that the conflicts broke; `program` (nil before the first solve) has the structure of `solved`.
/// What edits touch is in the partition's `ComponentHeader` of the same index.
final class Component {
    let index: Int32
    @exclusivity(unchecked) var serial: UInt32 = 0
    let variables: FixedBuffer<Int32>
    let constraints: FixedBuffer<Int32>
    @exclusivity(unchecked) var conflicts: [ConflictRecord] = []

    /// The constraints that take part, by local position.
    @exclusivity(unchecked) var solved: FixedBuffer<Int32>
    /// Whether the terms of the constraints are nowhere but in the program, which was made of all of them.
    @exclusivity(unchecked) var sharesTerms = false
    /// The variables that were given their values, by local position.
    @exclusivity(unchecked) private(set) var parameters: FixedBuffer<Int32>
    @exclusivity(unchecked) var program: EliminationProgram?
    /// The component's numbers; nil while its values come from the program's basis.
    @exclusivity(unchecked) var evaluation: Evaluation?
    /// The memory of the header's line, as long as there are variables; made when first needed.
    @exclusivity(unchecked) var lineEntries: FixedBuffer<SensitivityLine.Entry>?

    /// So many parameters fit beside the lists.
    private static let parameterRoom = 4

    init(index: Int32, variableCount: Int, constraintCount: Int) {
        self.index = index
        let lists = UnsafeMutablePointer<Int32>.allocate(
            capacity: variableCount + constraintCount + Component.parameterRoom)
        variables = FixedBuffer(base: lists, count: variableCount)
        constraints = FixedBuffer(base: lists + variableCount, count: constraintCount)
        parameters = FixedBuffer(base: lists + variableCount + constraintCount, count: 0)
        solved = constraints
    }

    deinit {
        dropSolution()
        lineEntries?.deallocate()
        variables.base.deallocate()
    }

    @inline(__always) private var parameterSpace: UnsafeMutablePointer<Int32> {
        constraints.base + constraints.count
    }

    /// A term of the program as one of the system.
    @inline(__always)
    func stored(_ term: LocalTerm) -> StoredTerm {
        StoredTerm(
            variable: term.index < 0 ? parameters.base[Int(~term.index)] : variables.base[Int(term.index)],
            coefficient: term.coefficient)
    }

    func setParameters(_ source: UnsafeMutablePointer<Int32>, count: Int) {
        if count <= Component.parameterRoom {
            parameters = FixedBuffer(base: parameterSpace, count: count)
            parameters.base.update(from: source, count: count)
        } else {
            parameters = FixedBuffer(copying: source, count: count)
        }
    }

    /// Solves without some constraints from now on.
    func setSolved(_ remaining: [Int32]) {
        solved = FixedBuffer(copying: remaining)
    }

    func dropEvaluation() {
        evaluation?.deallocate()
        evaluation = nil
    }

    /// Forgets the program and its state, but not what belongs to the component.
    func dropSolution() {
        dropEvaluation()
        if parameters.count > Component.parameterRoom { parameters.deallocate() }
        parameters = FixedBuffer(base: parameterSpace, count: 0)
        program = nil
        if solved.base != constraints.base { solved.deallocate() }
        solved = constraints
    }
}

/// Required constraints that can't hold together, by store index, and the one that is ignored for it.
struct ConflictRecord {
    var members: [Int32]
    var broken: Int32
}
