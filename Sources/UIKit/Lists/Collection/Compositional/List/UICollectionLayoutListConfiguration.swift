/// The look of a list: a section of rows as wide as the view, each as high as its content.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Hashable, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    public enum HeaderMode: Int, Hashable, Sendable {
        case none
        /// A view of kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item looks like a header.
        case firstItemInSection
    }

    public enum FooterMode: Int, Hashable, Sendable {
        case none
        /// A view of kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler =
        @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The padding above each header, in points; nil is the appearance's own.
    public var headerTopPadding: CGFloat?
    public var showsSeparators: Bool
    /// The configuration that items' separators start from.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Has the last word on an item's separators.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the list; nil is what the appearance has.
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    @preconcurrency @MainActor public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = !appearance.isSidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
    /// Sections are separated from each other.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped || self == .sidebar }

    var standardBackground: UIColor {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .systemGroupedBackground
        case .sidebarPlain: .systemBackground
        }
    }
}
