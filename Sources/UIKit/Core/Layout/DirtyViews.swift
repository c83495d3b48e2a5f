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
/// A few are found by looking through them, which takes less than a hash; many by their keys.
///
/// Complexity: O(1) to request and to take out of turn, O(n) to forget a view.
///
/// Invariant: a view that is listed waits, unless there are keys and its own isn't among them: then it was taken out of turn.
/// `keys` are those of listed views, and empty while these are at most `fewCount`. Nothing is listed where nothing waits.
struct DirtyViews {
    private static let fewCount = 16
    private var views: [Unowned<UIView>] = []
    private var keys: Set<ObjectIdentifier> = []

    // `Array.isEmpty` is generic, which costs a debug build some ten times as much.
    var isEmpty: Bool { views.count == 0 }

    mutating func insert(_ view: UIView) {
        guard keys.isEmpty, views.count < Self.fewCount else { return insertAmongMany(view) }
        if place(of: view) < 0 { views.append(Unowned(object: view)) }
    }

    private mutating func insertAmongMany(_ view: UIView) {
        if keys.isEmpty {
            guard place(of: view) < 0 else { return }
            for known in views { keys.insert(ObjectIdentifier(known.object)) }
        }
        if keys.insert(ObjectIdentifier(view)).inserted { views.append(Unowned(object: view)) }
    }

    /// The place of a view among few; −1 where it isn't.
    private func place(of view: UIView) -> Int {
        var place = views.count - 1
        while place >= 0, views[place].object !== view { place -= 1 }
        return place
    }

    mutating func takeAll() -> [UIView] {
        guard !views.isEmpty else { return [] }
        var taken: [UIView] = []
        taken.reserveCapacity(views.count)
        let areFew = keys.isEmpty
        for view in views where areFew || keys.remove(ObjectIdentifier(view.object)) != nil {
            taken.append(view.object)
        }
        removeAll()
        return taken
    }

    private mutating func removeAll() {
        views.removeAll(keepingCapacity: true)
        if !keys.isEmpty { keys.removeAll(keepingCapacity: true) }
    }

    /// Takes one view out of turn; true where it was among those that wait.
    mutating func take(_ view: UIView) -> Bool {
        guard keys.isEmpty else {
            guard keys.remove(ObjectIdentifier(view)) != nil else { return false }
            if keys.isEmpty { removeAll() }
            return true
        }
        let place = place(of: view)
        guard place >= 0 else { return false }
        views.remove(at: place)
        return true
    }

    /// Forgets a view that leaves, of which nothing may be kept.
    mutating func remove(_ view: UIView) {
        guard !views.isEmpty else { return }
        if !keys.isEmpty {
            keys.remove(ObjectIdentifier(view))
            if keys.isEmpty { return removeAll() }
        }
        views.removeAll { $0.object === view }
    }

    /// Traps where the invariant doesn't hold; for tests.
    func checkInvariants() {
        let listed = Set(views.map { ObjectIdentifier($0.object) })
        precondition(keys.isSubset(of: listed), "DirtyViews: a key of \(keys.count) has no view among \(views.count)")
        precondition(
            !keys.isEmpty || views.count <= Self.fewCount && views.count == listed.count,
            "DirtyViews: \(views.count) views of \(listed.count) keys are listed, and there are no keys")
    }
}
