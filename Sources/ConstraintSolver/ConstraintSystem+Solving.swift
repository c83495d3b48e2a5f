extension ConstraintSystem {
    /// Brings all values up to date; does nothing where nothing changed. Reading a value does it too.
    ///
    /// Costs what the components that were touched cost. Never fails: required constraints that contradict each other are
    /// reported by `conflicts`, and one of each contradiction is ignored.
    public func solve() {
        guard needsSolve else { return }
        statistics.solves += 1
        regroup()
        for i in 0..<partition.edited.count {
            let reference = partition.edited[i]
            guard let component = partition.components[Int(reference.component)],
                component.serial == reference.serial, component.state == .edited
            else { continue }
            solve(component)
            component.state = .solved
        }
        partition.edited.removeAll()
    }

    private func solve(_ component: Component) {
        if component.program != nil && component.conflicts.isEmpty {
            statistics.componentsReevaluated += 1
        } else {
            unregister(component)
            component.dropSolution()
            component.conflicts = []
            build(component)
        }
        if !evaluate(component) { breakConflicts(of: component) }
        publishValues(of: component)
    }

    /// Finds or makes the program for the rows that take part.
    func build(_ component: Component) {
        statistics.componentsBuilt += 1
        readStructure(of: component, rows: component.solved)
        let program: EliminationProgram
        if let known = templates.program(for: presolver.structure) {
            statistics.templateHits += 1
            program = known
        } else {
            statistics.presolveRuns += 1
            program = presolver.makeProgram()
            templates.insert(program)
        }
        component.program = program
        component.parameters = FixedBuffer(
            copying: presolver.structure.parameters.base, count: presolver.structure.parameters.count)
        component.evaluation = Evaluation(program)
        register(component)
    }

    /// Solves the component for the present constants; false if required constraints contradict each other.
    func evaluate(_ component: Component) -> Bool {
        guard let program = component.program, let parameters = component.parameters,
            component.evaluation != nil
        else { return true }
        loadConstants(rows: component.solved, parameters: parameters, program, component.evaluation!.slots)
        return evaluate(program, &component.evaluation!)
    }

    /// Solves from the constants in the slots.
    func evaluate(_ program: EliminationProgram, _ evaluation: inout Evaluation) -> Bool {
        evaluation.runTape(program)
        let tolerance = evaluation.constantRowTolerance(program)
        for i in 0..<program.constantRows.count {
            let row = Int(program.constantRows[i])
            if program.priorities[row] == 1000,
                program.relations[row].violation(evaluation.slots[row]) > tolerance
            {
                return false
            }
        }
        for b in 0..<program.blocks.count {
            guard solveBlock(b, program, &evaluation) else { return false }
        }
        return true
    }

    private func solveBlock(_ b: Int, _ program: EliminationProgram, _ evaluation: inout Evaluation) -> Bool {
        let block = program.blocks[b]
        for i in 0..<block.height { evaluation.blocks[b].constants[i] = evaluation.slots[Int(block.rows[i])] }
        var simplex = LexicographicSimplex(block, evaluation.blocks[b], &workspace)
        let outcome = simplex.run()
        evaluation.blocks[b] = simplex.state
        statistics.blocksSolved += 1
        statistics.pivots += simplex.pivots
        statistics.refactorizations += simplex.refactorizations
        if outcome == .pivotLimit { statistics.pivotLimitsReached += 1 }
        for f in 0..<block.width {
            let position = Int(simplex.state.position[block.height + f])
            evaluation.freeValues[Int(block.free[f])] = position < 0 ? 0 : simplex.state.residuals[position]
        }
        return outcome != .infeasible
    }

    /// Fills the row slots: each constraint's constant and the parameters in it.
    func loadConstants(
        rows: FixedBuffer<Int32>, parameters: FixedBuffer<Int32>, _ program: EliminationProgram,
        _ slots: FixedBuffer<Double>
    ) {
        for r in 0..<rows.count { slots[r] = constraints.records.base[Int(rows[r])].constant }
        guard parameters.count > 0 else { return }
        for r in 0..<rows.count {
            for i in Int(program.rowStart[r])..<Int(program.rowStart[r + 1]) where program.terms[i].index < 0 {
                let parameter = Int(parameters[Int(~program.terms[i].index)])
                slots[r] += program.terms[i].coefficient * variables.values.base[parameter]
            }
        }
    }

    private func publishValues(of component: Component) {
        guard let program = component.program, let evaluation = component.evaluation else { return }
        for v in 0..<program.variableCount {
            write(evaluation.value(of: v, program), to: Int(component.variables[v]))
        }
    }
}
