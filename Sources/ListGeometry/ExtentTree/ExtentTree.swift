/// A sequence of items with lengths, found by number or by offset; a value, copied on write.
struct ExtentTree: @unchecked Sendable {
    // Sendable: the storage is changed only while this value is its one owner.
    private(set) var storage = ExtentStorage()

    init() {}
    init(_ storage: ExtentStorage) { self.storage = storage }

    var count: Int { storage.totals.items }

    /// The length in units, for a default estimate in units.
    @inline(__always)
    func length(default unit: Int64) -> Int64 { storage.totals.length(default: unit) }

    func locate(index: Int, default unit: Int64) -> ExtentLocation { storage.locate(index: index, default: unit) }
    func locate(offset: Int64, default unit: Int64) -> ExtentLocation { storage.locate(offset: offset, default: unit) }

    /// The start of an item; the count itself gives the end.
    func start(of index: Int, default unit: Int64) -> Int64 {
        index == count ? length(default: unit) : storage.locate(index: index, default: unit).start
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    }

    /// Changes what is known of an item; returns the change of the totals.
    @discardableResult
    @inline(__always)
    mutating func change(_ index: Int, _ transform: (ExtentContent) -> ExtentContent) -> ExtentTotals {
        makeUnique()
        if let change = storage.replaceInPlace(index, transform) { return change }
        let old = storage.locate(index: index, default: 0).content
        return storage.edit(at: index, .replace(transform(old)))
    }

    mutating func insert(_ run: ExtentRun, at index: Int) {
        guard run.count > 0 else { return }
        makeUnique()
        _ = storage.edit(at: index, .insert(run))
    }

    mutating func insert(_ runs: [ExtentRun], at index: Int) {
        var index = index
        for run in runs {
            insert(run, at: index)
            index += run.count
        }
    }

    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        makeUnique()
        var left = range.count
        while left > 0 { left += storage.edit(at: range.lowerBound, .remove(left)).items }
    }

    func runs(_ range: Range<Int>) -> [ExtentRun] {
        var runs: [ExtentRun] = []
        var left = range.count
        storage.forEachRun(from: range.lowerBound) { run in
            guard left > 0 else { return false }
            runs.append(ExtentRun(count: min(left, run.count), content: run.content))
            left -= run.count
            return left > 0
        }
        return runs
    }

    /// Changes what is known of every item; O(runs).
    mutating func mapContents(_ transform: (ExtentContent) -> ExtentContent) {
        var builder = ExtentBuilder()
        storage.forEachRun(from: 0) { run in
            builder.append(transform(run.content), count: run.count)
            return true
        }
        storage = builder.finish()
    }
}
