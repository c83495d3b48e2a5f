extension UINavigationController {
    /// - Parameter below: a view that the top one's must not cover, as it is about to move away.
    func showTop(below moving: UIView? = nil) {
        guard let view = viewIfLoaded, let top = topViewController, let topView = top.view, top === topViewController
        else {
            // A controller that loads its view may put another one in its place, which is shown by then.
            return
        }
        topView.frame = contentFrame(for: top)
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let moving, moving.superview === view {
            view.insertSubview(topView, belowSubview: moving)
        } else {
            view.insertSubview(topView, belowSubview: navigationBar)
        }
        navigationBar.setItems(stack.controllers.map(\.navigationItem), animated: false)
        if !stack.hidesToolbar { toolbar.items = top.toolbarItems }
        layOutBars()
    }

    /// The presentation of this controller, or of the one around it.
    private var enclosingPresentation: UIPresentationController? {
        sequence(first: self as UIViewController, next: \.parent).lazy.compactMap(\.presentation.controller).first
    }

    func toolbarItemsChanged(of controller: UIViewController) {
        if controller === topViewController, !stack.hidesToolbar { toolbar.items = controller.toolbarItems }
    }

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard stack.hidesBar != hidden else { return }
        stack.hidesBar = hidden
        barsChanged(animated: animated) { [navigationBar] in navigationBar.isHidden = hidden }
    }

    func hideToolbar(_ hidden: Bool, animated: Bool) {
        guard stack.hidesToolbar != hidden else { return }
        stack.hidesToolbar = hidden
        if !hidden { toolbar.items = topViewController?.toolbarItems }
        barsChanged(animated: animated) { [weak self] in self?.showToolbar() }
    }

    func showToolbar() {
        guard let view = viewIfLoaded else { return }
        if !showsToolbar { toolbar.removeFromSuperview() } else { view.addSubview(toolbar) }
    }

    private func barsChanged(animated: Bool, _ change: () -> Void) {
        guard let view = viewIfLoaded else { return }
        change()
        view.setNeedsLayout()
        guard animated, view.window != nil else { return layOutBars() }
        UIView.animate(withDuration: PresentationMetrics.barDuration) {
            self.layOutBars()
            view.layoutIfNeeded()
        }
    }

    /// True where the bar is hidden, by the controller or by the app's own `navigationBar.isHidden`.
    ///
    /// Provenance: claimed — a bar hidden so leaves the safe area: apps that hide it to keep the swipe that goes back place
    /// their content below the status bar; four of thirty do, and one's offsets fit that alone.
    var hasNoBar: Bool { stack.hidesBar || navigationBar.isHidden }

    /// The bar's part of the controllers' safe area.
    private var topInset: CGFloat {
        guard !hasNoBar, let view = viewIfLoaded else { return 0 }
        return barTop(in: view) + navigationBar.contentHeight - view.safeAreaInsets.top
    }

    /// The top of the bar, in the controller's view: below the status bar.
    ///
    /// Around a hole in the screen the window's safe area reaches further down than the status bar, 59 points where that
    /// has 54; bars were seen at 53.667 there, with 97.667 as their controllers' safe area.
    private func barTop(in view: UIView) -> CGFloat {
        let safe = view.safeAreaInsets.top
        let device = UIScreen.main.device
        guard safe == device.safeArea.top, safe > device.statusBarHeight, device.statusBarHeight > 0 else {
            return safe
        }
        return BehaviourProfile.current.navigationBarTop(
            safeTop: safe, statusBar: device.statusBarHeight, pixel: 1 / device.scale)
    }

    private var bottomInset: CGFloat {
        guard showsToolbar, let view = viewIfLoaded else { return 0 }
        let below = view.safeAreaInsets.bottom
        return BehaviourProfile.current.toolbarHeight + min(0, BehaviourProfile.current.toolbarBottom - below)
    }

    func layOutBars() {
        guard let view = viewIfLoaded else { return }
        navigationBar.replaceSearchBar(navigationBar.topItem)
        navigationBar.parts.sheetZone = enclosingPresentation?.navigationZone
        takeSearchBelow()
        if !stack.isCollapsing { followContent() }
        followEdges()
        navigationBar.reach = barTop(in: view)
        navigationBar.frame = CGRect(
            x: 0, y: navigationBar.reach, width: view.bounds.width, height: navigationBar.contentHeight)
        if showsToolbar {
            showToolbar()
            toolbar.frame = toolbarFrame(in: view)
        }
        for child in stack.controllers {
            let extends = self.extends(child)
            child.containment.barInsets = UIEdgeInsets(
                top: extends.top ? topInset : 0, left: 0, bottom: extends.bottom ? bottomInset : 0, right: 0)
            for case let search as UISearchController in child.children {
                search.containment.barInsets = child.containment.barInsets
                search.viewIfLoaded?.safeAreaMayHaveChanged()
            }
            guard let childView = child.viewIfLoaded, childView.superview === view else { continue }
            if stack.transition == nil { childView.frame = contentFrame(for: child) }
            childView.safeAreaMayHaveChanged()
        }
    }

    /// True if a controller's view reaches below the bars.
    private func extends(_ controller: UIViewController) -> (top: Bool, bottom: Bool) {
        let edges = controller.edgesForExtendedLayout
        let opaque = controller.extendedLayoutIncludesOpaqueBars
        return (
            hasNoBar || edges.contains(.top) && (navigationBar.isTranslucent || opaque),
            !showsToolbar || edges.contains(.bottom) && (toolbar.isTranslucent || opaque)
        )
    }

    private func contentFrame(for controller: UIViewController) -> CGRect {
        guard let view = viewIfLoaded else { return .zero }
        let extends = self.extends(controller)
        return view.bounds.inset(
            by: UIEdgeInsets(
                top: extends.top ? 0 : view.safeAreaInsets.top + topInset, left: 0,
                bottom: extends.bottom ? 0 : view.safeAreaInsets.bottom + bottomInset, right: 0))
    }
}
