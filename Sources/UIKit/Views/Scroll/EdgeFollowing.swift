/// Bars whose looks say whether content is under them.
///
/// A bar at the top has none below it while the content's top is at or below the bar's lower edge, one at the bottom
/// while the content's end is at or above its upper edge; without a scroll view there is none at all.
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

    /// Whether nothing is above the content's top. Half a thousandth of a point is rounding.
    var isAtTopEdge: Bool { contentOffset.y + adjustedContentInset.top <= 0.0005 }
    var isAtBottomEdge: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.0005
    }
}

extension UIViewController {
    /// The scroll view that bars at an edge look at.
    ///
    /// The one that the app named, else the root view or its first subview.
    func edgeScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let navigation = self as? UINavigationController {
            return navigation.topViewController?.edgeScrollView(for: edge)
        }
        if let named = contentScrollView(for: edge) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Names the scroll view whose content bars look at, for one edge or several; nil leaves it to the framework.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
            containment.contentScrollViews[one.rawValue] = scrollView.map { WeakScrollView(view: $0) }
        }
        navigationController?.followEdges()
        tabBarController?.followEdge()
    }

    /// What the app named for an edge.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        containment.contentScrollViews[edge.rawValue]?.view
    }
}

struct WeakScrollView {
    weak var view: UIScrollView?
}

/// Which scroll view a container's bar follows.
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

extension UINavigationController {
    /// Gives the bars the looks for what is under them, now and as the content of the controller on top moves.
    func followEdges() {
        let bars = navigationBar.looksFollowContent || !stack.hidesToolbar && toolbar.looksFollowContent
        let content = bars ? topViewController?.edgeScrollView(for: .top) : nil
        stack.edge.follow(content, for: self) { [weak self] in self?.updateEdges() }
        updateEdges()
        tabBarController?.followEdge()
    }

    private func updateEdges() {
        guard isViewLoaded else { return }
        let content = stack.edge.scrollView
        navigationBar.setIsAtScrollEdge(navigationBar.looksFollowContent && content?.isAtTopEdge ?? true)
        guard !stack.hidesToolbar else { return }
        toolbar.setIsAtScrollEdge(toolbar.looksFollowContent && content?.isAtBottomEdge ?? true)
    }
}

extension UITabBarController {
    func followEdge() {
        let content = tabBar.looksFollowContent ? selectedViewController?.edgeScrollView(for: .bottom) : nil
        edge.follow(content, for: self) { [weak self] in self?.updateEdge() }
        updateEdge()
    }

    private func updateEdge() {
        tabBar.setIsAtScrollEdge(tabBar.looksFollowContent && edge.scrollView?.isAtBottomEdge ?? true)
    }
}
