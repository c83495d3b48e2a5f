/// The change of a solution when right-hand sides change together.
///
/// Each value is `value + step · slope` for steps from 0 to `reach`, within which the solution keeps its shape.
public struct SolutionDirection: Sendable {
    /// The largest step; 0 where the shape changes at once, infinite where it never does.
    public let reach: Double
    let slopes: [Int32: Double]

    /// The rate at which a variable's value changes; 0 for one that doesn't.
    public func slope(of variable: Variable) -> Double { slopes[variable.index] ?? 0 }
}

extension ConstraintSystem {
    /// The ratio test along a direction in which constants of constraints change, each at a rate of its own.
    ///
    /// Solves first. Nil where a block is solved without a tableau, so that the slopes of its residuals aren't at hand.
    /// O(components with such constraints · their tape and blocks).
    public func direction(_ rates: [(constraint: ConstraintID, rate: Double)]) -> SolutionDirection? {
        if needsSolve { solve() }
        var byConstraint: [Int32: Double] = [:]
        var components: [Int32] = []
        for (constraint, rate) in rates {
            precondition(
                constraints.contains(constraint),
                "direction(_:) got a constraint of another system or one that was removed")
            byConstraint[constraint.index, default: 0] += rate
            let component = constraints.records[Int(constraint.index)].component
            if component >= 0, !components.contains(component) { components.append(component) }
        }
        var range = StepRange()
        var slopes: [Int32: Double] = [:]
        for index in components {
            guard let component = partition.components[Int(index)],
                follow(byConstraint, component, &range, &slopes)
            else { return nil }
        }
        return SolutionDirection(reach: max(0, range.high), slopes: slopes)
    }

    /// False where the component's slopes aren't at hand.
    private func follow(
        _ rates: [Int32: Double], _ component: Component, _ range: inout StepRange, _ slopes: inout [Int32: Double]
    ) -> Bool {
        guard let evaluation = evaluation(of: component), let program = component.program, !program.hasSparseBlock
        else { return false }
        let slotCount = program.rowCount + program.variableCount
        workspace.slotSlopes.setCount(slotCount)
        workspace.freeSlopes.setCount(program.freeVariables.count)
        let slots = workspace.slotSlopes.base
        slots.update(repeating: 0, count: slotCount)
        workspace.freeSlopes.base.update(repeating: 0, count: program.freeVariables.count)
        for row in 0..<component.solved.count {
            slots[row] = rates[component.solved[row]] ?? 0
        }
        for i in 0..<program.tape.count {
            let step = program.tape[i]
            slots[Int(step.target)] += step.coefficient * slots[Int(step.source)]
        }
        for i in 0..<program.constantRows.count {
            let row = Int(program.constantRows[i])
            guard program.structure.rows[row].priority == 1000, abs(slots[row]) > 1e-12 else { continue }
            if program.structure.rows[row].relation == .equal {
                range.high = 0
            } else {
                range.keepSign(
                    of: evaluation.slots[row], slope: slots[row],
                    isPositive: program.structure.rows[row].relation == .greaterThanOrEqual)
            }
        }
        for b in 0..<program.blocks.count {
            limit(&range, program.blocks.base + b, evaluation.blocks.base + b)
        }
        for v in 0..<program.variableCount {
            var slope = slots[program.rowCount + v]
            for e in Int(program.expressionStart[v])..<Int(program.expressionStart[v + 1]) {
                slope += program.expressions[e].coefficient * workspace.freeSlopes[Int(program.expressions[e].free)]
            }
            if abs(slope) > 1e-12 { slopes[component.variables[v]] = slope }
        }
        return true
    }

    /// Narrows the range by a block's residuals, and records the slopes of its free variables.
    private func limit(
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

/// The range of steps that the changes may take in either direction.
private struct StepRange {
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
