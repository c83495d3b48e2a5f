extension ConstraintSystem {
    /// Brings all values up to date; does nothing where nothing changed. Reading a value does it too.
    ///
    /// Costs what the components that were touched cost. Never fails: required constraints that contradict each other are
    /// reported by `conflicts`, and one of each contradiction is ignored.
    public func solve() {
        guard needsSolve else { return }
        statistics.solves += 1
        regroup()
        applyEditedConstants()
        applyEditedParameters()
        for i in 0..<partition.edited.count {
            let reference = partition.edited[i]
            let header = partition.headers.base + Int(reference.component)
            guard header.pointee.serial == reference.serial, header.pointee.state == .edited,
                let component = partition.components[Int(reference.component)]
            else { continue }
            solve(component, header)
        }
        partition.edited.removeAll()
    }

    private func solve(_ component: Component, _ header: UnsafeMutablePointer<ComponentHeader>) {
        if component.program != nil && component.conflicts.isEmpty {
            statistics.componentsReevaluated += 1
            if !header.pointee.needsFullEvaluation {
                if evaluateBlocks(header.pointee.editedBlocks, of: component) {
                    header.pointee.state = .solved
                    header.pointee.editedBlocks = 0
                    header.pointee.parameterStreak = 0
                    header.pointee.line.parameter = -1
                    return
                }
            }
        } else {
            unregister(component)
            header.pointee.tables = nil
            component.dropSolution()
            component.conflicts = []
            build(component)
        }
        if evaluate(component) {
            if let program = component.program, let evaluation = component.evaluation { program.keepStart(evaluation) }
        } else {
            header.pointee.tables = nil
            breakConflicts(of: component)
        }
        publishValues(of: component)
        if component.conflicts.isEmpty, let program = component.program, let evaluation = component.evaluation {
            header.pointee.tables = EditingTables(
                slots: evaluation.slots.base, added: evaluation.added.base, blockOfRow: program.blockOfRow.base)
        }
        header.pointee.state = .solved
        header.pointee.needsFullEvaluation = false
        header.pointee.isBehind = false
        header.pointee.editedBlocks = 0
        header.pointee.line.parameter = -1
        if header.pointee.parameterStreak > 1, component.conflicts.isEmpty { prepareLine(of: component, header) }
    }

    /// Brings a component's numbers to its values after these followed a line. For what reads more than values.
    func catchUp(_ component: Component) {
        guard partition.headers[Int(component.index)].isBehind else { return }
        partition.headers.base[Int(component.index)].isBehind = false
        _ = evaluate(component)
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
        for r in 0..<component.solved.count {
            constraints.records.base[Int(component.solved[r])].local = Int32(r)
        }
        register(component)
    }

    private func publishValues(of component: Component) {
        guard let program = component.program, let evaluation = component.evaluation else { return }
        let variables = component.variables.base
        var v = 0
        while v < program.variableCount {
            write(evaluation.value(of: v, program), to: Int(variables[v]))
            v += 1
        }
    }
}
