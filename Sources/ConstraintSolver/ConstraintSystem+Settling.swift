/// The short way for a row that doesn't hold yet, or leaves room.
///
/// A variable of the row that rests at 0, because nothing else says where it is, moves until the row holds exactly. That is
/// the optimum with the row if all that is decided before stays as it is: the residuals of the other rows, and which of the
/// variables that depend on the moving one would rather be 0.
///
/// A row that mentions no resting variable changes nothing if it holds, or if the tight rows that could let it hold better
/// are required.
extension ConstraintSystem {
    /// True if the optimum with the row is known, and written down; false, and nothing done, otherwise.
    /// O(followed rows + terms of a component).
    func settle(_ row: UnsafeMutablePointer<ConstraintRecord>, residual: Double) -> Bool {
        guard reduce(row, to: row.pointee.isRequiredEquality ? .free : .resting) else { return false }
        let terms = partition.reduced.terms
        guard let place = (0..<terms.count).first(where: { terms[$0].reference.kind == .resting }) else {
            if row.pointee.relation.violation(residual) == 0 { return true }
            return !row.pointee.isRequired && isHeld(row, residual: residual)
        }
        let term = terms[place]
        for i in 0..<terms.count where i != place {
            // The youngest variable is the one that an equality determines.
            guard terms[i].reference.kind == .determined,
                freeIndex(of: terms[i].reference) < freeIndex(of: term.reference)
            else { return false }
        }
        let distance = -residual / term.coefficient
        guard partition.moved.count < 64, distance.isFinite, let direction = direction(of: term.reference),
            followedRowsStay(along: direction)
        else { return false }
        move(along: direction, by: distance)
        partition.moved.append(
            Partition.MovedVariable(
                variable: term.reference, isFixed: row.pointee.isRequiredEquality && terms.count == 1))
        return true
    }

    /// True if a violated row can't hold better, since each of the tight rows that would have to give way is required.
    private func isHeld(_ row: UnsafeMutablePointer<ConstraintRecord>, residual: Double) -> Bool {
        guard reduce(row, to: .columns) else { return false }
        let terms = partition.reduced.terms
        for i in 0..<terms.count {
            let (reference, coefficient) = (terms[i].reference, terms[i].coefficient)
            guard reference.kind == .row, let component = partition.component(at: reference.component),
                let block = component.program?.blocks[Int(reference.block)],
                let state = component.evaluation?.blocks[Int(reference.block)]
            else { return false }
            let entity = Int(state.columns[Int(reference.number)])
            let improving = residual * coefficient > 0 ? -1.0 : 1.0
            guard block.levels[entity] == 0, block.relations[entity].cost(improving) > 0 else { return false }
        }
        return true
    }

    /// The index of a free variable.
    private func freeIndex(of reference: ReducedRow.Reference) -> Int32 {
        guard reference.component >= 0, let component = partition.component(at: reference.component),
            let program = component.program
        else { return reference.number }
        return component.variables[Int(program.freeVariables[Int(reference.number)])]
    }

    // MARK: What moves

    /// A resting variable that moves.
    private struct Direction {
        var variable: ReducedRow.Reference
        /// Its block, and its column in the tableau; nil where no row but equalities mentions it.
        var column: (block: Int, column: Int)?
    }

    /// Nil where a row, or another resting variable, has a say.
    private func direction(of variable: ReducedRow.Reference) -> Direction? {
        guard variable.component >= 0 else { return Direction(variable: variable) }
        guard let component = partition.component(at: variable.component), let program = component.program,
            let evaluation = component.evaluation
        else { return nil }
        guard let (b, f) = program.place(ofFree: Int(variable.number)) else { return Direction(variable: variable) }
        let (block, state) = (program.blocks[b], evaluation.blocks[b])
        let column = ~Int(state.position[block.height + f])
        for i in 0..<block.height where state.tableau[i * block.stride + column] != 0 {
            guard Int(state.rows[i]) >= block.height else { return nil }
            for j in 0..<block.width
            where j != column && Int(state.columns[j]) >= block.height && state.tableau[i * block.stride + j] != 0 {
                return nil
            }
        }
        return Direction(variable: variable, column: (b, column))
    }

