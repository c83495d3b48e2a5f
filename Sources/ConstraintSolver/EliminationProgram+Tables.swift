extension EliminationProgram {
    /// The parameters in the rows, row by row.
    static func collectParameterTerms(
        _ structure: borrowing Structure, _ arena: inout Arena
    ) -> FixedBuffer<ParameterTerm> {
        var count = 0
        for i in 0..<structure.terms.count where structure.terms[i].index < 0 { count += 1 }
        let result = arena.take(ParameterTerm.self, count: count)
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
        _ parts: Parts, _ arena: inout Arena
    ) -> (start: FixedBuffer<Int32>, variables: FixedBuffer<Int32>) {
        let (blocks, expressionStart, expressions) = (parts.blocks, parts.expressionStart, parts.expressions)
        let blockOfFree = arena.take(repeating: Int32(-1), count: parts.freeVariables.count)
        for b in 0..<blocks.count {
            let block = blocks.base + b
            for f in 0..<block.pointee.width { blockOfFree[Int(block.pointee.free[f])] = Int32(b) }
        }
        let start = arena.take(repeating: Int32(0), count: blocks.count + 1)
        let last = arena.take(repeating: Int32(-1), count: blocks.count)
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
        let next = arena.take(copying: start.base, count: blocks.count)
        let variables = arena.take(Int32.self, count: Int(start[blocks.count]))
        forEachPair { block, variable in
            variables[Int(next[block])] = variable
            next[block] += 1
        }
        return (start, variables)
    }
}
