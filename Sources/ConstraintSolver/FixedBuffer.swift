/// A run of trivial values whose length never changes.
///
/// The holder of one that was made by itself owns the memory and calls `deallocate()` once; one that an `Arena` gave lives
/// as long as it.
struct FixedBuffer<Element: BitwiseCopyable>: BitwiseCopyable {
    let base: UnsafeMutablePointer<Element>
    let count: Int

    init(base: UnsafeMutablePointer<Element>, count: Int) {
        self.base = base
        self.count = count
    }

    init(count: Int) {
        self.count = count
        base = .allocate(capacity: max(count, 1))
    }

    init(repeating value: Element, count: Int) {
        self.init(count: count)
        base.update(repeating: value, count: count)
    }

    init(copying source: UnsafeMutablePointer<Element>, count: Int) {
        self.init(count: count)
        base.update(from: source, count: count)
    }

    init(copying source: [Element]) {
        self.init(count: source.count)
        for i in 0..<source.count { base[i] = source[i] }
    }

    /// A run of nothing, which isn't to be deallocated.
    static var none: FixedBuffer { FixedBuffer(base: GrowableBuffer<Element>.nowhere, count: 0) }

    func deallocate() {
        base.deallocate()
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
}