    /// True if no followed row that determines no variable changes its residual; leaves the rates of the others' variables.
    private func followedRowsStay(along direction: Direction) -> Bool {
        partition.rates.removeAll()
        for q in 0..<Int(partition.followed) {
            let constraint = partition.queued[q]
            let row = constraints.records.base + Int(constraint)
            let place = partition.rates.count
            var own: Partition.FollowedVariable?
            if place < partition.followedVariables.count, partition.followedVariables[place].row == constraint {
                own = partition.followedVariables[place]
            }
            let change = change(of: row, except: own?.variable ?? -1, along: direction)
            guard let own else {
                guard change == 0 else { return false }
                continue
            }
            if change != 0, !row.pointee.isRequiredEquality {
                // The row's variable would rather be 0, as the resting ones: another of these might move now.
                guard reduce(row, except: own.variable, to: .resting), partition.reduced.terms.count == 1,
                    partition.reduced.terms[0].reference == direction.variable
                else { return false }
            }
            partition.rates.append(-change / own.coefficient)
        }
        return true
    }

    /// The rate of a row's residual, but for one variable's part.
    private func change(
        of row: UnsafeMutablePointer<ConstraintRecord>, except own: Int32, along direction: Direction
    ) -> Double {
        var (sum, magnitude) = (0.0, 0.0)
        let first = Int(row.pointee.firstTerm)
        for i in first..<first + Int(row.pointee.termCount) {
            let term = constraints.terms[i]
            guard term.variable != own else { continue }
            let change = term.coefficient * rate(of: term.variable, along: direction)
            sum += change
            magnitude = max(magnitude, abs(change))
        }
        return abs(sum) <= magnitude * Presolver.cancellation ? 0 : sum
    }

    /// The rate of a variable.
    private func rate(of variable: Int32, along direction: Direction) -> Double {
        let record = variables.records.base + Int(variable)
        if record.pointee.isGiven { return 0 }
        if record.pointee.component < 0 {
            if let place = followedPlace(of: variable) { return partition.rates[place] }
            return direction.variable.component < 0 && direction.variable.number == variable ? 1 : 0
        }
        guard record.pointee.component == direction.variable.component,
            let component = partition.component(at: record.pointee.component), let program = component.program
        else { return 0 }
        return rate(ofMember: Int(record.pointee.local), program, component.evaluation, direction)
    }

    private func rate(
        ofMember local: Int, _ program: EliminationProgram, _ evaluation: Evaluation?, _ direction: Direction
    ) -> Double {
        var rate = 0.0
        for e in Int(program.expressionStart[local])..<Int(program.expressionStart[local + 1]) {
            let term = program.expressions[e]
            if term.free == direction.variable.number {
                rate += term.coefficient
            } else if let (b, column) = direction.column, let evaluation,
                let place = program.place(ofFree: Int(term.free)), place.block == b
            {
                let (block, state) = (program.blocks[b], evaluation.blocks[b])
                let row = Int(state.position[block.height + place.position])
                if row >= 0 { rate += term.coefficient * state.tableau[row * block.stride + column] }
            }
        }
        return rate
    }

    private func move(along direction: Direction, by distance: Double) {
        if direction.variable.component < 0 {
            let variable = Int(direction.variable.number)
            write(variables.values[variable] + distance, to: variable)
        } else if let component = partition.component(at: direction.variable.component),
            let program = component.program
        {
            let (evaluation, indices) = (component.evaluation, component.variables)
            for local in 0..<indices.count {
                let rate = rate(ofMember: local, program, evaluation, direction)
                guard rate != 0 else { continue }
                let variable = Int(indices[local])
                write(variables.values[variable] + distance * rate, to: variable)
            }
        }
        for place in 0..<partition.rates.count where partition.rates[place] != 0 {
            let variable = Int(partition.followedVariables[place].variable)
            write(variables.values[variable] + distance * partition.rates[place], to: variable)
        }
    }
}
