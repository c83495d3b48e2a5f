/// A value behind a lock.
///
/// Bodies run while the lock is held: they must not call subscribers, publishers or closures of the app. An object whose
/// every value passes through it keeps a `Lock` beside plain properties: what this one holds is reached by looking up its
/// type where it depends on a generic parameter.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    @inline(__always) func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.whileHeld { try body(&value) }
    }

    /// Stores a value and returns the one before.
    @inline(__always) func exchange(_ new: Value) -> Value {
        use { value in
            let old = value
            value = new
            return old
        }
    }

    var current: Value {
        @inline(__always) get { use { $0 } }
    }
}
