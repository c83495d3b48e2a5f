@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Images over titles.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { changed() } }
    /// Images beside titles, on wide screens.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { changed() } }
    /// Images beside titles, in a low bar.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { changed() } }
    /// The selected tab's, where its state has no icon colour.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
    /// Behind the selected tab.
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    /// Points; 0 for the bar's own choice.
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

    public required init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
        (selectionIndicatorTintColor, selectionIndicatorImage) =
            (other.selectionIndicatorTintColor, other.selectionIndicatorImage)
        (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) =
            (other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing)
    }
}

/// The look of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func copyValues(from other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
        (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// The look of a bar's tabs in one layout.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable {
        case stacked, inline, compactInline
    }

    private var style: Style
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    public required init(style: Style) {
        self.style = style
        super.init()
    }

    public override convenience init() { self.init(style: .stacked) }

    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in [normal, selected, disabled, focused] { state.copyValues(from: UITabBarItemStateAppearance()) }
    }

    func duplicate() -> Self {
        let copy = type(of: self).init(style: style)
        copy.normal.copyValues(from: normal)
        copy.selected.copyValues(from: selected)
        copy.disabled.copyValues(from: disabled)
        copy.focused.copyValues(from: focused)
        return copy
    }

    @_disfavoredOverload nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    nonisolated public func copy() -> Self { MainActor.assumeIsolated { duplicate() } }
}
