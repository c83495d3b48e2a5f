/// The arrangement of an item's bar beyond its two sides, since iOS 16.
struct NavigationItemArrangement {
    var style = UINavigationItem.ItemStyle.navigator
    var leading: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?
    var overflow: UIDeferredMenuElement?
    var customizationIdentifier: String?
    var backAction: UIAction?
    var searchPlacement = UINavigationItem.SearchBarPlacement.automatic
    var allowsSearchInToolbar = true
    /// Made when it is asked for.
    var searchPlace: UIBarButtonItem?
}

extension UINavigationItem {
    /// The bar's use, which decides the title's place: in the middle for going through levels; at the leading side,
    /// with room for items in the middle, for browsing and editing.
    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }

    public var style: ItemStyle {
        get { arrangement.style }
        set { arrangement.style = newValue }
    }
    /// From the leading side inwards, after `leftBarButtonItems`.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { arrangement.leading }
        set { arrangement.leading = newValue }
    }
    /// In the middle of wide bars; on narrow ones they are in the menu at the trailing side.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { arrangement.center }
        set { arrangement.center = newValue }
    }
    /// Towards the trailing side, before `rightBarButtonItems`.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { arrangement.trailing }
        set { arrangement.trailing = newValue }
    }
    /// At the very end of the trailing side, whatever else there is.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { arrangement.pinned }
        set { arrangement.pinned = newValue }
    }
    /// More for the menu of what the bar has no room for.
    public var additionalOverflowItems: UIDeferredMenuElement? {
        get { arrangement.overflow }
        set { arrangement.overflow = newValue }
    }
    /// With one, the user may customise the groups that allow it. No host offers that.
    public var customizationIdentifier: String? {
        get { arrangement.customizationIdentifier }
        set { arrangement.customizationIdentifier = newValue }
    }
    /// Done by the way back in place of going back; the way back is there even where nothing lies below.
    public var backAction: UIAction? {
        get { arrangement.backAction }
        set { arrangement.backAction = newValue }
    }
    var allGroups: [UIBarButtonItemGroup] {
        arrangement.leading + arrangement.center + arrangement.trailing + [arrangement.pinned].compactMap { $0 }
    }
}
