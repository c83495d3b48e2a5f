/// The constraints and parameters behind a variable's value.
///
/// The value is the sum of coefficient times constant over `tight`, plus the sum of coefficient times value over
/// `parameters`, so a caller can verify it.
public struct Explanation: Hashable, Sendable {
    /// A constraint that holds exactly, and the weight with which its constant enters the value.
    public struct Tight: Hashable, Sendable {
        /// The constraint.
        public let constraint: ConstraintID
        /// The factor of the constraint in the sum.
        public let coefficient: Double
        /// The constraint's constant.
        public let constant: Double
    }

    /// A given value, and the weight with which it enters, through whatever constraints.
    public struct Given: Hashable, Sendable {
        /// The variable.
        public let variable: Variable
        /// The factor of the variable in the sum.
        public let coefficient: Double
        /// The variable's given value.
        public let value: Double
    }

    /// A constraint that fails because of some of the tight ones, and by how much.
    public struct Loser: Hashable, Sendable {
        /// The constraint.
        public let constraint: ConstraintID
        /// The amount by which it isn't satisfied, 0 or more.
        public let violation: Double
    }

    /// The variable that is explained.
    public let variable: Variable
    /// Its value.
    public let value: Double
    /// The tight constraints in order of activation.
    public let tight: [Tight]
    /// The given values that enter the sum.
    public let parameters: [Given]
    /// Undetermined variables, which are 0, and which the value depends on.
    public let undetermined: [Variable]
    /// The failing constraints in order of activation; broken required ones included.
    public let losers: [Loser]
}

extension ConstraintSystem {
    /// The constraints whose weighted constants add up to the variable's value, and those that lost to them.
    ///
    /// Solves first. O(component · violated constraints). A variable of another system is a programming error and stops
    /// with a message.
    public func explanation(of variable: Variable) -> Explanation {
        solveInComponents()
        let value = value(of: variable)
        let record = variables.records[Int(variable.index)]
        if record.isGiven {
            let given = Explanation.Given(variable: variable, coefficient: 1, value: value)
            return Explanation(
                variable: variable, value: value, tight: [], parameters: [given], undetermined: [], losers: [])
        }
        guard record.component >= 0, let component = partition.component(at: record.component),
            let program = component.program, let evaluation = evaluation(of: component),
            let local = (0..<component.variables.count).first(where: { component.variables[$0] == variable.index })
        else {
            return Explanation(
                variable: variable, value: value, tight: [], parameters: [], undetermined: [variable], losers: [])
        }
        let weights = evaluation.multipliers(ofVariable: local, program)
        return Explanation(
            variable: variable, value: value, tight: tight(weights, component), parameters: given(weights, component),
            undetermined: weights.undetermined.map { free in
                variables.variable(at: Int(component.variables[Int(program.freeVariables[Int(free)])]))
            },
            losers: losers(weights, component))
    }

    private func tight(_ weights: Multipliers, _ component: Component) -> [Explanation.Tight] {
        weights.rows.indices.filter { weights.rows[$0] != 0 }.map { row in
            let index = Int(component.solved[row])
            return Explanation.Tight(
                constraint: constraints.id(at: index), coefficient: weights.rows[row],
                constant: constraints.records[index].constant)
        }
    }

    private func given(_ weights: Multipliers, _ component: Component) -> [Explanation.Given] {
        guard let program = component.program else { return [] }
        let parameters = component.parameters
        var coefficients = [Double](repeating: 0, count: parameters.count)
        for row in weights.rows.indices where weights.rows[row] != 0 {
            for i in program.structure.termRange(ofRow: row) where program.structure.terms[i].index < 0 {
                let term = program.structure.terms[i]
                coefficients[Int(~term.index)] += weights.rows[row] * term.coefficient
            }
        }
        return coefficients.indices.filter { coefficients[$0] != 0 }.map { parameter in
            let index = Int(parameters[parameter])
            return Explanation.Given(
                variable: variables.variable(at: index), coefficient: coefficients[parameter],
                value: variables.values[index])
        }
    }

    /// The failing constraints whose residual depends on one of the rows, or on an undetermined variable, behind the
    /// value.
    private func losers(_ weights: Multipliers, _ component: Component) -> [Explanation.Loser] {
        guard let program = component.program, let evaluation = component.evaluation else { return [] }
        var result: [(sequence: UInt32, loser: Explanation.Loser)] = []
        for row in 0..<component.solved.count where !program.isEliminated[row] {
            let index = Int(component.solved[row])
            let violation = violation(at: index)
            guard violation > 1e-9 else { continue }
            let reasons = evaluation.multipliers(ofRow: row, program)
            let meets =
                weights.rows.indices.contains { $0 != row && weights.rows[$0] != 0 && reasons.rows[$0] != 0 }
                || reasons.undetermined.contains { weights.undetermined.contains($0) }
            if meets {
                result.append(
                    (
                        constraints.records[index].sequence,
                        Explanation.Loser(constraint: constraints.id(at: index), violation: violation)
                    ))
            }
        }
        for conflict in component.conflicts {
            let behind = Set(weights.rows.indices.filter { weights.rows[$0] != 0 }.map { component.solved[$0] })
            guard conflict.members.contains(where: { behind.contains($0) }) else { continue }
            let index = Int(conflict.broken)
            result.append(
                (
                    constraints.records[index].sequence,
                    Explanation.Loser(constraint: constraints.id(at: index), violation: violation(at: index))
                ))
        }
        result.sort { $0.sequence < $1.sequence }
        return result.map(\.loser)
    }
}
