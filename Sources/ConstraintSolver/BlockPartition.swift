/// Cuts reduced rows into blocks that share no free variable.
///
/// A working space: `parent` is a union-find forest over the free variables.
struct BlockPartition {
    private var parent = GrowableBuffer<Int32>(capacity: 64)
    private var position = GrowableBuffer<Int32>(capacity: 64)
    private var blockOfRoot = GrowableBuffer<Int32>(capacity: 64)
    private var widths = GrowableBuffer<Int32>()
    private var heights = GrowableBuffer<Int32>()

    func deallocate() {
        parent.deallocate()
        position.deallocate()
        blockOfRoot.deallocate()
        widths.deallocate()
        heights.deallocate()
    }

    mutating func cut(
        freeCount: Int, structure: borrowing Structure, rowFirst: borrowing GrowableBuffer<Int32>,
        rowCount: borrowing GrowableBuffer<Int32>, rowEntries: borrowing GrowableBuffer<FreeTerm>
    ) -> [BlockProgram] {
        connect(freeCount, structure.rowCount, rowFirst, rowCount, rowEntries)
        number(freeCount, structure.rowCount, rowFirst, rowCount, rowEntries)
        var result: [BlockProgram] = []
        result.reserveCapacity(widths.count)
        for b in 0..<widths.count {
            let width = Int(widths[b])
            let height = Int(heights[b])
            let stride = width
            result.append(
                BlockProgram(
                    width: width, height: height, stride: stride, levelCount: 0,
                    free: FixedBuffer(count: width), rows: FixedBuffer(count: height),
                    matrix: FixedBuffer(repeating: 0, count: height * stride),
                    levels: FixedBuffer(count: height + width), relations: FixedBuffer(count: height + width),
                    priorities: FixedBuffer(count: 0), tieBreakers: FixedBuffer(count: 0)))
            widths[b] = 0
            heights[b] = 0
        }
        for f in 0..<freeCount where blockOfRoot[Int(root(f))] >= 0 {
            let b = Int(blockOfRoot[Int(root(f))])
            result[b].free[Int(widths[b])] = Int32(f)
            position[f] = widths[b]
            widths[b] += 1
        }
        for r in 0..<structure.rowCount where rowCount[r] > 0 {
            let first = Int(rowFirst[r])
            let b = Int(blockOfRoot[Int(root(Int(rowEntries[first].free)))])
            let block = result[b]
            let row = Int(heights[b])
            heights[b] += 1
            block.rows[row] = Int32(r)
            block.relations[row] = structure.relations[r]
            for e in first..<first + Int(rowCount[r]) {
                block.matrix[row * block.stride + Int(position[Int(rowEntries[e].free)])] = rowEntries[e].coefficient
            }
        }
        for b in 0..<result.count { result[b] = rank(result[b], structure) }
        return result
    }

    private mutating func connect(
        _ freeCount: Int, _ rows: Int, _ rowFirst: borrowing GrowableBuffer<Int32>,
        _ rowCount: borrowing GrowableBuffer<Int32>, _ rowEntries: borrowing GrowableBuffer<FreeTerm>
    ) {
        parent.setCount(freeCount)
        position.setCount(freeCount)
        blockOfRoot.setCount(freeCount)
        for f in 0..<freeCount {
            parent[f] = Int32(f)
            blockOfRoot[f] = -1
        }
        for r in 0..<rows where rowCount[r] > 1 {
            let first = Int(rowFirst[r])
            var joined = root(Int(rowEntries[first].free))
            for e in first + 1..<first + Int(rowCount[r]) {
                let other = root(Int(rowEntries[e].free))
                if other == joined { continue }
                let (low, high) = joined < other ? (joined, other) : (other, joined)
                parent[Int(high)] = low
                joined = low
            }
        }
    }

    private mutating func number(
        _ freeCount: Int, _ rows: Int, _ rowFirst: borrowing GrowableBuffer<Int32>,
        _ rowCount: borrowing GrowableBuffer<Int32>, _ rowEntries: borrowing GrowableBuffer<FreeTerm>
    ) {
        widths.removeAll()
        heights.removeAll()
        for r in 0..<rows where rowCount[r] > 0 {
            let top = Int(root(Int(rowEntries[Int(rowFirst[r])].free)))
            if blockOfRoot[top] < 0 {
                blockOfRoot[top] = Int32(widths.count)
                widths.append(0)
                heights.append(0)
            }
            heights[Int(blockOfRoot[top])] += 1
        }
        for f in 0..<freeCount where blockOfRoot[Int(root(f))] >= 0 {
            widths[Int(blockOfRoot[Int(root(f))])] += 1
        }
    }

    private func root(_ free: Int) -> Int32 {
        var top = Int32(free)
        while parent[Int(top)] != top {
            parent[Int(top)] = parent[Int(parent[Int(top)])]
            top = parent[Int(top)]
        }
        return top
    }

    /// Gives the entities their levels, and the tie breakers their order.
    private func rank(_ block: BlockProgram, _ structure: borrowing Structure) -> BlockProgram {
        var soft: [(priority: Float, row: Int32)] = []
        for row in 0..<block.height {
            let priority = structure.priorities[Int(block.rows[row])]
            if priority < 1000 { soft.append((priority, Int32(row))) } else { block.levels[row] = 0 }
        }
        soft.sort { $0.priority > $1.priority || ($0.priority == $1.priority && $0.row < $1.row) }
        var priorities: [Float] = [1000]
        let tieBreakers = FixedBuffer<Int32>(count: soft.count + block.width)
        for (i, item) in soft.enumerated() {
            if item.priority != priorities[priorities.count - 1] { priorities.append(item.priority) }
            block.levels[Int(item.row)] = Int32(priorities.count - 1)
            tieBreakers[i] = item.row
        }
        for f in 0..<block.width {
            block.levels[block.height + f] = Int32(priorities.count)
            block.relations[block.height + f] = .equal
            tieBreakers[soft.count + f] = Int32(block.height + f)
        }
        let priorityBuffer = FixedBuffer<Float>(count: priorities.count)
        for i in 0..<priorities.count { priorityBuffer[i] = priorities[i] }
        block.priorities.deallocate()
        block.tieBreakers.deallocate()
        return BlockProgram(
            width: block.width, height: block.height, stride: block.stride, levelCount: priorities.count,
            free: block.free, rows: block.rows, matrix: block.matrix, levels: block.levels, relations: block.relations,
            priorities: priorityBuffer, tieBreakers: tieBreakers)
    }
}
