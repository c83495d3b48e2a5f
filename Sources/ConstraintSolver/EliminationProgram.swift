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

/// How the components of one structure are solved: required equalities eliminated, the rest cut into blocks.
///
/// The state of a component is the run `y`: first a slot for each row (its constant, parameters added), then one for each
/// variable (0). Running the tape turns a row's slot into the constant of the row as it reads in the free variables, and
/// a variable's slot into the constant of `variable = Σ expression + constant`. All is linear in the rows' constants, so
/// the tape serves every right-hand side, and run backwards it yields the multipliers of the rows behind a value.
///
/// Immutable once made; shared by all components of an equal structure.
final class EliminationProgram {
    let variableCount: Int
    let rowCount: Int
    let parameterCount: Int
    let hash: UInt64
    let rowStart: FixedBuffer<Int32>
    let terms: FixedBuffer<LocalTerm>
    let relations: FixedBuffer<Relation>
    let priorities: FixedBuffer<Float>

    let tape: FixedBuffer<TapeStep>
    /// Variable v is the sum of `expressions[expressionStart[v] ..< expressionStart[v + 1]]` plus its slot.
    let expressionStart: FixedBuffer<Int32>
    let expressions: FixedBuffer<FreeTerm>
    /// The variables that no required equality determines, in ascending order.
    let freeVariables: FixedBuffer<Int32>
    /// For each row, whether it was used up to eliminate a variable.
    let isEliminated: FixedBuffer<Bool>
    /// The rows that mention no free variable any more: their slot is their residual.
    let constantRows: FixedBuffer<Int32>
    let blocks: FixedBuffer<BlockProgram>
    /// The parameters in the rows.
    let parameterTerms: FixedBuffer<ParameterTerm>
    /// By row, the block that it takes part in, or -1.
    let blockOfRow: FixedBuffer<Int32>
    /// The variables that hang on block b: `dependents[dependentStart[b] ..< dependentStart[b + 1]]`.
    let dependentStart: FixedBuffer<Int32>
    let dependents: FixedBuffer<Int32>

    /// What all block states take together.
    let blockBytes: Int
    /// Where the first component that was solved came to; others start there.
    private(set) var start: Evaluation?
    private let arena: Arena

    /// What the presolver found; memory from the arena, which the program takes over.
    struct Parts {
        var tape: FixedBuffer<TapeStep>
        var expressionStart: FixedBuffer<Int32>
        var expressions: FixedBuffer<FreeTerm>
        var freeVariables: FixedBuffer<Int32>
        var isEliminated: FixedBuffer<Bool>
        var constantRows: FixedBuffer<Int32>
        var blocks: FixedBuffer<BlockProgram>
    }

    init(structure: borrowing Structure, parts: Parts, arena: consuming Arena) {
        variableCount = structure.variableCount
        rowCount = structure.relations.count
        parameterCount = structure.parameters.count
        hash = structure.hash
        rowStart = arena.take(copying: structure.rowStart.base, count: structure.rowStart.count)
        terms = arena.take(copying: structure.terms.base, count: structure.terms.count)
        relations = arena.take(copying: structure.relations.base, count: structure.relations.count)
        priorities = arena.take(copying: structure.priorities.base, count: structure.priorities.count)
        tape = parts.tape
        expressionStart = parts.expressionStart
        expressions = parts.expressions
        freeVariables = parts.freeVariables
        isEliminated = parts.isEliminated
        constantRows = parts.constantRows
        blocks = parts.blocks
        parameterTerms = EliminationProgram.collectParameterTerms(structure, &arena)
        blockOfRow = arena.take(repeating: -1, count: rowCount)
        var bytes = 0
        for b in 0..<parts.blocks.count {
            let block = parts.blocks.base + b
            for i in 0..<block.pointee.height { blockOfRow[Int(block.pointee.rows[i])] = Int32(b) }
            bytes += BlockState.byteCount(block.pointee)
        }
        blockBytes = bytes
        (dependentStart, dependents) = EliminationProgram.collectDependents(parts, &arena)
        self.arena = arena
    }

    deinit {
        start?.deallocate()
        arena.deallocate()
    }

    /// Whether a block is solved without a tableau.
    var hasSparseBlock: Bool {
        for b in 0..<blocks.count where blocks.base[b].isSparse { return true }
        return false
    }

    /// Lets other components of the structure start where this one came to.
    func keepStart(_ evaluation: Evaluation) {
        guard start == nil, blocks.count > 0, !hasSparseBlock else { return }
        start = evaluation.copy(self)
    }

    /// Whether the program was made for exactly this structure. O(terms).
    func serves(_ structure: borrowing Structure) -> Bool {
        guard hash == structure.hash, variableCount == structure.variableCount,
            rowCount == structure.relations.count, terms.count == structure.terms.count,
            parameterCount == structure.parameters.count
        else { return false }
        let (otherStart, otherTerms) = (structure.rowStart.base, structure.terms.base)
        let (otherRelations, otherPriorities) = (structure.relations.base, structure.priorities.base)
        var r = 0
        while r < rowCount {
            if rowStart.base[r + 1] != otherStart[r + 1]
                || relations.base[r] != otherRelations[r]
                || priorities.base[r] != otherPriorities[r]
            {
                return false
            }
            r += 1
        }
        var i = 0
        while i < terms.count {
            if terms.base[i].index != otherTerms[i].index
                || terms.base[i].coefficient != otherTerms[i].coefficient
            {
                return false
            }
            i += 1
        }
        return true
    }
}
