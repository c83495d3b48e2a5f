/// A view that a tab bar controller shows above its tabs, from iOS 26 on: what is being played, for example.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    /// The app's own view; as wide as the bar's platter, 48 points high.
    open private(set) var contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

/// The state of a tab bar that becomes small, and its accessory's glass.
@MainActor struct TabMinimizing {
    var isSmall = false
    /// The content's offset at the last change of direction.
    var turn: CGFloat?
    var lastOffset: CGFloat?
    var platter: GlassPlatter?
}

extension UITabBarController {
    /// The ways in which tabs may be shown.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    /// The scrolling that makes the bar small; scrolling back makes it large again.
    public enum MinimizeBehavior: Int, Sendable {
        /// On phones the same as never.
        case automatic, never, onScrollDown, onScrollUp
    }

    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    // MARK: Small and large

    private var minimizes: Bool {
        BehaviourProfile.current.isGlass && traitCollection.userInterfaceIdiom == .phone
            && [.onScrollDown, .onScrollUp].contains(tabBarMinimizeBehavior)
    }

    func minimizingChanged() { if !minimizes { setSmall(false) } }

    /// Called as the content moves: a finger's way decides, not the app's own scrolling.
    func contentScrolled(_ scrollView: UIScrollView?) {
        guard minimizes, let scrollView else { return }
        let offset = scrollView.contentOffset.y
        let last = minimizing.lastOffset ?? offset
        minimizing.lastOffset = offset
        guard scrollView.isTracking || scrollView.isDecelerating else { return }
        if scrollView.isAtTopEdge, tabBarMinimizeBehavior == .onScrollDown { return setSmall(false) }
        if scrollView.isAtBottomEdge, tabBarMinimizeBehavior == .onScrollUp { return setSmall(false) }
        if scrollView.isAtTopEdge || scrollView.isAtBottomEdge { return }
        let turn = minimizing.turn ?? last
        let isFurther = (offset - last) * (last - turn) >= 0
        minimizing.turn = isFurther ? turn : last
        let way = offset - (minimizing.turn ?? last)
        guard abs(way) > TabAlone.distance else { return }
        setSmall((way > 0) == (tabBarMinimizeBehavior == .onScrollDown))
    }

    private func setSmall(_ isSmall: Bool) {
        guard minimizing.isSmall != isSmall else { return }
        minimizing.isSmall = isSmall
        minimizing.turn = nil
        tabBar.expand = { [weak self] in self?.setSmall(false) }
        tabBar.form = isSmall ? .selectedAlone : .row
        guard let view = viewIfLoaded, view.window != nil else { return }
        UIView.animate(withDuration: PresentationMetrics.barDuration) {
            self.layOutBar()
            self.tabBar.layoutIfNeeded()
        }
    }

    // MARK: The accessory

    /// The height that the accessory adds to the bar's.
    var accessoryHeight: CGFloat {
        bottomAccessory != nil && BehaviourProfile.current.isGlass ? TabAlone.side + TabAlone.gap : 0
    }

    func accessoryChanged(from old: UITabAccessory?) {
        old?.contentView.removeFromSuperview()
        old?.enter(.none)
        if bottomAccessory == nil {
            minimizing.platter?.removeFromSuperview()
            minimizing.platter = nil
        }
        layOutBar()
    }

    func layOutAccessory(isHidden: Bool) {
        guard accessoryHeight > 0, let view = viewIfLoaded, let accessory = bottomAccessory else { return }
        accessory.enter(minimizing.isSmall ? .inline : .regular)
        let platter = minimizing.platter ?? GlassPlatter()
        minimizing.platter = platter
        let bar = tabBar.frame
        let beside = TabPlatter.side + TabAlone.side + TabAlone.gap
        var frame = CGRect(
            x: TabPlatter.side, y: bar.minY - TabAlone.gap - TabAlone.side,
            width: max(0, bar.width - 2 * TabPlatter.side), height: TabAlone.side)
        if minimizing.isSmall {
            let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            frame = CGRect(
                x: isReversed ? TabPlatter.side : beside, y: bar.minY + TabPlatter.height - TabAlone.side,
                width: max(0, bar.width - beside - TabPlatter.side), height: TabAlone.side)
        }
        for part in [platter, accessory.contentView] {
            if part.superview !== view { view.addSubview(part) }
            part.frame = frame
            part.isHidden = isHidden
        }
    }

    // MARK: At the top

    /// True if the bar is a capsule at the top.
    var placesBarAtTop: Bool {
        BehaviourProfile.current.wideTabsAreAtTop && traitCollection.userInterfaceIdiom == .pad
            && traitCollection.horizontalSizeClass == .regular
    }

    /// The bar lies in the row of the navigation bar, whose title makes room; other content begins below it.
    ///
    /// Provenance: estimated — titles of navigation bars are at the leading side beside such a capsule: no source says so.
    func layOutCapsule(in view: UIView, isHidden: Bool) {
        tabBar.form = .capsule
        let size = tabBar.capsuleSize
        let row = max(BehaviourProfile.current.navigationRow, size.height)
        let zone = (shownController as? UINavigationController)?.navigationBar.zoneHeight ?? row
        let height = BehaviourProfile.current.isGlass ? row : max(row, zone)
        let grid = view.pixelGrid
        tabBar.frame = CGRect(
            x: CGFloat(grid.round(Double((view.bounds.width - size.width) / 2))),
            y: view.safeAreaInsets.top + CGFloat(grid.round(Double((height - size.height) / 2))), width: size.width,
            height: size.height)
        for child in barredChildren {
            let navigation = child as? UINavigationController
            let sharesRow = navigation.map { !$0.isNavigationBarHidden } ?? false
            navigation?.navigationBar.parts.tabsWidth = isHidden ? 0 : size.width
            navigation?.navigationBar.setNeedsLayout()
            child.containment.barInsets = UIEdgeInsets(
                top: isHidden || sharesRow ? 0 : height, left: 0, bottom: 0, right: 0)
            child.viewIfLoaded?.safeAreaMayHaveChanged()
        }
        if hidesTabs { tabBar.frame.origin.y = -size.height - hiddenBarDistance }
        followEdge()
    }

    func leaveTop() {
        guard tabBar.form == .capsule else { return }
        tabBar.form = .row
        for case let navigation as UINavigationController in barredChildren {
            navigation.navigationBar.parts.tabsWidth = 0
            navigation.navigationBar.setNeedsLayout()
        }
    }
}
