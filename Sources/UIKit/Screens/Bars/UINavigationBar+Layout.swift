extension UINavigationBar {
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30

    /// The zone with title and buttons: 44, 32 in compact height, 50 where both sizes are regular.
    ///
    /// Provenance: claimed — a navigation bar's zone 44 pt high, 32 in compact height, 50 where both sizes are regular:
    /// published for iOS 11 to 18, not by Apple.
    /// Provenance: estimated — 54 in compact height and on tablets too on iOS 26: bars of phones upright.
    var zoneHeight: CGFloat {
        let traits = traitCollection
        if parts.isSearching { return 0 }
        if isGlass { return BehaviourProfile.current.navigationZone }
        if let zone = parts.sheetZone { return zone }
        if traits.verticalSizeClass == .compact { return 32 }
        return traits.userInterfaceIdiom == .pad ? 50 : UINavigationBar.standardHeight
    }

    var showsLargeTitle: Bool {
        guard prefersLargeTitles, !parts.isSearching, traitCollection.verticalSizeClass != .compact, let item = topItem
        else {
            return false
        }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        // The first item's title is large, and those pushed on it take its way over.
        case .automatic:
            return parts.items.dropLast().last { $0.largeTitleDisplayMode != .automatic }
                .map { $0.largeTitleDisplayMode == .always } ?? true
        }
    }

    /// The bar's height below the status bar.
    var contentHeight: CGFloat {
        zoneHeight + (topItem?.prompt == nil || parts.isSearching ? 0 : UINavigationBar.promptHeight)
            + (showsLargeTitle ? largeBand - parts.collapse : 0)
            + searchHeight - parts.searchCollapse
    }

    func metricsMayHaveChanged() {
        setNeedsLayout()
        guard contentHeight != parts.shownHeight else { return }
        parts.shownHeight = contentHeight
        invalidateIntrinsicContentSize()
        parts.heightDidChange?()
    }

    /// The height of the background above the bar in a controller: up to the upper edge of its view.
    var reach: CGFloat {
        get { parts.reach }
        set {
            guard parts.reach != newValue else { return }
            parts.reach = newValue
            setNeedsLayout()
        }
    }

    /// A bar by itself goes up where its delegate says that it is attached to the top.
    private var groundReach: CGFloat { barPosition == .topAttached && reach == 0 ? frame.minY : reach }

    func layOutParts() {
        parts.ground.frame = bounds.inset(by: UIEdgeInsets(top: -groundReach, left: 0, bottom: 0, right: 0))
        let large = showsLargeTitle ? largeBand - parts.collapse : 0
        let strip = searchHeight - parts.searchCollapse
        let zone = CGRect(
            x: 0, y: bounds.height - large - strip - zoneHeight, width: bounds.width, height: zoneHeight)
        layOutPrompt(above: zone)
        let row = row(of: zone)
        fitSearch(in: row)
        fitGroups(in: row)
        let search = layOutSearchBeside(in: row)
        let taken = isGlass ? layOutGlassButtons(in: row, search: search) : layOutButtons(in: row)
        let free = layOutTitle(in: row, between: taken)
        layOutCenter(in: row, between: free)
        layOutLargeTitle(in: CGRect(x: 0, y: zone.maxY, width: bounds.width, height: large))
        layOutSearch(in: CGRect(x: 0, y: zone.maxY + large, width: bounds.width, height: strip))
        let alpha: CGFloat = isRowCovered ? 0 : 1
        for view in parts.buttons + [parts.back, parts.titleView].compactMap({ $0 }) {
            view.alpha = alpha
        }
        if isRowCovered { for view in [parts.title, shownSubtitle] { view?.alpha = 0 } }
    }

    /// Space at the sides: the margin, and what the device's shape takes.
    var sides: (left: CGFloat, right: CGFloat) {
        let margin = SideMargin.points(forWidth: bounds.width)
        return (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
    }

    func round(_ value: CGFloat) -> CGFloat { CGFloat(pixelGrid.round(Double(value))) }

    private func layOutPrompt(above zone: CGRect) {
        let size = parts.prompt.sizeThatFits(bounds.size)
        parts.prompt.frame = CGRect(
            x: round((bounds.width - size.width) / 2), y: zone.minY - UINavigationBar.promptHeight + 8,
            width: size.width,
            height: size.height)
    }

    /// - Returns: the start and the end of the free space between both groups of buttons.
    private func layOutButtons(in zone: CGRect) -> (start: CGFloat, end: CGFloat) {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var left = rowSides.left
        var right = bounds.width - rowSides.right
        func place(_ view: UIView, fromLeft: Bool) {
            let size = view.sizeInBar(CGSize(width: right - left, height: zone.height))
            let width = view is UIControl || size.width > 0 ? size.width : view.bounds.width
            let height = min(zone.height, size.height)
            let x = fromLeft ? left : right - width
            view.frame = CGRect(x: x, y: zone.minY + round((zone.height - height) / 2), width: width, height: height)
            if fromLeft { left += width + 16 } else { right -= width + 16 }
        }
        if let back = parts.back {
            let space = BehaviourProfile.current.backButtonSpace
            if isReversed { right += 8 + space.before } else { left -= 8 + space.before }
            place(back, fromLeft: !isReversed)
            if isReversed { right += space.behind } else { left -= space.behind }
        }
        for view in parts.leading { place(view, fromLeft: !isReversed) }
        for view in parts.trailing { place(view, fromLeft: isReversed) }
        return (left, right)
    }
}
