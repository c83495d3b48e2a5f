/// Related bar button items: one item may represent all of them where there is no room for each.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// An item is of one group: it leaves the one that it had.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            adopt(barButtonItems)
        }
    }
    /// Stands for all items where they don't fit; by its own action, or by a menu of them.
    open var representativeItem: UIBarButtonItem? { didSet { changed?() } }
    /// True if the representative item is what the bar shows at present.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// True if the group is shown however the user customised the bar.
    open var alwaysAvailable = false { didSet { changed?() } }
    open var isHidden = false { didSet { changed?() } }
    /// The group's element in the menu of groups that the bar has no room for; made of the items where it is nil.
    open var menuRepresentation: UIMenuElement? { didSet { changed?() } }
    /// The group's identifier for the app when the user customises the bar; nil for a group that can't be moved.
    let customizationIdentifier: String?
    /// True if an optional group is shown before the user said anything.
    let isInDefaultCustomization: Bool
    /// The notification of the item whose bar shows the group.
    var changed: (() -> Void)?

    public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.init(barButtonItems, representativeItem)
    }

    init(
        _ items: [UIBarButtonItem], _ representative: UIBarButtonItem?, identifier: String? = nil,
        isInDefaultCustomization: Bool = true
    ) {
        barButtonItems = items
        representativeItem = representative
        customizationIdentifier = identifier
        self.isInDefaultCustomization = isInDefaultCustomization
        super.init()
        adopt(items)
    }

    public required init?(coder: NSCoder) {
        barButtonItems = []
        customizationIdentifier = nil
        isInDefaultCustomization = true
        super.init()
    }

    /// A group that always stays where the app put it.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem) }

    /// A group that the user may move, and not remove.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(items, representativeItem, identifier: customizationIdentifier)
    }

    /// A group that the user may move, remove and add.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(
            items, representativeItem, identifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization)
    }

    private func adopt(_ items: [UIBarButtonItem]) {
        for item in items {
            if let other = item.buttonGroup, other !== self { other.barButtonItems.removeAll { $0 === item } }
            item.buttonGroup = self
        }
        changed?()
    }

    /// Items that are to be seen, where there is room for all of them.
    var visibleItems: [UIBarButtonItem] {
        isHidden || !(isInDefaultCustomization || alwaysAvailable) ? [] : barButtonItems.filter { !$0.isHidden }
    }

    /// The group's element in a menu.
    var menuElement: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        return UIMenu(title: "", options: .displayInline, children: visibleItems.map(\.menuElement))
    }
}

extension UIBarButtonItem {
    /// A group of this item alone that always stays where the app put it.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    /// The item's element in the menu of items that the bar has no room for.
    var menuElement: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        if let menu, !hasAction { return menu }
        let action = UIAction(title: title ?? systemItem?.title ?? "", image: image) { [weak self] action in
            self?.perform(from: action.sender ?? self, for: nil)
        }
        if !isEnabled { action.attributes = .disabled }
        if isSelected { action.state = .on }
        return action
    }
}
