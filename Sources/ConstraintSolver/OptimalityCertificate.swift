/// Numbers that prove the values optimal, by nothing but multiplying and adding.
///
/// Level by level, the multipliers times their constraints' coefficients add up to 0 in every variable (but those that
/// were given their values). Each constraint's multipliers, read as a vector with the highest level first, are a
/// lexicographic subgradient of what the constraint costs: they weigh no more than its violation does. At level 1000 the
/// multipliers of required constraints that leave no room cancel each other.
public struct OptimalityCertificate: Hashable, Sendable {
    /// The required level, 1000, then the priorities below it, descending.
    public let priorities: [Float]
    /// The multipliers by constraint, in order of index, one a priority. Broken and inactive constraints have none.
    public let multipliers: [Entry]

    /// The multipliers of one constraint.
    public struct Entry: Hashable, Sendable {
        /// The constraint.
        public let constraint: ConstraintID
        /// The multiplier in each level, the highest priority first.
        public let byLevel: [Double]
    }
}

extension ConstraintSystem {
    /// The proof that the present values are optimal. Solves first. O(levels · tape).
    public func optimalityCertificate() -> OptimalityCertificate {
        let priorities = [1000] + levels().map(\.priority)
        var byConstraint: [Int32: [Double]] = [:]
        for component in partition.components {
            guard let program = component.program, let evaluation = evaluation(of: component) else { continue }
            for row in 0..<program.rowCount { byConstraint[component.solved[row]] = [] }
            for priority in priorities {
                let multipliers = evaluation.dualMultipliers(of: priority, program)
                for row in 0..<program.rowCount {
                    byConstraint[component.solved[row], default: []].append(multipliers[row])
                }
            }
        }
        let entries = byConstraint.keys.sorted().map { index in
            OptimalityCertificate.Entry(
                constraint: constraints.id(at: Int(index)), byLevel: byConstraint[index] ?? [])
        }
        return OptimalityCertificate(priorities: priorities, multipliers: entries)
    }
}

extension Evaluation {
    /// The multipliers of each row for one level's summed violation: its slope where the row costs, its balance where
    /// it is tight.
    fileprivate func dualMultipliers(of priority: Float, _ program: EliminationProgram) -> [Double] {
        var seed = [Double](repeating: 0, count: slots.count)
        for b in 0..<program.blocks.count {
            let (block, state) = (program.blocks[b], blocks[b])
            for i in 0..<block.height where Int(state.rows[i]) < block.height {
                let entity = Int(state.rows[i])
                let level = Int(block.levels[entity])
                guard block.priorities[level] == priority else { continue }
                let relation = block.relations[entity]
                let slope = state.signs[i] > 0 ? relation.slopeAbove : relation.slopeBelow
                seed[Int(block.rows[entity])] = slope
                if let sparse = state.sparse {
                    for (tight, share) in sparse._withUnsafeGuaranteedRef({ $0.weights(behind: entity) })
                    where tight < block.height {
                        seed[Int(block.rows[tight])] += slope * share
                    }
                    continue
                }
                for j in 0..<block.width where Int(state.columns[j]) < block.height {
                    seed[Int(block.rows[Int(state.columns[j])])] -= slope * state.tableau[i * block.stride + j]
                }
            }
        }
        for i in 0..<program.constantRows.count {
            let row = Int(program.constantRows[i])
            guard program.structure.rows[row].priority == priority else { continue }
            let relation = program.structure.rows[row].relation
            if relation.violation(slots[row]) > 0 {
                seed[row] = slots[row] > 0 ? relation.slopeAbove : relation.slopeBelow
            }
        }
        return propagate(seed, [], program, dropping: 0).rows
    }
}
