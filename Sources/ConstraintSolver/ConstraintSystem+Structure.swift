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
        presolver.space.removeAll(variableCount: own.count)
        presolver.space.rows.setCount(rows.count)
        let target = presolver.space.rows.base
        let all = constraints.records.base
        var termCount = 0
        var r = 0
        while r < rows.count {
            let row = all + Int(rows.base[r])
            let end = termCount + Int(row.pointee.termCount)
            target[r] = StructureRow(
                firstTerm: Int32(truncatingIfNeeded: termCount), termEnd: Int32(truncatingIfNeeded: end),
                priority: row.pointee.priority, relation: row.pointee.relation)
            termCount = end
            r += 1
        }
        presolver.space.terms.setCount(termCount)
        var term = presolver.space.terms.base
        let arena = constraints.terms.base
        var hash = presolver.space.hash
        var parameters = presolver.space.parameters
        r = 0
        while r < rows.count {
            let row = all + Int(rows.base[r])
            var source = arena + Int(row.pointee.firstTerm)
            let sourceEnd = source + Int(row.pointee.termCount)
            while source < sourceEnd {
                let record = records + Int(source.pointee.variable)
                var index = record.pointee.local
                if record.pointee.isGiven {
                    index = ~ConstraintSystem.localParameter(source.pointee.variable, record, &parameters)
                }
                let made = LocalTerm(index: index, coefficient: source.pointee.coefficient)
                term.pointee = made
                hash = Structure.mix(hash, made)
                term += 1
                source += 1
            }
            hash = Structure.mix(hash, row.pointee.relation, row.pointee.priority)
            r += 1
        }
        presolver.space.parameters = parameters
        presolver.space.hash = hash
    }

    /// The local number of a parameter, which it gets when it is met first.
    @inline(__always)
    static func localParameter(
        _ variable: Int32, _ record: UnsafeMutablePointer<VariableRecord>, _ met: inout GrowableBuffer<Int32>
    ) -> Int32 {
        let known = Int(record.pointee.local)
        if known >= 0, known < met.count, met.base[known] == variable { return Int32(truncatingIfNeeded: known) }
        record.pointee.local = Int32(truncatingIfNeeded: met.count)
        met.append(variable)
        return record.pointee.local
    }
}
