extension ConstraintSystem {
    /// Makes an unknown; it is 0 while no active constraint mentions it. O(1).
    public func makeVariable() -> Variable {
        releaseVacantComponent()
        return variables.make(stamp: makeStamp())
    }

    /// Forgets a variable that no constraint mentions, active or not. O(1).
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
        if variables.records[index].parameter >= 0 { parameters.remove(variables.records[index].parameter) }
        forgetChange(of: variables.records.base + index)
        // A group's variable may be in a component without being in a constraint.
        let component = variables.records[index].component
        if component >= 0 { markDirty(component) }
        releaseVacantComponent()
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

    /// True if the variable is one of this system and wasn't removed.
    public func contains(_ variable: Variable) -> Bool {
        variables.contains(variable)
    }
}
