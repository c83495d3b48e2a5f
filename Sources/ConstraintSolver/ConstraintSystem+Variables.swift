extension ConstraintSystem {
    /// Makes an unknown; it is 0 while no active constraint mentions it. O(1).
    public func makeVariable() -> Variable {
        variables.make(stamp: makeStamp())
    }

    /// Makes a variable that has this value for good, as a window's width: others follow it, no constraint moves it. O(1).
    ///
    /// It connects nothing: constraints that have only given variables in common are solved by themselves.
    ///
    /// - Throws: `notFinite`.
    public func makeVariable(given value: Double) throws -> Variable {
        guard value.isFinite else {
            throw ConstraintSystemError.notFinite(subject: "the value given to a new variable", value: "\(value)")
        }
        let variable = makeVariable()
        variables.records[Int(variable.index)].isGiven = true
        write(value, to: Int(variable.index))
        return variable
    }

    /// True if the variable is one of this system and was given its value.
    public func isGiven(_ variable: Variable) -> Bool {
        variables.contains(variable) && variables.records[Int(variable.index)].isGiven
    }

    /// Forgets a variable that no constraint mentions. O(1).
    ///
    /// - Throws: `variableInUse`, `foreignVariable`.
    public func removeVariable(_ variable: Variable) throws {
        guard variables.contains(variable) else {
            throw ConstraintSystemError.foreignVariable(variable, subject: "removeVariable")
        }
        let index = Int(variable.index)
        let uses = variables.records[index].uses
        guard uses == 0 else {
            throw ConstraintSystemError.variableInUse(variable, constraints: Int(uses))
        }
        forgetChange(of: variables.records.base + index)
        variables.remove(index)
        dropOutdatedChanges()
    }

    /// The variable's value after solving, or the one it was given; 0 in no constraint. Solves first where needed.
    ///
    /// A variable of another system, or one that was removed, is a programming error and stops with a message.
    public func value(of variable: Variable) -> Double {
        precondition(
            variables.contains(variable),
            "value(of:) got a variable of another system or one that was removed")
        if needsSolve { solve() }
        return variables.values.base[Int(variable.index)]
    }

    /// The values of four variables, as of `value(of:)`; asks once if there is anything to solve.
    public func values(
        of variables: (Variable, Variable, Variable, Variable)
    ) -> (Double, Double, Double, Double) {
        precondition(
            contains(variables.0) && contains(variables.1) && contains(variables.2) && contains(variables.3),
            "values(of:) got a variable of another system or one that was removed")
        if needsSolve { solve() }
        let values = self.variables.values.base
        return (
            values[Int(variables.0.index)], values[Int(variables.1.index)], values[Int(variables.2.index)],
            values[Int(variables.3.index)]
        )
    }

    /// True if the variable is one of this system and wasn't removed.
    public func contains(_ variable: Variable) -> Bool {
        variables.contains(variable)
    }
}
