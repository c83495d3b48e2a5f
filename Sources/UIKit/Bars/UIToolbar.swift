/// A row of buttons, 44 points high; a controller's one reaches down to the screen's edge.
///
/// Fixed spaces are as wide as they say, flexible ones share what is left; items stand 8 apart, 16 (20 on wide screens)
/// from the sides.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    static let standardHeight: CGFloat = 44
    static let gap: CGFloat = 8

    private let ground = BarGround(hairlineIsAtTop: true)
    private var views: [UIView] = []
    open weak var delegate: (any UIToolbarDelegate)?

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

    open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barStyle = UIBarStyle.default { didSet { updateLooks() } }
    open var isTranslucent = true { didSet { updateLooks() } }
    open var barTintColor: UIColor? { didSet { updateLooks() } }
    open var standardAppearance = UIToolbarAppearance() { didSet { updateLooks() } }
    open var compactAppearance: UIToolbarAppearance? { didSet { updateLooks() } }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIToolbar.standardHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.standardHeight)
    }

    private func updateLooks() {
        ground.show(
            standardAppearance, color: barTintColor ?? (barStyle == .black ? .black : nil), isTranslucent: isTranslucent
        )
    }

    private func itemsChanged() {
        for view in views { view.removeFromSuperview() }
        views = (items ?? []).map { item in
            item.observe(by: self) { [weak self] in self?.itemChanged() }
            if item.isSpace { return UIView() }
            return item.customView ?? BarItemButton(item: item)
        }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    private func itemChanged() {
        for case let button as BarItemButton in views { button.show() }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let margin = SideMargin.points(forWidth: bounds.width)
        let row = CGRect(
            x: safeAreaInsets.left + margin, y: 0,
            width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin),
            height: min(bounds.height, UIToolbar.standardHeight))
        place(in: row)
    }

    private func place(in row: CGRect) {
        let items = self.items ?? []
        let widths = zip(items, views).map { item, view -> CGFloat in
            if item.isSpace { return item.systemItem == .fixedSpace ? item.width : 0 }
            let size = view.sizeThatFits(row.size)
            return size.width > 0 ? size.width : view.bounds.width
        }
        let contents = items.indices.filter { !items[$0].isSpace }
        let gaps = CGFloat(max(0, contents.count - 1)) * UIToolbar.gap
        let flexible = items.count { $0.systemItem == .flexibleSpace }
        let free = row.width - widths.reduce(0, +) - gaps
        let share = flexible > 0 ? max(0, free / CGFloat(flexible)) : 0
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = row.minX
        for (index, item) in items.enumerated() {
            let width = item.systemItem == .flexibleSpace ? share : widths[index]
            if !item.isSpace {
                let view = views[index]
                let height = min(row.height, max(view.sizeThatFits(row.size).height, 1))
                let left = isReversed ? bounds.width - x - width : x
                view.frame = CGRect(
                    x: CGFloat(pixelGrid.round(Double(left))),
                    y: CGFloat(pixelGrid.round(Double((row.height - height) / 2))), width: width, height: height)
                x += UIToolbar.gap
            }
            x += width
        }
    }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
}
