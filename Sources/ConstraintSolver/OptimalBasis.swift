/// The optimal basis of one component, compiled for other components of the program.
///
/// One run over `steps` turns constants and parameters into the values that hold while the same constraints are tight,
/// and `checks` shows whether those are the tight ones of the optimum: that depends only on the side of 0 on which each
/// of the others is. A component solved this way keeps no state.
///
/// The state is a run of slots as in `EliminationProgram`, followed by one slot for each parameter. A row that takes
/// part in a block without being tight ends as its residual.
struct OptimalBasis: BitwiseCopyable {
    /// The side of 0 on which a slot must be.
    struct Check: BitwiseCopyable {
        var slot: Int32
        var sign: Int8
        /// The side, infinitesimally, where the slot is 0.
        var signAtZero: Int8
        /// True if it must be 0 itself: a required row that fails on this side.
        var mustVanish: Bool
    }

    /// A required row that mentions no free variable.
    struct ConstantRow: BitwiseCopyable {
        var slot: Int32
        var relation: Relation
    }

    /// The solution itself, where a component that doesn't pass the checks starts from; owned.
    let start: Evaluation
    let slotCount: Int
    let steps: FixedBuffer<TapeStep>
    /// The number of steps up to the reduced rows, whose magnitude scales the tolerance.
    let reducingStepCount: Int
    let blockRows: FixedBuffer<Int32>
    let checks: FixedBuffer<Check>
    let constantRows: FixedBuffer<ConstantRow>
    private let arena: Arena

    /// Compiles a solution, which the basis then owns; nil if it isn't optimal.
    init?(_ program: EliminationProgram, start: Evaluation) {
        guard !program.hasSparseBlock else { return nil }
        for b in 0..<program.blocks.count where !start.blocks.base[b].isOptimal { return nil }
        self.start = start
        slotCount = program.rowCount + program.variableCount + program.structure.parameterCount
        var steps = GrowableBuffer<TapeStep>(capacity: 2 * program.tape.count + program.rowCount)
        defer { steps.deallocate() }
        var checks = GrowableBuffer<Check>(capacity: program.rowCount)
        defer { checks.deallocate() }
        var blockRows = GrowableBuffer<Int32>(capacity: program.rowCount)
        defer { blockRows.deallocate() }
        let firstParameter = Int32(program.rowCount + program.variableCount)
        for i in 0..<program.parameterTerms.count {
            let term = program.parameterTerms[i]
            steps.append(
                TapeStep(target: term.row, source: firstParameter + term.parameter, coefficient: term.coefficient))
        }
        for i in 0..<program.tape.count { steps.append(program.tape[i]) }
        reducingStepCount = steps.count
        for b in 0..<program.blocks.count {
            let (block, state) = (program.blocks.base + b, start.blocks.base + b)
            for i in 0..<block.pointee.height { blockRows.append(block.pointee.rows[i]) }
            OptimalBasis.compile(block.pointee, state.pointee, program, &steps, &checks)
        }
        for v in 0..<program.variableCount {
            for e in Int(program.expressionStart[v])..<Int(program.expressionStart[v + 1]) {
                let term = program.expressions[e]
                let free = Int(program.freeVariables[Int(term.free)])
                guard free != v else { continue }
                steps.append(
                    TapeStep(
                        target: Int32(program.rowCount + v), source: Int32(program.rowCount + free),
                        coefficient: term.coefficient))
            }
        }
        var arena = Arena(
            bytes: 16 * steps.count + 8 * checks.count + 4 * blockRows.count + 8 * program.constantRows.count + 64)
        self.steps = arena.allocate(copying: steps.base, count: steps.count)
        self.checks = arena.allocate(copying: checks.base, count: checks.count)
        self.blockRows = arena.allocate(copying: blockRows.base, count: blockRows.count)
        constantRows = arena.allocate(count: program.constantRows.count)
        for i in 0..<constantRows.count {
            let row = Int(program.constantRows[i])
            // One that isn't required can't fail: it asks nothing of its slot.
            let isRequired = program.structure.rows[row].priority == 1000
            constantRows[i] = ConstantRow(
                slot: isRequired ? Int32(row) : -1, relation: program.structure.rows[row].relation)
        }
        self.arena = arena
    }

    func deallocate() {
        start.deallocate()
        arena.deallocate()
    }

    /// Appends what leads to the free variables and residuals of a block.
    private static func compile(
        _ block: BlockProgram, _ state: BlockState, _ program: EliminationProgram,
        _ steps: inout GrowableBuffer<TapeStep>, _ checks: inout GrowableBuffer<Check>
    ) {
        for i in 0..<block.height {
            let entity = Int(state.rows[i])
            let isRow = entity < block.height
            let slot =
                isRow
                ? block.rows[entity]
                : Int32(program.rowCount) + program.freeVariables[Int(block.free[entity - block.height])]
            for j in 0..<block.width {
                let coefficient = state.tableau[i * block.stride + j]
                let tight = Int(state.columns[j])
                guard coefficient != 0, tight < block.height else { continue }
                steps.append(TapeStep(target: slot, source: block.rows[tight], coefficient: -coefficient))
            }
            checks.append(
                Check(
                    slot: slot, sign: state.signs[i], signAtZero: state.infinitesimalSign(row: i, block),
                    mustVanish: block.levels[entity] == 0 && state.fails(row: i, block)))
        }
    }

    /// Computes all slots from the rows' constants and the parameters' values in them; false where other constraints are
    /// tight, or may be.
    func run(_ slots: UnsafeMutablePointer<Double>) -> Bool {
        OptimalBasis.run(steps.base, steps.base + reducingStepCount, slots)
        var i = 0
        while i < constantRows.count {
            let row = constantRows.base[i]
            if row.slot >= 0, row.relation.violation(slots[Int(row.slot)]) > 1e-8 { return false }
            i += 1
        }
        var largest = 0.0
        i = 0
        while i < blockRows.count {
            largest = max(largest, abs(slots[Int(blockRows.base[i])]))
            i += 1
        }
        OptimalBasis.run(steps.base + reducingStepCount, steps.base + steps.count, slots)
        let tolerance = 1e-9 + 1e-12 * largest
        i = 0
        while i < checks.count {
            let check = checks.base[i]
            let residual = slots[Int(check.slot)]
            i += 1
            if abs(residual) > tolerance {
                if (residual > 0) != (check.sign > 0) || check.mustVanish { return false }
            } else if abs(residual) > 1e-9 || check.sign != check.signAtZero {
                return false
            }
        }
        return true
    }

    @inline(__always)
    private static func run(
        _ first: UnsafeMutablePointer<TapeStep>, _ end: UnsafeMutablePointer<TapeStep>,
        _ slots: UnsafeMutablePointer<Double>
    ) {
        var step = first
        while step < end {
            slots[Int(step.pointee.target)] += step.pointee.coefficient * slots[Int(step.pointee.source)]
            step += 1
        }
    }
}
