/// Records by index, for what an engine keeps of items and constraints: they refer to nothing, and nothing else holds them,
/// so that writing a field asks neither who shares the table nor whom the record holds.
///
/// The engine owns the memory and calls `deallocate()` once. Invariant: the first `count` records are initialized.
struct RecordTable<Record: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Record>
    private(set) var count = 0
    private var capacity = 8
    private let isLean: Bool

    /// A table whose records are many beside what makes them is lean: it has little room beyond them, and grows more often.
    init(isLean: Bool = false) {
        self.isLean = isLean
        base = .allocate(capacity: capacity)
    }

    func deallocate() { base.deallocate() }

    /// The record at an index; one outside the table is a programming error.
    ///
    /// By its address, transparently: in a debug build a coroutine would cost several times what is read.
    subscript(index: Int) -> Record {
        @_transparent unsafeAddress {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "there is no record at this index")
            return UnsafePointer(base + index)
        }
        @_transparent nonmutating unsafeMutableAddress {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "there is no record at this index")
            return base + index
        }
    }

    @inline(__always)
    mutating func append(_ record: Record) {
        if count == capacity { grow() }
        base.advanced(by: count).initialize(to: record)
        count += 1
    }

    @inline(__always)
    mutating func popLast() -> Record? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    @inline(__always)
    mutating func removeAll() { count = 0 }

    /// Takes a record out; those after it move up.
    mutating func remove(at index: Int) {
        for next in index + 1..<count { self[next - 1] = self[next] }
        count -= 1
    }

    /// All records, valid until the table changes.
    @inline(__always)
    var contents: UnsafeBufferPointer<Record> { UnsafeBufferPointer(start: base, count: count) }

    /// Lets the table have at least so many records, new ones with this value.
    @inline(__always)
    mutating func extend(to minimum: Int, with record: Record) {
        while count < minimum { append(record) }
    }

    @inline(never)
    private mutating func grow() {
        // Twice as much at first, later a half or an eighth as much again.
        capacity += capacity < 1024 ? capacity : isLean && capacity >= 4096 ? capacity / 8 : capacity / 2
        let grown = UnsafeMutablePointer<Record>.allocate(capacity: capacity)
        grown.initialize(from: base, count: count)
        base.deallocate()
        base = grown
    }
}
