extension ConstraintSystem {
    /// Brings all values up to date; does nothing where nothing changed. Reading a value does it too.
    ///
    /// Costs what the components that were touched cost. Never fails: required constraints that contradict each other are
    /// reported by `conflicts`, and one of each contradiction is ignored.
    public func solve() {
        guard needsSolve else { return }
        statistics.solves += 1
        if followQueuedRow() { return }
        let isRegrouped = regroup()
        applyEditedConstants()
        for i in 0..<partition.edited.count {
            let reference = partition.edited[i]
            let header = partition.headers.base + Int(reference.component)
            guard header.pointee.serial == reference.serial, header.pointee.state == .edited else { continue }
            if let component = header.pointee.component { solve(component, header) }
        }
        partition.edited.removeAll()
        hasPendingChanges = false
        if isRegrouped { relinquishWorkingSpace() }
    }

    /// Gives memory back that only a large regrouping needs.
    private func relinquishWorkingSpace() {
        constraints.compactIfWasteful()
        if constraints.terms.count == 0 { constraints.terms.relinquish() }
        partition.relinquish()
        presolver.relinquish()
    }

    private func solve(_ component: Component, _ header: UnsafeMutablePointer<ComponentHeader>) {
        var earlier: [ConflictRecord] = []
        if component.programReference != nil && component.isFreeOfConflicts {
            if !header.pointee.isNew { statistics.componentsReevaluated += 1 }
            if !header.pointee.needsFullEvaluation, let tables = header.pointee.component?.tables,
                evaluateBlocks(tables.pointee.editedBlocks, of: component)
            {
                header.pointee.state = .solved
                tables.pointee.editedBlocks = 0
                return
            }
        } else {
            earlier = component.conflicts
            copyTerms(of: component)
            component.dropSolution()
            component.conflicts = []
            build(component)
        }
        if !header.pointee.wantsEvaluation, component.evaluation == nil, let program = component.program {
            compileBasis(of: program, for: component)
            if followBasis(component) {
                statistics.basesFollowed += 1
                header.pointee.markSolved()
                return
            }
        }
        if evaluate(component) {
            component.program?.noteSolution(of: partition.reference(to: component), inSystem: number)
        } else {
            breakConflicts(of: component, likely: earlier)
        }
        publishValues(of: component)
        header.pointee.markSolved()
    }

    /// The numbers behind a component's values, computed where these came from a basis.
    func evaluation(of component: Component) -> Evaluation? {
        if component.program != nil, component.evaluation == nil { _ = evaluate(component) }
        return component.evaluation
    }

    /// Finds or makes the program for the rows that take part.
    func build(_ component: Component) {
        readStructure(of: component, rows: component.solved)
        adoptProgram(for: component)
    }

    /// Gives a component the program for the structure in the presolver's working space.
    ///
    /// The terms of the rows live in the program from then on and those in the arena are given up: equal components, and
    /// a component and its program, share them.
    func adoptProgram(for component: Component) {
        statistics.componentsBuilt += 1
        let structure = presolver.space.structure
        component.program = program(for: structure)
        component.setParameters(presolver.space.parameters.base, count: presolver.space.parameters.count)
        let (records, solved) = (constraints.records.base, component.solved.base)
        var r = 0
        while r < component.solved.count {
            records[Int(solved[r])].row = Int32(truncatingIfNeeded: r)
            r += 1
        }
        constraints.discardTerms(count: structure.terms.count)
    }

    /// Finds or makes the program for a structure.
    private func program(for structure: Structure) -> EliminationProgram {
        if let known = knownStructures.templates.program(for: structure) {
            statistics.templateHits += 1
            return known
        }
        statistics.presolveRuns += 1
        let program = presolver.makeProgram(structure)
        knownStructures.templates.insert(program)
        return program
    }

    /// Compiles where the last component of the program came to, when another one comes along.
    @inline(__always)
    private func compileBasis(of program: EliminationProgram, for component: Component) {
        guard program.basis == nil, let last = program.lastSolved else { return }
        if last != partition.reference(to: component) || program.lastSystem != number { compileLastSolved(of: program) }
    }

    private func compileLastSolved(of program: EliminationProgram) {
        if let start = program.removeLeftEvaluation() {
            program.lastSolved = nil
            program.setBasis(from: start)
        } else if program.lastSystem == number, let last = program.lastSolved {
            program.lastSolved = nil
            guard partition.headers[Int(last.component)].serial == last.serial,
                let component = partition.component(at: last.component), component.program === program,
                component.isFreeOfConflicts, let evaluation = component.evaluation
            else { return }
            program.setBasis(from: evaluation.copy(program))
        }
    }

    private func publishValues(of component: Component) {
        guard let program = component.program, let evaluation = component.evaluation else { return }
        let (indices, reader) = (component.variables.base, ValueReader(program, evaluation))
        write(count: program.variableCount) { (indices[$0], reader.value(of: $0)) }
    }
}
