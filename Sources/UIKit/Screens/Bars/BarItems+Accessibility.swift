extension UIBarButtonItem {
    /// The title, or the word for a symbol of the system's.
    var spokenTitle: String? {
        if let said = accessibilityLabel ?? title { return said }
        if let name = image?.content.name { return name }
        return switch systemItem {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        default: nil
        }
    }
}

extension UITabBar {
    /// The tabs, with their places.
    var tabElements: [AccessibilityItem] {
        let tabs = subviews.compactMap { $0 as? TabButton }.filter { !$0.isHidden }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let ordered = tabs.sorted { isReversed ? $0.frame.minX > $1.frame.minX : $0.frame.minX < $1.frame.minX }
        return ordered.enumerated().map { index, tab in
            var item = AccessibilityItem(tab)
            item.position = (index + 1, ordered.count)
            // A disabled tab isn't called dimmed.
            item.traits.remove(.notEnabled)
            return item
        }
    }
}

/// Members of its own, which hide those of any object: apps' protocols that require them find exactly one of each.
extension UINavigationItem {
    public var accessibilityLabel: String? {
        get { GivenAccessibility.attributes(of: self)?.label }
        set { GivenAccessibility.ensured(of: self).label = newValue }
    }
    public var accessibilityHint: String? {
        get { GivenAccessibility.attributes(of: self)?.hint }
        set { GivenAccessibility.ensured(of: self).hint = newValue }
    }
}

extension UIBarItem: KeepsAccessibility {
    public var accessibilityHint: String? {
        get { keptAccessibility?.hint }
        set { GivenAccessibility.ensured(of: self).hint = newValue }
    }
}
