/// Large titles and search bars that go as the content is scrolled up, and come back with its top.
extension UINavigationBar {
    /// The search bar's strip, where the item has one.
    var searchHeight: CGFloat { searchBelowTitle?.naturalHeight ?? 0 }

    private var searchBelowTitle: UISearchBar? { parts.searchBar?.place == .underTitle ? parts.searchBar : nil }

    /// The part of the bar's height that scrolling can collapse: the search bar first, then the large title.
    var collapsibleHeight: CGFloat {
        guard !parts.isSearching else { return 0 }
        return (hidesSearch ? searchHeight : 0) + (showsLargeTitle ? largeBand : 0)
    }

    private var hidesSearch: Bool { topItem?.hidesSearchBarWhenScrolling ?? true }

    var collapse: CGFloat { parts.collapse + parts.searchCollapse }

    /// - Parameter amount: of the collapsible height, from 0 for nothing.
    func setCollapse(_ amount: CGFloat) {
        let amount = min(max(amount, 0), collapsibleHeight)
        let search = min(amount, hidesSearch && !parts.isSearching ? searchHeight : 0)
        guard search != parts.searchCollapse || amount - search != parts.collapse else { return }
        parts.searchCollapse = search
        parts.collapse = amount - search
        metricsMayHaveChanged()
    }

    /// The collapse of the bar at rest: no part is left half way.
    func settledCollapse(near amount: CGFloat) -> CGFloat {
        let search = hidesSearch ? searchHeight : 0
        let stops = Set([0, search, collapsibleHeight]).sorted()
        return stops.min { abs($0 - amount) < abs($1 - amount) } ?? 0
    }

    func layOutSearch(in strip: CGRect) {
        guard let bar = searchBelowTitle else { return }
        bar.frame = CGRect(x: 0, y: strip.minY, width: strip.width, height: searchHeight)
        bar.alpha = searchHeight > 0 ? max(0, 1 - 2 * parts.searchCollapse / searchHeight) : 1
        bar.isHidden = strip.height <= 0
    }
}

extension UINavigationController {
    /// The scroll view whose offset says how high the bar is.
    private var contentScrollView: UIScrollView? {
        guard !hasNoBar, let view = topViewController?.viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// The bar follows the content of the controller on top.
    func followContent() {
        let wanted = navigationBar.collapsibleHeight > 0 ? contentScrollView : nil
        if stack.followed !== wanted {
            stack.followed?.scroll.bar = nil
            stack.followed = wanted
            let following = BarFollowing(
                slack: 0, moved: { [weak self] in self?.contentMoved($0) },
                settled: { [weak self] in self?.settledOffset($0) ?? $0 })
            wanted?.scroll.bar = wanted == nil ? nil : following
            if wanted == nil || wanted?.scroll.isAtRest == true { navigationBar.setCollapse(0) }
        }
        if let wanted, !wanted.scroll.isAtRest { contentMoved(wanted) }
    }

    /// The distance from the offset at which the bar has its full height.
    private func travel(_ offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        offset + scrollView.adjustedContentInset.top + navigationBar.collapse
    }

    private func contentMoved(_ scrollView: UIScrollView) {
        guard !stack.isCollapsing else { return }
        stack.isCollapsing = true
        navigationBar.setCollapse(travel(scrollView.contentOffset.y, in: scrollView))
        scrollView.scroll.bar?.slack = navigationBar.collapse
        stack.isCollapsing = false
    }

    private func settledOffset(_ offset: CGFloat) -> CGFloat {
        guard let scrollView = stack.followed else { return offset }
        let travel = travel(offset, in: scrollView)
        guard travel > 0, travel < navigationBar.collapsibleHeight else { return offset }
        return offset - travel + navigationBar.settledCollapse(near: travel)
    }
}
