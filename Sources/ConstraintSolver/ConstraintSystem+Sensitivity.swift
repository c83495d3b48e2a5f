extension ConstraintSystem {
    /// Works out how the component's values follow the parameter that was edited last, and how far. O(tape + blocks).
    ///
    /// The solution keeps its shape, and all values are affine in the parameter, while every residual keeps its sign.
    func prepareLine(of component: Component, _ header: UnsafeMutablePointer<ComponentHeader>) {
        let parameter = header.pointee.lastParameter
        // Of a sparse block the residuals' slopes aren't at hand.
        guard parameter >= 0, let program = component.program, !program.hasSparseBlock,
            let evaluation = component.evaluation
        else { return }
        let locals = component.parameters
        let variable = parameters.records[Int(parameter)].variable
        guard variable >= 0, let local = (0..<locals.count).first(where: { locals[$0] == variable }) else { return }
        let value = variables.values[Int(variable)]
        let slotCount = program.rowCount + program.variableCount
        workspace.slotSlopes.setCount(slotCount)
        workspace.freeSlopes.setCount(program.freeVariables.count)
        let slopes = workspace.slotSlopes.base
        slopes.update(repeating: 0, count: slotCount)
        workspace.freeSlopes.base.update(repeating: 0, count: program.freeVariables.count)
        for i in 0..<program.parameterTerms.count where Int(program.parameterTerms[i].parameter) == local {
            slopes[Int(program.parameterTerms[i].row)] += program.parameterTerms[i].coefficient
        }
        for i in 0..<program.tape.count {
            let step = program.tape[i]
            slopes[Int(step.target)] += step.coefficient * slopes[Int(step.source)]
        }
        var range = StepRange()
        for i in 0..<program.constantRows.count {
            let row = Int(program.constantRows[i])
            if program.structure.rows[row].priority == 1000 && abs(slopes[row]) > 1e-12 {
                if program.structure.rows[row].relation == .equal { return }
                range.keepSign(
                    of: evaluation.slots[row], slope: slopes[row],
                    isPositive: program.structure.rows[row].relation == .greaterThanOrEqual)
            }
        }
        for b in 0..<program.blocks.count {
            limit(&range, program.blocks.base + b, evaluation.blocks.base + b)
        }
        guard range.high > range.low else { return }
        let entries = component.lineEntries ?? .allocate(capacity: max(component.variables.count, 1))
        component.lineEntries = entries
        var count = 0
        for v in 0..<program.variableCount {
            var slope = slopes[program.rowCount + v]
            for e in Int(program.expressionStart[v])..<Int(program.expressionStart[v + 1]) {
                slope += program.expressions[e].coefficient * workspace.freeSlopes[Int(program.expressions[e].free)]
            }
            guard abs(slope) > 1e-12 else { continue }
            let global = component.variables[v]
            entries[count] = SensitivityLine.Entry(
                variable: global, base: variables.values[Int(global)] - slope * value, slope: slope)
            count += 1
        }
        header.pointee.line = SensitivityLine(
            parameter: parameter, count: Int32(count), low: value + range.low, high: value + range.high,
            entries: entries)
    }

    /// Narrows the range by a block's residuals, and records the slopes of its free variables.
    func limit(
        _ range: inout StepRange, _ block: UnsafeMutablePointer<BlockProgram>, _ state: UnsafeMutablePointer<BlockState>
    ) {
        let slopes = workspace.slotSlopes.base
        let height = block.pointee.height
        func constantSlope(_ entity: Int32) -> Double {
            Int(entity) < height ? slopes[Int(block.pointee.rows[Int(entity)])] : 0
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
            guard abs(slope) > 1e-12 else { continue }
            // A required row that holds by a hair, on the wrong side of 0, holds nowhere else.
            if block.pointee.levels[entity] == 0 && state.pointee.fails(row: i, block.pointee) {
                range.high = range.low
            }
            range.keepSign(
                of: state.pointee.residuals[i], slope: slope, isPositive: state.pointee.signs[i] > 0)
        }
    }
}

/// The range of steps that a parameter may take in either direction.
struct StepRange {
    var low = -Double.infinity
    var high = Double.infinity

    /// Narrows the range so that `residual + step · slope` stays on its side.
    mutating func keepSign(of residual: Double, slope: Double, isPositive: Bool) {
        let size = isPositive ? max(residual, 0) : max(-residual, 0)
        let towardsZero = isPositive ? -slope : slope
        if towardsZero > 0 {
            high = min(high, size / towardsZero)
        } else {
            low = max(low, size / towardsZero)
        }
    }
}
