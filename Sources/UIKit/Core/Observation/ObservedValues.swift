/// The observed value, as the observer named it.
enum ObservedName: Equatable {
    case path(AnyKeyPath)
    case key(String)
}

/// One observer of one value of one object.
final class ValueObservation {
    weak var object: AnyObject?
    let id: ObjectIdentifier
    let name: ObservedName
    /// Reads the present value; nil where there is none.
    let read: (AnyObject) -> Any?
    /// Called with the object, the old value, the new one, and whether the change is yet to come.
    let notify: (AnyObject, Any?, Any?, Bool) -> Void
    let notifiesBefore: Bool
    /// Identifies the observer.
    let information: AnyObject?
    var isOver = false

    init(
        of object: AnyObject, name: ObservedName, read: @escaping (AnyObject) -> Any?,
        notify: @escaping (AnyObject, Any?, Any?, Bool) -> Void, notifiesBefore: Bool,
        information: AnyObject? = nil
    ) {
        self.object = object
        id = ObjectIdentifier(object)
        self.name = name
        self.read = read
        self.notify = notify
        self.notifiesBefore = notifiesBefore
        self.information = information
    }
}

/// All observers, and the changes in progress.
///
/// A setter wraps its change in `changing`: values are read before and after, and observers of different ones are
/// notified. Changes within a change of the same object are part of it. Invariant: `observations` contains none that is
/// over, and an observation is listed under its own object's identity.
final class ObservedValues: @unchecked Sendable {
    static let shared = ObservedValues()

    typealias ObservedValue = (observation: ValueObservation, value: Any?)

    private struct Change {
        let id: ObjectIdentifier
        var depth = 1
        var before: [ObservedValue]
    }

    private let lock = NSRecursiveLock()
    private var observations: [ObjectIdentifier: [ValueObservation]] = [:]
    private var changes: [Change] = []
    private var sweepCount = 64
    /// True if there are observations, or changes that are going on; read without the lock: an object is observed before it
    /// changes.
    ///
    /// `nonisolated(unsafe)`: written under the lock.
    private(set) nonisolated(unsafe) static var isInUse = false

    var count: Int { lock.withLock { observations.values.reduce(0) { $0 + $1.count } } }

    func add(_ observation: ValueObservation) {
        (observation.object as? any AnnouncedOnDemand)?.announceChanges()
        lock.withLock {
            Self.isInUse = true
            // A deallocated object may have had the same address.
            observations[observation.id, default: []].removeAll { $0.object == nil }
            observations[observation.id, default: []].append(observation)
            if observations.count > sweepCount {
                observations = observations.filter { $0.value.contains { $0.object != nil } }
                sweepCount = max(64, 2 * observations.count)
            }
        }
    }

    func remove(_ observation: ValueObservation) {
        lock.withLock {
            observation.isOver = true
            observations[observation.id]?.removeAll { $0 === observation }
            if observations[observation.id]?.isEmpty == true { observations[observation.id] = nil }
            updateUse()
        }
    }

    /// - Returns: true if there was one.
    func remove(from object: AnyObject, where isMeant: (ValueObservation) -> Bool) -> Bool {
        let last = lock.withLock { observations[ObjectIdentifier(object)]?.last { isMeant($0) } }
        if let last { remove(last) }
        return last != nil
    }

    private func updateUse() { Self.isInUse = !observations.isEmpty || !changes.isEmpty }

    private func observers(of object: AnyObject) -> [ValueObservation] {
        lock.withLock { observations[ObjectIdentifier(object)] ?? [] }.filter { $0.object === object }
    }

    // MARK: Changes

    func changing(_ object: AnyObject, _ change: () -> Void) {
        let isWatched = begin(object, nil)
        change()
        if isWatched { end(object, nil) }
    }

    func willChange(_ object: AnyObject, _ name: ObservedName) { if Self.isInUse { _ = begin(object, name) } }
    func didChange(_ object: AnyObject, _ name: ObservedName) { if Self.isInUse { end(object, name) } }

    private func begin(_ object: AnyObject, _ name: ObservedName?) -> Bool {
        let id = ObjectIdentifier(object)
        if let place = changes.lastIndex(where: { $0.id == id }) {
            changes[place].depth += 1
            return true
        }
        let before = values(of: object)
        guard !before.isEmpty else { return false }
        for (observation, value) in before where observation.notifiesBefore && (name == nil || observation.name == name)
        {
            observation.notify(object, value, nil, true)
        }
        changes.append(Change(id: id, before: before))
        return true
    }

    private func end(_ object: AnyObject, _ name: ObservedName?) {
        let id = ObjectIdentifier(object)
        guard let place = changes.lastIndex(where: { $0.id == id }) else { return }
        changes[place].depth -= 1
        guard changes[place].depth == 0 else { return }
        let change = changes.remove(at: place)
        lock.withLock { updateUse() }
        notify(change.before, of: object, name)
    }

    /// The observers of an object, each with the value that it observes.
    func values(of object: AnyObject) -> [ObservedValue] {
        observers(of: object).map { ($0, $0.read(object)) }
    }

    /// Notifies observers whose values have changed, and those of the name in any case.
    func notify(_ before: [ObservedValue], of object: AnyObject, _ name: ObservedName? = nil) {
        for (observation, old) in before where !observation.isOver {
            let new = observation.read(object)
            if observation.name != name, Self.isSame(old, new) { continue }
            observation.notify(object, old, new, false)
        }
    }

    private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let value = first as? any Equatable { return isEqual(value, second) }
        if type(of: first) is AnyObject.Type { return first as AnyObject === second as AnyObject }
        return String(describing: first) == String(describing: second)
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}

/// An object that announces its changes only from its first observer on.
protocol AnnouncedOnDemand: AnyObject {
    func announceChanges()
}

/// Makes a change and notifies an object's observers of it.
@inline(__always)
func observedChange(of object: AnyObject, _ change: () -> Void) {
    guard ObservedValues.isInUse else { return change() }
    ObservedValues.shared.changing(object, change)
}
