extension ConstraintSystem {
    /// Writes the structure of some of a component's constraints into the presolver's working space. O(terms).
    func readStructure(of component: Component, rows: FixedBuffer<Int32>) {
        let records = variables.records.base
        let own = component.variables
        var v = 0
        while v < own.count {
            records[Int(own.base[v])].local = Int32(v)
            v += 1
        }
        presolver.structure.removeAll(variableCount: own.count)
        presolver.structure.rowStart.setCount(rows.count + 1)
        presolver.structure.relations.setCount(rows.count)
        presolver.structure.priorities.setCount(rows.count)
        let rowStart = presolver.structure.rowStart.base
        let relations = presolver.structure.relations.base
        let priorities = presolver.structure.priorities.base
        let all = constraints.records.base
        var termCount = 0
        var r = 0
        rowStart[0] = 0
        while r < rows.count {
            let row = all + Int(rows.base[r])
            termCount += Int(row.pointee.termCount)
            r += 1
            rowStart[r] = Int32(termCount)
        }
        presolver.structure.terms.setCount(termCount)
        let terms = presolver.structure.terms.base
        let arena = constraints.terms.base
        var hash = presolver.structure.hash
        var end = 0
        r = 0
        while r < rows.count {
            let row = all + Int(rows.base[r])
            var source = arena + Int(row.pointee.firstTerm)
            let sourceEnd = source + Int(row.pointee.termCount)
            while source < sourceEnd {
                let variable = source.pointee.variable
                let record = records + Int(variable)
                let local = record.pointee.parameter >= 0 ? ~localParameter(variable) : record.pointee.local
                let coefficient = source.pointee.coefficient
                terms[end] = LocalTerm(index: local, coefficient: coefficient)
                hash = Structure.mix(hash, coefficient.bitPattern &+ UInt64(truncatingIfNeeded: Int64(local)) << 20)
                end += 1
                source += 1
            }
            let (relation, priority) = (row.pointee.relation, row.pointee.priority)
            relations[r] = relation
            priorities[r] = priority
            hash = Structure.mix(
                hash, UInt64(priority.bitPattern) << 8 | UInt64(UInt8(bitPattern: relation.rawValue)))
            r += 1
        }
        presolver.structure.hash = hash
        presolver.structure.parameterCount = presolver.structure.parameters.count
    }

    @inline(__always)
    private func localParameter(_ variable: Int32) -> Int32 {
        let record = variables.records.base + Int(variable)
        let known = Int(record.pointee.local)
        if known >= 0, known < presolver.structure.parameters.count, presolver.structure.parameters[known] == variable {
            return Int32(known)
        }
        record.pointee.local = Int32(presolver.structure.parameters.count)
        presolver.structure.parameters.append(variable)
        return record.pointee.local
    }
}
