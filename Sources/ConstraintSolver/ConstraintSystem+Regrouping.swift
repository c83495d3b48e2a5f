extension ConstraintSystem {
    /// Dissolves the components that changed, and groups their constraints and the queued ones anew; false if none did.
    ///
    /// O(n α(n)) in what is touched, plus sorting where the order of activation was disturbed.
    func regroup() -> Bool {
        guard partition.isOutOfDate else { return false }
        partition.isOutOfDate = false
        collectMembers()
        connect()
        sortMembers()
        formGroups()
        settleOrphans()
        return true
    }

    private func collectMembers() {
        partition.members.removeAll()
        for i in 0..<partition.dirty.count { dissolve(partition.dirty[i]) }
        partition.dirty.removeAll()
        for i in 0..<partition.queued.count { collect(partition.queued[i]) }
        partition.queued.removeAll()
    }

    /// Dissolves a component: its constraints become members, but for those that are queued anyway.
    func dissolve(_ index: Int32) {
        guard let component = partition.components[Int(index)] else { return }
        takeTerms(of: component)
        for i in 0..<component.variables.count {
            let variable = Int(component.variables[i])
            if variables.records[variable].component == index {
                variables.records[variable].component = -1
                partition.orphans.append(Int32(variable))
            }
        }
        for i in 0..<component.constraints.count {
            let constraint = Int(component.constraints[i])
            if constraints.records[constraint].component == index {
                constraints.records[constraint].component = -1
                if constraints.records[constraint].isActive
                    && constraints.records[constraint].flags & ConstraintRecord.queued == 0
                {
                    partition.members.append(Int32(constraint))
                }
            }
        }
        discard(component)
    }

    /// Forgets a component whose constraints and variables are in no component any more.
    func discard(_ component: Component) {
        leave(component)
        partition.freeComponents.append(component.index)
    }

    /// Takes a component out of the partition; its index isn't free yet.
    func leave(_ component: Component) {
        let index = Int(component.index)
        unregister(component)
        leaveEvaluation(of: component)
        partition.components[index] = nil
        partition.headers.base[index].state = .absent
        partition.headers.base[index].serial = 0
    }

    private func collect(_ constraint: Int32) {
        let record = constraints.records.base + Int(constraint)
        record.pointee.flags &= ~ConstraintRecord.queued
        // A component says that the index is used again, by a member of a group.
        if record.pointee.isActive && record.pointee.stamp != 0 && record.pointee.component < 0 {
            partition.members.append(constraint)
        }
    }

    /// Leaves what was last solved with a program to it, for the next component to start from.
    private func leaveEvaluation(of component: Component) {
        guard let program = component.program, program.basis == nil, let evaluation = component.evaluation,
            program.lastSolved.component == component.index, program.lastSolved.serial == component.serial,
            component.conflicts.isEmpty
        else { return }
        program.leave(evaluation)
        component.evaluation = nil
    }

    private func sortMembers() {
        let records = constraints.records.base
        var isSorted = true
        for m in 0..<max(partition.members.count - 1, 0) {
            let (first, second) = (Int(partition.members[m]), Int(partition.members[m + 1]))
            if records[first].sequence > records[second].sequence {
                isSorted = false
                break
            }
        }
        if isSorted { return }
        var members = UnsafeMutableBufferPointer(start: partition.members.base, count: partition.members.count)
        members.sort { records[Int($0)].sequence < records[Int($1)].sequence }
    }

    private func settleOrphans() {
        for i in 0..<partition.orphans.count {
            let index = Int(partition.orphans[i])
            let record = variables.records[index]
            if record.component < 0, record.parameter < 0, record.stamp != 0 { write(0, to: index) }
        }
        partition.orphans.removeAll()
    }
}
