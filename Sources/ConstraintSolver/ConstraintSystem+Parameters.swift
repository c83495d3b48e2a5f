extension ConstraintSystem {
    /// Gives a variable its value: the window's width, a text's size. Others follow it; no constraint moves it.
    ///
    /// The first call for a variable changes the structure of the system; the next ones only right-hand sides.
    /// O(1) and O(components that mention it).
    ///
    /// - Throws: `foreignVariable`, `notFinite`.
    public func setParameter(_ value: Double, of variable: Variable) throws {
        guard variables.contains(variable) else {
            throw ConstraintSystemError.foreignVariable(variable, subject: "setParameter")
        }
        guard value.isFinite else {
            throw ConstraintSystemError.notFinite(subject: "the value given to \(variable)", value: "\(value)")
        }
        let index = Int(variable.index)
        if variables.records[index].parameter < 0 {
            variables.records[index].parameter = parameters.make(variable: variable.index)
            markDirty(variable: index)
        } else if variables.values[index] == value {
            return
        } else {
            markParameter(variables.records[index].parameter)
        }
        write(value, to: index)
    }

    /// Lets a variable that was given its value be determined by constraints again.
    ///
    /// - Throws: `foreignVariable`, `notAParameter`.
    public func clearParameter(of variable: Variable) throws {
        guard variables.contains(variable) else {
            throw ConstraintSystemError.foreignVariable(variable, subject: "clearParameter")
        }
        let index = Int(variable.index)
        let parameter = variables.records[index].parameter
        guard parameter >= 0 else { throw ConstraintSystemError.notAParameter(variable) }
        markDependentsDirty(of: parameter)
        variables.records[index].parameter = -1
        parameters.remove(parameter)
        partition.orphans.append(Int32(index))
        partition.isOutOfDate = true
        hasPendingChanges = true
    }

    /// True if the variable was given its value.
    public func isParameter(_ variable: Variable) -> Bool {
        variables.contains(variable) && variables.records[Int(variable.index)].parameter >= 0
    }

    /// A variable becomes a parameter: its component, or constraints still queued, must be grouped anew.
    private func markDirty(variable index: Int) {
        let component = variables.records[index].component
        if component >= 0 { markDirty(component) }
        variables.records[index].component = -1
    }
}
