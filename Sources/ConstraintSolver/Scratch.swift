/// Memory for the runs of values that one pass needs, taken anew by each.
///
/// `prepare(bytes:)` forgets what was taken before. The holder calls `deallocate()` once.
struct Scratch {
    private var memory = GrowableBuffer<UInt64>(capacity: 256)
    private var used = 0

    func deallocate() {
        memory.deallocate()
    }

    /// Forgets what was taken, and gives memory back where it is large enough to matter.
    mutating func relinquish() {
        memory.relinquish()
        used = 0
    }

    /// Makes room for runs that take up to `bytes` in all, 8 for each run added.
    mutating func prepare(bytes: Int) {
        memory.setCount((bytes + 7) / 8)
        used = 0
    }

    /// Starts in memory that someone else frees.
    mutating func borrow(_ lent: FixedBuffer<UInt64>) {
        memory.borrow(lent)
    }

    /// A run of values that aren't initialized.
    @inline(__always)
    mutating func allocate<Element: BitwiseCopyable>(_ type: Element.Type = Element.self, count: Int) -> FixedBuffer<
        Element
    > {
        let words = (count * MemoryLayout<Element>.stride + 7) / 8
        assert(used + words <= memory.count)
        let base = UnsafeMutableRawPointer(memory.base + used).bindMemory(to: Element.self, capacity: max(count, 1))
        used += words
        return FixedBuffer(base: base, count: count)
    }

    @inline(__always)
    mutating func allocate<Element: BitwiseCopyable>(repeating value: Element, count: Int) -> FixedBuffer<Element> {
        let result = allocate(Element.self, count: count)
        result.base.update(repeating: value, count: count)
        return result
    }
}
