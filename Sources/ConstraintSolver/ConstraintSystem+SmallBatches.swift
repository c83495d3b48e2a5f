/// The short way for few members that share no variable with others, such as one cell: nothing is joined or cut, and the
/// structure is written down in the pass that finds where they end.
extension ConstraintSystem {
    /// The result of one pass over the members.
    private struct Reading {
        var rowCount = 0
        var termCount = 0
        var variableCount = 0
        /// Their variables lie in `low ... high`.
        var low = Int32.max
        var high: Int32 = -1
        /// The number of mentions of their variables in other constraints.
        var openUses: Int32 = 0
        /// The highest component that a variable is in, or -1.
        var component: Int32 = -1
    }

    /// Makes one component of the members that follow, up to where no other constraint mentions their variables.
    ///
    /// Components that these are in are dissolved, and their constraints are members too.
    ///
    /// - Returns: nil where there are many members.
    func formSmallComponent(from first: Int) -> Batch? {
        var reading = readMembers(from: first)
        while reading.component >= 0, reading.rowCount < Batch.smallCount {
            dissolveComponents(of: reading)
            forget(reading)
            sortMembers(from: first)
            reading = readMembers(from: first)
        }
        guard reading.openUses == 0, reading.component < 0 else {
            forget(reading)
            return nil
        }
        let component = makeComponent(
            variableCount: reading.variableCount, constraintCount: reading.rowCount,
            parameterRoom: presolver.space.parameters.count)
        let (rows, index) = (constraints.records.base, component.index)
        let (members, list) = (partition.members.base + first, component.constraints.base)
        var r = 0
        while r < reading.rowCount {
            rows[Int(members[r])].component = index
            list[r] = members[r]
            r += 1
        }
        numberVariables(of: component, reading)
        numberTerms()
        adoptProgram(for: component)
        var batch = Batch(members: first..<first + reading.rowCount, isClosed: true)
        batch.components = partition.edited.count - 1..<partition.edited.count
        if reading.variableCount > 0, Int(reading.high - reading.low) == reading.variableCount - 1 {
            batch.variables = reading.low..<reading.high + 1
        }
        return batch
    }

    /// Writes members into the presolver's working space, with variables by index in the system, and marks these by
    /// their `parent`. O(terms).
    private func readMembers(from first: Int) -> Reading {
        var reading = Reading()
        presolver.space.removeAll(variableCount: 0)
        let (rows, records) = (constraints.records.base, variables.records.base)
        let (arena, members) = (constraints.terms.base, partition.members.base + first)
        presolver.space.rows.setCount(Batch.smallCount)
        let target = presolver.space.rows.base
        var terms = presolver.space.terms
        var parameters = presolver.space.parameters
        let limit = min(partition.members.count - first, Batch.smallCount)
        var (low, high, openUses, component) = (reading.low, reading.high, reading.openUses, reading.component)
        var variableCount = 0
        var termCount = 0
        var r = 0
        repeat {
            let row = rows + Int(members[r])
            let end = termCount + Int(row.pointee.termCount)
            terms.setCount(end)
            target[r] = StructureRow(
                firstTerm: Int32(truncatingIfNeeded: termCount), termEnd: Int32(truncatingIfNeeded: end),
                priority: row.pointee.priority, relation: row.pointee.relation)
            var source = arena + Int(row.pointee.firstTerm)
            var term = terms.base + termCount
            let termEnd = terms.base + end
            while term < termEnd {
                let variable = source.pointee.variable
                let record = records + Int(variable)
                var index = variable
                if record.pointee.isGiven {
                    index = ~ConstraintSystem.localParameter(variable, record, &parameters)
                } else {
                    if record.pointee.parent < 0 {
                        record.pointee.parent = variable
                        openUses &+= record.pointee.uses
                        variableCount &+= 1
                        low = min(low, variable)
                        high = max(high, variable)
                        component = max(component, record.pointee.component)
                    }
                    openUses &-= 1
                }
                term.pointee = LocalTerm(index: index, coefficient: source.pointee.coefficient)
                source += 1
                term += 1
            }
            termCount = end
            r += 1
        } while r < limit && openUses != 0
        presolver.space.rows.setCount(r)
        presolver.space.terms = terms
        presolver.space.parameters = parameters
        presolver.space.variableCount = variableCount
        (reading.low, reading.high, reading.openUses, reading.component) = (low, high, openUses, component)
        (reading.rowCount, reading.termCount, reading.variableCount) = (r, termCount, variableCount)
        return reading
    }

    /// Dissolves the components that the variables read are in, whose constraints become members.
    private func dissolveComponents(of reading: Reading) {
        let (terms, records) = (presolver.space.terms.base, variables.records.base)
        for i in 0..<reading.termCount where terms[i].index >= 0 {
            let component = records[Int(terms[i].index)].component
            if component >= 0 { dissolve(component) }
        }
    }

    /// Takes the marks off the variables read.
    private func forget(_ reading: Reading) {
        let (terms, records) = (presolver.space.terms.base, variables.records.base)
        for i in 0..<reading.termCount where terms[i].index >= 0 { records[Int(terms[i].index)].parent = -1 }
    }

    /// Lists the variables read in order of index, and numbers them so; takes their marks off.
    private func numberVariables(of component: Component, _ reading: Reading) {
        let (records, own, index) = (variables.records.base, component.variables.base, component.index)
        @inline(__always)
        func assign(_ variable: Int32, as number: Int) {
            let record = records + Int(variable)
            own[number] = variable
            record.pointee.component = index
            record.pointee.parent = -1
            record.pointee.local = Int32(truncatingIfNeeded: number)
        }
        var next = 0
        if Int(reading.high) - Int(reading.low) < 8 * reading.variableCount {
            var variable = reading.low
            while variable <= reading.high {
                if records[Int(variable)].parent >= 0 {
                    assign(variable, as: next)
                    next &+= 1
                }
                variable &+= 1
            }
        } else {
            let terms = presolver.space.terms.base
            for i in 0..<reading.termCount where terms[i].index >= 0 && records[Int(terms[i].index)].parent >= 0 {
                own[next] = terms[i].index
                records[Int(terms[i].index)].parent = -1
                next += 1
            }
            var list = UnsafeMutableBufferPointer(start: own, count: next)
            list.sort()
            for v in 0..<next { assign(own[v], as: v) }
        }
        assert(next == reading.variableCount)
    }

    /// Lets the terms in the presolver's working space mention variables by number, and computes the structure's hash.
    private func numberTerms() {
        let (records, rows) = (variables.records.base, presolver.space.rows.base)
        let (terms, rowCount) = (presolver.space.terms.base, presolver.space.rows.count)
        var hash = presolver.space.hash
        var term = terms
        var r = 0
        while r < rowCount {
            let end = terms + Int(rows[r].termEnd)
            while term < end {
                if term.pointee.index >= 0 { term.pointee.index = records[Int(term.pointee.index)].local }
                hash = Structure.mix(hash, term.pointee)
                term += 1
            }
            hash = Structure.mix(hash, rows[r].relation, rows[r].priority)
            r += 1
        }
        presolver.space.hash = hash
    }
}
