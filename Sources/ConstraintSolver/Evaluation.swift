/// The numbers of one component: its program's slots, and where it stands in each block.
struct Evaluation: BitwiseCopyable {
    /// See `EliminationProgram`: a slot for each row, then one for each variable.
    let slots: FixedBuffer<Double>
    let freeValues: FixedBuffer<Double>
    let blocks: FixedBuffer<BlockState>
    /// By row, what parameters and the tape added to the constant.
    let added: FixedBuffer<Double>

    init(_ program: EliminationProgram) {
        slots = FixedBuffer(count: program.rowCount + program.variableCount)
        freeValues = FixedBuffer(repeating: 0, count: program.freeVariables.count)
        added = FixedBuffer(repeating: 0, count: program.rowCount)
        blocks = FixedBuffer(count: program.blocks.count)
        for b in 0..<blocks.count { blocks[b] = BlockState(resting: program.blocks[b]) }
    }

    func deallocate() {
        slots.deallocate()
        freeValues.deallocate()
        for b in 0..<blocks.count { blocks[b].deallocate() }
        blocks.deallocate()
        added.deallocate()
    }

    /// Turns the constants in the row slots into those of the reduced rows and of the variables. O(tape).
    func runTape(_ program: EliminationProgram) {
        let base = slots.base
        (base + program.rowCount).update(repeating: 0, count: program.variableCount)
        let tape = program.tape.base
        let count = program.tape.count
        var i = 0
        while i < count {
            let step = tape[i]
            base[Int(step.target)] += step.coefficient * base[Int(step.source)]
            i += 1
        }
    }

    /// The value of a variable after the blocks were solved.
    @inline(__always)
    func value(of variable: Int, _ program: EliminationProgram) -> Double {
        var value = slots[program.rowCount + variable]
        for e in Int(program.expressionStart[variable])..<Int(program.expressionStart[variable + 1]) {
            value += program.expressions[e].coefficient * freeValues[Int(program.expressions[e].free)]
        }
        return value
    }

    /// How far rows that mention no free variable may be from holding.
    func constantRowTolerance(_ program: EliminationProgram) -> Double {
        var largest = 0.0
        for i in 0..<slots.count { largest = max(largest, abs(slots[i])) }
        return 1e-8 + 1e-11 * largest
    }
}
