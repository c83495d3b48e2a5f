/// Members that read, one after the other, as the rows of a pattern: the next cell of a table.
///
/// They are neither connected nor analysed: once they are seen to be equal, they are components of the pattern's programs.
extension ConstraintSystem {
    /// Makes components of the members that follow if these read as a pattern. O(rows that agree).
    ///
    /// The rows' variables must follow each other as the pattern's do, and no other constraint may mention one; the
    /// variables' use counts show it. Then the rows are connected with nothing else.
    ///
    /// - Returns: how many members were compared, and whether these are grouped now.
    func recognize(from first: Int) -> (count: Int, isGrouped: Bool) {
        var count = 0
        var position = 0
        let known = knownStructures
        while position < known.patterns.patterns.count {
            let pattern = known.patterns.patterns[position]
            if partition.members.count - first >= pattern.structure.rowCount {
                let (compared, firstVariable) = compareRows(from: first, pattern.structure)
                if compared == pattern.structure.rowCount, mentionAlone(firstVariable, pattern) {
                    known.patterns.use(at: position)
                    for part in pattern.parts { occupy(part, firstMember: first, firstVariable) }
                    constraints.discardTerms(count: pattern.structure.terms.count)
                    return (compared, true)
                }
                count += compared
            }
            position += 1
        }
        return (count, false)
    }

    /// The number of members that read as the structure's rows, and the first of their variables, negative without one.
    ///
    /// Leaves the parameters in the presolver's working space.
    private func compareRows(from first: Int, _ structure: Structure) -> (count: Int, firstVariable: Int32) {
        let parameterCount = structure.parameterCount
        presolver.space.parameters.setCount(parameterCount)
        let given = presolver.space.parameters.base
        given.update(repeating: -1, count: parameterCount)
        let (members, records) = (partition.members.base + first, constraints.records.base)
        let (rows, arena) = (structure.rows.base, constraints.terms.base)
        let rowCount = structure.rowCount
        var wanted = structure.terms.base
        // No difference of two indices; -1 is one, of a variable that stands right before the pattern's first.
        let unknown = Int32.min
        var firstVariable = unknown
        var r = 0
        while r < rowCount {
            let (row, record) = (rows + r, records + Int(members[r]))
            let count = row.pointee.termEnd &- row.pointee.firstTerm
            guard record.pointee.termCount == count, record.pointee.priority == row.pointee.priority,
                record.pointee.relation == row.pointee.relation
            else { return (r, -1) }
            let end = wanted + Int(count)
            var own = arena + Int(record.pointee.firstTerm)
            while wanted < end {
                let (variable, local) = (own.pointee.variable, wanted.pointee.index)
                guard own.pointee.coefficient == wanted.pointee.coefficient else { return (r, -1) }
                if local < 0 {
                    guard isParameter(variable, ~local, given, parameterCount) else { return (r, -1) }
                } else if variable &- local != firstVariable {
                    guard firstVariable == unknown, variable >= local else { return (r, -1) }
                    firstVariable = variable &- local
                }
                own += 1
                wanted += 1
            }
            r += 1
        }
        return (r, firstVariable)
    }

    /// True if a variable is the structure's parameter of that number, or can become it; each number is one variable.
    @inline(__always)
    private func isParameter(
        _ variable: Int32, _ number: Int32, _ given: UnsafeMutablePointer<Int32>, _ count: Int
    ) -> Bool {
        if given[Int(number)] == variable { return true }
        let record = variables.records.base + Int(variable)
        let known = Int(record.pointee.local)
        guard record.pointee.isGiven, given[Int(number)] < 0,
            known < 0 || known >= count || given[known] != variable
        else { return false }
        given[Int(number)] = variable
        record.pointee.local = number
        return true
    }

    /// True if each of the pattern's variables is free, in no component, and mentioned as often as in the pattern.
    private func mentionAlone(_ firstVariable: Int32, _ pattern: RowPattern) -> Bool {
        let count = pattern.structure.variableCount
        guard firstVariable >= 0, Int(firstVariable) + count <= variables.records.count else { return false }
        let (records, uses) = (variables.records.base + Int(firstVariable), pattern.uses.base)
        var v = 0
        while v < count {
            let record = records + v
            guard record.pointee.uses == uses[v], !record.pointee.isGiven, record.pointee.component < 0 else {
                return false
            }
            v += 1
        }
        return true
    }

    /// Makes a component of a part.
    private func occupy(_ part: RowPattern.Part, firstMember: Int, _ firstVariable: Int32) {
        statistics.componentsBuilt += 1
        statistics.templateHits += 1
        let component = makeComponent(
            variableCount: part.variables.count, constraintCount: part.rows.count, parameterRoom: part.parameters.count)
        component.program = part.program
        let index = component.index
        let (members, list) = (partition.members.base + firstMember, component.constraints.base)
        let (rows, records) = (part.rows.base, constraints.records.base)
        var r = 0
        while r < part.rows.count {
            let constraint = members[Int(rows[r])]
            let record = records + Int(constraint)
            list[r] = constraint
            record.pointee.component = index
            record.pointee.row = Int32(truncatingIfNeeded: r)
            r += 1
        }
        let (own, numbers, variableRecords) = (component.variables.base, part.variables.base, variables.records.base)
        var v = 0
        while v < part.variables.count {
            let variable = firstVariable &+ numbers[v]
            own[v] = variable
            variableRecords[Int(variable)].component = index
            v += 1
        }
        guard part.parameters.count > 0 else { return }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: part.parameters.count) { indices in
            for p in 0..<part.parameters.count {
                indices[p] = presolver.space.parameters.base[Int(part.parameters.base[p])]
            }
            if let first = indices.baseAddress { component.setParameters(first, count: part.parameters.count) }
        }
    }
}
