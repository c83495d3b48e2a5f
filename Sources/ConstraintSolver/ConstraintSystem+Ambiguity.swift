/// Another set of values that every level rates like the present one.
public struct AlternativeSolution: Hashable, Sendable {
    /// A variable with a value.
    public struct Assignment: Hashable, Sendable {
        /// The variable.
        public let variable: Variable
        /// Its value in the other solution.
        public let value: Double
    }

    /// The variables that have another value there, in ascending order.
    public let moved: [Assignment]
}

extension ConstraintSystem {
    /// The variables that could have another value without any level losing, in ascending order. Solves first.
    ///
    /// Variables in no constraint are among them. In a block too large for a tableau they are those that hang on
    /// something that could move for all that levels say, whether or not another limit holds it. Costs up to two small linear programs a variable.
    public func ambiguousVariables() -> [Variable] {
        solveInComponents()
        var result: [Variable] = []
        for index in 0..<variables.records.count {
            let record = variables.records[index]
            guard record.stamp != 0, !record.isGiven else { continue }
            if record.component < 0 || alternative(movingVariable: index) != nil || isLooseInSparseBlock(index) {
                result.append(variables.variable(at: index))
            }
        }
        return result
    }

    /// A second solution of equal rank, which moves the oldest ambiguous variable; nil if the solution is unique.
    public func alternativeSolution() -> AlternativeSolution? {
        solveInComponents()
        for index in 0..<variables.records.count {
            let record = variables.records[index]
            guard record.stamp != 0, !record.isGiven else { continue }
            if record.component < 0 {
                let assignment = AlternativeSolution.Assignment(variable: variables.variable(at: index), value: 100)
                return AlternativeSolution(moved: [assignment])
            }
            if let solution = alternative(movingVariable: index) { return solution }
        }
        return nil
    }

    /// A second solution of equal rank in which this variable has another value; nil if it has but one. Solves first.
    public func alternativeSolution(moving variable: Variable) -> AlternativeSolution? {
        solveInComponents()
        let record = variables.records[Int(variable.index)]
        guard record.stamp != 0, !record.isGiven else { return nil }
        if record.component < 0 {
            return AlternativeSolution(moved: [AlternativeSolution.Assignment(variable: variable, value: 100)])
        }
        return alternative(movingVariable: Int(variable.index))
    }

    /// True if the variable depends on an entity that is 0 only by preference, in a block too large to explore.
    private func isLooseInSparseBlock(_ index: Int) -> Bool {
        let record = variables.records[index]
        guard let component = partition.component(at: record.component), let program = component.program,
            program.hasSparseBlock, let evaluation = evaluation(of: component),
            let local = (0..<component.variables.count).first(where: { Int(component.variables[$0]) == index })
        else { return false }
        for e in Int(program.expressionStart[local])..<Int(program.expressionStart[local + 1]) {
            guard let (b, f) = program.place(ofFree: Int(program.expressions[e].free)),
                let sparse = evaluation.blocks[b].sparse
            else { continue }
            if sparse._withUnsafeGuaranteedRef({ $0.isLoose(free: f) }) { return true }
        }
        return false
    }

    private func alternative(movingVariable index: Int) -> AlternativeSolution? {
        guard let component = partition.component(at: variables.records[index].component),
            let program = component.program, let evaluation = evaluation(of: component),
            let local = (0..<component.variables.count).first(where: { Int(component.variables[$0]) == index })
        else { return nil }
        var byBlock: [Int: [Double]] = [:]
        for e in Int(program.expressionStart[local])..<Int(program.expressionStart[local + 1]) {
            let term = program.expressions[e]
            guard let (b, f) = program.place(ofFree: Int(term.free)) else {
                return moved(component, program, evaluation) { $0 == Int(term.free) ? 100 : nil }
            }
            byBlock[b, default: Array(repeating: 0, count: program.blocks[b].width)][f] = term.coefficient
        }
        for b in byBlock.keys.sorted() {
            // A sparse block has no tableau to walk on; what is loose in it is found by `isLooseInSparseBlock`.
            if program.blocks[b].isSparse { continue }
            for direction in [1.0, -1.0] {
                var face = OptimalFace(program.blocks[b], evaluation.blocks[b], &workspace)
                defer { face.deallocate() }
                guard face.grow((byBlock[b] ?? []).map { direction * $0 }) else { continue }
                return moved(component, program, evaluation) { free in
                    program.place(ofFree: free).flatMap { $0.block == b ? face.value(ofFree: $0.position) : nil }
                }
            }
        }
        return nil
    }

    /// The component's variables that other values of its free variables move.
    private func moved(
        _ component: Component, _ program: EliminationProgram, _ evaluation: Evaluation, _ newValue: (Int) -> Double?
    ) -> AlternativeSolution {
        let values = (0..<program.freeVariables.count).map { newValue($0) ?? evaluation.freeValues[$0] }
        var result: [AlternativeSolution.Assignment] = []
        for v in 0..<program.variableCount {
            var value = evaluation.slots[program.rowCount + v]
            for e in Int(program.expressionStart[v])..<Int(program.expressionStart[v + 1]) {
                value += program.expressions[e].coefficient * values[Int(program.expressions[e].free)]
            }
            let index = Int(component.variables[v])
            if abs(value - variables.values[index]) > 1e-7 {
                result.append(AlternativeSolution.Assignment(variable: variables.variable(at: index), value: value))
            }
        }
        return AlternativeSolution(moved: result)
    }
}
