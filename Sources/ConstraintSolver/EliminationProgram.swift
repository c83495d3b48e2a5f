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

    init(
        structure: borrowing Structure, tape: borrowing GrowableBuffer<TapeStep>, expressionStart: FixedBuffer<Int32>,
        expressions: FixedBuffer<FreeTerm>, freeVariables: FixedBuffer<Int32>, isEliminated: FixedBuffer<Bool>,
        constantRows: FixedBuffer<Int32>, blocks: FixedBuffer<BlockProgram>
    ) {
        variableCount = structure.variableCount
        rowCount = structure.relations.count
        parameterCount = structure.parameters.count
        hash = structure.hash
        rowStart = FixedBuffer(copying: structure.rowStart.base, count: structure.rowStart.count)
        terms = FixedBuffer(copying: structure.terms.base, count: structure.terms.count)
        relations = FixedBuffer(copying: structure.relations.base, count: structure.relations.count)
        priorities = FixedBuffer(copying: structure.priorities.base, count: structure.priorities.count)
        self.tape = FixedBuffer(copying: tape.base, count: tape.count)
        self.expressionStart = expressionStart
        self.expressions = expressions
        self.freeVariables = freeVariables
        self.isEliminated = isEliminated
        self.constantRows = constantRows
        self.blocks = blocks
        parameterTerms = EliminationProgram.collectParameterTerms(structure)
        blockOfRow = FixedBuffer(repeating: -1, count: rowCount)
        for b in 0..<blocks.count {
            for i in 0..<blocks[b].height { blockOfRow[Int(blocks[b].rows[i])] = Int32(b) }
        }
        (dependentStart, dependents) = EliminationProgram.collectDependents(
            of: blocks, expressionStart, expressions, freeCount: freeVariables.count)
    }

    deinit {
        rowStart.deallocate()
        terms.deallocate()
        relations.deallocate()
        priorities.deallocate()
        tape.deallocate()
        expressionStart.deallocate()
        expressions.deallocate()
        freeVariables.deallocate()
        isEliminated.deallocate()
        constantRows.deallocate()
        for b in 0..<blocks.count { blocks[b].deallocate() }
        blocks.deallocate()
        parameterTerms.deallocate()
        blockOfRow.deallocate()
        dependentStart.deallocate()
        dependents.deallocate()
    }

    /// Whether the program was made for exactly this structure. O(terms).
    func serves(_ structure: borrowing Structure) -> Bool {
        guard hash == structure.hash, variableCount == structure.variableCount,
            rowCount == structure.relations.count, terms.count == structure.terms.count,
            parameterCount == structure.parameters.count
        else { return false }
        for r in 0..<rowCount {
            guard rowStart[r + 1] == structure.rowStart[r + 1], relations[r] == structure.relations[r],
                priorities[r] == structure.priorities[r]
            else { return false }
        }
        for i in 0..<terms.count {
            guard terms[i].index == structure.terms[i].index, terms[i].coefficient == structure.terms[i].coefficient
            else { return false }
        }
        return true
    }
}
