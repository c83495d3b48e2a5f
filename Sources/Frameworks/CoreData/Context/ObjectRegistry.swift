import CObjectShims
import Synchronization

/// The objects that a context knows, by their numbers, without retaining them.
///
/// An object takes itself out when it goes. Weak references would do the same, but they move an object's counts to a table
/// beside it, where each retaining and releasing takes several times as long. Objects may go on any thread.
final class ObjectRegistry: Sendable {
    private let table = Mutex(ObjectTable())

    /// The number of objects, those among them that are going.
    var count: Int { table.withLock { $0.count } }

    /// Objects that somebody retains. O(n).
    var objects: [NSManagedObject] {
        table.withLock { table in
            table.pointers.compactMap { LiveReference.retained($0, as: NSManagedObject.self) }
        }
    }

    /// The object of a number; nil where there is none, or it is going.
    subscript(reference: RowReference) -> NSManagedObject? {
        table.withLock { $0[reference].flatMap { LiveReference.retained($0, as: NSManagedObject.self) } }
    }

    /// Notes an object under its number, instead of the one that is there.
    func insert(_ object: NSManagedObject) {
        table.withLock { $0.insert(Self.pointer(object), at: object.reference) }
    }

    /// Notes objects under their numbers.
    func insert(_ objects: [NSManagedObject]) {
        table.withLock { table in
            table.reserve(objects.count)
            for object in objects { table.insert(Self.pointer(object), at: object.reference) }
        }
    }

    /// Makes room for objects that are about to be inserted.
    func reserve(_ count: Int) { table.withLock { $0.reserve(count) } }

    /// Gives objects their new numbers, those that have any.
    func renumber(_ objects: [NSManagedObject], _ numbers: [RowReference: RowReference]) {
        table.withLock { table in
            for object in objects where object.reference.isTemporary {
                guard let number = numbers[object.reference] else { continue }
                table.remove(object.reference)
                object.reference = number
                table.insert(Self.pointer(object), at: number)
            }
        }
    }

    /// Forgets a number.
    func remove(_ reference: RowReference) { table.withLock { $0.remove(reference) } }

    /// Forgets a number if it is that of an object, which may be going.
    func remove(_ reference: RowReference, of object: UnsafeRawPointer) {
        table.withLock { $0.remove(reference, of: object) }
    }

    func removeAll() { table.withLock { $0.removeAll() } }

    private static func pointer(_ object: NSManagedObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
}

/// References that neither retain an object nor cost it anything, for objects that say when they go.
enum LiveReference {
    /// The object at an address, or nil if it is going. Its deinitializer has to wait for the caller's lock.
    static func retained<Object: AnyObject>(_ pointer: UnsafeRawPointer, as type: Object.Type) -> Object? {
        masu_retain_unless_going(pointer).map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
    }
}
