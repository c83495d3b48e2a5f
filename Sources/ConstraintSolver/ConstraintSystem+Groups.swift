extension ConstraintSystem {
    /// Adds a group's rows, active from now on, with new variables for its own ones.
    ///
    /// As adding each row, but in one go. Where every given variable is a parameter of the system (see `setParameter`),
    /// the group is analysed once, at its first addition; a later one costs O(terms) with a small factor, and where the
    /// same constraints turn out to be tight as before, so does solving it. O(1) allocations.
    ///
    /// - Parameter given: the system's variables for the group's given ones, in the order in which these were made.
    /// - Throws: `givenVariables`, `foreignVariable`; nothing changes.
    @discardableResult
    public func add(
        _ group: borrowing ConstraintGroup, given: [Variable] = []
    ) throws -> ConstraintGroup.Members {
        var members = ConstraintGroup.Members()
        try add(group, given: given, into: &members)
        return members
    }

    /// As `add(_:given:)`, but lists what was made in `members`, whose memory is used again.
    public func add(
        _ group: borrowing ConstraintGroup, given: [Variable] = [], into members: inout ConstraintGroup.Members
    ) throws {
        guard given.count == group.givenCount else {
            throw ConstraintSystemError.givenVariables(count: given.count, wanted: group.givenCount)
        }
        var isClosed = true
        for (i, variable) in given.enumerated() {
            guard variables.contains(variable) else {
                throw ConstraintSystemError.foreignVariable(variable, subject: "the addition of a group")
            }
            if variables.records[Int(variable.index)].parameter < 0 || given[..<i].contains(variable) {
                isClosed = false
            }
        }
        if isClosed && group.rows.count > 0 {
            addClosed(group, given, &members)
        } else {
            members.variables.removeAll(keepingCapacity: true)
            members.constraints.removeAll(keepingCapacity: true)
            try addRows(of: group, given, &members)
        }
    }

    /// The general way: row by row, to be grouped with what they mention.
    private func addRows(
        of group: borrowing ConstraintGroup, _ given: [Variable], _ members: inout ConstraintGroup.Members
    ) throws {
        for _ in 0..<group.variableCount { members.variables.append(makeVariable()) }
        var terms: [Term] = []
        for (r, row) in group.rows.enumerated() {
            terms.removeAll(keepingCapacity: true)
            for term in group.terms[Int(row.firstTerm)..<Int(row.termEnd)] {
                let variable = term.index < 0 ? given[Int(~term.index)] : members.variables[Int(term.index)]
                terms.append(Term(variable, term.coefficient))
            }
            members.constraints.append(
                try add(terms, constant: group.constants[r], row.relation, priority: row.priority))
        }
    }

    /// The short way for a group that shares no free variable with others: it is a component.
    private func addClosed(
        _ group: borrowing ConstraintGroup, _ given: [Variable], _ members: inout ConstraintGroup.Members
    ) {
        let component = makeComponent(variableCount: group.variableCount, constraintCount: group.rows.count)
        partition.edited.append(ComponentReference(component: component.index, serial: component.serial))
        makeVariables(of: component, &members.variables)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: max(given.count, 1)) { indices in
            for (i, variable) in given.enumerated() { indices[i] = variable.index }
            guard let first = indices.baseAddress else { return }
            makeConstraints(of: component, group, given: first, &members.constraints)
            component.setParameters(first, count: given.count)
        }
        statistics.componentsBuilt += 1
        component.program = program(for: group)
        register(component)
    }

    private func makeVariables(of component: Component, _ made: inout [Variable]) {
        let count = component.variables.count
        let indices = component.variables.base
        let reused = min(count, variables.free.count)
        for v in 0..<reused { indices[v] = variables.free.removeLast() }
        // A component lists its variables in order of index.
        if reused > 1 {
            var run = UnsafeMutableBufferPointer(start: indices, count: reused)
            run.sort()
        }
        let first = variables.records.count - reused
        variables.records.setCount(first + count)
        variables.values.setCount(first + count)
        let (records, values) = (variables.records.base, variables.values.base)
        let fresh = Variable(index: -1, stamp: 0)
        if made.count != count { made = Array(repeating: fresh, count: count) }
        made.withUnsafeMutableBufferPointer { made in
            let componentIndex = component.index
            var stamp = nextStamp
            var v = 0
            while v < count {
                if v >= reused { indices[v] = Int32(truncatingIfNeeded: first + v) }
                let index = indices[v]
                stamp = ConstraintSystem.stamp(after: stamp)
                records[Int(index)] = VariableRecord(stamp: stamp, component: componentIndex)
                values[Int(index)] = 0
                made[v] = Variable(index: index, stamp: stamp)
                v += 1
            }
            nextStamp = stamp
        }
    }

    private func makeConstraints(
        of component: Component, _ group: borrowing ConstraintGroup, given: UnsafeMutablePointer<Int32>,
        _ made: inout [ConstraintID]
    ) {
        let count = group.rows.count
        let firstTerm = constraints.terms.count
        let reused = min(count, constraints.free.count)
        let first = constraints.records.count - reused
        constraints.records.setCount(first + count)
        let records = constraints.records.base
        let fresh = ConstraintID(index: -1, stamp: 0)
        if made.count != count { made = Array(repeating: fresh, count: count) }
        group.withStructure { structure in
            copyTerms(of: structure, component, given: given)
            made.withUnsafeMutableBufferPointer { made in
                group.constants.withUnsafeBufferPointer { constants in
                    let rows = structure.rows.base
                    let componentIndex = component.index
                    let indices = component.constraints.base
                    var stamp = nextStamp
                    let sequence = nextSequence
                    var r = 0
                    while r < count {
                        var index = Int32(truncatingIfNeeded: first + r)
                        var flags = ConstraintRecord.active
                        if r < reused {
                            index = self.constraints.free.removeLast()
                            flags |= records[Int(index)].flags & (ConstraintRecord.queued | ConstraintRecord.edited)
                        }
                        stamp = ConstraintSystem.stamp(after: stamp)
                        records[Int(index)] = ConstraintRecord(
                            constant: constants[r], sequence: sequence &+ UInt64(truncatingIfNeeded: r),
                            firstTerm: Int32(truncatingIfNeeded: firstTerm) &+ rows[r].firstTerm,
                            termCount: rows[r].termEnd &- rows[r].firstTerm, component: componentIndex,
                            local: Int32(truncatingIfNeeded: r), stamp: stamp, priority: rows[r].priority,
                            relation: rows[r].relation, flags: flags)
                        indices[r] = index
                        made[r] = ConstraintID(index: index, stamp: stamp)
                        r += 1
                    }
                    nextStamp = stamp
                    nextSequence = sequence + UInt64(count)
                }
            }
        }
    }

    private func copyTerms(of structure: Structure, _ component: Component, given: UnsafeMutablePointer<Int32>) {
        let firstTerm = constraints.terms.count
        constraints.terms.setCount(firstTerm + structure.terms.count)
        let (own, records) = (component.variables.base, variables.records.base)
        var target = constraints.terms.base + firstTerm
        var term = structure.terms.base
        let end = term + structure.terms.count
        while term < end {
            let index = term.pointee.index
            let variable = index < 0 ? given[Int(~index)] : own[Int(index)]
            target.pointee = StoredTerm(variable: variable, coefficient: term.pointee.coefficient)
            records[Int(variable)].uses &+= 1
            target += 1
            term += 1
        }
    }
}
