/// Blocks of one size, named by small numbers, in chunks that never move.
///
/// Invariant: a block is in use or on the free list, never both. The owner calls `deallocate()` once.
struct BlockPool {
    static let chunkShift: UInt32 = 4
    static let chunkMask: UInt32 = 15

    let blockSize: Int
    private(set) var chunks: [UnsafeMutableRawPointer] = []
    /// Blocks ever handed out.
    private(set) var used: UInt32 = 0
    private(set) var free: [UInt32] = []

    init(blockSize: Int) { self.blockSize = blockSize }

    private var chunkSize: Int { blockSize << Int(Self.chunkShift) }

    var blocksInUse: Int { Int(used) - free.count }
    var bytes: Int { chunks.count * chunkSize }

    @inline(__always)
    subscript(block: UInt32) -> UnsafeMutableRawPointer {
        chunks[Int(block >> Self.chunkShift)] + Int(block & Self.chunkMask) * blockSize
    }

    mutating func allocate() -> UInt32 {
        if let block = free.popLast() { return block }
        if Int(used >> Self.chunkShift) == chunks.count {
            chunks.append(UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: 16))
        }
        used += 1
        return used - 1
    }

    mutating func release(_ block: UInt32) { free.append(block) }

    /// The same blocks in memory of their own.
    func copy() -> BlockPool {
        var copy = self
        copy.chunks = chunks.map { chunk in
            let twin = UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: 16)
            twin.copyMemory(from: chunk, byteCount: chunkSize)
            return twin
        }
        return copy
    }

    mutating func deallocate() {
        for chunk in chunks { chunk.deallocate() }
        chunks = []
        free = []
        used = 0
    }
}
