/// The targets and actions of a control's events, in the order in which they were added.
///
/// Targets aren't retained: deallocated ones are skipped, and removed with the next change. Invariant: no two entries
/// have the same target and selector, no two the same action identifier.
@MainActor struct ControlActions {
    enum Receiver {
        case method(Target, Selector)
        case action(UIAction)
    }

    struct Target {
        weak var object: AnyObject?
        /// False if the target is nil: the first responder in the chain that has the method.
        let isNamed: Bool

        var isAlive: Bool { object != nil || !isNamed }

        func matches(_ other: AnyObject?) -> Bool {
            if let other { return object === other }
            return !isNamed
        }
    }

    struct Entry {
        let receiver: Receiver
        var events: UIControl.Event

        @MainActor var isAlive: Bool {
            if case .method(let target, _) = receiver { return target.isAlive }
            return true
        }
    }

    private(set) var entries: [Entry] = []

    var living: [Entry] { entries.filter(\.isAlive) }

    mutating func add(_ object: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
        dropDead()
        for index in entries.indices {
            guard case .method(let target, let known) = entries[index].receiver, target.matches(object),
                known.name == selector.name
            else { continue }
            entries[index].events.formUnion(events)
            return
        }
        let target = Target(object: object, isNamed: object != nil)
        entries.append(Entry(receiver: .method(target, selector), events: events))
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        dropDead()
        for index in entries.indices {
            guard case .action(let known) = entries[index].receiver, known.identifier == action.identifier else {
                continue
            }
            entries[index] = Entry(receiver: .action(action), events: entries[index].events.union(events))
            return
        }
        entries.append(Entry(receiver: .action(action), events: events))
    }

    /// - Parameters:
    ///   - object: nil for every target.
    ///   - selector: nil for every method.
    mutating func remove(_ object: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
        removeEvents(events) { receiver in
            guard case .method(let target, let known) = receiver else { return false }
            return (object == nil || target.matches(object)) && (selector == nil || known.name == selector?.name)
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        removeEvents(events) { receiver in
            guard case .action(let action) = receiver else { return false }
            return action.identifier == identifier
        }
    }

    private mutating func removeEvents(_ events: UIControl.Event, where matches: (Receiver) -> Bool) {
        for index in entries.indices where matches(entries[index].receiver) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty || !$0.isAlive }
    }

    private mutating func dropDead() { entries.removeAll { !$0.isAlive } }
}
