/// The weights with which each row's constant enters a value or a residual.
struct Multipliers {
    /// The weights by row of the program.
    var rows: [Double]
    /// Free variables, by number, that the value depends on and that are 0 only by preference.
    var undetermined: [Int32] = []
}

extension Evaluation {
    /// The weights behind a variable's value. O(tape).
    func multipliers(ofVariable variable: Int, _ program: EliminationProgram) -> Multipliers {
        var adjoint = [Double](repeating: 0, count: slots.count)
        var undetermined: [Int32] = []
        adjoint[program.rowCount + variable] = 1
        for e in Int(program.expressionStart[variable])..<Int(program.expressionStart[variable + 1]) {
            let term = program.expressions[e]
            guard let (b, f) = program.place(ofFree: Int(term.free)) else {
                undetermined.append(term.free)
                continue
            }
            let block = program.blocks[b]
            addResidual(ofEntity: block.height + f, b, program, term.coefficient, &adjoint, &undetermined)
        }
        return propagate(adjoint, undetermined, program)
    }

    /// The weights behind a row's residual; for a row that eliminated a variable, whose residual is 0, none. O(tape).
    func multipliers(ofRow row: Int, _ program: EliminationProgram) -> Multipliers {
        var adjoint = [Double](repeating: 0, count: slots.count)
        var undetermined: [Int32] = []
        guard !program.isEliminated[row] else {
            return Multipliers(rows: [Double](repeating: 0, count: program.rowCount))
        }
        if let (b, entity) = program.place(ofRow: row) {
            addResidual(ofEntity: entity, b, program, 1, &adjoint, &undetermined)
        } else {
            adjoint[row] = 1
        }
        return propagate(adjoint, undetermined, program)
    }

    private func addResidual(
        ofEntity entity: Int, _ b: Int, _ program: EliminationProgram, _ weight: Double, _ adjoint: inout [Double],
        _ undetermined: inout [Int32]
    ) {
        let block = program.blocks[b]
        let state = blocks[b]
        let position = Int(state.position[entity])
        if position < 0 {
            if entity >= block.height { undetermined.append(block.free[entity - block.height]) }
            return
        }
        if entity < block.height { adjoint[Int(block.rows[entity])] += weight }
        if let sparse = state.sparse {
            for (tight, share) in sparse._withUnsafeGuaranteedRef({ $0.weights(behind: entity) })
            where abs(share) > 1e-12 {
                if tight < block.height {
                    adjoint[Int(block.rows[tight])] += weight * share
                } else {
                    undetermined.append(block.free[tight - block.height])
                }
            }
            return
        }
        for j in 0..<block.width {
            let coefficient = state.tableau[position * block.stride + j]
            guard coefficient != 0 else { continue }
            let tight = Int(state.columns[j])
            if tight < block.height {
                adjoint[Int(block.rows[tight])] -= weight * coefficient
            } else {
                undetermined.append(block.free[tight - block.height])
            }
        }
    }

    /// Runs the tape backwards.
    func propagate(
        _ seed: [Double], _ undetermined: [Int32], _ program: EliminationProgram, dropping relative: Double = 1e-10
    ) -> Multipliers {
        var adjoint = seed
        for i in stride(from: program.tape.count - 1, through: 0, by: -1) {
            let step = program.tape[i]
            adjoint[Int(step.source)] += step.coefficient * adjoint[Int(step.target)]
        }
        var weights = Array(adjoint[..<program.rowCount])
        let largest = weights.reduce(0) { max($0, abs($1)) }
        for r in 0..<weights.count where abs(weights[r]) <= relative * largest { weights[r] = 0 }
        return Multipliers(rows: weights, undetermined: Array(Set(undetermined)).sorted())
    }
}

extension EliminationProgram {
    /// The block and the column position of a free variable; nil if no row mentions it.
    func place(ofFree free: Int) -> (block: Int, position: Int)? {
        for b in 0..<blocks.count {
            for f in 0..<blocks[b].width where Int(blocks[b].free[f]) == free { return (b, f) }
        }
        return nil
    }

    /// The block and the entity of a row; nil if the row mentions no free variable.
    func place(ofRow row: Int) -> (block: Int, entity: Int)? {
        for b in 0..<blocks.count {
            for i in 0..<blocks[b].height where Int(blocks[b].rows[i]) == row { return (b, i) }
        }
        return nil
    }
}
