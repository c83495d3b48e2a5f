import AutoLayout

/// The Auto Layout of one view tree: updates an engine's items and rows for views, guides and constraints.
///
/// A tree has one host, owned by its topmost view and made at its first layout; a view that is measured by
/// `systemLayoutSizeFitting` owns another for its subtree alone. Changes of views are recorded by every host that they
/// take part in, and applied when its solution is next needed.
///
/// Invariant: a view or guide has an item if a constraint involves it, if it or a descendant takes part, or if it is
/// placed by Auto Layout; `constraintOwners` has an entry for exactly the installed constraints.
@MainActor final class LayoutHost {
    let engine = LayoutEngine()
    unowned let root: UIView
    /// True if it measures the subtree on its own: the subtree's own frame and encapsulated size are ignored.
    let isFitting: Bool
    /// Distinguishes what views, guides and constraints store of this host from what they stored of an earlier one.
    let number: UInt32
    /// The reference by which views find their tree's host without going up to its topmost view.
    nonisolated(unsafe) let reference = HostReference()
    /// By the item's number.
    @exclusivity(unchecked) var itemOwners: [LayoutItemOwner?] = []
    @exclusivity(unchecked) var itemCount = 0
    /// By the constraint's number.
    @exclusivity(unchecked) var constraintOwners: [ConstraintOwner?] = []
    @exclusivity(unchecked) var ownerCount = 0
    /// The items and constraints of a measuring host; those of a tree's host are stored in views, guides and
    /// constraints.
    @exclusivity(unchecked) var fittingItems: [ObjectIdentifier: LayoutItem] = [:]
    @exclusivity(unchecked) var fittingConstraints: [ObjectIdentifier: LayoutConstraintID] = [:]
    /// Rows that the host itself made for a view or guide: masks, margins, safe areas.
    @exclusivity(unchecked) var ownRows: [ObjectIdentifier: [LayoutConstraintID]] = [:]
    /// The target heights of views that were measured in place.
    @exclusivity(unchecked) var targetRows: [ObjectIdentifier: LayoutConstraintID] = [:]
    /// Views that were measured in place and aren't held to their dictated heights, which equal the measured ones.
    @exclusivity(unchecked) var viewsMeasuredInPlace: [Unowned<UIView>] = []
    /// True if one of them may have a size other than the measured one: dictated, or by its content.
    @exclusivity(unchecked) var dictatedSizesChanged = false
    @exclusivity(unchecked) var measuredSizesChanged = false
    /// Items that moved during a measurement in place; the solution of the tree shows whether they stay there.
    @exclusivity(unchecked) var itemsMovedWhileMeasuring: [LayoutItem] = []
    /// By the item's number; true for exactly those in `itemsMovedWhileMeasuring`.
    @exclusivity(unchecked) var movedWhileMeasuring: [Bool] = []
    /// Views with an item whose intrinsic size the engine hasn't been given yet.
    @exclusivity(unchecked) var viewsAwaitingIntrinsicSize: [Unowned<UIView>] = []
    /// Views whose intrinsic size, and whose frame, margins or insets, changed since the last solution.
    @exclusivity(unchecked) var viewsNeedingIntrinsicSize = DirtyViews()
    @exclusivity(unchecked) var viewsNeedingSystemConstraints = DirtyViews()
    /// The width at which a wrapping view was last measured for this host.
    @exclusivity(unchecked) var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
    /// Wrapping views that were given to the engine without limit; measured again at the width of the next solution,
    /// even where that is the former width.
    @exclusivity(unchecked) var textAwaitingWidthPass: [Unowned<UIView>] = []
    /// Views in which widths may change for another reason than their content.
    @exclusivity(unchecked) var viewsWithChangedWidth = DirtyViews()
    /// Items whose baseline a constraint involves: only their baselines are read, which costs a measurement.
    @exclusivity(unchecked) var baselineItems: Set<LayoutItem> = []
    /// True if a constraint was installed whose constant depends on the fonts at baselines.
    @exclusivity(unchecked) var hasBaselineSpacing = false
    /// Constraints whose baseline was that of a view that left; installed again before the next solution.
    @exclusivity(unchecked) var constraintsAwaitingBaselineView: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var reportedConflicts: Set<[String]> = []
    @exclusivity(unchecked) var isResolving = false
    /// The number of items that the present solution moved so far, for the trace.
    @exclusivity(unchecked) var changedItemCount = 0
    /// A reused buffer for the items that a solution changed.
    @exclusivity(unchecked) var changedItems: [LayoutItem] = []

    private static var count: UInt32 = 0
    /// True if any view, in any tree, owns a measuring engine: then one may be above any view.
    static var isAnyKeptToMeasure = false

