/// A growing run of trivial values for the solver's core: no copy on write, no bounds check in release.
///
/// The holder owns the memory and calls `deallocate()` once. Invariant: `0 ≤ count ≤ capacity`, and the first `count`
/// elements are initialized. `base` changes when the run grows.
struct GrowableBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int
    private let firstCapacity: Int32
    /// True if the memory is lent by another owner, who frees it.
    private var isLent = false

    /// Memory is taken at the first element, for at least `capacity` of them.
    init(capacity: Int = 8) {
        self.capacity = 0
        firstCapacity = Int32(max(capacity, 1))
        base = GrowableBuffer.nowhere
    }

    func deallocate() {
        if capacity > 0 && !isLent { base.deallocate() }
    }

    /// Starts in memory that someone else frees; the run must have none yet.
    mutating func borrow(_ memory: FixedBuffer<Element>) {
        assert(capacity == 0)
        base = memory.base
        capacity = memory.count
        isLent = true
    }

    /// An address that is aligned for anything and never read.
    static var nowhere: UnsafeMutablePointer<Element> {
        UnsafeMutableRawPointer(bitPattern: 64).unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
    }

    // Transparent: in a debug build a call would cost several times what it does.
    subscript(index: Int) -> Element {
        @_transparent get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @_transparent nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func removeAll() {
        count = 0
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    /// Lets the run have `newCount` elements; those beyond the old count hold what was there and must be written.
    @inline(__always)
    mutating func setCount(_ newCount: Int) {
        if newCount > capacity { grow(to: newCount) }
        count = newCount
    }

    @inline(__always)
    mutating func reserve(_ minimum: Int) {
        if minimum > capacity { grow(to: minimum) }
    }

    /// Empties working space, and gives its memory back where it is large enough to matter.
    mutating func relinquish() {
        count = 0
        guard capacity > 4096, !isLent else { return }
        base.deallocate()
        base = GrowableBuffer.nowhere
        capacity = 0
    }

    @inline(never)
    private mutating func grow(to minimum: Int) {
        // Twice as much at first, then a quarter and, where that is much memory, an eighth as much again.
        let bytes = capacity * MemoryLayout<Element>.stride
        let growth = capacity < 2048 ? capacity : bytes < 1 << 18 ? capacity / 4 : capacity / 8
        let newCapacity = max(minimum, capacity + growth, Int(firstCapacity))
        let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        newBase.update(from: base, count: count)
        deallocate()
        base = newBase
        capacity = newCapacity
        isLent = false
    }
}
