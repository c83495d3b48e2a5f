/// Waits until no other thread is between this call and `objc_sync_exit` for an object; a thread may nest calls.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.shared.lock(of: object as AnyObject).lock()
    return 0
}

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.shared.leave(object as AnyObject)
    return 0
}

/// Locks of the objects that threads hold or wait for.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()
    private let access = NSLock()
    private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, count: Int)] = [:]

    func lock(of object: AnyObject) -> NSRecursiveLock {
        access.withLock {
            let found = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
            locks[ObjectIdentifier(object)] = (found.lock, found.count + 1)
            return found.lock
        }
    }

    func leave(_ object: AnyObject) {
        access.withLock {
            guard let found = locks[ObjectIdentifier(object)] else { return }
            found.lock.unlock()
            locks[ObjectIdentifier(object)] = found.count > 1 ? (found.lock, found.count - 1) : nil
        }
    }
}
