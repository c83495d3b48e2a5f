/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, KeyObservable {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    open var title: String? {
        willSet { ObservedValues.shared.willChange(self, .key("title")) }
        didSet { ObservedValues.shared.didChange(self, .key("title")); changed?() }
    }
    open var titleView: UIView? {
        willSet { ObservedValues.shared.willChange(self, .key("titleView")) }
        didSet { ObservedValues.shared.didChange(self, .key("titleView")); changed?() }
    }
    /// A line above the title; it makes the bar 30 points higher.
    open var prompt: String? {
        willSet { ObservedValues.shared.willChange(self, .key("prompt")) }
        didSet { ObservedValues.shared.didChange(self, .key("prompt")); changed?() }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
    /// Subtitles, and other words for large titles; see `UINavigationItem+Titles`.
    var titles = NavigationItemTitles() { didSet { changed?() } }

    // MARK: Items

    /// The items from the leading side inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        willSet { ObservedValues.shared.willChange(self, .key("leftBarButtonItems")) }
        didSet { ObservedValues.shared.didChange(self, .key("leftBarButtonItems")); changed?() }
    }
    /// The items from the trailing side inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        willSet { ObservedValues.shared.willChange(self, .key("rightBarButtonItems")) }
        didSet { ObservedValues.shared.didChange(self, .key("rightBarButtonItems")); changed?() }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] + (leftBarButtonItems ?? []).dropFirst() } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] + (rightBarButtonItems ?? []).dropFirst() } }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// True to show left items beside the back button; otherwise they replace it.
    open var leftItemsSupplementBackButton = false { didSet { changed?() } }

    // MARK: The way back

    /// The back button of the controller pushed on top of this one.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed?() } }
    open var backButtonTitle: String? { didSet { changed?() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed?() } }
    open var hidesBackButton = false { didSet { changed?() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Styles, groups of items and what else iOS 16 brought; see `UINavigationItem+Groups`.
    var arrangement = NavigationItemArrangement() {
        didSet {
            for group in allGroups { group.changed = { [weak self] in self?.changed?() } }
            changed?()
        }
    }

    // MARK: Searching

    /// The search controller whose bar is under the title.
    open var searchController: UISearchController? { didSet { changed?() } }
    /// The search bar goes as the content is scrolled up.
    open var hidesSearchBarWhenScrolling = true { didSet { changed?() } }

    // MARK: Looks

    open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }

    /// The notification of the bar that shows the item.
    var changed: (() -> Void)?

    public convenience override init() { self.init(title: "") }

    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }

    /// The title of the way back to this item, in the words that the display mode allows.
    ///
    /// Provenance: claimed — a way back has the title below whatever its length: UIKit says "Back" where the title
    /// doesn't fit beside the next one's, which isn't done here.
    var wayBackTitle: String {
        switch backButtonDisplayMode {
        case .minimal: ""
        case .generic: "Back"
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
        }
    }

    func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "title": .some(title)
        case "titleView": .some(titleView)
        case "prompt": .some(prompt)
        case "rightBarButtonItem": .some(rightBarButtonItem)
        case "leftBarButtonItem": .some(leftBarButtonItem)
        case "rightBarButtonItems": .some(rightBarButtonItems)
        case "leftBarButtonItems": .some(leftBarButtonItems)
        default: nil
        }
    }
}