    init(root: UIView, isFitting: Bool) {
        self.root = root
        self.isFitting = isFitting
        Self.count &+= 1
        number = Self.count
        reference.host = self
        subtreeJoined(root)
    }

    deinit { reference.host = nil }
}

/// A view's reference to its host: nil once that is deallocated, and not retaining. The host owns it.
final class HostReference {
    unowned(unsafe) var host: LayoutHost?
}

/// The view or layout guide of an item; views and guides leave their host before they are deallocated.
enum LayoutItemOwner {
    case view(Unowned<UIView>)
    case guide(Unowned<UILayoutGuide>)
}

/// A reference that neither retains nor tracks its object.
struct Unowned<Object: AnyObject> {
    unowned(unsafe) let object: Object
}

/// Dirty views, in the order in which they were marked, once each.
///
/// Invariant: `keys` are those of views in `views`; a view without its key was removed.
struct DirtyViews {
    private var views: [Unowned<UIView>] = []
    private var keys: Set<ObjectIdentifier> = []
    private var hasWithdrawn = false

    var isEmpty: Bool { keys.isEmpty }

    mutating func insert(_ view: UIView) {
        if keys.insert(ObjectIdentifier(view)).inserted { views.append(Unowned(object: view)) }
    }

    mutating func drain() -> [UIView] {
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

    /// Removes a view that was updated out of order; true if it was dirty.
    mutating func removeIfPresent(_ view: UIView) -> Bool {
        guard !keys.isEmpty, keys.remove(ObjectIdentifier(view)) != nil else { return false }
        hasWithdrawn = true
        return true
    }

    /// Removes a view that leaves, to which no reference may remain.
    mutating func remove(_ view: UIView) {
        guard !views.isEmpty else { return }
        keys.remove(ObjectIdentifier(view))
        views.removeAll { $0.object === view }
    }
}

/// The owner of an installed constraint.
///
/// Most are authors'; the others are stored indirectly, so that an entry of the table takes one word.
enum ConstraintOwner {
    case author(NSLayoutConstraint)
    indirect case autoresizing(ObjectIdentifier, name: String)
    indirect case guide(UILayoutGuide, edge: String)
    indirect case root(name: String)
    /// The target height of a view that is measured in place.
    indirect case target(Unowned<UIView>)
}

/// A view's or guide's item, as stored in it: valid for the host with this number.
struct HostedItem {
    var reference: HostReference?
    var host: UInt32 = 0
    var item = LayoutItem?.none

    init() {}

    init(host: UInt32, item: LayoutItem?, reference: HostReference? = nil) {
        self.host = host
        self.item = item
        self.reference = reference
    }
}

/// A constraint's row, as stored in it: valid for the host with this number.
struct HostedConstraint {
    var host: UInt32 = 0
    var id = LayoutConstraintID?.none
}

extension UIView {
    /// The host of the tree, if it was made.
    var layoutHost: LayoutHost? { topmost.layoutTraits.host }

    /// The host of the tree whose topmost view this is.
    var ensuredLayoutHost: LayoutHost {
        if let host = layoutTraits.host { return host }
        let host = LayoutHost(root: self, isFitting: false)
        layoutTraits.host = host
        return host
    }

    func markUsesAutoLayout() {
        var view: UIView? = self
        while let current = view, !current.layoutTraits.subtreeUsesAutoLayout {
            current.layoutTraits.subtreeUsesAutoLayout = true
            view = current.superview
        }
    }

    /// Calls a body with the hosts in which the view takes part: its tree's, and those that measure it or an ancestor.
    func forEachHost(_ body: (LayoutHost) -> Void) {
        var view: UIView? = self
        while let current = view {
            if let rare = current.layoutTraits.rare {
                if let host = rare.host { body(host) }
                if let host = rare.fittingHost { body(host) }
            }
            view = current.hierarchy.superview
        }
    }

    func markNeedsIntrinsicSize() {
        guard !layoutTraits.translatesAutoresizingMask else {
            layoutTraits.fittingHost?.viewsNeedingIntrinsicSize.insert(self)
            return
        }
        if !LayoutHost.isAnyKeptToMeasure, layoutTraits.hosted.item != nil,
            let host = layoutTraits.hosted.reference?.host
        {
            host.viewsNeedingIntrinsicSize.insert(self)
        } else {
            forEachHost { $0.viewsNeedingIntrinsicSize.insert(self) }
        }
        (superview as? UIStackView)?.arrangedContentChanged(of: self)
        LayoutTransaction.request()
    }

    /// Marks the view after a change of frame, insets, margins, baselines or direction, on which constants depend.
    func markNeedsSystemConstraints() { forEachHost { $0.viewsNeedingSystemConstraints.insert(self) } }

    /// The grid of the screen's pixels.
    var pixelGrid: PixelGrid { UIScreen.main.pixelGrid }
}
