/// The numbers of one component: its program's slots, and where it stands in each block.
struct Evaluation: BitwiseCopyable {
    /// See `EliminationProgram`: a slot for each row, then one for each variable.
    let slots: FixedBuffer<Double>
    let freeValues: FixedBuffer<Double>
    let blocks: FixedBuffer<BlockState>
    /// By row, what parameters and the tape added to the constant.
    let added: FixedBuffer<Double>
    private let slab: UnsafeMutableRawPointer
    private let byteCount: Int

    /// Starts where another component of the program came to, or with every free variable at rest.
    init(_ program: EliminationProgram) {
        let slotCount = program.rowCount + program.variableCount
        let freeCount = program.freeVariables.count
        byteCount =
            8 * (slotCount + freeCount + program.rowCount) + program.blockBytes
            + program.blocks.count * MemoryLayout<BlockState>.stride
        slab = .allocate(byteCount: byteCount, alignment: 16)
        var cursor = slab
        let doubles = cursor.bindMemory(to: Double.self, capacity: slotCount + freeCount + program.rowCount)
        slots = FixedBuffer(base: doubles, count: slotCount)
        freeValues = FixedBuffer(base: doubles + slotCount, count: freeCount)
        added = FixedBuffer(base: doubles + slotCount + freeCount, count: program.rowCount)
        cursor += 8 * (slotCount + freeCount + program.rowCount)
        let start = program.start
        if let start {
            let header = slab.distance(to: cursor)
            cursor.copyMemory(from: start.slab + header, byteCount: byteCount - header)
        }
        let states = cursor.bindMemory(to: BlockState.self, capacity: program.blocks.count)
        blocks = FixedBuffer(base: states, count: program.blocks.count)
        cursor += program.blocks.count * MemoryLayout<BlockState>.stride
        freeValues.base.update(repeating: 0, count: freeCount)
        var b = 0
        while b < blocks.count {
            let block = program.blocks.base + b
            var state = BlockState(block.pointee, in: &cursor)
            if start != nil {
                state.isOptimal = states[b].isOptimal
                state.pivotsSinceRefactorization = states[b].pivotsSinceRefactorization
            } else {
                state.rest(block.pointee)
                state.constants.base.update(repeating: 0, count: state.constants.count)
                state.signs.base.update(repeating: 0, count: state.signs.count)
            }
            states[b] = state
            b += 1
        }
    }

    func deallocate() {
        for b in 0..<blocks.count { blocks[b].sparse?.release() }
        slab.deallocate()
    }

    /// A copy for other components of the program to start from.
    func copy(_ program: EliminationProgram) -> Evaluation {
        let result = Evaluation(program)
        for b in 0..<blocks.count {
            result.blocks.base[b].isOptimal = blocks[b].isOptimal
            result.blocks.base[b].pivotsSinceRefactorization = blocks[b].pivotsSinceRefactorization
        }
        let header = 8 * (slots.count + freeValues.count + added.count) + blocks.count * MemoryLayout<BlockState>.stride
        (result.slab + header).copyMemory(from: slab + header, byteCount: byteCount - header)
        return result
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
