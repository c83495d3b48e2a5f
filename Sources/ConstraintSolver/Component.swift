/// Connected variables and constraints, the program that solves them, and its present state.
///
/// Invariant: `constraints` is in order of activation, `variables` in order of index; `solved` is `constraints` without
/// those that the conflicts broke; `program` (nil before the first solve) has the structure of `solved`.
/// The state that edits touch is in the partition's `ComponentHeader` of the same index.
///
/// `@exclusivity(unchecked)`: as for `ConstraintSystem`, whose solving alone reads and writes it.
final class Component {
    let index: Int32
    @exclusivity(unchecked) var serial: UInt32 = 0
    /// True if the terms of the constraints are stored only in the program, which was made of all of them.
    @exclusivity(unchecked) var sharesTerms = false
    @exclusivity(unchecked) var conflicts: [ConflictRecord] = []
    /// The program, owned: passes that run often take it without counting the reference.
    @exclusivity(unchecked) private(set) var programReference: Unmanaged<EliminationProgram>?
    /// The variables, the constraints, and room for some parameters.
    private let lists: UnsafeMutablePointer<Int32>
    private let variableCount: Int32
    private let constraintCount: Int32
    @exclusivity(unchecked) private var solvedCount: Int32
    @exclusivity(unchecked) private var parameterCount: Int32 = 0
    @exclusivity(unchecked) private var solvedList: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var parameterList: UnsafeMutablePointer<Int32>
    /// The memory of the evaluation.
    @exclusivity(unchecked) private var slab: UnsafeMutableRawPointer?

    /// So many parameters fit beside the lists.
    private static let parameterRoom = 4

    init(index: Int32, variableCount: Int, constraintCount: Int) {
        self.index = index
        self.variableCount = Int32(truncatingIfNeeded: variableCount)
        self.constraintCount = Int32(truncatingIfNeeded: constraintCount)
        lists = .allocate(capacity: variableCount + constraintCount + Component.parameterRoom)
        solvedList = lists + variableCount
        solvedCount = self.constraintCount
        parameterList = lists + variableCount + constraintCount
    }

    deinit {
        dropSolution()
        lists.deallocate()
    }

    @inline(__always) var program: EliminationProgram? {
        get { programReference?.takeUnretainedValue() }
        set {
            let former = programReference
            programReference = newValue.map { Unmanaged.passRetained($0) }
            former?.release()
        }
    }

    @inline(__always) var variables: FixedBuffer<Int32> { FixedBuffer(base: lists, count: Int(variableCount)) }
    @inline(__always) var constraints: FixedBuffer<Int32> {
        FixedBuffer(base: lists + Int(variableCount), count: Int(constraintCount))
    }
    /// The constraints that take part, by local position.
    @inline(__always) var solved: FixedBuffer<Int32> { FixedBuffer(base: solvedList, count: Int(solvedCount)) }
    /// The variables that were given their values, by local position.
    @inline(__always) var parameters: FixedBuffer<Int32> {
        FixedBuffer(base: parameterList, count: Int(parameterCount))
    }

    /// The component's numbers; nil while its values come from the program's basis.
    @inline(__always) var evaluation: Evaluation? {
        get {
            guard let program else { return nil }
            return evaluation(of: program)
        }
        set { slab = newValue?.slab }
    }

    /// As `evaluation`, where the program is at hand.
    @inline(__always)
    func evaluation(of program: EliminationProgram) -> Evaluation? {
        guard let slab else { return nil }
        return Evaluation(program, in: slab)
    }

    /// A term of the program as one of the system.
    @inline(__always)
    func stored(_ term: LocalTerm) -> StoredTerm {
        StoredTerm(
            variable: term.index < 0 ? parameters.base[Int(~term.index)] : variables.base[Int(term.index)],
            coefficient: term.coefficient)
    }

    func setParameters(_ source: UnsafeMutablePointer<Int32>, count: Int) {
        forgetParameters()
        if count > Component.parameterRoom { parameterList = .allocate(capacity: count) }
        parameterList.update(from: source, count: count)
        parameterCount = Int32(truncatingIfNeeded: count)
    }

    private func forgetParameters() {
        if Int(parameterCount) > Component.parameterRoom { parameterList.deallocate() }
        parameterList = constraints.base + Int(constraintCount)
        parameterCount = 0
    }

    /// Solves without some constraints from now on.
    func setSolved(_ remaining: [Int32]) {
        let list = FixedBuffer(copying: remaining)
        solvedList = list.base
        solvedCount = Int32(truncatingIfNeeded: list.count)
    }

    /// Forgets the program and its state, but not what belongs to the component.
    func dropSolution() {
        evaluation?.deallocate()
        evaluation = nil
        forgetParameters()
        program = nil
        if solvedList != constraints.base { solvedList.deallocate() }
        solvedList = constraints.base
        solvedCount = constraintCount
    }
}

/// Required constraints that can't hold together, by store index, and the one that is ignored for it.
struct ConflictRecord {
    var members: [Int32]
    var broken: Int32
}
