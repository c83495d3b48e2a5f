extension EliminationProgram {
    /// The parameters in the rows, row by row.
    static func collectParameterTerms(_ structure: borrowing Structure) -> FixedBuffer<ParameterTerm> {
        var count = 0
        for i in 0..<structure.terms.count where structure.terms[i].index < 0 { count += 1 }
        let result = FixedBuffer<ParameterTerm>(count: count)
        guard count > 0 else { return result }
        var next = 0
        for r in 0..<structure.rowCount {
            for i in Int(structure.rowStart[r])..<Int(structure.rowStart[r + 1]) where structure.terms[i].index < 0 {
                result[next] = ParameterTerm(
                    row: Int32(r), parameter: ~structure.terms[i].index, coefficient: structure.terms[i].coefficient)
                next += 1
            }
        }
        return result
    }

    /// By block, the variables whose expressions mention one of its free variables.
    static func collectDependents(
        of blocks: FixedBuffer<BlockProgram>, _ expressionStart: FixedBuffer<Int32>, _ expressions: FixedBuffer<FreeTerm>,
        freeCount: Int
    ) -> (start: FixedBuffer<Int32>, variables: FixedBuffer<Int32>) {
        let blockOfFree = FixedBuffer<Int32>(repeating: -1, count: freeCount)
        defer { blockOfFree.deallocate() }
        for b in 0..<blocks.count {
            for f in 0..<blocks[b].width { blockOfFree[Int(blocks[b].free[f])] = Int32(b) }
        }
        let start = FixedBuffer<Int32>(repeating: 0, count: blocks.count + 1)
        let last = FixedBuffer<Int32>(repeating: -1, count: blocks.count)
        defer { last.deallocate() }
        func forEachPair(_ body: (_ block: Int, _ variable: Int32) -> Void) {
            last.base.update(repeating: -1, count: blocks.count)
            for v in 0..<expressionStart.count - 1 {
                for e in Int(expressionStart[v])..<Int(expressionStart[v + 1]) {
                    let b = Int(blockOfFree[Int(expressions[e].free)])
                    guard b >= 0, last[b] != Int32(v) else { continue }
                    last[b] = Int32(v)
                    body(b, Int32(v))
                }
            }
        }
        forEachPair { block, _ in start[block + 1] += 1 }
        for b in 0..<blocks.count { start[b + 1] += start[b] }
        let next = FixedBuffer<Int32>(copying: start.base, count: blocks.count)
        defer { next.deallocate() }
        let variables = FixedBuffer<Int32>(count: Int(start[blocks.count]))
        forEachPair { block, variable in
            variables[Int(next[block])] = variable
            next[block] += 1
        }
        return (start, variables)
    }
}
