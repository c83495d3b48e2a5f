/// The variables whose expressions mention a block's free variables, by block of a program.
struct BlockDependents: BitwiseCopyable {
    /// Block b has `variables[start[b] ..< start[b + 1]]`, in ascending order.
    let start: FixedBuffer<Int32>
    let variables: FixedBuffer<Int32>

    init(_ program: EliminationProgram) {
        let (blocks, expressionStart, expressions) = (program.blocks, program.expressionStart, program.expressions)
        let blockOfFree = FixedBuffer(repeating: Int32(-1), count: program.freeVariables.count)
        defer { blockOfFree.deallocate() }
        for b in 0..<blocks.count {
            let block = blocks.base + b
            for f in 0..<block.pointee.width { blockOfFree[Int(block.pointee.free[f])] = Int32(b) }
        }
        let start = FixedBuffer(repeating: Int32(0), count: blocks.count + 1)
        let last = FixedBuffer(repeating: Int32(-1), count: blocks.count)
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
        let next = FixedBuffer(copying: start.base, count: blocks.count)
        defer { next.deallocate() }
        let variables = FixedBuffer<Int32>(count: Int(start[blocks.count]))
        forEachPair { block, variable in
            variables[Int(next[block])] = variable
            next[block] += 1
        }
        self.start = start
        self.variables = variables
    }

    func deallocate() {
        start.deallocate()
        variables.deallocate()
    }
}
