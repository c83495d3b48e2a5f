import Synchronization

/// A lock that an object keeps beside the values that it guards.
///
/// Bodies run while the lock is held: they must not call subscribers, publishers or closures of the app.
struct Lock: ~Copyable {
    private let mutex = Mutex<Void>(())
    #if THREAD_SANITIZER
        private let mark = LockMark()
    #endif

    // Both ends are written out, not deferred: a deferred block is a function of its own, for which the runtime looks up
    // the types of a generic object at each call. For the same reason everything here is inlined.
    @inline(__always) borrowing func whileHeld<Result>(_ body: () throws -> Result) rethrows -> Result {
        acquire()
        let result: Result
        do {
            result = try body()
        } catch {
            release()
            throw error
        }
        release()
        return result
    }

    @inline(__always) private borrowing func acquire() {
        mutex._unsafeLock()
        #if THREAD_SANITIZER
            sanitizerAcquires(Unmanaged.passUnretained(mark).toOpaque())
        #endif
    }

    @inline(__always) private borrowing func release() {
        #if THREAD_SANITIZER
            sanitizerReleases(Unmanaged.passUnretained(mark).toOpaque())
        #endif
        mutex._unsafeUnlock()
    }
}

#if THREAD_SANITIZER
    /// The address by which the sanitizer knows a lock.
    private final class LockMark {}

    // The standard library's lock isn't built with the sanitizer, which has to be told that what is done under it happens in
    // order. The definition comes with the flag of the sanitizer's build.
    @_silgen_name("__tsan_acquire") private func sanitizerAcquires(_ address: UnsafeMutableRawPointer)
    @_silgen_name("__tsan_release") private func sanitizerReleases(_ address: UnsafeMutableRawPointer)
#endif
