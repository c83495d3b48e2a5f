/// The items and groups that a navigation bar shows, and those that it gives up where they don't fit.
///
/// In this order: groups in the middle that don't fit, the last first, go into the menu at the trailing side (all of
/// them in bars of compact width, as UIKit documents); then groups at the trailing side, the one nearest the middle
/// first, are shown by their representative items or go into the menu too. The app's single items always stay.
@MainActor struct NavigationBarGroups {
    /// A piece of the bar: an item of its own, or a group.
    struct Piece {
        var items: [UIBarButtonItem]
        var group: UIBarButtonItemGroup?
        var isGivenUp = false
        /// True if the group's representative item is shown in its place.
        var isRepresented = false

        @MainActor var shown: [UIBarButtonItem] {
            if isGivenUp { return [] }
            if isRepresented, let item = group?.representativeItem { return [item] }
            return items
        }
    }

    /// The pieces from the leading side on.
    var leading: [Piece] = []
    var center: [Piece] = []
    var trailing: [Piece] = []
    var more: UIDeferredMenuElement?

    init() {}

    /// - Parameters:
    ///   - left: single items from the leading side inwards.
    ///   - right: single items from the trailing side inwards.
    init(_ item: UINavigationItem?, left: [UIBarButtonItem], right: [UIBarButtonItem]) {
        func pieces(_ groups: [UIBarButtonItemGroup]) -> [Piece] {
            groups.map { Piece(items: $0.visibleItems, group: $0) }.filter { !$0.items.isEmpty }
        }
        let arrangement = item?.arrangement ?? NavigationItemArrangement()
        leading = left.map { Piece(items: [$0]) } + pieces(arrangement.leading)
        center = pieces(arrangement.center)
        trailing =
            pieces(arrangement.trailing) + right.reversed().map { Piece(items: [$0]) }
            + pieces([arrangement.pinned].compactMap { $0 })
        more = arrangement.overflow
    }

    var hasGroups: Bool { more != nil || (leading + center + trailing).contains { $0.group != nil } }

    var givenUp: [Piece] { (leading + center + trailing).filter(\.isGivenUp) }

    /// The menu at the trailing side; nil where nothing was given up.
    var overflowMenu: UIMenu? {
        let elements = givenUp.compactMap { $0.group?.menuElement } + [more].compactMap { $0 }
        return elements.isEmpty ? nil : UIMenu(title: "", children: elements)
    }

    /// Gives up one more piece.
    ///
    /// - Returns: false where nothing is left that can be.
    mutating func giveUp() -> Bool {
        if let last = center.lastIndex(where: { !$0.isGivenUp }) {
            center[last].isGivenUp = true
            return true
        }
        let pinned = trailing.count - 1
        for index in trailing.indices where trailing[index].group != nil && !trailing[index].isGivenUp {
            let isLast = index == pinned
            if !trailing[index].isRepresented, trailing[index].group?.representativeItem != nil {
                trailing[index].isRepresented = true
                return true
            }
            guard !isLast else { continue }
            trailing[index].isGivenUp = true
            return true
        }
        return false
    }
}

extension NavigationBarParts {
    /// All buttons and custom views but the way back.
    var buttons: [UIView] { leading + center + trailing }
}

extension UINavigationBar {
    private static let gap: CGFloat = 16

    /// Makes the views for what the bar shows of its pieces.
    func showGroups() {
        for view in parts.buttons { view.removeFromSuperview() }
        func views(_ pieces: [NavigationBarGroups.Piece]) -> [UIView] {
            pieces.flatMap { piece in
                piece.group?.isDisplayingRepresentativeItem = piece.isRepresented && !piece.isGivenUp
                return piece.shown.map(view(for:))
            }
        }
        parts.leading = views(parts.groups.leading)
        parts.center = views(parts.groups.center)
        var trailing = views(parts.groups.trailing)
        if let menu = parts.groups.overflowMenu {
            let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
            item.accessibilityLabel = "More"
            trailing.append(view(for: item))
        }
        if let search = parts.searchItem { trailing.append(view(for: search)) }
        parts.trailing = trailing.reversed()
        for view in parts.buttons { addSubview(view) }
        showButtons(shownAppearance)
    }

    /// Gives up pieces until all that is left fits.
    func fitGroups(in zone: CGRect) {
        guard parts.groups.hasGroups else { return }
        var groups = NavigationBarGroups(topItem, left: leftItems, right: rightItems)
        if traitCollection.horizontalSizeClass != .regular {
            for index in groups.center.indices { groups.center[index].isGivenUp = true }
        }
        let room = zone.width - rowSides.left - rowSides.right
        while width(of: groups, in: zone.size) > room, groups.giveUp() {}
        guard groups.signature != parts.groups.signature else { return }
        parts.groups = groups
        showGroups()
    }

    func width(of groups: NavigationBarGroups, in size: CGSize) -> CGFloat {
        var widths = widths(of: groups.leading + groups.center + groups.trailing, in: size)
        if groups.overflowMenu != nil { widths.append(SystemItemSymbol.side) }
        if let back = parts.back { widths.append(back.sizeThatFits(size).width) }
        let title = (parts.titleView ?? parts.title).sizeThatFits(size).width
        if title > 0, !showsLargeTitle { widths.append(min(title, 120)) }
        return widths.reduce(0, +) + UINavigationBar.gap * CGFloat(max(0, widths.count - 1))
    }

    func widths(of pieces: [NavigationBarGroups.Piece], in size: CGSize) -> [CGFloat] {
        pieces.flatMap(\.shown).map { item in
            guard let custom = item.customView else { return BarItemButton.width(of: item) }
            let fitting = custom.sizeInBar(size).width
            return fitting > 0 ? fitting : custom.bounds.width
        }
    }

    /// Places the groups in the middle of the bar where that is free, else in the middle of the free space.
    func layOutCenter(in zone: CGRect, between free: (start: CGFloat, end: CGFloat)) {
        guard !parts.center.isEmpty else { return }
        let sizes = parts.center.map { $0.sizeThatFits(zone.size) }
        let whole = sizes.map(\.width).reduce(0, +) + UINavigationBar.gap * CGFloat(sizes.count - 1)
        let start = max(free.start, min((bounds.width - whole) / 2, free.end - whole))
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = isReversed ? start + whole : start
        for (view, size) in zip(parts.center, sizes) {
            let height = min(zone.height, size.height)
            if isReversed { x -= size.width }
            view.frame = CGRect(
                x: round(x), y: zone.minY + round((zone.height - height) / 2), width: size.width, height: height)
            x += isReversed ? -UINavigationBar.gap : size.width + UINavigationBar.gap
        }
    }
}

extension NavigationBarGroups {
    /// The identities of the visible items, for comparison.
    fileprivate var signature: [[ObjectIdentifier]] {
        [leading, center, trailing].map { pieces in
            pieces.flatMap(\.shown).map(ObjectIdentifier.init)
        } + [givenUp.compactMap { $0.group.map(ObjectIdentifier.init) }]
    }
}
