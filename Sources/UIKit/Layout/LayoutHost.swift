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
    @exclusivity(unchecked) var items: [ObjectIdentifier: LayoutItem] = [:]
    @exclusivity(unchecked) var parties: [LayoutItem: LayoutParty] = [:]
    @exclusivity(unchecked) var installed: [ObjectIdentifier: LayoutConstraintID] = [:]
    @exclusivity(unchecked) var owners: [LayoutConstraintID: ConstraintOwner] = [:]
    /// Rows that the host itself made for a view or guide: masks, margins, safe areas.
    @exclusivity(unchecked) var ownRows: [ObjectIdentifier: [LayoutConstraintID]] = [:]
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
    /// Items that a constraint names by a baseline: only of these the baselines are asked, which costs a measurement.
    @exclusivity(unchecked) var baselineItems: Set<LayoutItem> = []
    /// Constraints whose baseline was that of a view that left; installed again before the next solution.
    @exclusivity(unchecked) var displaced: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var reportedConflicts: Set<[String]> = []
    @exclusivity(unchecked) var isResolving = false
    /// How many items the present solution moved so far, for the trace.
    @exclusivity(unchecked) var moved = 0

    init(root: UIView, isFitting: Bool) {
        self.root = root
        self.isFitting = isFitting
        subtreeJoined(root)
    }
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
struct StaleViews {
    private var views: [Unowned<UIView>] = []
    private var keys: Set<ObjectIdentifier> = []

    var isEmpty: Bool { views.isEmpty }

    mutating func insert(_ view: UIView) {
        if keys.insert(ObjectIdentifier(view)).inserted { views.append(Unowned(object: view)) }
    }

    mutating func takeAll() -> [UIView] {
        defer {
            views.removeAll(keepingCapacity: true)
            keys.removeAll(keepingCapacity: true)
        }
        return views.map(\.object)
    }

    mutating func remove(_ view: UIView) {
        guard keys.remove(ObjectIdentifier(view)) != nil else { return }
        views.removeAll { $0.object === view }
    }
}

/// Who an installed constraint belongs to.
enum ConstraintOwner {
    case author(NSLayoutConstraint)
    case autoresizing(ObjectIdentifier, name: String)
    case guide(UILayoutGuide, edge: String)
    case root(name: String)
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
            if let host = current.layoutTraits.host { body(host) }
            if let host = current.layoutTraits.fittingHost { body(host) }
            view = current.hierarchy.superview
        }
    }

    func markContentSizeStale() {
        guard !layoutTraits.translatesAutoresizingMask else {
            layoutTraits.fittingHost?.staleContentSizes.insert(self)
            return
        }
        forEachHost { $0.staleContentSizes.insert(self) }
        (superview as? UIStackView)?.arrangedContentChanged(of: self)
        Commit.request()
    }

    /// Frame, insets, margins, baselines or direction changed: the constants made from them have to follow.
    func markRulesStale() { forEachHost { $0.staleRules.insert(self) } }

    /// The grid of the screen's pixels.
    var pixelGrid: PixelGrid { UIScreen.main.pixelGrid }
}
