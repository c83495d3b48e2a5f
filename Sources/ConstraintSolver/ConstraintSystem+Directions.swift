extension ConstraintSystem {
    /// The ratio test as two groups of constants change, each constant at a rate of its own; the second group may be empty.
    ///
    /// Solves first. Nil where a block is solved without a tableau, so that the slopes of its residuals aren't at hand.
    /// O(components with such constraints · their tape and blocks).
    public func criticalRegion(
        _ first: [(constraint: ConstraintID, rate: Double)],
        _ second: [(constraint: ConstraintID, rate: Double)] = []
    ) -> CriticalRegion? {
        solveInComponents()
        var byConstraint: [Int32: SIMD2<Double>] = [:]
        var components: [Int32] = []
        let rates =
            first.map { ($0.constraint, SIMD2($0.rate, 0)) } + second.map { ($0.constraint, SIMD2(0, $0.rate)) }
        for (constraint, rate) in rates {
            precondition(
                constraints.contains(constraint),
                "criticalRegion(_:_:) got a constraint of another system or one that was removed")
            byConstraint[constraint.index, default: .zero] += rate
            let component = constraints.records[Int(constraint.index)].component
            if component >= 0, !components.contains(component) { components.append(component) }
        }
        var region = CriticalRegion()
        for index in components {
            guard let component = partition.component(at: index), follow(byConstraint, component, &region) else {
                return nil
            }
        }
        for index in components {
            for record in partition.component(at: index)?.conflicts ?? [] {
                let row = Int(record.broken)
                var slope = byConstraint[record.broken] ?? .zero
                forEachTerm(in: row) { slope += $0.coefficient * (region.slopes[$0.variable] ?? .zero) }
                guard slope.isChanging else { continue }
                let residual = residual(at: row)
                region.keepSign(of: residual, slope: slope, isPositive: residual > 0)
            }
        }
        return region
    }

    /// True if some variable of a constraint may be 0 only because nothing says otherwise; false is certain. Solves first.
    public var mayHaveUndeterminedVariables: Bool {
        solveInComponents()
        for component in partition.components
        where !isDetermined(component, evaluation(of: component)) { return true }
        return false
    }

    /// False where the component's slopes aren't at hand.
    private func follow(
        _ rates: [Int32: SIMD2<Double>], _ component: Component, _ region: inout CriticalRegion
    ) -> Bool {
        guard let evaluation = evaluation(of: component), let program = component.program, !program.hasSparseBlock
        else { return false }
        let slotCount = program.rowCount + program.variableCount
        workspace.slotSlopes.setCount(slotCount)
        workspace.freeSlopes.setCount(program.freeVariables.count)
        let slots = workspace.slotSlopes.base
        slots.update(repeating: .zero, count: slotCount)
        workspace.freeSlopes.base.update(repeating: .zero, count: program.freeVariables.count)
        for row in 0..<component.solved.count {
            slots[row] = rates[component.solved[row]] ?? .zero
        }
        for i in 0..<program.tape.count {
            let step = program.tape[i]
            slots[Int(step.target)] += step.coefficient * slots[Int(step.source)]
        }
        for i in 0..<program.constantRows.count {
            let row = Int(program.constantRows[i])
            guard program.structure.rows[row].priority == 1000, slots[row].isChanging else { continue }
            if program.structure.rows[row].relation == .equal {
                region.keepStill(slots[row])
            } else {
                region.keepSign(
                    of: evaluation.slots[row], slope: slots[row],
                    isPositive: program.structure.rows[row].relation == .greaterThanOrEqual)
            }
        }
        for b in 0..<program.blocks.count {
            limit(&region, program.blocks.base + b, evaluation.blocks.base + b)
        }
        for v in 0..<program.variableCount {
            var slope = slots[program.rowCount + v]
            for e in Int(program.expressionStart[v])..<Int(program.expressionStart[v + 1]) {
                slope += program.expressions[e].coefficient * workspace.freeSlopes[Int(program.expressions[e].free)]
            }
            if slope.isChanging { region.slopes[component.variables[v]] = slope }
        }
        return true
    }

    /// Narrows the region by a block's residuals, and records the slopes of its free variables.
    private func limit(
        _ region: inout CriticalRegion, _ block: UnsafeMutablePointer<BlockProgram>,
        _ state: UnsafeMutablePointer<BlockState>
    ) {
        let slopes = workspace.slotSlopes.base
        let height = block.pointee.height
        func constantSlope(_ entity: Int32) -> SIMD2<Double> {
            Int(entity) < height ? slopes[Int(block.pointee.rows[Int(entity)])] : .zero
        }
        for i in 0..<height {
            var slope = constantSlope(state.pointee.rows[i])
            for j in 0..<block.pointee.width {
                slope -=
                    state.pointee.tableau[i * block.pointee.stride + j] * constantSlope(state.pointee.columns[j])
            }
            let entity = Int(state.pointee.rows[i])
            if entity >= height {
                workspace.freeSlopes[Int(block.pointee.free[entity - height])] = slope
            }
            guard slope.isChanging else { continue }
            // A required row that holds by a hair, on the wrong side of 0, holds nowhere else.
            if block.pointee.levels[entity] == 0 && state.pointee.fails(row: i, block.pointee) {
                region.keepStill(slope)
            }
            region.keepSign(
                of: state.pointee.residuals[i], slope: slope, isPositive: state.pointee.signs[i] > 0)
        }
    }
}

extension SIMD2<Double> {
    /// True if it isn't an error of arithmetic.
    fileprivate var isChanging: Bool { abs(x) > 1e-12 || abs(y) > 1e-12 }
}
