/// Bars whose look depends on content under them.
///
/// There is none under a top bar while the content's top is at or below the bar's lower edge, nor under a bottom bar
/// while the content's end is at or above its upper edge; and none at all without a scroll view.
struct EdgeFollower {
    weak var container: UIViewController?
    let contentMoved: () -> Void
}

extension UIScrollView {
    func notifyEdgeFollowers() {
        guard !scroll.edgeFollowers.isEmpty else { return }
        for follower in scroll.edgeFollowers { follower.contentMoved() }
    }

    func follow(edgesFor container: UIViewController, _ contentMoved: @escaping () -> Void) {
        ignore(edgesFor: container)
        scroll.edgeFollowers.append(EdgeFollower(container: container, contentMoved: contentMoved))
    }

    func ignore(edgesFor container: UIViewController) {
        scroll.edgeFollowers.removeAll { $0.container == nil || $0.container === container }
    }

    /// True if nothing is above the content's top; half a thousandth of a point is tolerated for rounding.
    var isAtTopEdge: Bool { contentOffset.y + adjustedContentInset.top <= 0.0005 }
    var isAtBottomEdge: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.0005
    }
}

extension UIViewController {
    /// The scroll view that determines the look of bars at an edge.
    ///
    /// The one that the app set, else the root view or its first subview.
    func edgeScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let container = barContainer { return container.topChild?.edgeScrollView(for: edge) }
        if let named = contentScrollView(for: edge) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Sets the scroll view that determines the look of bars, for one edge or several; nil leaves the choice to the
    /// framework.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
            containment.contentScrollViews[one.rawValue] = scrollView.map { WeakView(view: $0) }
        }
        navigationController?.followEdges()
        tabBarController?.followEdge()
    }

    /// The scroll view that the app set for an edge.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        containment.contentScrollViews[edge.rawValue]?.view as? UIScrollView
    }
}

/// The scroll view that a container's bar follows.
struct FollowedEdge {
    weak var scrollView: UIScrollView?

    @MainActor mutating func follow(
        _ wanted: UIScrollView?, for container: UIViewController, _ contentMoved: @escaping () -> Void
    ) {
        guard scrollView !== wanted else { return }
        scrollView?.ignore(edgesFor: container)
        scrollView = wanted
        wanted?.follow(edgesFor: container, contentMoved)
    }
}
