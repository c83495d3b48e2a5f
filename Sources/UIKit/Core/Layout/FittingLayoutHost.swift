import AutoLayout

/// The host of a view that is measured by `systemLayoutSizeFitting`, as if it stood alone: its own frame and the size that
/// its container dictates don't count, and no frame changes.
///
/// UIKit makes such an engine for each call. Here a view keeps it from its second measurement on
/// (`UIView.fittingSize`), in step with the view as the tree's host is.
@MainActor class FittingLayoutHost: LayoutHost {
    /// The number of views that keep such a host, in any tree. While none does, a view's content is that of its tree's host alone,
    /// which it finds without going up.
    ///
    /// `nonisolated(unsafe)`: hosts are released where their views are, on the main actor, which a `deinit` can't say.
    /// `@exclusivity(unchecked)`: a number, asked for at each change of a view.
    @exclusivity(unchecked) private(set) nonisolated(unsafe) static var keptCount = 0

    private var items: [ObjectIdentifier: LayoutItem] = [:]
    private var constraints: [ObjectIdentifier: LayoutConstraintID] = [:]
    private nonisolated(unsafe) var isKept = false

    deinit { if isKept { Self.keptCount -= 1 } }

    /// Called as the measured view keeps the host: from now on it is notified of changes.
    func keep() {
        guard !isKept else { return }
        isKept = true
        Self.keptCount += 1
    }

    override func knownItem(of view: UIView) -> LayoutItem? { items[ObjectIdentifier(view)] }
    override func knownItem(of guide: UILayoutGuide) -> LayoutItem? { items[ObjectIdentifier(guide)] }
    override func setItem(_ item: LayoutItem?, of view: UIView) { items[ObjectIdentifier(view)] = item }
    override func setItem(_ item: LayoutItem?, of guide: UILayoutGuide) { items[ObjectIdentifier(guide)] = item }

    override func installedID(of constraint: NSLayoutConstraint) -> LayoutConstraintID? {
        constraints[ObjectIdentifier(constraint)]
    }

    override func setInstalledID(_ id: LayoutConstraintID?, of constraint: NSLayoutConstraint) {
        constraints[ObjectIdentifier(constraint)] = id
    }

    override func resolve() {
        guard !isResolving, isBehind else { return }
        isResolving = true
        defer { isResolving = false }
        let pivots = engine.statistics.pivots
        changedItemCount = 0
        carryOver()
        guard solveUntilWidthsAgree(isMeasuring: false) else { return }
        reportConflicts()
        traceSolve(of: root, pivotsBefore: pivots, changes: changedItemCount)
    }

    /// A view that is measured has the intrinsic size that it would have anywhere.
    override func usesIntrinsicSize(of view: UIView) -> Bool { view === root || super.usesIntrinsicSize(of: view) }

    override func usesFrame(of view: UIView) -> Bool { view !== root }

    /// A view that is measured doesn't bring the size that its container gave it.
    override func ignores(_ constraint: NSLayoutConstraint) -> Bool {
        constraint === root.layoutTraits.encapsulatedWidth || constraint === root.layoutTraits.encapsulatedHeight
    }

    // MARK: The target

    /// Sets the size that the root is to come near to.
    func aim(at target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        let insets = root.alignmentRectInsets
        let width = Double(target.width - insets.left - insets.right)
        let height = Double(target.height - insets.top - insets.bottom)
        let item = item(for: root)
        if let rows = ownRows[item], rows.count == 2 {
            if engine.constant(of: rows[0]) != width { noteWidths(in: root) }
            setConstant(width, of: rows[0])
            setConstant(height, of: rows[1])
            setPriority(horizontal, of: rows[0])
            setPriority(vertical, of: rows[1])
            return
        }
        add(
            [
                LayoutConstraint(
                    first: item, .width, constant: width, priority: horizontal.rawValue, role: .system),
                LayoutConstraint(
                    first: item, .height, constant: height, priority: vertical.rawValue, role: .system),
            ],
            of: item, owners: [.root(name: "fittingSizeHTarget"), .root(name: "fittingSizeVTarget")])
    }
}
