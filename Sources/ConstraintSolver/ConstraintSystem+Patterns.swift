extension ConstraintSystem {
    /// Remembers the members of a batch, whose components were built, as a pattern for those to come. O(terms).
    ///
    /// Their variables must follow each other.
    func rememberPattern(_ batch: Batch) {
        let members = batch.members
        guard RowPattern.rowCounts.contains(members.count), let own = batch.variables,
            // Serials start anew some day.
            partition.nextSerial > UInt32(batch.components.count)
        else { return }
        var termCount = 0
        for m in members { termCount += Int(constraints.records[Int(partition.members[m])].termCount) }
        var arena = Arena(bytes: 16 * (members.count + termCount) + 32 * (members.count + own.count) + 256)
        var structure = Structure()
        structure.variableCount = own.count
        structure.rows = arena.allocate(count: members.count)
        structure.terms = arena.allocate(count: termCount)
        presolver.space.parameters.removeAll()
        write(members, firstVariable: own.lowerBound, to: structure)
        structure.parameterCount = presolver.space.parameters.count
        let parts = makeParts(batch, firstVariable: own.lowerBound, &arena)
        knownStructures.patterns.insert(RowPattern(structure: structure, parts: parts, arena: arena))
    }

    /// Writes the rows down, and lists their parameters in the presolver's working space.
    private func write(_ members: Range<Int>, firstVariable: Int32, to structure: Structure) {
        var next: Int32 = 0
        for (r, m) in members.enumerated() {
            let constraint = Int(partition.members[m])
            let record = constraints.records[constraint]
            structure.rows[r] = StructureRow(
                firstTerm: next, termEnd: next + record.termCount, priority: record.priority, relation: record.relation)
            forEachTerm(in: constraint) { term in
                var index = term.variable - firstVariable
                let variable = variables.records.base + Int(term.variable)
                if variable.pointee.isGiven {
                    index = ~ConstraintSystem.localParameter(term.variable, variable, &presolver.space.parameters)
                }
                structure.terms[Int(next)] = LocalTerm(index: index, coefficient: term.coefficient)
                next += 1
            }
        }
    }

    /// The batch's components, which are numbered by their serials.
    private func makeParts(_ batch: Batch, firstVariable: Int32, _ arena: inout Arena) -> [RowPattern.Part] {
        var parts: [RowPattern.Part] = []
        for i in batch.components {
            guard let component = partition.component(at: partition.edited[i].component),
                let program = component.program
            else { continue }
            let variables = arena.allocate(Int32.self, count: component.variables.count)
            for v in 0..<component.variables.count { variables[v] = component.variables[v] - firstVariable }
            let parameters = arena.allocate(Int32.self, count: component.parameters.count)
            for p in 0..<component.parameters.count {
                parameters[p] = self.variables.records[Int(component.parameters[p])].local
            }
            let rows = arena.allocate(Int32.self, count: component.constraints.count)
            parts.append(
                RowPattern.Part(program: program, rows: rows, variables: variables, parameters: parameters))
        }
        let firstSerial = partition.edited[batch.components.lowerBound].serial
        for (r, m) in batch.members.enumerated() {
            let record = constraints.records[Int(partition.members[m])]
            let part = Int(partition.headers[Int(record.component)].serial &- firstSerial)
            parts[part].rows[Int(record.row)] = Int32(r)
        }
        return parts
    }
}
