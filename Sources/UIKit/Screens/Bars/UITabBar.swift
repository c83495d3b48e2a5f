/// A row of tabs, one of them selected: 49 points high, 32 where the height is compact.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
    /// The positioning of tabs: sharing the bar's width, or together in its middle.
    public enum ItemPositioning: Int, Sendable {
        case automatic, fill, centered
    }

    static let standardHeight: CGFloat = 49
    static let compactHeight: CGFloat = 32

    let ground = BarGround(hairlineIsAtTop: true)
    private let indicator = UIImageView(frame: .zero)
    private(set) var tabs: [TabButton] = []
    /// The glass under the tabs and the pill behind the selected one, from iOS 26 on.
    private(set) var platter: TabPlatterView?
    private var selection: UITabBarItem?
    /// The form that the controller gave the bar; from iOS 18 on.
    var form = Form.row {
        didSet {
            guard form != oldValue else { return }
            ground.isHidden = form == .capsule
            showTabs()
            setNeedsLayout()
        }
    }
    /// A row of tabs at the bottom; a capsule of titles at the top of wide screens; the selected tab alone.
    enum Form {
        case row, capsule, selectedAlone
    }
    /// A tap on the selected tab while it is shown alone.
    var expand: (() -> Void)?
    open weak var delegate: (any UITabBarDelegate)?
    /// A controller's bar may refuse a tab before it is selected.
    var shouldSelect: ((UITabBarItem) -> Bool)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeContent(from: coder)
    }

    private func setUp() {
        addSubview(ground)
        looks.standard.observer = { [weak self] in self?.updateLooks() }
        updateLooks()
    }

    open var items: [UITabBarItem]? { didSet { itemsChanged() } }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open var selectedItem: UITabBarItem? {
        get { selection }
        set {
            selection = newValue
            updateLooks()
        }
    }
    open var isTranslucent = true { didSet { customised.insert(.isTranslucent); updateLooks() } }
    open var barStyle = UIBarStyle.default { didSet { customised.insert(.barStyle); updateLooks() } }
    open var barTintColor: UIColor? { didSet { customised.insert(.barTintColor); updateLooks() } }
    open var unselectedItemTintColor: UIColor? { didSet { customised.insert(.unselectedItemTintColor); showTabs() } }
    /// Bars keep copies; what the selected item brings goes before.
    open var standardAppearance: UITabBarAppearance {
        get { looks.standard }
        set {
            customised.insert(.standardAppearance)
            looks.standard = kept(newValue)
            updateLooks()
        }
    }
    /// The look where no content is under the bar; since iOS 15 nil is the standard one without a background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.scrollEdge }
        set {
            customised.insert(.scrollEdgeAppearance)
            looks.scrollEdge = newValue.map(kept)
            updateLooks()
        }
    }
    private var looks = TabBarLooks()
    private func kept(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        let copy = appearance.duplicate()
        copy.observer = { [weak self] in self?.updateLooks() }
        return copy
    }

    open var backgroundImage: UIImage? { didSet { customised.insert(.backgroundImage); updateLooks() } }
    open var shadowImage: UIImage? { didSet { customised.insert(.shadowImage); updateLooks() } }
    /// Behind the selected tab, in its middle.
    open var selectionIndicatorImage: UIImage? { didSet { customised.insert(.selectionIndicatorImage); updateLooks() } }
    open var itemPositioning = ItemPositioning.automatic {
        didSet { customised.insert(.itemPositioning); setNeedsLayout() }
    }
    /// The width of centred tabs, in points; 0 for 76.
    open var itemWidth: CGFloat = 0 { didSet { customised.insert(.itemWidth); setNeedsLayout() } }
    /// Points between such tabs; 0 for 34.
    open var itemSpacing: CGFloat = 0 { didSet { customised.insert(.itemSpacing); setNeedsLayout() } }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    /// The height without the home indicator's area.
    var contentHeight: CGFloat {
        traitCollection.verticalSizeClass == .compact ? UITabBar.compactHeight : UITabBar.standardHeight
    }

    /// The same in a controller: the platter keeps its distance from the screen's edge without a home indicator too.
    func contentHeight(aboveIndicator bottom: CGFloat) -> CGFloat {
        guard let whole = BehaviourProfile.current.tabBarFittingHeight else { return contentHeight }
        return max(contentHeight, whole - bottom)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: BehaviourProfile.current.tabBarFittingHeight ?? contentHeight + safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTabs()
    }

    /// The looks in the present place: the selected item's before the bar's.
    var shownAppearance: UITabBarAppearance {
        let standard = selection?.standardAppearance ?? looks.standard
        guard looks.isAtScrollEdge else { return standard }
        if let edge = selection?.scrollEdgeAppearance ?? looks.scrollEdge { return edge }
        return losesBackgroundAtEdge ? standard.withoutBackground() : standard
    }

    private var losesBackgroundAtEdge: Bool { BehaviourProfile.current.barsLoseBackgroundAtEdge }

    /// True if the bar's looks depend on what is under it.
    var looksFollowContent: Bool {
        losesBackgroundAtEdge || (selection?.scrollEdgeAppearance ?? looks.scrollEdge) != nil
    }

    func setIsAtScrollEdge(_ isAtScrollEdge: Bool) {
        guard looks.isAtScrollEdge != isAtScrollEdge else { return }
        looks.isAtScrollEdge = isAtScrollEdge
        updateLooks()
    }

    private func updateLooks() {
        let isBare =
            looks.isAtScrollEdge && losesBackgroundAtEdge
            && selection?.scrollEdgeAppearance ?? looks.scrollEdge == nil
        ground.show(
            shownAppearance, color: isBare ? nil : barTintColor ?? (barStyle == .black ? .black : nil),
            image: isBare ? nil : backgroundImage, shadow: shadowImage, isTranslucent: isTranslucent || isBare)
        indicator.image = shownAppearance.selectionIndicatorImage ?? selectionIndicatorImage
        setNeedsLayout()
        showTabs()
    }

    private func itemsChanged() {
        for tab in tabs { tab.removeFromSuperview() }
        tabs = (items ?? []).map { item in
            let tab = TabButton(item: item)
            item.observe(by: self) { [weak self] in self?.showTabs() }
            tab.addAction(UIAction { [weak self] _ in self?.select(item) }, for: .touchUpInside)
            addSubview(tab)
            return tab
        }
        if let selection, items?.contains(where: { $0 === selection }) != true { self.selection = nil }
        showTabs()
        setNeedsLayout()
    }

    private func select(_ item: UITabBarItem) {
        if form == .selectedAlone, let expand { return expand() }
        guard item.isEnabled, shouldSelect?(item) ?? true else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    private func showTabs() {
        for tab in tabs { tab.show(isSelected: tab.item === selection, in: self) }
        if platter != nil { setNeedsLayout() }
        if indicator.image != nil { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        guard !tabs.isEmpty else { return }
        if form == .capsule { return layOutCapsule() }
        if BehaviourProfile.current.isGlass { return layOutPlatter() }
        let height = min(bounds.height, contentHeight)
        let isCentred = itemPositioning == .centered
        let count = CGFloat(tabs.count)
        let spacing = !isCentred ? 0 : itemSpacing > 0 ? itemSpacing : 34
        let wanted = itemWidth > 0 ? itemWidth : 76
        let width = isCentred ? min(wanted, (bounds.width - spacing * (count - 1)) / count) : bounds.width / count
        let start = isCentred ? (bounds.width - width * count - spacing * (count - 1)) / 2 : 0
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tab) in tabs.enumerated() {
            let place = CGFloat(isReversed ? tabs.count - 1 - index : index)
            let left = CGFloat(pixelGrid.round(Double(start + place * (width + spacing))))
            let right = CGFloat(pixelGrid.round(Double(start + place * (width + spacing) + width)))
            tab.frame = CGRect(x: left, y: 0, width: right - left, height: height)
            if BehaviourProfile.current.tabsStandApart, !isCentred {
                // Whole points, 2 from each end of an equal share.
                let (start, end) = (
                    (place * width + 2 + 0.5).rounded(.down), ((place + 1) * width - 2 + 0.5).rounded(.down)
                )
                tab.frame = CGRect(x: start, y: 1, width: end - start, height: max(0, height - 1))
            }
        }
        placeIndicator(height)
    }

    /// Places the tabs on glass in the middle of the bar.
    private func layOutPlatter() {
        let view = shownPlatter()
        for tab in tabs { tab.alpha = form == .selectedAlone && tab.item !== selection ? 0 : 1 }
        if form == .selectedAlone { return layOutSelected(on: view) }
        let places = TabPlatter.places(
            wanted: tabs.map { TabPlatter.width(ofTitle: $0.titleWidth, hasBadge: $0.item.badgeValue != nil) },
            width: bounds.width, pixel: 1 / CGFloat(pixelGrid.scale))
        func round(_ value: CGFloat) -> CGFloat { CGFloat(pixelGrid.round(Double(value))) }
        let start = round((bounds.width - places.platter) / 2)
        view.frame = CGRect(x: start, y: 0, width: places.platter, height: TabPlatter.height)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (tab, place) in zip(tabs, places.tabs) {
            let x = isReversed ? places.platter - place.x - place.width : place.x
            tab.frame = CGRect(
                x: start + round(x), y: TabPlatter.inset, width: round(place.width), height: TabPlatter.itemHeight)
        }
        let selected = tabs.first { $0.item === selection }
        view.showPill(selected.map { $0.frame.offsetBy(dx: -start, dy: 0) })
    }

    func shownPlatter() -> TabPlatterView {
        let view = platter ?? TabPlatterView()
        if platter == nil { platter = view }
        if view.superview !== self { insertSubview(view, aboveSubview: ground) }
        return view
    }

    private func placeIndicator(_ height: CGFloat) {
        guard let image = indicator.image, let tab = tabs.first(where: { $0.item === selection }) else {
            indicator.removeFromSuperview()
            return
        }
        if indicator.superview == nil { insertSubview(indicator, aboveSubview: ground) }
        indicator.frame = CGRect(
            x: CGFloat(pixelGrid.round(Double(tab.frame.midX - image.size.width / 2))),
            y: CGFloat(pixelGrid.round(Double((height - image.size.height) / 2))), width: image.size.width,
            height: image.size.height)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: superview == nil ? .none : .tabBar)
    }
    override var accessibilityReading: AccessibilityReading {
        AccessibilityReading(isGroup: true, takesTouchesAround: true)
    }
    override var accessibleParts: [AccessibilityItem]? { tabElements }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        .ofTabBar(property) ?? super.customisedValue(of: property)
    }
}

/// The appearances of a tab bar.
@MainActor private struct TabBarLooks {
    var standard = UITabBarAppearance()
    var scrollEdge: UITabBarAppearance?
    /// No content is under the bar.
    var isAtScrollEdge = false
}

@preconcurrency @MainActor public protocol UITabBarDelegate: UIBarPositioningDelegate {
    /// A tab was tapped; not called for a selection by program.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
