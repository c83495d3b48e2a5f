/// The content of a tab bar for one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    /// The tab that shows the item.
    weak var tab: UIView?
    override var shownView: UIView? { tab }
    open var selectedImage: UIImage? { didSet { changed() } }
    /// Nil hides the badge.
    open var badgeValue: String? {
        willSet { ObservedValues.shared.willChange(self, .key("badgeValue")) }
        didSet { ObservedValues.shared.didChange(self, .key("badgeValue")); changed() }
    }
    open var badgeColor: UIColor? { didSet { customised.insert(.badgeColor); changed() } }
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { customised.insert(.titlePositionAdjustment); changed() }
    }
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
    private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        customised.insert(CustomisedSetting(name: .badgeTextAttributes, state: state.rawValue))
        badgeAttributes[state] = textAttributes
        changed()
    }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
    private(set) var systemItem: SystemItem?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    convenience init(standing systemItem: SystemItem?) {
        self.init()
        stand(for: systemItem)
    }

    /// Becomes an item that the system knows.
    func stand(for systemItem: SystemItem?) {
        self.systemItem = systemItem
        title = systemItem?.title
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(standing: systemItem)
        self.tag = tag
    }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "badgeValue": .some(badgeValue)
        default: super.observableValue(forKey: key)
        }
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .badgeColor: CustomisedValue(\UITabBarItem.badgeColor)
        case .titlePositionAdjustment: CustomisedValue(\UITabBarItem.titlePositionAdjustment)
        default: super.customisedValue(of: property)
        }
    }

    override func copy(_ setting: CustomisedSetting, from appearance: NSObject) {
        super.copy(setting, from: appearance)
        guard setting.name == .badgeTextAttributes, let appearance = appearance as? UITabBarItem else { return }
        let state = UIControl.State(rawValue: setting.state)
        setBadgeTextAttributes(appearance.badgeTextAttributes(for: state), for: state)
    }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }
}

extension UITabBarItem.SystemItem {
    /// The symbol in place of UIKit's own picture.
    ///
    /// Provenance: estimated — symbols of system tabs: of those that Masu draws, the nearest to the pictures since iOS
    /// 13.
    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.circle.fill"
        case .bookmarks: "bookmark.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down"
        case .mostViewed: "list.bullet"
        }
    }

    @MainActor func image(isSelected: Bool) -> UIImage? { UIImage(systemName: symbolName) }
}
