/// The changes that a host knows and its engine doesn't yet: the queues between a setter and the next resolve.
///
/// Everything that invalidates layout below a host goes through one of the `request…` members; `LayoutHost.resolve()`
/// alone takes it back, by the `take…` members, in the order in which they stand here. Documentation/invalidation.md
/// shows the way from a cause to its queue and on to its pass.
///
/// | queue | requested by | taken by |
/// | --- | --- | --- |
/// | `constraintsAwaitingBaselineView` | an item that leaves and gave a baseline | `resolve`, once, first |
/// | `viewsAwaitingIntrinsicSize` | a view's first item | `resolve`, once, the last view first |
/// | `viewsNeedingSystemConstraints` | frames, margins, insets, direction | `resolve`, until none is left |
/// | `viewsWithChangedWidth` | constants and constraints of widths | `resolve`, until none is left |
/// | `viewsNeedingIntrinsicSize` | `invalidateIntrinsicContentSize` and its like | `resolve`, until none is left |
/// | `textAwaitingWidthPass` | text that was given without a limit of width | `resolve`, after each solution |
///
/// Invariants: each `DirtyViews`' own; a view that left the host is in no queue, so every reference is alive.
@MainActor struct PendingLayoutWork {
    /// Constraints whose baseline was that of a view that left; installed again before the next solution.
    private var constraintsAwaitingBaselineView: [NSLayoutConstraint] = []
    /// Views that have an item but whose intrinsic size the engine wasn't given yet, in the order of their items.
    private var viewsAwaitingIntrinsicSize: [Unowned<UIView>] = []
    /// Views whose frame, margins, insets or direction changed: the constants of the host's own rows have to follow.
    private var viewsNeedingSystemConstraints = DirtyViews()
    /// Views in which widths may be others than before, by something else than what is in them.
    private var viewsWithChangedWidth = DirtyViews()
    /// Views whose intrinsic size or baselines changed.
    private var viewsNeedingIntrinsicSize = DirtyViews()
    /// Views that wrap and were given to the engine as if there were no limit; measured again at the width that the next
    /// solution gives them, even where that is the width they had.
    private var textAwaitingWidthPass: [Unowned<UIView>] = []

    /// True if the engine knows of every change.
    var isEmpty: Bool {
        // One after the other: operands of && are closures, each with a copy of this value where nothing is optimised.
        if hasDirtyViews { return false }
        if !viewsAwaitingIntrinsicSize.isEmpty { return false }
        if !textAwaitingWidthPass.isEmpty { return false }
        return constraintsAwaitingBaselineView.isEmpty
    }

    /// True if something waits that can be requested again while it is carried over.
    var hasDirtyViews: Bool {
        if !viewsNeedingIntrinsicSize.isEmpty { return true }
        if !viewsNeedingSystemConstraints.isEmpty { return true }
        return !viewsWithChangedWidth.isEmpty
    }

    var hasTextAwaitingWidthPass: Bool { !textAwaitingWidthPass.isEmpty }

    // MARK: Requests

    mutating func requestInstallation(_ constraint: NSLayoutConstraint) {
        constraintsAwaitingBaselineView.append(constraint)
    }

    mutating func requestFirstIntrinsicSize(of view: UIView) {
        viewsAwaitingIntrinsicSize.append(Unowned(object: view))
    }

    mutating func requestSystemConstraints(of view: UIView) { viewsNeedingSystemConstraints.insert(view) }

    mutating func requestWrapping(in view: UIView) { viewsWithChangedWidth.insert(view) }

    mutating func requestIntrinsicSize(of view: UIView) { viewsNeedingIntrinsicSize.insert(view) }

    mutating func requestWidthPass(of text: UIView) { textAwaitingWidthPass.append(Unowned(object: text)) }

    // MARK: Taking back

    mutating func takeConstraintsAwaitingBaselineView() -> [NSLayoutConstraint] {
        guard !constraintsAwaitingBaselineView.isEmpty else { return [] }
        defer { constraintsAwaitingBaselineView.removeAll() }
        return constraintsAwaitingBaselineView
    }

    /// The last view first: the order in which intrinsic sizes enter the engine.
    mutating func takeViewsAwaitingIntrinsicSize() -> [UIView] {
        guard !viewsAwaitingIntrinsicSize.isEmpty else { return [] }
        var views: [UIView] = []
        views.reserveCapacity(viewsAwaitingIntrinsicSize.count)
        for view in viewsAwaitingIntrinsicSize.reversed() { views.append(view.object) }
        viewsAwaitingIntrinsicSize.removeAll(keepingCapacity: true)
        return views
    }

    mutating func takeViewsNeedingSystemConstraints() -> [UIView] { viewsNeedingSystemConstraints.takeAll() }

    mutating func takeViewsWithChangedWidth() -> [UIView] { viewsWithChangedWidth.takeAll() }

    mutating func takeViewsNeedingIntrinsicSize() -> [UIView] { viewsNeedingIntrinsicSize.takeAll() }

    /// True where the view's intrinsic size was requested, which it no longer is.
    mutating func takeIntrinsicSizeRequest(of view: UIView) -> Bool { viewsNeedingIntrinsicSize.take(view) }

    mutating func takeTextAwaitingWidthPass() -> [Unowned<UIView>] {
        guard !textAwaitingWidthPass.isEmpty else { return [] }
        let waiting = textAwaitingWidthPass
        textAwaitingWidthPass.removeAll(keepingCapacity: true)
        return waiting
    }

    // MARK: Leaving

    /// Forgets one view of a subtree that leaves.
    mutating func forget(_ view: UIView) {
        viewsNeedingIntrinsicSize.remove(view)
        viewsNeedingSystemConstraints.remove(view)
        viewsWithChangedWidth.remove(view)
    }

    /// Forgets what waits in a subtree that leaves, beside what `forget(_:)` does for each of its views.
    mutating func forgetSubtree(of view: UIView) {
        if !viewsAwaitingIntrinsicSize.isEmpty {
            viewsAwaitingIntrinsicSize.removeAll { $0.object.isDescendant(of: view) }
        }
        if !textAwaitingWidthPass.isEmpty { textAwaitingWidthPass.removeAll { $0.object.isDescendant(of: view) } }
    }

    /// Traps where an invariant doesn't hold; for tests.
    ///
    /// - Parameter root: the topmost view of the host that this belongs to.
    func checkInvariants(below root: UIView) {
        viewsNeedingSystemConstraints.checkInvariants()
        viewsWithChangedWidth.checkInvariants()
        viewsNeedingIntrinsicSize.checkInvariants()
        for view in viewsAwaitingIntrinsicSize + textAwaitingWidthPass {
            precondition(
                view.object.isDescendant(of: root), "\(view.object) waits in a host of \(root), which it isn't in")
        }
    }
}
