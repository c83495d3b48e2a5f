extension UINavigationController {
    /// Sets the look of bars for the content under them, now and when the top controller's content scrolls.
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

extension UINavigationController: BarContainer {
    var topChild: UIViewController? { topViewController }
    var barFollowsContent: Bool { navigationBar.collapsibleHeight > 0 }
}
