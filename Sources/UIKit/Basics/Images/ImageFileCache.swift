/// A cache of pictures read by name, so that a name used in every cell is decoded once.
///
/// Invariant: `entries` and `order` hold the same paths, `bytes` is the sum of the entries' sizes and exceeds the limit
/// only with a single entry; all are touched under the lock only.
final class ImageFileCache: @unchecked Sendable {
    static let shared = ImageFileCache(limit: 64 << 20)

    private let limit: Int
    private let lock = NSLock()
    private var entries: [String: OrientedPixels] = [:]
    /// Paths, the least recently used first.
    private var order: [String] = []
    private var bytes = 0

    /// - Parameter limit: bytes of decoded pixels.
    init(limit: Int) {
        self.limit = limit
    }

    /// The picture of a file, read by `load` where it isn't cached.
    func pixels(at path: String, load: () throws -> OrientedPixels) rethrows -> OrientedPixels {
        lock.lock()
        let known = entries[path]
        if known != nil { moveToEnd(path) }
        lock.unlock()
        if let known { return known }
        let loaded = try load()
        lock.lock()
        defer { lock.unlock() }
        insert(loaded, at: path)
        return loaded
    }

    private func moveToEnd(_ path: String) {
        order.removeAll { $0 == path }
        order.append(path)
    }

    private func insert(_ pixels: OrientedPixels, at path: String) {
        if let old = entries.updateValue(pixels, forKey: path) { bytes -= old.byteCount }
        moveToEnd(path)
        bytes += pixels.byteCount
        while bytes > limit, order.count > 1, let removed = entries.removeValue(forKey: order.removeFirst()) {
            bytes -= removed.byteCount
        }
    }

    func checkInvariants() {
        lock.lock()
        defer { lock.unlock() }
        precondition(order.count == Set(order).count && Set(order) == Set(entries.keys), "Paths and pictures differ.")
        precondition(bytes == entries.values.reduce(0) { $0 + $1.byteCount }, "The bytes are miscounted.")
        precondition(bytes <= limit || order.count == 1, "\(bytes) bytes are kept, more than \(limit).")
    }
}

extension OrientedPixels {
    fileprivate var byteCount: Int { stored.bitmap.pixels.count }
}
