/// Memory for many runs of trivial values that live and die together.
///
/// Takes large chunks and hands out parts of them; `deallocate()` frees all at once.
struct Arena {
    private var chunks = GrowableBuffer<UnsafeMutableRawPointer>(capacity: 0)
    private let first: UnsafeMutableRawPointer
    private var cursor: UnsafeMutableRawPointer
    private var remaining: Int
    private static let chunkSize = 4096

    /// The first chunk has room for `bytes`.
    init(bytes: Int) {
        first = Arena.allocate(bytes)
        cursor = first
        remaining = bytes
    }

    /// Memory aligned for numbers comes from a shorter path of the allocator than memory with an alignment of its own.
    private static func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(UnsafeMutablePointer<UInt64>.allocate(capacity: (bytes + 7) / 8))
    }

    private static func free(_ chunk: UnsafeMutableRawPointer) {
        chunk.assumingMemoryBound(to: UInt64.self).deallocate()
    }

    func deallocate() {
        Arena.free(first)
        for i in 0..<chunks.count { Arena.free(chunks[i]) }
        chunks.deallocate()
    }

    /// A run of values that aren't initialized.
    @inline(__always)
    mutating func allocate<Element: BitwiseCopyable>(_ type: Element.Type = Element.self, count: Int) -> FixedBuffer<
        Element
    > {
        let size = (count * MemoryLayout<Element>.stride + 15) & ~15
        if size > remaining { addChunk(atLeast: size) }
        let base = cursor.bindMemory(to: Element.self, capacity: max(count, 1))
        cursor += size
        remaining -= size
        return FixedBuffer(base: base, count: count)
    }

    @inline(__always)
    mutating func allocate<Element: BitwiseCopyable>(repeating value: Element, count: Int) -> FixedBuffer<Element> {
        let result = allocate(Element.self, count: count)
        result.base.update(repeating: value, count: count)
        return result
    }

    @inline(__always)
    mutating func allocate<Element: BitwiseCopyable>(
        copying source: UnsafeMutablePointer<Element>, count: Int
    ) -> FixedBuffer<Element> {
        let result = allocate(Element.self, count: count)
        result.base.update(from: source, count: count)
        return result
    }

    private mutating func addChunk(atLeast size: Int) {
        remaining = max(size, Arena.chunkSize)
        cursor = Arena.allocate(remaining)
        chunks.append(cursor)
    }
}
