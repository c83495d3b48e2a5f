extension UINavigationController {
    /// Sets the look of bars for the content under them, now and when the top controller's content scrolls.
    func followEdges() {
        let bars = navigationBar.looksFollowContent || showsToolbar && toolbar.looksFollowContent
        let content = bars ? topViewController?.edgeScrollView(for: .top) : nil
        stack.edge.follow(content, for: self) { [weak self] in self?.updateEdges() }
        updateEdges()
        tabBarController?.followEdge()
    }

    private func updateEdges() {
        guard isViewLoaded else { return }
        let content = stack.edge.scrollView
        navigationBar.setIsAtScrollEdge(navigationBar.looksFollowContent && content?.isAtTopEdge ?? true)
        if BehaviourProfile.current.isGlass {
            let isUnder = content.map { !$0.isAtTopEdge } ?? false
            content?.topEdgeEffect.changed = { [weak self] in self?.updateEdges() }
            navigationBar.parts.ground.showEdge(
                isUnder ? content?.topEdgeEffect : nil, on: content?.edgeGround, reach: ScrollEdgeFade.topReach)
        }
        guard showsToolbar else { return }
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
        contentScrolled(edge.scrollView)
        tabBar.setIsAtScrollEdge(tabBar.looksFollowContent && edge.scrollView?.isAtBottomEdge ?? true)
        guard BehaviourProfile.current.isGlass else { return }
        let content = edge.scrollView
        let isUnder = content.map { !$0.isAtBottomEdge } ?? false
        content?.bottomEdgeEffect.changed = { [weak self] in self?.updateEdge() }
        tabBar.ground.showEdge(
            isUnder ? content?.bottomEdgeEffect : nil, on: content?.edgeGround, reach: ScrollEdgeFade.bottomReach)
    }
}

extension UINavigationController: BarContainer {
    var topChild: UIViewController? { topViewController }
    var barFollowsContent: Bool { navigationBar.collapsibleHeight > 0 }
}

extension UIScrollView {
    /// The colour that content fades to under bars.
    fileprivate var edgeGround: UIColor? {
        var view: UIView? = self
        while let present = view {
            if let color = present.backgroundColor, color != .clear { return color }
            view = present.superview
        }
        return nil
    }
}
