/// `y[target] += coefficient · y[source]`, a step of the tape.
struct TapeStep: BitwiseCopyable {
    var target: Int32
    var source: Int32
    var coefficient: Double
}

/// A free variable times a coefficient.
struct FreeTerm: BitwiseCopyable {
    /// Position among the program's free variables.
    var free: Int32
    var coefficient: Double
}

/// A parameter in a row.
struct ParameterTerm: BitwiseCopyable {
    var row: Int32
    var parameter: Int32
    var coefficient: Double
}

/// The way to solve all components of one structure: required equalities eliminated, the rest cut into blocks.
///
/// The state of a component is the run `y`: first a slot for each row (its constant, parameters added), then one for each
/// variable (0). Running the tape turns a row's slot into the constant of the row as it reads in the free variables, and
/// a variable's slot into the constant of `variable = Σ expression + constant`. All is linear in the rows' constants, so
/// the tape serves every right-hand side, and run backwards it yields the multipliers of the rows behind a value.
///
/// Immutable once made; shared by all components of an equal structure.
final class EliminationProgram {
    /// The structure that it was made for; the program owns its memory.
    let structure: Structure
    let tape: FixedBuffer<TapeStep>
    /// Variable v is the sum of `expressions[expressionStart[v] ..< expressionStart[v + 1]]` plus its slot.
    let expressionStart: FixedBuffer<Int32>
    let expressions: FixedBuffer<FreeTerm>
    /// The variables that no required equality determines, in ascending order.
    let freeVariables: FixedBuffer<Int32>
    /// True for each row that was used up to eliminate a variable.
    let isEliminated: FixedBuffer<Bool>
    /// The rows that mention no free variable any more: their slot is their residual.
    let constantRows: FixedBuffer<Int32>
    let blocks: FixedBuffer<BlockProgram>
    /// The parameters in the rows.
    let parameterTerms: FixedBuffer<ParameterTerm>
    /// The block that each row takes part in; `noBlock`, or `noEffect`.
    let blockOfRow: FixedBuffer<Int32>
    /// Of a row whose constant is in more than one block's rows or in values: one that eliminates, or is required.
    static let noBlock: Int32 = -1
    /// Of an optional row that mentions no free variable: its constant decides nothing but how far it is violated.
    static let noEffect: Int32 = -2
    /// The memory of all block states in bytes.
    let blockBytes: Int
    /// True if a block is solved without a tableau.
    let hasSparseBlock: Bool

    // `@exclusivity(unchecked)`: as for `ConstraintSystem`, whose solving alone reads and writes these.

    /// The last component that was solved by the program; others start where it came to.
    @exclusivity(unchecked) var lastSolved: ComponentReference?
    /// The number of its system.
    @exclusivity(unchecked) private(set) var lastSystem: UInt32 = 0
    /// The last component's optimal basis, compiled when a second component comes along.
    @exclusivity(unchecked) private(set) var basis: OptimalBasis?
    /// The number of components in a row that the basis wasn't optimal for.
    @exclusivity(unchecked) private var misses = 0
    /// The evaluation that the last component left when it was dissolved, until the basis is made of it.
    @exclusivity(unchecked) private var leftEvaluation: Evaluation?
    /// The variables that depend on each block, made at the first edit.
    @exclusivity(unchecked) private var dependents: BlockDependents?
    private let arena: Arena

    /// The presolver's result; memory from the arena, which the program takes over.
    struct Parts {
        var tape: FixedBuffer<TapeStep>
        var expressionStart: FixedBuffer<Int32>
        var expressions: FixedBuffer<FreeTerm>
        var freeVariables: FixedBuffer<Int32>
        var isEliminated: FixedBuffer<Bool>
        var constantRows: FixedBuffer<Int32>
        var parameterTerms: FixedBuffer<ParameterTerm>
        var blockOfRow: FixedBuffer<Int32>
        var blocks: FixedBuffer<BlockProgram>
    }

    init(structure: Structure, parts: Parts, arena: consuming Arena) {
        var own = structure
        own.rows = arena.allocate(copying: structure.rows.base, count: structure.rows.count)
        own.terms = arena.allocate(copying: structure.terms.base, count: structure.terms.count)
        self.structure = own
        tape = parts.tape
        expressionStart = parts.expressionStart
        expressions = parts.expressions
        freeVariables = parts.freeVariables
        isEliminated = parts.isEliminated
        constantRows = parts.constantRows
        blocks = parts.blocks
        parameterTerms = parts.parameterTerms
        blockOfRow = parts.blockOfRow
        var bytes = 0
        var isSparse = false
        for b in 0..<parts.blocks.count {
            bytes += BlockState.byteCount(parts.blocks.base + b)
            if parts.blocks.base[b].isSparse { isSparse = true }
        }
        blockBytes = bytes
        hasSparseBlock = isSparse
        self.arena = arena
    }

    deinit {
        basis?.deallocate()
        leftEvaluation?.deallocate()
        dependents?.deallocate()
        arena.deallocate()
    }

    @inline(__always) var variableCount: Int { structure.variableCount }
    @inline(__always) var rowCount: Int { structure.rows.count }

    func noteSolution(of component: ComponentReference, inSystem system: UInt32) {
        lastSolved = component
        lastSystem = system
    }

    /// Compiles a solution, which the program then owns.
    func setBasis(from start: Evaluation) {
        if let made = OptimalBasis(self, start: start) { basis = made } else { start.deallocate() }
    }

    /// Counts whether a component's values came from the basis; one that fails too often makes way for another.
    func noteUse(ofBasis succeeded: Bool) {
        misses = succeeded ? 0 : misses + 1
        guard misses >= 8, let failing = basis else { return }
        failing.deallocate()
        basis = nil
        misses = 0
    }

    /// Takes over the numbers of a component that is dissolved.
    func leave(_ evaluation: Evaluation) {
        leftEvaluation?.deallocate()
        leftEvaluation = evaluation
    }

    func removeLeftEvaluation() -> Evaluation? {
        defer { leftEvaluation = nil }
        return leftEvaluation
    }

    /// The variables that depend on block b: `variables[start[b] ..< start[b + 1]]`. O(expressions) the first time.
    func dependentsOfBlocks() -> BlockDependents {
        if let dependents { return dependents }
        let made = BlockDependents(self)
        dependents = made
        return made
    }
}
