import AutoLayout

/// The Auto Layout of one view tree: updates an engine's items and rows for views, guides and constraints.
///
/// This is what the two kinds of host share. A tree has one `TreeLayoutHost`, held by its topmost view and made at its
/// first layout; a view that is measured by `systemLayoutSizeFitting` and can't be measured in place has a
/// `FittingLayoutHost` over its subtree alone. Changes of views are requested of every host that they take part in
/// (`pending`) and carried over when its solution is next asked for (`resolve`).
///
/// Invariant: a view or guide has an item if a constraint names it, if it or a descendant takes part, or if it is placed
/// by Auto Layout; `constraintOwners` has an entry for exactly the installed constraints.
///
/// `@exclusivity(unchecked)`, for every property of this class and of its subclasses: hosts live on the main actor, and no
/// access to one of their properties is open while code outside of the host runs. Each is a read or a replacement of a
/// value, or a mutating call of a value type that calls nothing back; what an app may be asked (intrinsic sizes, insets,
/// baselines) is asked first and stored after. Checking costs a call at each access, of which a resolve makes thousands.
@MainActor class LayoutHost {
    final let engine: LayoutEngine
    unowned final let root: UIView
    /// Tells one host from another, also from one that is gone.
    final let number: UInt32
    /// The changes that the engine doesn't know of yet.
    @exclusivity(unchecked) final var pending = PendingLayoutWork()
    /// By the item's number.
    @exclusivity(unchecked) final var itemOwners: [LayoutItemOwner?] = []
    @exclusivity(unchecked) final var itemCount = 0
    /// By the constraint's number.
    @exclusivity(unchecked) final var constraintOwners: [ConstraintOwner?] = []
    @exclusivity(unchecked) final var ownerCount = 0
    /// Rows that the host itself made for a view or guide: masks, margins, safe areas.
    @exclusivity(unchecked) final var ownRows = ItemTable<[LayoutConstraintID]>()
    /// The width at which a view that wraps its content was last measured for this host.
    @exclusivity(unchecked) final var wrapWidths = ItemTable<CGFloat>()
    /// Items that a constraint names by a baseline: only of these the baselines are asked, which costs a measurement.
    @exclusivity(unchecked) final var baselineItems: Set<LayoutItem> = []
    /// True if a constraint was installed whose constant follows the fonts at baselines.
    @exclusivity(unchecked) final var hasBaselineSpacing = false
    @exclusivity(unchecked) final var reportedConflicts: Set<[String]> = []
    @exclusivity(unchecked) final var isResolving = false
    /// The number of items that the present solution moved so far, for the trace.
    @exclusivity(unchecked) final var changedItemCount = 0
    /// Memory for the items that a solution changed.
    @exclusivity(unchecked) final var changedItems: [LayoutItem] = []

    private static var count: UInt32 = 0

    /// - Parameter other: a host of views that are alike, such as that of the tree around the root.
    init(root: UIView, sharing other: LayoutHost? = nil) {
        self.root = root
        engine = LayoutEngine(sharing: other?.engine)
        Self.count &+= 1
        number = Self.count
        subtreeJoined(root)
    }

    // MARK: Members that the two kinds of host answer differently

    /// The item that a view has in this host.
    func knownItem(of view: UIView) -> LayoutItem? { missing() }
    /// The item that a guide has in this host.
    func knownItem(of guide: UILayoutGuide) -> LayoutItem? { missing() }
    func setItem(_ item: LayoutItem?, of view: UIView) { missing() }
    func setItem(_ item: LayoutItem?, of guide: UILayoutGuide) { missing() }
    /// The number under which a constraint is installed in this host.
    func installedID(of constraint: NSLayoutConstraint) -> LayoutConstraintID? { missing() }
    func setInstalledID(_ id: LayoutConstraintID?, of constraint: NSLayoutConstraint) { missing() }

    /// Brings the engine up to date with everything that is pending, and solves.
    func resolve() { missing() }
    /// Called for each item that a solution moved, before text in it is measured at its new width.
    func didMove(_ item: LayoutItem, _ owner: LayoutItemOwner, isMeasuring: Bool) {}
    /// Called for each solution, before text is measured at the widths that it gave.
    func solutionWasReached() {}
    /// True if texts are measured one after the other, each at the width that the sizes of those before leave it; false if
    /// all are at widths of the same solution, by `rewrapAllText()`.
    var measuresTextSingly: Bool { true }
    /// Measures all texts at the widths of one solution, and returns those of other sizes than before.
    func rewrapAllText() -> [UIView] { missing() }
    /// Called where a view's alignment rectangle stays and its frame doesn't, of which no number of the solution tells.
    func alignmentInsetsChanged(of view: UIView) {}
    /// True if the view's intrinsic size counts in this host.
    func usesIntrinsicSize(of view: UIView) -> Bool { !view.layoutTraits.translatesAutoresizingMask }
    /// True if the view's frame or autoresizing mask counts in this host.
    func usesFrame(of view: UIView) -> Bool { true }
    /// True if an active constraint isn't one of this host's.
    func ignores(_ constraint: NSLayoutConstraint) -> Bool { false }
    /// True if a constraint is the dictated height of a view that may be measured in place.
    func isReleasedToMeasure(_ constraint: NSLayoutConstraint) -> Bool { false }
    /// True if a constraint dictates a size to a view that is measured in place: its constant is held to later.
    func isDictatedToMeasuredView(_ constraint: NSLayoutConstraint) -> Bool { false }
    /// Called where the constant of such a constraint changes.
    func dictatedSizeChanged() {}
    /// False where contradictions are part of an answer, and are no news.
    var reportsConflicts: Bool { true }
    /// Called as a view leaves the host, before its item goes.
    func willRemoveItem(of view: UIView) {}

    private func missing(_ member: String = #function) -> Never {
        preconditionFailure("\(Self.self) doesn't implement \(member)")
    }

    /// Traps where an invariant doesn't hold; for tests.
    func checkInvariants() {
        pending.checkInvariants(below: root)
        precondition(
            constraintOwners.count(where: { $0 != nil }) == ownerCount,
            "\(ownerCount) constraints are installed, \(constraintOwners.count(where: { $0 != nil })) have owners")
        precondition(
            itemOwners.count(where: { $0 != nil }) == itemCount,
            "\(itemCount) items are in the engine, \(itemOwners.count(where: { $0 != nil })) have owners")
    }
}
