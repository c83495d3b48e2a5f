/// Cuts reduced rows into blocks that share no free variable.
///
/// A working space: `parent` is a union-find forest over the free variables.
struct BlockPartition {
    /// From this many numbers on, a block's tableau is never written down.
    var largestTableau = 40_000
    private var parent = GrowableBuffer<Int32>(capacity: 64)
    private var position = GrowableBuffer<Int32>(capacity: 64)
    private var blockOfRoot = GrowableBuffer<Int32>(capacity: 64)
    private var widths = GrowableBuffer<Int32>()
    private var heights = GrowableBuffer<Int32>()
    private var termCounts = GrowableBuffer<Int32>()

    func deallocate() {
        parent.deallocate()
        position.deallocate()
        blockOfRoot.deallocate()
        widths.deallocate()
        heights.deallocate()
        termCounts.deallocate()
    }

    mutating func cut(
        freeCount: Int, structure: borrowing Structure, rowFirst: borrowing GrowableBuffer<Int32>,
        rowCount: borrowing GrowableBuffer<Int32>, rowEntries: borrowing GrowableBuffer<FreeTerm>, _ arena: inout Arena
    ) -> FixedBuffer<BlockProgram> {
        connect(freeCount, structure.rowCount, rowFirst, rowCount, rowEntries)
        number(freeCount, structure.rowCount, rowFirst, rowCount, rowEntries)
        let result = arena.take(BlockProgram.self, count: widths.count)
        for b in 0..<widths.count {
            let width = Int(widths[b])
            let height = Int(heights[b])
            let isSparse = width * height > largestTableau
            let stride = isSparse ? 0 : width
            result[b] = BlockProgram(
                width: width, height: height, stride: stride, levelCount: 0,
                free: arena.take(count: width), rows: arena.take(count: height),
                matrix: arena.take(repeating: 0, count: height * stride),
                sparseStart: arena.take(repeating: 0, count: isSparse ? height + 1 : 0),
                sparseTerms: arena.take(count: isSparse ? Int(termCounts[b]) : 0),
                levels: arena.take(count: height + width),
                relations: arena.take(count: height + width), priorities: arena.take(count: 0),
                tieBreakers: arena.take(count: 0))
            widths[b] = 0
            heights[b] = 0
        }
        for f in 0..<freeCount where blockOfRoot[Int(root(f))] >= 0 {
            let b = Int(blockOfRoot[Int(root(f))])
            result.base[b].free[Int(widths[b])] = Int32(f)
            position[f] = widths[b]
            widths[b] += 1
        }
        for r in 0..<structure.rowCount where rowCount[r] > 0 {
            let first = Int(rowFirst[r])
            let b = Int(blockOfRoot[Int(root(Int(rowEntries[first].free)))])
            let block = result.base + b
            let row = Int(heights[b])
            heights[b] += 1
            block.pointee.rows[row] = Int32(r)
            block.pointee.relations[row] = structure.relations[r]
            if block.pointee.isSparse {
                var end = Int(block.pointee.sparseStart[row])
                for e in first..<first + Int(rowCount[r]) {
                    block.pointee.sparseTerms[end] = FreeTerm(
                        free: position[Int(rowEntries[e].free)], coefficient: rowEntries[e].coefficient)
                    end += 1
                }
                block.pointee.sparseStart[row + 1] = Int32(end)
                continue
            }
            let target = block.pointee.matrix.base + row * block.pointee.stride
            for e in first..<first + Int(rowCount[r]) {
                target[Int(position[Int(rowEntries[e].free)])] = rowEntries[e].coefficient
            }
        }
        for b in 0..<result.count { rank(result.base + b, structure, &arena) }
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
        termCounts.removeAll()
        for r in 0..<rows where rowCount[r] > 0 {
            let top = Int(root(Int(rowEntries[Int(rowFirst[r])].free)))
            if blockOfRoot[top] < 0 {
                blockOfRoot[top] = Int32(widths.count)
                widths.append(0)
                heights.append(0)
                termCounts.append(0)
            }
            heights[Int(blockOfRoot[top])] += 1
            termCounts[Int(blockOfRoot[top])] += rowCount[r]
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

    /// Sorts rows by descending priority, equal ones as they are.
    private func sort(_ rows: UnsafeMutableBufferPointer<Int32>, _ priority: (Int32) -> Float) {
        if rows.count > 64 {
            var rows = rows
            rows.sort { priority($0) > priority($1) || (priority($0) == priority($1) && $0 < $1) }
            return
        }
        var i = 1
        while i < rows.count {
            let row = rows[i]
            let own = priority(row)
            var place = i
            while place > 0, priority(rows[place - 1]) < own {
                rows[place] = rows[place - 1]
                place -= 1
            }
            rows[place] = row
            i += 1
        }
    }

    /// Gives the entities their levels, and the tie breakers their order.
    private func rank(
        _ block: UnsafeMutablePointer<BlockProgram>, _ structure: borrowing Structure, _ arena: inout Arena
    ) {
        let (width, height) = (block.pointee.width, block.pointee.height)
        let tieBreakers = arena.take(Int32.self, count: height + width)
        let rows = block.pointee.rows
        let allPriorities = structure.priorities.base
        func priority(_ row: Int32) -> Float { allPriorities[Int(rows[Int(row)])] }
        var count = 0
        for row in 0..<Int32(height) {
            if priority(row) == 1000 {
                block.pointee.levels[Int(row)] = 0
            } else {
                tieBreakers[count] = row
                count += 1
            }
        }
        sort(UnsafeMutableBufferPointer(start: tieBreakers.base, count: count), priority)
        let priorities = arena.take(Float.self, count: count + 1)
        priorities[0] = 1000
        var level = 0
        for i in 0..<count {
            let own = priority(tieBreakers[i])
            if own != priorities[level] {
                level += 1
                priorities[level] = own
            }
            block.pointee.levels[Int(tieBreakers[i])] = Int32(level)
        }
        for f in 0..<width {
            block.pointee.levels[height + f] = Int32(level + 1)
            block.pointee.relations[height + f] = .equal
            tieBreakers[count + f] = Int32(height + f)
        }
        block.pointee.levelCount = level + 1
        block.pointee.priorities = FixedBuffer(base: priorities.base, count: level + 1)
        block.pointee.tieBreakers = FixedBuffer(base: tieBreakers.base, count: count + width)
    }
}
