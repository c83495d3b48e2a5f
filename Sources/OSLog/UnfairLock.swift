import Foundation

/// A lock in a variable, which belongs to whoever took it; one of Linux's mutexes, whose empty value is an open one.
public struct os_unfair_lock_s {
    fileprivate var mutex = pthread_mutex_t()

    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes the lock as soon as it is free.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { use(lock) { _ = pthread_mutex_lock($0) } }

/// Gives the lock back, in the thread that took it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { use(lock) { _ = pthread_mutex_unlock($0) } }

/// Takes the lock if it is free.
///
/// - Returns: true if it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { use(lock) { pthread_mutex_trylock($0) == 0 } }

private func use<Result>(
    _ lock: os_unfair_lock_t, _ body: (UnsafeMutablePointer<pthread_mutex_t>) -> Result
) -> Result {
    withUnsafeMutablePointer(to: &lock.pointee.mutex, body)
}

/// A lock around a value, which copies of it share.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// A lock around a value that isn't checked for being sent to other threads.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// The result of a closure that has the value to itself.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// The result of a closure that has the value to itself.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock around a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock around nothing.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock as soon as it is free.
    public func lock() { storage.lock.lock() }
    /// Gives the lock back, in the thread that took it.
    public func unlock() { storage.lock.unlock() }

    /// Takes the lock if it is free.
    ///
    /// - Returns: true if it was.
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// The result of a closure that runs while nobody else has the lock.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
