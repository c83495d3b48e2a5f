/// A reference that neither retains its object nor becomes nil with it.
///
/// `unowned(unsafe)`: a host names some thousand views, and counting references to each of them costs as much as what is
/// done with them. It is sound because a view or guide leaves every host that it takes part in before it can be released
/// (`LayoutHost.subtreeLeaves`, called as it leaves its superview and as its tree goes); `LifetimeTests` watches it.
struct Unowned<Object: AnyObject> {
    unowned(unsafe) let object: Object
}

/// Views that wait for one step of a resolve, in the order in which that was requested, once each.
///
/// Complexity: O(1) to request and to take out of turn, O(n) to forget a view.
///
/// Invariant: `keys` are those of views in `views`, and the two are equally many unless a view was taken out of turn; a
/// view without its key was taken.
struct DirtyViews {
    private var views: [Unowned<UIView>] = []
    private var keys: Set<ObjectIdentifier> = []
    private var hasWithdrawn = false

    var isEmpty: Bool { keys.isEmpty }

    mutating func insert(_ view: UIView) {
        if keys.insert(ObjectIdentifier(view)).inserted { views.append(Unowned(object: view)) }
    }

    mutating func takeAll() -> [UIView] {
        defer {
            views.removeAll(keepingCapacity: true)
            keys.removeAll(keepingCapacity: true)
            hasWithdrawn = false
        }
        var taken: [UIView] = []
        taken.reserveCapacity(keys.count)
        for view in views where !hasWithdrawn || keys.remove(ObjectIdentifier(view.object)) != nil {
            taken.append(view.object)
        }
        return taken
    }

    /// Takes one view out of turn; true where it was among those that wait.
    mutating func take(_ view: UIView) -> Bool {
        guard !keys.isEmpty, keys.remove(ObjectIdentifier(view)) != nil else { return false }
        hasWithdrawn = true
        return true
    }

    /// Forgets a view that leaves, of which nothing may be kept.
    mutating func remove(_ view: UIView) {
        guard !views.isEmpty else { return }
        keys.remove(ObjectIdentifier(view))
        views.removeAll { $0.object === view }
    }

    /// Traps where the invariant doesn't hold; for tests.
    func checkInvariants() {
        let listed = Set(views.map { ObjectIdentifier($0.object) })
        precondition(keys.isSubset(of: listed), "DirtyViews: a key of \(keys.count) has no view among \(views.count)")
        precondition(
            hasWithdrawn || keys.count == views.count,
            "DirtyViews: \(views.count) views, but \(keys.count) keys, and none was taken out of turn")
    }
}
