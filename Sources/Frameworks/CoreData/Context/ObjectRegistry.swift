import CObjectShims
import Synchronization

/// The objects that a context knows, by their numbers, without retaining them.
///
/// An object takes itself out when it goes. Weak references would do the same, but they move an object's counts to a table
/// beside it, where each retaining and releasing takes several times as long. Objects may go on any thread.
///
/// Invariant: a place is filled exactly where `pointers` has something, and no key is twice between its first place and the
/// next empty one.
final class ObjectRegistry: @unchecked Sendable {
    private let lock = Mutex<Void>(())
    private var keys: [RowReference] = []
    private var pointers: [UnsafeRawPointer?] = []
    private var filled = 0

    /// The number of objects, those among them that are going.
    var count: Int { lock.withLock { _ in filled } }

    /// Objects that somebody retains. O(n).
    var objects: [NSManagedObject] {
        lock.withLock { _ in pointers.compactMap { $0.flatMap { LiveReference.retained($0, as: NSManagedObject.self) } }
        }
    }

    /// The object of a number; nil where there is none, or it is going.
    subscript(reference: RowReference) -> NSManagedObject? {
        lock.withLock { _ in
            place(of: reference).flatMap { pointers[$0] }
                .flatMap { LiveReference.retained($0, as: NSManagedObject.self) }
        }
    }

    /// Notes an object under a number, instead of the one that is there.
    func insert(_ object: NSManagedObject, at reference: RowReference) {
        lock.withLock { _ in
            if (filled + 1) * 2 > keys.count { resize(to: max(16, keys.count * 2)) }
            put(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), reference)
        }
    }

    /// Notes an object under another number than before.
    func move(_ object: NSManagedObject, from old: RowReference, to new: RowReference) {
        lock.withLock { _ in
            if let place = place(of: old) { empty(place) }
            if (filled + 1) * 2 > keys.count { resize(to: max(16, keys.count * 2)) }
            put(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), new)
        }
    }

    /// Forgets a number.
    func remove(_ reference: RowReference) {
        lock.withLock { _ in
            if let place = place(of: reference) { empty(place) }
        }
    }

    /// Forgets a number if it is that of an object, which may be going.
    func remove(_ reference: RowReference, of object: UnsafeRawPointer) {
        lock.withLock { _ in
            if let place = place(of: reference), pointers[place] == object { empty(place) }
        }
    }

    func removeAll() {
        lock.withLock { _ in
            keys = []
            pointers = []
            filled = 0
        }
    }

    /// Makes room for objects that are about to be inserted.
    func reserve(_ count: Int) {
        lock.withLock { _ in
            var size = max(16, keys.count)
            while (filled + count) * 2 > size { size *= 2 }
            if size > keys.count { resize(to: size) }
        }
    }

    // MARK: Places

    /// The first place to look for a number; the count of places is a power of 2.
    private func start(_ reference: RowReference) -> Int {
        let mixed =
            (UInt64(bitPattern: reference.row) &+ UInt64(UInt16(bitPattern: reference.root)) << 40)
            &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (keys.count - 1)
    }

    private func place(of reference: RowReference) -> Int? {
        guard filled > 0 else { return nil }
        var place = start(reference)
        while pointers[place] != nil {
            if keys[place] == reference { return place }
            place = (place + 1) & (keys.count - 1)
        }
        return nil
    }

    private func put(_ pointer: UnsafeRawPointer, _ reference: RowReference) {
        var place = start(reference)
        while pointers[place] != nil {
            if keys[place] == reference {
                pointers[place] = pointer
                return
            }
            place = (place + 1) & (keys.count - 1)
        }
        keys[place] = reference
        pointers[place] = pointer
        filled += 1
    }

    /// Empties a place, and moves those after it up that would not be found any more.
    private func empty(_ place: Int) {
        filled -= 1
        var hole = place
        var next = place
        pointers[hole] = nil
        while true {
            next = (next + 1) & (keys.count - 1)
            guard let pointer = pointers[next] else { return }
            let distance = (next - start(keys[next])) & (keys.count - 1)
            guard distance >= (next - hole) & (keys.count - 1) else { continue }
            keys[hole] = keys[next]
            pointers[hole] = pointer
            pointers[next] = nil
            hole = next
        }
    }

    private func resize(to size: Int) {
        let (oldKeys, oldPointers) = (keys, pointers)
        keys = Array(
            repeating: RowReference(store: 0, root: 0, entity: 0, row: 0), count: size)
        pointers = Array(repeating: nil, count: size)
        filled = 0
        for (key, pointer) in zip(oldKeys, oldPointers) {
            if let pointer { put(pointer, key) }
        }
    }
}

/// References that neither retain an object nor cost it anything, for objects that say when they go.
enum LiveReference {
    /// The object at an address, or nil if it is going. Its deinitializer has to wait for the caller's lock.
    static func retained<Object: AnyObject>(_ pointer: UnsafeRawPointer, as type: Object.Type) -> Object? {
        masu_retain_unless_going(pointer).map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
    }
}
