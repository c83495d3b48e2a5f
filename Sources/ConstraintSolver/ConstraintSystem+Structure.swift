extension ConstraintSystem {
    /// Writes the structure of some of a component's constraints into the presolver's working space. O(terms).
    func readStructure(of component: Component, rows: FixedBuffer<Int32>) {
        let records = variables.records.base
        for i in 0..<component.variables.count { records[Int(component.variables[i])].local = Int32(i) }
        presolver.structure.removeAll(variableCount: component.variables.count)
        for r in 0..<rows.count {
            let constraint = constraints.records[Int(rows[r])]
            for i in Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount) {
                let term = constraints.terms[i]
                let local: Int32
                if records[Int(term.variable)].parameter >= 0 {
                    local = ~localParameter(term.variable)
                } else {
                    local = records[Int(term.variable)].local
                }
                presolver.structure.terms.append(LocalTerm(index: local, coefficient: term.coefficient))
                presolver.structure.mix(term.coefficient.bitPattern &+ UInt64(truncatingIfNeeded: Int64(local)) << 32)
            }
            presolver.structure.rowStart.append(Int32(presolver.structure.terms.count))
            presolver.structure.relations.append(constraint.relation)
            presolver.structure.priorities.append(constraint.priority)
            presolver.structure.mix(
                UInt64(constraint.priority.bitPattern) << 8 | UInt64(UInt8(bitPattern: constraint.relation.rawValue)))
        }
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
