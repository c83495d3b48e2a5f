/// The list configuration of a section.
struct ListSection {
    var configuration: UICollectionLayoutListConfiguration

    /// The separators of an item among so many: what the app says, with the automatic parts filled in.
    ///
    /// Between items of a section; a grouped list also has them where a section begins and ends, across the whole width,
    /// an inset group doesn't. A plain list has one after each item. Visibility comes out as visible or hidden.
    @MainActor func separators(at indexPath: IndexPath, count: Int) -> UIListSeparatorConfiguration {
        let appearance = configuration.appearance
        var resolved = configuration.separatorConfiguration
        let isFirst = indexPath.item == 0
        let isLast = indexPath.item == count - 1
        if resolved.topSeparatorVisibility == .automatic {
            resolved.topSeparatorVisibility = isFirst && appearance == .grouped ? .visible : .hidden
        }
        if resolved.bottomSeparatorVisibility == .automatic {
            resolved.bottomSeparatorVisibility =
                !isLast || appearance == .plain || appearance == .grouped ? .visible : .hidden
        }
        let whole = NSDirectionalEdgeInsets.zero
        if appearance == .grouped {
            if isFirst { resolved.topSeparatorInsets = resolved.topSeparatorInsets.filled(with: whole) }
            if isLast { resolved.bottomSeparatorInsets = resolved.bottomSeparatorInsets.filled(with: whole) }
        }
        if let handler = configuration.itemSeparatorHandler { resolved = handler(indexPath, resolved) }
        if !configuration.showsSeparators {
            resolved.topSeparatorVisibility = .hidden
            resolved.bottomSeparatorVisibility = .hidden
        }
        return resolved
    }

    /// True if an item is the section's header.
    func isHeader(_ indexPath: IndexPath) -> Bool {
        configuration.headerMode == .firstItemInSection && indexPath.item == 0
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets with automatic edges replaced by others.
    func filled(with other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        let automatic = UIListSeparatorConfiguration.automaticInsets.leading
        return NSDirectionalEdgeInsets(
            top: top == automatic ? other.top : top, leading: leading == automatic ? other.leading : leading,
            bottom: bottom == automatic ? other.bottom : bottom,
            trailing: trailing == automatic ? other.trailing : trailing)
    }
}
