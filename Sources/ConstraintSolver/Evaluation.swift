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

    /// Starts where the program's basis is, or from a guess.
    init(_ program: EliminationProgram) {
        self.init(program, start: program.basis?.start)
    }

    /// A copy for other components of the program to start from.
    func copy(_ program: EliminationProgram) -> Evaluation {
        Evaluation(program, start: self)
    }

    private init(_ program: EliminationProgram, start: Evaluation?) {
        let slotCount = program.rowCount + program.variableCount
        let freeCount = program.freeVariables.count
        let doubleCount = slotCount + freeCount + program.rowCount
        let header = 8 * doubleCount + program.blocks.count * MemoryLayout<BlockState>.stride
        byteCount = header + program.blockBytes
        let words = UnsafeMutablePointer<UInt64>.allocate(capacity: (byteCount + 7) / 8)
        slab = UnsafeMutableRawPointer(words)
        let doubles = slab.bindMemory(to: Double.self, capacity: doubleCount)
        slots = FixedBuffer(base: doubles, count: slotCount)
        freeValues = FixedBuffer(base: doubles + slotCount, count: freeCount)
        added = FixedBuffer(base: doubles + slotCount + freeCount, count: program.rowCount)
        let states = (slab + 8 * doubleCount).bindMemory(to: BlockState.self, capacity: program.blocks.count)
        blocks = FixedBuffer(base: states, count: program.blocks.count)
        var cursor = slab + header
        if let start { cursor.copyMemory(from: start.slab + header, byteCount: byteCount - header) }
        freeValues.base.update(repeating: 0, count: freeCount)
        var b = 0
        while b < blocks.count {
            let block = program.blocks.base + b
            var state = BlockState(block, in: &cursor)
            if let start {
                state.isOptimal = start.blocks.base[b].isOptimal
                state.pivotsSinceRefactorization = start.blocks.base[b].pivotsSinceRefactorization
            } else {
                state.rest(block.pointee)
                if !block.pointee.isSparse { state.guess(block.pointee) }
                state.constants.base.update(repeating: 0, count: state.constants.count)
                state.signs.base.update(repeating: 0, count: state.signs.count)
            }
            states[b] = state
            b += 1
        }
    }

    func deallocate() {
        for b in 0..<blocks.count { blocks[b].sparse?.release() }
        slab.assumingMemoryBound(to: UInt64.self).deallocate()
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

    /// Notes the free variables of a block that was solved.
    @inline(__always)
    func publishFreeValues(_ block: UnsafeMutablePointer<BlockProgram>, _ state: UnsafeMutablePointer<BlockState>) {
        let (free, residuals) = (block.pointee.free.base, state.pointee.residuals.base)
        let position = state.pointee.position.base + block.pointee.height
        let width = block.pointee.width
        var f = 0
        while f < width {
            let row = Int(position[f])
            freeValues.base[Int(free[f])] = row < 0 ? 0 : residuals[row]
            f += 1
        }
    }

    /// The value of a variable after the blocks were solved.
    @inline(__always)
    func value(of variable: Int, _ program: EliminationProgram) -> Double {
        var value = slots[program.rowCount + variable]
        var e = Int(program.expressionStart.base[variable])
        let end = Int(program.expressionStart.base[variable + 1])
        while e < end {
            let term = program.expressions.base[e]
            value += term.coefficient * freeValues[Int(term.free)]
            e += 1
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
