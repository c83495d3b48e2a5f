/// The numbers of one component: its program's slots, and its vertex in each block.
struct Evaluation: BitwiseCopyable {
    /// See `EliminationProgram`: a slot for each row, then one for each variable.
    let slots: FixedBuffer<Double>
    let freeValues: FixedBuffer<Double>
    let blocks: FixedBuffer<BlockState>
    /// The amount that parameters and the tape added to each row's constant.
    let added: FixedBuffer<Double>

    /// The tables for edits, at the head of the memory of all runs.
    @inline(__always) var tables: UnsafeMutablePointer<EditingTables> {
        UnsafeMutableRawPointer(slots.base).assumingMemoryBound(to: EditingTables.self) - 1
    }

    /// The memory of all runs.
    @inline(__always) var slab: UnsafeMutableRawPointer { UnsafeMutableRawPointer(tables) }

    /// The runs in a slab that was laid out for the program.
    @inline(__always)
    init(_ program: EliminationProgram, in slab: UnsafeMutableRawPointer) {
        let slotCount = program.rowCount + program.variableCount
        let doubleCount = slotCount + program.freeVariables.count + program.rowCount
        let runs = slab + MemoryLayout<EditingTables>.stride
        let doubles = runs.bindMemory(to: Double.self, capacity: doubleCount)
        slots = FixedBuffer(base: doubles, count: slotCount)
        freeValues = FixedBuffer(base: doubles + slotCount, count: program.freeVariables.count)
        added = FixedBuffer(base: freeValues.base + freeValues.count, count: program.rowCount)
        let blockCount = program.blocks.count
        let states = (runs + 8 * doubleCount).bindMemory(to: BlockState.self, capacity: blockCount)
        blocks = FixedBuffer(base: states, count: blockCount)
    }

    /// Starts where the program's basis is, or from a guess.
    init(_ program: EliminationProgram) {
        self.init(program, start: program.basis?.start)
    }

    /// A copy for other components of the program to start from.
    func copy(_ program: EliminationProgram) -> Evaluation {
        Evaluation(program, start: self)
    }

    private init(_ program: EliminationProgram, start: Evaluation?) {
        let doubleCount = 2 * program.rowCount + program.variableCount + program.freeVariables.count
        let header =
            MemoryLayout<EditingTables>.stride + 8 * doubleCount
            + program.blocks.count * MemoryLayout<BlockState>.stride
        let words = UnsafeMutablePointer<UInt64>.allocate(capacity: (header + program.blockBytes + 7) / 8)
        self.init(program, in: UnsafeMutableRawPointer(words))
        tables.initialize(to: EditingTables(added: added.base, blockOfRow: program.blockOfRow.base))
        var cursor = slab + header
        if let start { cursor.copyMemory(from: start.slab + header, byteCount: program.blockBytes) }
        freeValues.base.update(repeating: 0, count: freeValues.count)
        var b = 0
        while b < blocks.count {
            let block = program.blocks.base + b
            var state = BlockState(block, in: &cursor)
            if let start {
                state.isOptimal = start.blocks.base[b].isOptimal
                state.pivotsSinceRefactorization = start.blocks.base[b].pivotsSinceRefactorization
            } else {
                state.resetToZeroBasis(block.pointee)
                if !block.pointee.isSparse { state.guess(block.pointee) }
                state.constants.base.update(repeating: 0, count: state.constants.count)
                state.signs.base.update(repeating: 0, count: state.signs.count)
            }
            blocks.base[b] = state
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

    /// The tolerance where all constants are 0.
    static let leastConstantRowTolerance = 1e-8

    /// The tolerance for rows that mention no free variable.
    func constantRowTolerance(_ program: EliminationProgram) -> Double {
        var largest = 0.0
        let (base, count) = (slots.base, slots.count)
        var i = 0
        while i < count {
            let size = base[i].magnitude
            if size > largest { largest = size }
            i += 1
        }
        return Self.leastConstantRowTolerance + 1e-11 * largest
    }
}

/// Reads the values of a component's variables after the blocks were solved.
struct ValueReader: BitwiseCopyable {
    private let constants: UnsafeMutablePointer<Double>
    private let freeValues: UnsafeMutablePointer<Double>
    private let starts: UnsafeMutablePointer<Int32>
    private let expressions: UnsafeMutablePointer<FreeTerm>

    @inline(__always)
    init(_ program: EliminationProgram, _ evaluation: Evaluation) {
        constants = evaluation.slots.base + program.rowCount
        freeValues = evaluation.freeValues.base
        starts = program.expressionStart.base
        expressions = program.expressions.base
    }

    @inline(__always)
    func value(of variable: Int) -> Double {
        var value = constants[variable]
        var term = expressions + Int(starts[variable])
        let end = expressions + Int(starts[variable + 1])
        while term < end {
            value += term.pointee.coefficient * freeValues[Int(term.pointee.free)]
            term += 1
        }
        return value
    }
}
