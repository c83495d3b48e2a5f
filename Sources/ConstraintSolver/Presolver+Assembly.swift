extension Presolver {
    /// Puts the program together from the reduced rows and the expressions.
    mutating func assemble() -> EliminationProgram {
        let n = structure.variableCount
        let counts = expressionCount.base
        // Positions in a row are done with: from here on these are the free variables' numbers.
        let numbers = position.base
        var total = 0
        var freeCount: Int32 = 0
        var v = 0
        while v < n {
            if counts[v] < 0 {
                numbers[v] = freeCount
                freeCount += 1
                total += 1
            } else {
                flatten(v)
                total += Int(counts[v])
            }
            v += 1
        }
        var entry = rowEntries.base
        let end = entry + rowEntries.count
        while entry < end {
            entry.pointee.free = numbers[Int(entry.pointee.free)]
            entry += 1
        }
        var arena = Arena(bytes: estimatedBytes(expressions: total, freeCount: Int(freeCount)))
        let (start, expressions, free) = allocateExpressions(total, Int(freeCount), numbers, &arena)
        let blockOfRow = arena.allocate(repeating: EliminationProgram.noBlock, count: structure.rowCount)
        let blockPrograms = blocks.cut(
            freeCount: Int(freeCount), structure: structure, rowFirst: rowFirst, rowCount: rowCount,
            rowEntries: FixedBuffer(base: rowEntries.base, count: rowEntries.count), blockOfRow: blockOfRow, &arena)
        let parts = EliminationProgram.Parts(
            tape: arena.allocate(copying: tape.base, count: tape.count), expressionStart: start,
            expressions: expressions,
            freeVariables: free, isEliminated: arena.allocate(copying: isEliminated.base, count: isEliminated.count),
            constantRows: constantRows(blockOfRow, &arena),
            parameterTerms: arena.allocate(copying: parameterTerms.base, count: parameterTerms.count),
            blockOfRow: blockOfRow, blocks: blockPrograms)
        return EliminationProgram(structure: structure, parts: parts, arena: arena)
    }

    /// About what the program takes, so that it mostly fits one chunk.
    private mutating func estimatedBytes(expressions: Int, freeCount: Int) -> Int {
        let rows = structure.rowCount * (MemoryLayout<StructureRow>.stride + 4 + 1 + 16) + structure.variableCount * 8
        let terms = 16 * (structure.terms.count + tape.count + expressions + parameterTerms.count)
        return rows + terms + rowEntries.count * 24 + freeCount * 160 + 512
    }

    private mutating func allocateExpressions(
        _ total: Int, _ freeCount: Int, _ numbers: UnsafeMutablePointer<Int32>, _ arena: inout Arena
    ) -> (start: FixedBuffer<Int32>, expressions: FixedBuffer<FreeTerm>, free: FixedBuffer<Int32>) {
        let n = structure.variableCount
        let start = arena.allocate(Int32.self, count: n + 1)
        let free = arena.allocate(Int32.self, count: freeCount)
        let expressions = arena.allocate(FreeTerm.self, count: total)
        let (counts, firsts) = (expressionCount.base, expressionFirst.base)
        var target = expressions.base
        start.base[0] = 0
        var v = 0
        while v < n {
            let count = Int(counts[v])
            if count < 0 {
                free.base[Int(numbers[v])] = Int32(truncatingIfNeeded: v)
                target.pointee = FreeTerm(free: numbers[v], coefficient: 1)
                target += 1
            } else {
                var entry = entries.base + Int(firsts[v])
                let end = entry + count
                while entry < end {
                    target.pointee = FreeTerm(
                        free: numbers[Int(entry.pointee.free)], coefficient: entry.pointee.coefficient)
                    target += 1
                    entry += 1
                }
            }
            v += 1
            start.base[v] = Int32(truncatingIfNeeded: target - expressions.base)
        }
        return (start, expressions, free)
    }

    private mutating func constantRows(
        _ blockOfRow: FixedBuffer<Int32>, _ arena: inout Arena
    ) -> FixedBuffer<Int32> {
        guard constantRowCount > 0 else { return .none }
        let result = arena.allocate(Int32.self, count: constantRowCount)
        var next = 0
        for r in 0..<structure.rowCount where !isEliminated.base[r] && rowCount.base[r] == 0 {
            result[next] = Int32(r)
            next += 1
            if structure.rows.base[r].priority != 1000 { blockOfRow.base[r] = EliminationProgram.noEffect }
        }
        return result
    }
}
