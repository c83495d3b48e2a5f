extension ConstraintSystem {
    /// Forgets the constraints and variables that one addition of a group made. O(terms).
    ///
    /// - Throws: `unknownConstraint` or `foreignVariable` where some were removed by themselves, `variableInUse` where
    ///   other constraints mention a variable of the group; nothing changes.
    public func remove(_ members: borrowing ConstraintGroup.Members) throws {
        for id in members.constraints where !constraints.contains(id) {
            throw ConstraintSystemError.unknownConstraint(id)
        }
        for variable in members.variables where !variables.contains(variable) {
            throw ConstraintSystemError.foreignVariable(variable, subject: "the removal of a group")
        }
        countUses(of: members, by: -1)
        for variable in members.variables {
            let uses = variables.records.base[Int(variable.index)].uses
            if uses != 0 {
                countUses(of: members, by: 1)
                throw ConstraintSystemError.variableInUse(variable, constraints: Int(uses))
            }
        }
        if let component = component(of: members) {
            discard(component)
        } else {
            for id in members.constraints { markComponentDirty(constraints.records.base[Int(id.index)].component) }
            for variable in members.variables {
                markComponentDirty(variables.records.base[Int(variable.index)].component)
            }
        }
        forgetRecords(of: members)
    }

    private func countUses(of members: borrowing ConstraintGroup.Members, by change: Int32) {
        let (rows, records, terms) = (constraints.records.base, variables.records.base, constraints.terms.base)
        for id in members.constraints {
            let row = rows + Int(id.index)
            var term = terms + Int(row.pointee.firstTerm)
            let end = term + Int(row.pointee.termCount)
            while term < end {
                records[Int(term.pointee.variable)].uses &+= change
                term += 1
            }
        }
    }

    /// The component that consists of the members and nothing else, unless it is to be dissolved anyway.
    private func component(of members: borrowing ConstraintGroup.Members) -> Component? {
        guard let first = members.constraints.first else { return nil }
        let index = constraints.records.base[Int(first.index)].component
        guard index >= 0, partition.headers.base[Int(index)].state != .dirty,
            let component = partition.components[Int(index)],
            component.constraints.count == members.constraints.count,
            component.variables.count == members.variables.count
        else { return nil }
        for id in members.constraints where constraints.records.base[Int(id.index)].component != index { return nil }
        for variable in members.variables where variables.records.base[Int(variable.index)].component != index {
            return nil
        }
        return component
    }

    private func markComponentDirty(_ index: Int32) {
        if index >= 0 { markDirty(index) }
    }

    /// Frees what the tables keep of the members; uses were counted down before.
    private func forgetRecords(of members: borrowing ConstraintGroup.Members) {
        let rows = constraints.records.base
        constraints.free.reserve(constraints.free.count + members.constraints.count)
        // The last ones first, so that the next group finds its own indices in order.
        for id in members.constraints.reversed() {
            let row = rows + Int(id.index)
            row.pointee.stamp = 0
            row.pointee.component = -1
            row.pointee.flags &= ConstraintRecord.queued | ConstraintRecord.edited
            constraints.discardTerms(of: row)
            constraints.free.append(id.index)
        }
        constraints.compactIfWasteful()
        for variable in members.variables.reversed() {
            let index = Int(variable.index)
            let record = variables.records.base + index
            forgetChange(of: record)
            if record.pointee.parameter >= 0 { parameters.remove(record.pointee.parameter) }
            variables.remove(index)
        }
        dropOutdatedChanges()
    }
}
