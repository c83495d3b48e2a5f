/// A bar with titles and buttons for the top of a stack of items.
///
/// 44 points high, 32 where the height is compact, 50 on wide screens; a large title adds 52, a prompt 30. A navigation
/// controller's bar reaches up to the screen's edge: what is above those heights is background.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    static let standardHeight: CGFloat = 44

    final var parts = NavigationBarParts()
    open weak var delegate: (any UINavigationBarDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeParts()
        decodeContent(from: coder)
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { parts.visibilityDidChange?() } }
    }

    // MARK: Items

    /// The one on top is shown, those below are the way back.
    open var items: [UINavigationItem]? {
        get { parts.items.isEmpty ? nil : parts.items }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { parts.items.last }
    open var backItem: UINavigationItem? { parts.items.dropLast().last }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { show(items ?? []) }
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(parts.items + [item])
        delegate?.navigationBar(self, didPush: item)
    }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = parts.items.last, delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        show(Array(parts.items.dropLast()))
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    // MARK: Looks

    open var prefersLargeTitles = false { didSet { customised.insert(.prefersLargeTitles); metricsMayHaveChanged() } }
    open var isTranslucent = true { didSet { customised.insert(.isTranslucent); updateLooks() } }
    open var barStyle = UIBarStyle.default { didSet { customised.insert(.barStyle); updateLooks() } }
    open var barTintColor: UIColor? { didSet { customised.insert(.barTintColor); updateLooks() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { customised.insert(.titleTextAttributes); updateLooks() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { customised.insert(.largeTitleTextAttributes); updateLooks() }
    }
    open var shadowImage: UIImage? { didSet { customised.insert(.shadowImage); updateLooks() } }
    /// Bars keep copies; what the present item brings goes before.
    open var standardAppearance: UINavigationBarAppearance {
        get { parts.looks.standard }
        set {
            customised.insert(.standardAppearance)
            parts.looks.standard = kept(newValue)
            parts.looks.hasStandard = true
            updateLooks()
        }
    }
    /// The look in a low bar.
    open var compactAppearance: UINavigationBarAppearance? {
        get { parts.looks.compact }
        set {
            customised.insert(.compactAppearance)
            parts.looks.compact = newValue.map(kept)
            updateLooks()
        }
    }
    /// The look where no content is under the bar; nil is the standard one without a background, see `shownAppearance`.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { parts.looks.scrollEdge }
        set {
            customised.insert(.scrollEdgeAppearance)
            parts.looks.scrollEdge = newValue.map(kept)
            updateLooks()
        }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { parts.looks.compactScrollEdge }
        set {
            customised.insert(.compactScrollEdgeAppearance)
            parts.looks.compactScrollEdge = newValue.map(kept)
            updateLooks()
        }
    }
    private func kept(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = appearance.duplicate()
        copy.observer = { [weak self] in self?.updateLooks() }
        return copy
    }
    /// The picture in place of the chevron, where a mask is given too.
    open var backIndicatorImage: UIImage? {
        didSet { customised.insert(.backIndicatorImage); updateLooks() }
    }
    /// The mask of the title while it moves under the indicator.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { customised.insert(.backIndicatorTransitionMaskImage); updateLooks() }
    }
    /// Points downwards.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        customised.insert(CustomisedSetting(name: .titleVerticalPositionAdjustment, kind: barMetrics.rawValue))
        parts.titleShifts[barMetrics] = adjustment
        setNeedsLayout()
    }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        parts.titleShifts[barMetrics] ?? 0
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        customised.insert(CustomisedSetting(name: .backgroundImage, kind: barMetrics.rawValue))
        parts.backgroundImages[barMetrics] = backgroundImage
        updateLooks()
    }
    /// The picture for bars at a place; here a bar has one for all places.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { parts.backgroundImages[barMetrics] }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    // MARK: Layout

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        searchPlaceMayHaveChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentHeight) }

    /// A bar is one row, however tall its parts are; a large title is the next.
    override var accessibilityReading: AccessibilityReading {
        AccessibilityReading(
            isGroup: true, rowHeight: BarItemButton.height, hasHeadings: true, takesTouchesAround: true)
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        .ofNavigationBar(property) ?? super.customisedValue(of: property)
    }

    override func copy(_ setting: CustomisedSetting, from appearance: NSObject) {
        if let appearance = appearance as? UINavigationBar { copyBarSetting(setting, from: appearance) }
    }
}

/// Methods that are called before and after items of a bar change.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
