extension ConstraintSystem {
    /// Forgets the constraints and variables that one addition of a group made. O(terms).
    ///
    /// - Throws: `unknownConstraint` or `foreignVariable` where some were removed by themselves, `variableInUse` where
    ///   other constraints mention a variable of the group; nothing changes.
    public func remove(_ members: borrowing ConstraintGroup.Members) throws {
        if let component = component(of: members) {
            try remove(members, component)
        } else {
            try removeSingly(members)
        }
        dropOutdatedChanges()
    }

    /// The component that was made for the members, if it is still there: then it consists of them and nothing else.
    private func component(of members: borrowing ConstraintGroup.Members) -> Component? {
        let index = Int(members.component.component)
        guard index >= 0, index < partition.headers.count, let first = members.constraints.first,
            constraints.contains(first), partition.headers[index].serial == members.component.serial,
            partition.headers[index].state != .dirty, let component = partition.components[index],
            component.program?.rowCount == members.constraints.count
        else { return nil }
        return component
    }

    /// The short way.
    private func remove(_ members: borrowing ConstraintGroup.Members, _ component: Component) throws {
        guard let program = component.program else { return }
        let (records, indices) = (variables.records.base, component.variables.base)
        for v in 0..<component.variables.count {
            let others = records[Int(indices[v])].uses - program.variableUses.base[v]
            if others != 0 {
                let variable = variables.variable(at: Int(indices[v]))
                throw ConstraintSystemError.variableInUse(variable, constraints: Int(others))
            }
        }
        for p in 0..<component.parameters.count {
            records[Int(component.parameters.base[p])].uses -= program.parameterUses.base[p]
        }
        if component.sharesTerms && component.conflicts.isEmpty {
            vacate(component)
        } else {
            releaseVacantComponent()
            forgetConstraints(of: component)
            forgetVariables(of: component)
            discard(component)
        }
    }

    private func forgetConstraints(of component: Component) {
        let (rows, indices) = (constraints.records.base, component.constraints.base)
        let count = component.constraints.count
        let known = constraints.free.count
        constraints.free.setCount(known + count)
        let free = constraints.free.base + known
        var r = 0
        while r < count {
            let row = rows + Int(indices[r])
            row.pointee.stamp = 0
            row.pointee.component = -1
            row.pointee.flags &= ConstraintRecord.queued | ConstraintRecord.edited
            // The first one is taken again first.
            free[count - 1 - r] = indices[r]
            r += 1
        }
        guard !component.sharesTerms else { return }
        for r in stride(from: count - 1, through: 0, by: -1) { constraints.discardTerms(of: rows + Int(indices[r])) }
        constraints.compactIfWasteful()
    }

    private func forgetVariables(of component: Component) {
        let (records, values, indices) = (variables.records.base, variables.values.base, component.variables.base)
        let count = component.variables.count
        let known = variables.free.count
        variables.free.setCount(known + count)
        let free = variables.free.base + known
        var v = 0
        while v < count {
            let index = indices[v]
            let record = records + Int(index)
            forgetChange(of: record)
            record.pointee.forget()
            values[Int(index)] = 0
            free[count - 1 - v] = index
            v += 1
        }
    }

    /// The general way.
    private func removeSingly(_ members: borrowing ConstraintGroup.Members) throws {
        for id in members.constraints where !constraints.contains(id) {
            throw ConstraintSystemError.unknownConstraint(id)
        }
        for variable in members.variables where !variables.contains(variable) {
            throw ConstraintSystemError.foreignVariable(variable, subject: "the removal of a group")
        }
        countUses(of: members, by: -1)
        let used = members.variables.first { variables.records.base[Int($0.index)].uses != 0 }
        let others = used.map { Int(variables.records.base[Int($0.index)].uses) }
        countUses(of: members, by: 1)
        if let used, let others { throw ConstraintSystemError.variableInUse(used, constraints: others) }
        for id in members.constraints { try remove(id) }
        for variable in members.variables.reversed() { try removeVariable(variable) }
    }

    private func countUses(of members: borrowing ConstraintGroup.Members, by change: Int32) {
        let records = variables.records.base
        for id in members.constraints {
            forEachTerm(in: Int(id.index)) { records[Int($0.variable)].uses += change }
        }
    }
}
