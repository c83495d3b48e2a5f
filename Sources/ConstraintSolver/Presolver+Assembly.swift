extension Presolver {
    /// Puts the program together from the reduced rows and the expressions.
    mutating func assemble() -> EliminationProgram {
        let n = structure.variableCount
        var arena = Arena()
        let expressionStart = arena.take(Int32.self, count: n + 1)
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
        let freeVariables = arena.take(Int32.self, count: freeCount)
        // `touched` is done with: from here on it maps a free variable to its number.
        touched.setCount(n)
        var next: Int32 = 0
        for v in 0..<n where expressionCount[v] < 0 {
            touched[v] = next
            freeVariables[Int(next)] = Int32(v)
            next += 1
        }
        let expressions = arena.take(FreeTerm.self, count: total)
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
            freeCount: freeCount, structure: structure, rowFirst: rowFirst, rowCount: rowCount, rowEntries: rowEntries,
            &arena)
        let parts = EliminationProgram.Parts(
            tape: arena.take(copying: tape.base, count: tape.count), expressionStart: expressionStart,
            expressions: expressions, freeVariables: freeVariables,
            isEliminated: arena.take(copying: isEliminated.base, count: isEliminated.count),
            constantRows: constantRows(&arena), blocks: blockPrograms)
        return EliminationProgram(structure: structure, parts: parts, arena: arena)
    }

    private func constantRows(_ arena: inout Arena) -> FixedBuffer<Int32> {
        var count = 0
        for r in 0..<structure.rowCount where !isEliminated[r] && rowCount[r] == 0 { count += 1 }
        let result = arena.take(Int32.self, count: count)
        var next = 0
        for r in 0..<structure.rowCount where !isEliminated[r] && rowCount[r] == 0 {
            result[next] = Int32(r)
            next += 1
        }
        return result
    }
}
