extension ConstraintSystem {
    /// Solves the component for the present constants; false if required constraints contradict each other.
    func evaluate(_ component: Component) -> Bool {
        guard let program = component.program else { return true }
        let evaluation = component.evaluation ?? Evaluation(program)
        component.evaluation = evaluation
        loadConstants(rows: component.solved, parameters: component.parameters, program, evaluation.slots)
        evaluation.runTape(program)
        let (added, slots, solved) = (evaluation.added.base, evaluation.slots.base, component.solved.base)
        let records = constraints.records.base
        for b in 0..<program.blocks.count {
            let block = program.blocks.base + b
            let rows = block.pointee.rows.base
            var i = 0
            while i < block.pointee.height {
                let row = Int(rows[i])
                added[row] = slots[row] - records[Int(solved[row])].constant
                i += 1
            }
        }
        let constantRows = program.constantRows
        var i = 0
        while i < constantRows.count {
            let row = Int(constantRows.base[i])
            added[row] = slots[row] - records[Int(solved[row])].constant
            i += 1
        }
        return evaluateRows(program, evaluation)
    }

    /// Takes the component's values from the program's basis; false where there is none, or it isn't optimal here.
    func followBasis(_ component: Component) -> Bool {
        guard let program = component.program, let basis = program.basis else { return false }
        let (rowCount, variableCount) = (program.rowCount, program.variableCount)
        workspace.slots.setCount(basis.slotCount)
        let slots = workspace.slots.base
        let (records, solved) = (constraints.records.base, component.solved.base)
        var r = 0
        while r < rowCount {
            slots[r] = records[Int(solved[r])].constant
            r += 1
        }
        (slots + rowCount).update(repeating: 0, count: variableCount)
        let given = slots + rowCount + variableCount
        for p in 0..<component.parameters.count {
            given[p] = variables.values.base[Int(component.parameters.base[p])]
        }
        let isOptimal = basis.run(slots)
        program.noteUse(ofBasis: isOptimal)
        guard isOptimal else { return false }
        let (values, indices) = (slots + rowCount, component.variables.base)
        write(count: variableCount) { (indices[$0], values[$0]) }
        return true
    }

    /// Solves from the constants in the slots.
    func evaluate(_ program: EliminationProgram, _ evaluation: Evaluation) -> Bool {
        evaluation.runTape(program)
        return evaluateRows(program, evaluation)
    }

    private func evaluateRows(_ program: EliminationProgram, _ evaluation: Evaluation) -> Bool {
        guard constantRowsHold(program, evaluation) else { return false }
        var b = 0
        while b < program.blocks.count {
            guard solveBlock(b, program, evaluation) else { return false }
            b += 1
        }
        return true
    }

    /// Solves some blocks, of which only the constants changed, and writes the values that depend on them.
    func evaluateBlocks(_ mask: UInt64, of component: Component) -> Bool {
        component.programReference?._withUnsafeGuaranteedRef { evaluateBlocks(mask, of: component, $0) } ?? false
    }

    @inline(__always)
    private func evaluateBlocks(_ mask: UInt64, of component: Component, _ program: EliminationProgram) -> Bool {
        guard let evaluation = component.evaluation(of: program) else { return false }
        var remaining = mask
        while remaining != 0 {
            let b = remaining.trailingZeroBitCount
            remaining &= remaining - 1
            guard solveBlock(b, program, evaluation) else { return false }
        }
        remaining = mask
        let dependents = program.dependentsOfBlocks()
        let (variables, reader) = (component.variables.base, ValueReader(program, evaluation))
        while remaining != 0 {
            let b = remaining.trailingZeroBitCount
            remaining &= remaining - 1
            let first = Int(dependents.start.base[b])
            let own = dependents.variables.base + first
            write(count: Int(dependents.start.base[b + 1]) - first) { i in
                (variables[Int(own[i])], reader.value(of: Int(own[i])))
            }
        }
        return true
    }

    private func constantRowsHold(_ program: EliminationProgram, _ evaluation: Evaluation) -> Bool {
        let (rows, slots, all) = (program.constantRows, evaluation.slots.base, program.structure.rows.base)
        // Mostly all hold within the least tolerance, and the constants needn't be looked through.
        var tolerance = Evaluation.leastConstantRowTolerance
        var isLeast = true
        var i = 0
        while i < rows.count {
            let row = Int(rows.base[i])
            i += 1
            guard all[row].priority == 1000 else { continue }
            let violation = all[row].relation.violation(slots[row])
            guard violation > tolerance else { continue }
            guard isLeast else { return false }
            isLeast = false
            tolerance = evaluation.constantRowTolerance(program)
            if violation > tolerance { return false }
        }
        return true
    }

    private func solveBlock(_ b: Int, _ program: EliminationProgram, _ evaluation: Evaluation) -> Bool {
        let block = program.blocks.base + b
        let state = evaluation.blocks.base + b
        let rows = block.pointee.rows.base
        let constants = state.pointee.constants.base
        var i = 0
        while i < block.pointee.height {
            constants[i] = evaluation.slots.base[Int(rows[i])]
            i += 1
        }
        statistics.blocksSolved += 1
        if state.pointee.isStillOptimal(block) {
            evaluation.publishFreeValues(block, state)
            return true
        }
        state.pointee.hasNonzeros = false
        let outcome: LexicographicSimplex.Outcome
        if block.pointee.isSparse {
            let sparse = state.pointee.sparse ?? Unmanaged.passRetained(SparseSimplex(block, state))
            state.pointee.sparse = sparse
            outcome = sparse._withUnsafeGuaranteedRef { $0.run() }
            statistics.pivots += sparse._withUnsafeGuaranteedRef { $0.pivots }
        } else {
            var simplex = LexicographicSimplex(block, state, &workspace)
            outcome = simplex.run()
            statistics.pivots += simplex.pivots
            statistics.refactorizations += simplex.refactorizations
        }
        if outcome == .pivotLimit { statistics.pivotLimitsReached += 1 }
        evaluation.publishFreeValues(block, state)
        return outcome != .infeasible
    }

    /// Fills the row slots: each constraint's constant and the parameters in it.
    func loadConstants(
        rows: FixedBuffer<Int32>, parameters: FixedBuffer<Int32>, _ program: EliminationProgram,
        _ slots: FixedBuffer<Double>
    ) {
        var r = 0
        while r < rows.count {
            slots.base[r] = constraints.records.base[Int(rows.base[r])].constant
            r += 1
        }
        var i = 0
        while i < program.parameterTerms.count {
            let term = program.parameterTerms.base[i]
            slots.base[Int(term.row)] +=
                term.coefficient * variables.values.base[Int(parameters.base[Int(term.parameter)])]
            i += 1
        }
    }
}
