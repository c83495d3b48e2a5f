/// Values by key, the least recently used thrown away beyond a number of bytes.
///
/// Invariant: `bytes` is the sum of all entries' bytes and at most `limit` after each insertion.
final class ByteBoundedCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let bytes: Int
        var lastUse: Int
    }

    let limit: Int
    private(set) var bytes = 0
    private var entries: [Key: Entry] = [:]
    private var clock = 0

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { entries.count }

    func value(for key: Key) -> Value? {
        guard let index = entries.index(forKey: key) else { return nil }
        clock += 1
        entries.values[index].lastUse = clock
        return entries.values[index].value
    }

    /// Keeps a value, unless it alone exceeds the limit.
    func insert(_ value: Value, for key: Key, bytes size: Int) {
        remove(key)
        guard size <= limit else { return }
        if bytes + size > limit { shrink(to: limit - size) }
        clock += 1
        entries[key] = Entry(value: value, bytes: size, lastUse: clock)
        bytes += size
    }

    private func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { bytes -= old.bytes }
    }

    /// Drops a quarter more than it must, so that the sorting is paid rarely.
    private func shrink(to target: Int) {
        let goal = min(target, limit * 3 / 4)
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            if bytes <= goal { return }
            entries.removeValue(forKey: key)
            bytes -= entry.bytes
        }
    }

    func checkInvariants() {
        precondition(bytes == entries.values.reduce(0) { $0 + $1.bytes }, "The cache's bytes don't add up.")
        precondition(bytes <= limit, "The cache holds \(bytes) bytes, but its limit is \(limit).")
    }
}
