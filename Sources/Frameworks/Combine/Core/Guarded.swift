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
        #if THREAD_SANITIZER
            sanitizerAcquires(Unmanaged.passUnretained(self).toOpaque())
        #endif
        defer {
            #if THREAD_SANITIZER
                sanitizerReleases(Unmanaged.passUnretained(self).toOpaque())
            #endif
            lock._unsafeUnlock()
        }
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

#if THREAD_SANITIZER
    // The standard library's lock isn't built with the sanitizer, which has to be told that what is done under it happens in
    // order. The definition comes with the flag of the sanitizer's build.
    @_silgen_name("__tsan_acquire") private func sanitizerAcquires(_ address: UnsafeMutableRawPointer)
    @_silgen_name("__tsan_release") private func sanitizerReleases(_ address: UnsafeMutableRawPointer)
#endif
