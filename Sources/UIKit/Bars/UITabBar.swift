/// A row of tabs, one of them selected: 49 points high, 32 where the height is compact.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
    static let standardHeight: CGFloat = 49
    static let compactHeight: CGFloat = 32

    private let ground = BarGround(hairlineIsAtTop: true)
    private var tabs: [TabButton] = []
    private var selection: UITabBarItem?
    open weak var delegate: (any UITabBarDelegate)?
    /// A controller's bar may refuse a tab before it is selected.
    var shouldSelect: ((UITabBarItem) -> Bool)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
        updateLooks()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ground)
        updateLooks()
    }

    open var items: [UITabBarItem]? { didSet { itemsChanged() } }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open var selectedItem: UITabBarItem? {
        get { selection }
        set {
            selection = newValue
            showTabs()
        }
    }
    open var isTranslucent = true { didSet { updateLooks() } }
    open var barStyle = UIBarStyle.default { didSet { updateLooks() } }
    open var barTintColor: UIColor? { didSet { updateLooks() } }
    open var unselectedItemTintColor: UIColor? { didSet { showTabs() } }
    open var standardAppearance = UITabBarAppearance() { didSet { updateLooks() } }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    /// Without what the home indicator takes.
    var contentHeight: CGFloat {
        traitCollection.verticalSizeClass == .compact ? UITabBar.compactHeight : UITabBar.standardHeight
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight + safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTabs()
    }

    private func updateLooks() {
        ground.show(
            standardAppearance, color: barTintColor ?? (barStyle == .black ? .black : nil), isTranslucent: isTranslucent
        )
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
        guard item.isEnabled, shouldSelect?(item) ?? true else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    private func showTabs() {
        for tab in tabs { tab.show(isSelected: tab.item === selection, in: self) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        guard !tabs.isEmpty else { return }
        let height = min(bounds.height, contentHeight)
        let width = bounds.width / CGFloat(tabs.count)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tab) in tabs.enumerated() {
            let place = CGFloat(isReversed ? tabs.count - 1 - index : index)
            let left = CGFloat(pixelGrid.round(Double(place * width)))
            let right = CGFloat(pixelGrid.round(Double((place + 1) * width)))
            tab.frame = CGRect(x: left, y: 0, width: right - left, height: height)
        }
    }
}

@preconcurrency @MainActor public protocol UITabBarDelegate: UIBarPositioningDelegate {
    /// A tab was tapped; not called for a selection by program.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
