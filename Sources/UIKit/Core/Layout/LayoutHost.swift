import AutoLayout

/// The Auto Layout of one view tree: keeps an engine's items and rows in step with views, guides and constraints.
///
/// A tree has one host, held by its topmost view, made at its first layout; a view that is measured by
/// `systemLayoutSizeFitting` holds another over its subtree alone. Changes of views are noted by every host that they
/// take part in and carried over when its solution is next asked for.
///
/// Invariant: a view or guide has an item if a constraint names it, if it or a descendant takes part, or if it is placed
/// by Auto Layout; `owners` has an entry for exactly the installed constraints.
@MainActor final class LayoutHost {
    let engine = LayoutEngine()
    unowned let root: UIView
    /// Measures the subtree as if it stood alone: its own frame and encapsulated size don't count.
    let isFitting: Bool
    /// Tells what views, guides and constraints note of a tree's host from what they noted of an earlier one.
    let number: UInt32
    /// How views find the host of their tree without going up to its topmost view.
    nonisolated(unsafe) let reference = HostReference()
    /// By the item's number.
    @exclusivity(unchecked) var parties: [LayoutParty?] = []
    @exclusivity(unchecked) var itemCount = 0
    /// By the constraint's number.
    @exclusivity(unchecked) var owners: [ConstraintOwner?] = []
    @exclusivity(unchecked) var ownerCount = 0
    /// The items and constraints of a host that measures; those of a tree's are noted by views, guides and constraints.
    @exclusivity(unchecked) var fittingItems: [ObjectIdentifier: LayoutItem] = [:]
    @exclusivity(unchecked) var fittingConstraints: [ObjectIdentifier: LayoutConstraintID] = [:]
    /// Rows that the host itself made for a view or guide: masks, margins, safe areas.
    @exclusivity(unchecked) var ownRows: [ObjectIdentifier: [LayoutConstraintID]] = [:]
    /// The target heights of views that were measured in place.
    @exclusivity(unchecked) var targetRows: [ObjectIdentifier: LayoutConstraintID] = [:]
    /// Views that were measured in place and aren't held to their dictated heights, as these are what was measured.
    @exclusivity(unchecked) var measured: [Unowned<UIView>] = []
    /// Whether one of them may have got another size than was measured: dictated, or by what is in it.
    @exclusivity(unchecked) var dictatedSizesChanged = false
    @exclusivity(unchecked) var measuredSizesChanged = false
    /// Items that moved while something was measured in place; whether they stay there shows when the tree is solved.
    @exclusivity(unchecked) var unsettled: [LayoutItem] = []
    /// By the item's number; true for exactly those in `unsettled`.
    @exclusivity(unchecked) var isUnsettled: [Bool] = []
    /// Views that have an item but whose intrinsic size the engine wasn't given yet.
    @exclusivity(unchecked) var newcomers: [Unowned<UIView>] = []
    /// Views whose intrinsic size, and whose frame, margins or insets, changed since the last solution.
    @exclusivity(unchecked) var staleContentSizes = StaleViews()
    @exclusivity(unchecked) var staleRules = StaleViews()
    /// The width at which a view that wraps its content was last measured for this host.
    @exclusivity(unchecked) var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
    /// Views that wrap and were given to the engine as if there were no limit; measured again at the width that the next
    /// solution gives them, even where that is the width they had.
    @exclusivity(unchecked) var unwrapped: [Unowned<UIView>] = []
    /// Views in which widths may be others than before, by something else than what is in them.
    @exclusivity(unchecked) var widened = StaleViews()
    /// Items that a constraint names by a baseline: only of these the baselines are asked, which costs a measurement.
    @exclusivity(unchecked) var baselineItems: Set<LayoutItem> = []
    /// Whether a constraint was installed whose constant follows the fonts at baselines.
    @exclusivity(unchecked) var hasBaselineSpacing = false
    /// Constraints whose baseline was that of a view that left; installed again before the next solution.
    @exclusivity(unchecked) var displaced: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var reportedConflicts: Set<[String]> = []
    @exclusivity(unchecked) var isResolving = false
    /// How many items the present solution moved so far, for the trace.
    @exclusivity(unchecked) var moved = 0
    /// Memory for the items that a solution changed.
    @exclusivity(unchecked) var changedItems: [LayoutItem] = []

    private static var count: UInt32 = 0
    /// Whether a view has kept an engine that measures it, in any tree: then it may stand above any view.
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

/// A host as views refer to it: nil once it is gone, and never held. The host owns it.
final class HostReference {
    unowned(unsafe) var host: LayoutHost?
}

/// A view or a layout guide, as what an item stands for; views and guides leave their host before they go.
enum LayoutParty {
    case view(Unowned<UIView>)
    case guide(Unowned<UILayoutGuide>)
}

/// A reference that neither holds nor follows its object.
struct Unowned<Object: AnyObject> {
    unowned(unsafe) let object: Object
}

/// Views to be looked at again, in the order in which that was noted, once each.
///
/// Invariant: `keys` are those of views in `views`; a view without its key was withdrawn.
struct StaleViews {
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

    /// Takes a view that was looked at out of turn; true where it was among those to be looked at.
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
}

/// Who an installed constraint belongs to.
///
/// Most are authors'; what else there is lies elsewhere, so that a table of owners takes a word for each.
enum ConstraintOwner {
    case author(NSLayoutConstraint)
    indirect case autoresizing(ObjectIdentifier, name: String)
    indirect case guide(UILayoutGuide, edge: String)
    indirect case root(name: String)
    /// The height that a view measured in place is to come near to.
    indirect case target(Unowned<UIView>)
}

/// A view's or guide's item, as it notes it itself: it is that of the host with this number.
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

/// A constraint's row, as it notes it itself: it is that of the host with this number.
struct HostedConstraint {
    var host: UInt32 = 0
    var id = LayoutConstraintID?.none
}

extension UIView {
    /// The engine of the tree, if it was made.
    var layoutHost: LayoutHost? { topmost.layoutTraits.host }

    /// The engine of the tree whose topmost view this is.
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

    /// The engines that the view takes part in: its tree's, and those that measure it or a view around it.
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

    func markContentSizeStale() {
        guard !layoutTraits.translatesAutoresizingMask else {
            layoutTraits.fittingHost?.staleContentSizes.insert(self)
            return
        }
        if !LayoutHost.isAnyKeptToMeasure, layoutTraits.hosted.item != nil,
            let host = layoutTraits.hosted.reference?.host
        {
            host.staleContentSizes.insert(self)
        } else {
            forEachHost { $0.staleContentSizes.insert(self) }
        }
        (superview as? UIStackView)?.arrangedContentChanged(of: self)
        LayoutTransaction.request()
    }

    /// Frame, insets, margins, baselines or direction changed: the constants made from them have to follow.
    func markRulesStale() { forEachHost { $0.staleRules.insert(self) } }

    /// The grid of the screen's pixels.
    var pixelGrid: PixelGrid { UIScreen.main.pixelGrid }
}
