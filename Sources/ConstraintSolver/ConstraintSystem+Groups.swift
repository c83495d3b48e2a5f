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
            members.component = ComponentReference(component: -1, serial: 0)
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
        let program = program(for: group)
        let vacant = takeVacantComponent(of: program)
        let component =
            vacant ?? makeComponent(variableCount: group.variableCount, constraintCount: group.rows.count)
        component.program = program
        statistics.componentsBuilt += 1
        partition.edited.append(ComponentReference(component: component.index, serial: component.serial))
        hasPendingChanges = true
        members.variables.resize(to: group.variableCount, filler: Variable(index: -1, stamp: 0))
        members.variables.withUnsafeMutableBufferPointer { made in
            if vacant != nil {
                occupyVariables(of: component, program.variableUses.base, made)
            } else {
                makeVariables(of: component, program.variableUses.base, made)
            }
        }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: max(given.count, 1)) { indices in
            for (i, variable) in given.enumerated() {
                indices[i] = variable.index
                variables.records.base[Int(variable.index)].uses += program.parameterUses.base[i]
            }
            if let first = indices.baseAddress { component.setParameters(first, count: given.count) }
        }
        members.constraints.resize(to: group.rows.count, filler: ConstraintID(index: -1, stamp: 0))
        members.constraints.withUnsafeMutableBufferPointer { made in
            group.constants.withUnsafeBufferPointer { constants in
                if vacant != nil {
                    occupyConstraints(of: component, constants, made)
                } else {
                    makeConstraints(of: component, program.structure, constants, made)
                }
            }
        }
        members.component = ComponentReference(component: component.index, serial: component.serial)
        register(component)
    }

    private func makeVariables(
        of component: Component, _ uses: UnsafeMutablePointer<Int32>, _ made: UnsafeMutableBufferPointer<Variable>
    ) {
        let count = component.variables.count
        let indices = component.variables.base
        let reused = min(count, variables.free.count)
        let first = variables.records.count - reused
        // A component lists its variables in order of index.
        let isSorted = variables.free.removeLast(reused, into: indices)
        if !isSorted {
            var run = UnsafeMutableBufferPointer(start: indices, count: reused)
            run.sort()
        }
        variables.records.setCount(first + count)
        variables.values.setCount(first + count)
        let (records, values) = (variables.records.base, variables.values.base)
        let componentIndex = component.index
        var stamp = nextStamp
        var v = 0
        while v < count {
            if v >= reused { indices[v] = Int32(truncatingIfNeeded: first + v) }
            let index = indices[v]
            stamp = ConstraintSystem.stamp(after: stamp)
            records[Int(index)] = VariableRecord(stamp: stamp, uses: uses[v], component: componentIndex)
            values[Int(index)] = 0
            made[v] = Variable(index: index, stamp: stamp)
            v += 1
        }
        nextStamp = stamp
    }

    private func makeConstraints(
        of component: Component, _ structure: Structure, _ constants: UnsafeBufferPointer<Double>,
        _ made: UnsafeMutableBufferPointer<ConstraintID>
    ) {
        let count = structure.rowCount
        // The terms are those of the program's structure until someone asks for them.
        component.sharesTerms = true
        let reused = min(count, constraints.free.count)
        let first = constraints.records.count - reused
        let indices = component.constraints.base
        _ = constraints.free.removeLast(reused, into: indices)
        constraints.records.setCount(first + count)
        let (records, rows) = (constraints.records.base, structure.rows.base)
        let componentIndex = component.index
        var stamp = nextStamp
        var sequence = nextSequence
        var r = 0
        while r < count {
            if r >= reused { indices[r] = Int32(truncatingIfNeeded: first + r) }
            let index = indices[r]
            let record = records + Int(index)
            // Lists that name the index go on naming it when it is used again.
            let flags = r < reused ? record.pointee.flags & (ConstraintRecord.queued | ConstraintRecord.edited) : 0
            stamp = ConstraintSystem.stamp(after: stamp)
            record.pointee = ConstraintRecord(
                constant: constants[r], sequence: sequence, firstTerm: -1,
                termCount: rows[r].termEnd &- rows[r].firstTerm, component: componentIndex,
                local: Int32(truncatingIfNeeded: r), stamp: stamp, priority: rows[r].priority,
                relation: rows[r].relation, flags: flags | ConstraintRecord.active)
            made[r] = ConstraintID(index: index, stamp: stamp)
            sequence &+= 1
            r += 1
        }
        nextStamp = stamp
        nextSequence = sequence
    }
}

extension Array {
    /// Lets the array have `count` elements. `Array(repeating:count:)` looks up types at run time.
    @inline(__always)
    fileprivate mutating func resize(to count: Int, filler: Element) {
        guard self.count != count else { return }
        removeAll(keepingCapacity: true)
        reserveCapacity(count)
        for _ in 0..<count { append(filler) }
    }
}
