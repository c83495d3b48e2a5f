import Graphics

/// The search bar of the item on top: under the title, beside it, or handed to a controller's toolbar.
extension UINavigationBar {
    private static let searchGap: CGFloat = 16

    func replaceSearchBar(_ item: UINavigationItem?) {
        let bar = item?.searchController?.searchBar
        let place = item.map(searchPlace(of:)) ?? .content
        defer { showBelow(place == .toolbar ? bar : nil) }
        let wanted = place == .toolbar ? nil : bar
        guard parts.searchBar !== wanted || wanted.map({ $0.place != place }) ?? false else { return }
        if let old = parts.searchBar, old !== wanted {
            if old.superview === self { old.removeFromSuperview() }
            old.place = .content
            old.isHidden = false
        }
        parts.searchBar = wanted
        parts.searchCollapse = 0
        parts.isSearching = false
        parts.isSearchingBeside = false
        if place != .besideTitle { setSearchIsButton(false) }
        guard let shown = wanted else { return }
        shown.place = place
        shown.alpha = 1
        shown.isHidden = false
        if shown.superview !== self { addSubview(shown) }
    }

    /// Moves the search bar where the bar's width or its device asks for another place.
    func searchPlaceMayHaveChanged() {
        guard let item = topItem, let bar = item.searchController?.searchBar, bar.place != searchPlace(of: item) else {
            return
        }
        replaceSearchBar(item)
        metricsMayHaveChanged()
    }

    private func searchPlace(of item: UINavigationItem) -> SearchBarPlace {
        if parts.placesSearchBelow?(item) ?? false { return .toolbar }
        guard BehaviourProfile.current.searchIsBesideTitle, item.allowsSearchBeside else { return .underTitle }
        return item.preferredSearchBarPlacement != .automatic || isWide ? .besideTitle : .underTitle
    }

    private var isWide: Bool {
        traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
    }

    private func showBelow(_ searchBar: UISearchBar?) {
        guard parts.searchBelow !== searchBar else { return }
        parts.searchBelow = searchBar
        metricsMayHaveChanged()
        parts.searchBelowDidChange?()
    }

    // MARK: Beside the title

    /// True if a search that goes on has all of the row.
    private var searchCoversRow: Bool { parts.isSearchingBeside && parts.searchItem != nil }

    /// True if nothing but a search is seen in the row.
    var isRowCovered: Bool { parts.isSearching || searchCoversRow }

    /// Space at the sides of the row's buttons and title: a search field at the trailing side takes some.
    var rowSides: (left: CGFloat, right: CGFloat) {
        guard parts.searchBeside != nil, parts.searchItem == nil, !isSearchCentered else { return sides }
        let taken = searchWidth + (isGlass ? BarGlass.gap : Self.searchGap)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isReversed ? (sides.left + taken, sides.right) : (sides.left, sides.right + taken)
    }

    private var isSearchCentered: Bool {
        guard let item = topItem else { return false }
        return item.preferredSearchBarPlacement == .integratedCentered && item.style != .navigator && isWide
    }

    /// The width at rest, and that of the button which ends a search.
    private var searchWidth: CGFloat {
        guard let bar = parts.searchBeside else { return 0 }
        let room = bounds.width - sides.left - sides.right
        return min(room, BehaviourProfile.current.searchWidthBesideTitle + bar.cancelWidth)
    }

    /// Shows the search bar as a button where the item asks for one, where the bar isn't wide, and where the field would
    /// leave too little room for the title and the other buttons.
    ///
    /// Provenance: estimated — the search bar becomes a button before other items are given up: Apple's documentation of
    /// `UINavigationItem.SearchBarPlacement` says that it is one where there is no space for a field, not when.
    func fitSearch(in row: CGRect) {
        guard parts.searchBeside != nil, !parts.isSearchingBeside else { return }
        let asks = topItem?.preferredSearchBarPlacement == .integratedButton
        setSearchIsButton(asks || !isWide || !fieldFits(in: row))
    }

    /// A tab bar in the middle halves the room.
    private func fieldFits(in row: CGRect) -> Bool {
        let groups = NavigationBarGroups(topItem, left: leftItems, right: rightItems)
        let field = BehaviourProfile.current.searchWidthBesideTitle + Self.searchGap
        let room = row.width - sides.left - sides.right
        guard parts.tabsWidth > 0 else { return width(of: groups, in: row.size) + field <= room }
        let beside = widths(of: groups.trailing, in: row.size).map { $0 + Self.searchGap }.reduce(0, +)
        return beside + field <= (room - parts.tabsWidth) / 2
    }

    private func setSearchIsButton(_ isButton: Bool) {
        guard isButton != (parts.searchItem != nil) else { return }
        parts.searchItem = isButton ? makeSearchItem() : nil
        showGroups()
    }

    private func makeSearchItem() -> UIBarButtonItem {
        let action = UIAction { [weak self] _ in self?.parts.searchBeside?.owner?.isActive = true }
        let item = UIBarButtonItem(systemItem: .search, primaryAction: action)
        item.accessibilityLabel = "Search"
        item.sharesBackground = false
        return item
    }

    /// - Returns: the frame of the field, which lies on glass from iOS 26 on.
    func layOutSearchBeside(in row: CGRect) -> CGRect? {
        guard let bar = parts.searchBeside else { return nil }
        bar.isHidden = parts.searchItem != nil && !searchCoversRow
        guard !bar.isHidden else { return nil }
        let width = searchCoversRow ? bounds.width - sides.left - sides.right : searchWidth
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = isReversed ? sides.left : bounds.width - sides.right - width
        let height = bar.naturalHeight
        bar.frame = CGRect(
            x: isSearchCentered ? round((bounds.width - width) / 2) : side,
            y: row.minY + (isGlass ? 0 : round((row.height - height) / 2)), width: width, height: height)
        bar.layoutIfNeeded()
        return bar.convert(bar.searchTextField.frame, to: self)
    }
}
