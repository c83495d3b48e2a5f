/// Cuts reduced rows into blocks that share no free variable.
///
/// A working space: `parent` is a union-find forest over the free variables.
struct BlockPartition {
    /// The number of entries from which a block's tableau is never written down.
    var largestTableau = 40_000
    var scratch = Scratch()
    private var parent = FixedBuffer<Int32>.none
    /// The number of each free variable among those of its block.
    private var position = FixedBuffer<Int32>.none
    /// The block or -1, by root and later by free variable.
    private var blockOfFree = FixedBuffer<Int32>.none
    private var extents = FixedBuffer<Extent>.none
    private var blockCount = 0

    /// The counts of a block, taken before its memory is allocated.
    private struct Extent: BitwiseCopyable {
        var width: Int32 = 0
        var height: Int32 = 0
        var termCount: Int32 = 0
    }

    func deallocate() {
        scratch.deallocate()
    }

    /// Leaves in `blockOfRow` the block of each row that has entries.
    mutating func cut(
        freeCount: Int, structure: Structure, rowFirst: FixedBuffer<Int32>, rowCount: FixedBuffer<Int32>,
        rowEntries: FixedBuffer<FreeTerm>, blockOfRow: FixedBuffer<Int32>, _ arena: inout Arena
    ) -> FixedBuffer<BlockProgram> {
        scratch.prepare(bytes: freeCount * (3 * 4 + MemoryLayout<Extent>.stride) + 4 * 8)
        parent = scratch.allocate(count: freeCount)
        position = scratch.allocate(count: freeCount)
        blockOfFree = scratch.allocate(repeating: -1, count: freeCount)
        extents = scratch.allocate(count: freeCount)
        connect(freeCount, rowFirst, rowCount, rowEntries)
        number(freeCount, rowFirst, rowCount, rowEntries, blockOfRow)
        let result = allocateBlocks(&arena)
        for f in 0..<freeCount where blockOfFree.base[f] >= 0 {
            result.base[Int(blockOfFree.base[f])].free.base[Int(position.base[f])] = Int32(truncatingIfNeeded: f)
        }
        fill(result, structure, rowFirst, rowCount, rowEntries, blockOfRow)
        for b in 0..<result.count { (result.base + b).pointee.rank(structure, &arena) }
        return result
    }

    private mutating func connect(
        _ freeCount: Int, _ rowFirst: FixedBuffer<Int32>, _ rowCount: FixedBuffer<Int32>,
        _ rowEntries: FixedBuffer<FreeTerm>
    ) {
        let parent = parent.base
        for f in 0..<freeCount { parent[f] = Int32(truncatingIfNeeded: f) }
        for r in 0..<rowCount.count where rowCount.base[r] > 1 {
            var entry = rowEntries.base + Int(rowFirst.base[r])
            let end = entry + Int(rowCount.base[r])
            var joined = root(entry.pointee.free)
            entry += 1
            while entry < end {
                let other = root(entry.pointee.free)
                entry += 1
                if other == joined { continue }
                let low = min(joined, other)
                parent[Int(max(joined, other))] = low
                joined = low
            }
        }
    }

    private mutating func number(
        _ freeCount: Int, _ rowFirst: FixedBuffer<Int32>, _ rowCount: FixedBuffer<Int32>,
        _ rowEntries: FixedBuffer<FreeTerm>, _ blockOfRow: FixedBuffer<Int32>
    ) {
        let (blockOfFree, extents) = (blockOfFree.base, extents.base)
        var next: Int32 = 0
        for r in 0..<rowCount.count where rowCount.base[r] > 0 {
            let top = Int(root(rowEntries.base[Int(rowFirst.base[r])].free))
            if blockOfFree[top] < 0 {
                blockOfFree[top] = next
                extents[Int(next)] = Extent()
                next += 1
            }
            let block = blockOfFree[top]
            blockOfRow.base[r] = block
            extents[Int(block)].height += 1
            extents[Int(block)].termCount += rowCount.base[r]
        }
        for f in 0..<freeCount {
            let block = blockOfFree[Int(root(Int32(truncatingIfNeeded: f)))]
            guard block >= 0 else { continue }
            blockOfFree[f] = block
            position.base[f] = extents[Int(block)].width
            extents[Int(block)].width += 1
        }
        blockCount = Int(next)
    }

    @inline(__always)
    private mutating func root(_ free: Int32) -> Int32 {
        let parent = parent.base
        var top = free
        while parent[Int(top)] != top {
            parent[Int(top)] = parent[Int(parent[Int(top)])]
            top = parent[Int(top)]
        }
        return top
    }

    private mutating func allocateBlocks(_ arena: inout Arena) -> FixedBuffer<BlockProgram> {
        let result = arena.allocate(BlockProgram.self, count: blockCount)
        for b in 0..<blockCount {
            let (width, height) = (Int(extents.base[b].width), Int(extents.base[b].height))
            let isSparse = width * height > largestTableau
            let stride = isSparse ? 0 : width
            result.base[b] = BlockProgram(
                width: width, height: height, stride: stride, levelCount: 0,
                free: arena.allocate(count: width), rows: arena.allocate(count: height),
                matrix: arena.allocate(repeating: 0, count: height * stride),
                sparseStart: isSparse ? arena.allocate(repeating: 0, count: height + 1) : .none,
                sparseTerms: isSparse ? arena.allocate(count: Int(extents.base[b].termCount)) : .none,
                levels: arena.allocate(count: height + width), relations: arena.allocate(count: height + width),
                priorities: .none, optionalCount: 0, tieBreakers: .none)
            extents.base[b].height = 0
        }
        return result
    }

    private mutating func fill(
        _ blocks: FixedBuffer<BlockProgram>, _ structure: Structure, _ rowFirst: FixedBuffer<Int32>,
        _ rowCount: FixedBuffer<Int32>, _ rowEntries: FixedBuffer<FreeTerm>, _ blockOfRow: FixedBuffer<Int32>
    ) {
        for r in 0..<rowCount.count where blockOfRow.base[r] >= 0 {
            let b = Int(blockOfRow.base[r])
            let block = blocks.base + b
            let row = Int(extents.base[b].height)
            extents.base[b].height += 1
            block.pointee.rows.base[row] = Int32(truncatingIfNeeded: r)
            block.pointee.relations.base[row] = structure.rows.base[r].relation
            var entry = rowEntries.base + Int(rowFirst.base[r])
            let end = entry + Int(rowCount.base[r])
            if block.pointee.isSparse {
                var next = Int(block.pointee.sparseStart[row])
                while entry < end {
                    block.pointee.sparseTerms[next] = FreeTerm(
                        free: position.base[Int(entry.pointee.free)], coefficient: entry.pointee.coefficient)
                    next += 1
                    entry += 1
                }
                block.pointee.sparseStart[row + 1] = Int32(next)
                continue
            }
            let target = block.pointee.matrix.base + row * block.pointee.stride
            while entry < end {
                target[Int(position.base[Int(entry.pointee.free)])] = entry.pointee.coefficient
                entry += 1
            }
        }
    }
}
