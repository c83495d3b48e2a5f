/// A tab as a description: title, picture and the controller that it shows, made when the tab is first needed.
@preconcurrency @MainActor open class UITab: NSObject {
    open private(set) var identifier: String
    open var title: String { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var subtitle: String?
    open var badgeValue: String? { didSet { changed() } }
    /// Kept for the app.
    open var userInfo: Any?
    /// A hidden tab isn't in the bar.
    open var isHidden = false { didSet { if isHidden != oldValue { controller?.tabsChanged() } } }
    open var isEnabled = true { didSet { changed() } }
    /// A stored value: bars of phones show all tabs.
    open var preferredPlacement = Placement.automatic
    /// The group that the tab is in.
    open internal(set) weak var parent: UITabGroup?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    weak var controller: UITabBarController?

    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The tab's own; made by its provider when it is first asked for.
    open var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        changed()
        return made
    }

    open var tabBarController: UITabBarController? { controller ?? parent?.tabBarController }

    /// The picture in the bar.
    var shownImage: UIImage? { image }

    private func changed() {
        guard let item = made?.tabBarItem else { return }
        item.title = title
        item.image = shownImage
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
    }
}

/// Tabs that belong together: a bar shows the group as one tab, which shows the child that is selected in it.
@preconcurrency @MainActor open class UITabGroup: UITab {
    open var children: [UITab] { didSet { adopt() } }
    /// The child that is shown; the default one before another was selected.
    open var selectedChild: UITab? {
        get { selected ?? defaultChild }
        set {
            selected = newValue
            tabBarController?.tabsChanged()
        }
    }
    open var defaultChildIdentifier: String?
    private var selected: UITab?

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    private func adopt() { for child in children { child.parent = self } }

    private var defaultChild: UITab? {
        children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }

    /// The group's own controller, or that of its selected child.
    open override var viewController: UIViewController? { super.viewController ?? selectedChild?.viewController }

    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}

/// The tab of an app's search, with the system's title and picture.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// True if the search field is active as soon as the tab is selected; a stored value.
    open var automaticallyActivatesSearch = false

    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }

    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}

/// The members that a tab bar controller has since iOS 18.
///
/// They are a protocol's, so that an app's class may have properties of such names without an override, as classes from before
/// iOS 18 have them: `tabs`, `selectedTab` and `mode` are names of choice for a subclass.
@preconcurrency @MainActor public protocol _TabbedController: UITabBarController {}

extension UITabBarController: _TabbedController {}

extension _TabbedController {
    /// Descriptions of the tabs; setting them makes and shows their controllers.
    public var tabs: [UITab] {
        get { describedTabs }
        set { describedTabs = newValue }
    }

    public func setTabs(_ tabs: [UITab], animated: Bool) { describedTabs = tabs }

    /// The tab of the shown controller.
    public var selectedTab: UITab? {
        get { describedTabs.first { $0.viewController === selectedViewController } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }

    public func tab(forIdentifier identifier: String) -> UITab? {
        for tab in describedTabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// A stored value: tabs are always shown in a bar, never in a sidebar.
    public var mode: UITabBarController.Mode {
        get { chosenMode }
        set { chosenMode = newValue }
    }
}

extension UITabBarController {
    /// A controller of these tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Makes the controllers of the tabs that are to be seen.
    func tabsChanged() {
        for tab in describedTabs { tab.controller = self }
        let controllers = describedTabs.filter { !$0.isHidden }.compactMap { tab -> UIViewController? in
            guard let controller = tab.viewController else { return nil }
            let item = controller.tabBarItem ?? UITabBarItem(title: nil, image: nil, tag: 0)
            item.title = tab.title
            item.image = tab.shownImage
            item.badgeValue = tab.badgeValue
            controller.tabBarItem = item
            return controller
        }
        setViewControllers(controllers, animated: false)
    }
}
