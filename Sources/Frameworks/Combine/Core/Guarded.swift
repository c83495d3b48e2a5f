import Synchronization

/// A value behind a lock.
///
/// Bodies run while the lock is held: they must not call subscribers, publishers or closures of the app.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = Mutex<Void>(())
    private var value: Value

    init(_ value: Value) { self.value = value }

    @inline(__always) func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        return try body(&value)
    }

    /// Stores a value and returns the one before.
    func exchange(_ new: Value) -> Value {
        use { value in
            let old = value
            value = new
            return old
        }
    }

    var current: Value { use { $0 } }
}
