/// The targets of a gesture, in the order in which they were added; not retained.
///
/// Invariant: no two entries have the same target and selector.
@MainActor struct GestureTargets {
    private struct Entry {
        weak var object: AnyObject?
        let action: Selector
    }

    private var entries: [Entry] = []
    /// The framework's own handlers, called before the targets.
    var handlers: [(UIGestureRecognizer) -> Void] = []

    var isEmpty: Bool { entries.allSatisfy { $0.object == nil } && handlers.isEmpty }

    mutating func add(_ object: AnyObject, _ action: Selector) {
        entries.removeAll { $0.object == nil }
        guard !entries.contains(where: { $0.object === object && $0.action == action }) else { return }
        entries.append(Entry(object: object, action: action))
    }

    mutating func remove(_ object: AnyObject?, _ action: Selector?) {
        entries.removeAll { entry in
            entry.object == nil
                || (object == nil || entry.object === object) && (action == nil || entry.action.name == action?.name)
        }
    }

    func send(_ sender: UIGestureRecognizer) {
        for handler in handlers { handler(sender) }
        for entry in entries {
            if let object = entry.object { entry.action.send(to: object, sender: sender) }
        }
    }
}
