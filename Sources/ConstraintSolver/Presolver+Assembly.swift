extension Presolver {
    /// Puts the program together from the reduced rows and the expressions.
    mutating func assemble() -> EliminationProgram {
        let n = structure.variableCount
        let expressionStart = FixedBuffer<Int32>(count: n + 1)
        var total = 0
        var freeCount = 0
        expressionStart[0] = 0
        for v in 0..<n {
            if expressionCount[v] < 0 {
                freeCount += 1
                total += 1
            } else {
                flatten(v)
                total += Int(expressionCount[v])
            }
            expressionStart[v + 1] = Int32(total)
        }
        let freeVariables = FixedBuffer<Int32>(count: freeCount)
        // `touched` is done with: from here on it maps a free variable to its number.
        touched.setCount(n)
        var next: Int32 = 0
        for v in 0..<n where expressionCount[v] < 0 {
            touched[v] = next
            freeVariables[Int(next)] = Int32(v)
            next += 1
        }
        let expressions = FixedBuffer<FreeTerm>(count: total)
        var end = 0
        for v in 0..<n {
            if expressionCount[v] < 0 {
                expressions[end] = FreeTerm(free: touched[v], coefficient: 1)
                end += 1
                continue
            }
            let first = Int(expressionFirst[v])
            for e in first..<first + Int(expressionCount[v]) {
                expressions[end] = FreeTerm(free: touched[Int(entries[e].free)], coefficient: entries[e].coefficient)
                end += 1
            }
        }
        for e in 0..<rowEntries.count { rowEntries.base[e].free = touched[Int(rowEntries[e].free)] }
        let blockPrograms = blocks.cut(
            freeCount: freeCount, structure: structure, rowFirst: rowFirst, rowCount: rowCount, rowEntries: rowEntries)
        return EliminationProgram(
            structure: structure, tape: tape, expressionStart: expressionStart, expressions: expressions,
            freeVariables: freeVariables,
            isEliminated: FixedBuffer(copying: isEliminated.base, count: isEliminated.count),
            constantRows: constantRows(),
            blocks: FixedBuffer(copying: blockPrograms))
    }

    private func constantRows() -> FixedBuffer<Int32> {
        var count = 0
        for r in 0..<structure.rowCount where !isEliminated[r] && rowCount[r] == 0 { count += 1 }
        let result = FixedBuffer<Int32>(count: count)
        var next = 0
        for r in 0..<structure.rowCount where !isEliminated[r] && rowCount[r] == 0 {
            result[next] = Int32(r)
            next += 1
        }
        return result
    }
}
