import Foundation

/// A table filled on demand and shared between threads; the value of a key never changes.
final class LockedTable<Key: Hashable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let limit: Int
    private var values: [Key: Value] = [:]

    /// - Parameter limit: at so many values the table starts afresh.
    init(limit: Int = .max) { self.limit = limit }

    /// The value of a key, made where it is not there yet; two threads may make it twice, and one of them is kept.
    func value(for key: Key, make: () -> Value) -> Value {
        if let found = lock.withLock({ values[key] }) { return found }
        let made = make()
        return lock.withLock {
            if let found = values[key] { return found }
            if values.count >= limit { values.removeAll() }
            values[key] = made
            return made
        }
    }
}
