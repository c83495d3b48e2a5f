/// The ownership of an associated value; atomic kinds equal the others, since every access takes a lock.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained: nil once the object is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Retained as a copy, where the value is an object that can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was associated with an object under a key; nil where there is none.
///
/// Keys are compared by address. Callable from any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object under a key, replacing an earlier one; nil removes it.
///
/// A view, controller or other responder releases its values when it is deallocated; values of other objects are
/// released at one of the next associations.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.shared.set(value, of: object as AnyObject, for: key, policy: policy)
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.forget(ObjectIdentifier(object as AnyObject))
}

/// Values associated with objects from outside, as in Objective-C's runtime.
///
/// Invariant: an entry belongs to its owner alone: an object allocated later at the same address finds nothing, since
/// the owner's weak reference is empty by then. Values are released outside the lock, since their deinitialisers may
/// call back.
final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Held] = [:]
    }

    private enum Held {
        case strong(Any)
        case weak(WeakReference)

        var value: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let reference): reference.object
            }
        }
    }

    private struct WeakReference {
        weak var object: AnyObject?
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of owners at which entries of deallocated ones are removed.
    private var sweepCount = 64
    /// True if there are entries; read without the lock by objects that go: an object that has values set them before.
    private(set) nonisolated(unsafe) var isInUse = false

    func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
            return entry.values[key]?.value
        }
    }

    func set(_ value: Any?, of object: AnyObject, for key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
        let held = value.map { Self.hold($0, policy) }
        let id = ObjectIdentifier(object)
        var released: [Any] = []
        lock.withLock {
            isInUse = true
            var entry = entries[id] ?? Entry(owner: object)
            if entry.owner !== object {
                released.append(entry.values)
                entry = Entry(owner: object)
            }
            if let old = entry.values[key] { released.append(old) }
            entry.values[key] = held
            entries[id] = entry.values.isEmpty ? nil : entry
            if entries.count >= sweepCount { released.append(sweep()) }
        }
        withExtendedLifetime(released) {}
    }

    func forget(_ id: ObjectIdentifier) {
        let released = lock.withLock {
            defer { isInUse = !entries.isEmpty }
            return entries.removeValue(forKey: id)
        }
        withExtendedLifetime(released) {}
    }

    /// The number of objects that have values, as far as known.
    var count: Int { lock.withLock { entries.count } }

    private func sweep() -> [Any] {
        let gone = entries.filter { $0.value.owner == nil }
        for id in gone.keys { entries[id] = nil }
        sweepCount = max(64, 2 * entries.count)
        return gone.values.map(\.values)
    }

    private static func hold(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
            .weak(WeakReference(object: value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        default: .strong(value)
        }
    }
}
