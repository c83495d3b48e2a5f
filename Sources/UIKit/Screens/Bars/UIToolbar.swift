/// A row of buttons, 44 points high; a controller's one reaches down to the screen's edge.
///
/// Fixed spaces have the width they were given, flexible ones share the free width; items are 8 apart, 16 (20 on wide
/// screens) from the sides.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    static let gap: CGFloat = 8

    private let ground = BarGround(hairlineIsAtTop: true)
    private var views: [UIView] = []
    /// The items that the views were made for.
    private var shown: [UIBarButtonItem] = []
    private var platters: [GlassPlatter] = []
    /// The search bar of the controller on top, which takes the free width; from iOS 26 on.
    var searchBar: UISearchBar? {
        didSet {
            guard searchBar !== oldValue else { return }
            if oldValue?.place == .toolbar { oldValue?.place = .content }
            searchBar?.place = .toolbar
            itemsChanged()
        }
    }
    open weak var delegate: (any UIToolbarDelegate)?

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

    open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barStyle = UIBarStyle.default { didSet { customised.insert(.barStyle); updateLooks() } }
    open var isTranslucent = true { didSet { customised.insert(.isTranslucent); updateLooks() } }
    open var barTintColor: UIColor? { didSet { customised.insert(.barTintColor); updateLooks() } }
    /// Bars keep copies.
    open var standardAppearance: UIToolbarAppearance {
        get { looks.standard }
        set {
            customised.insert(.standardAppearance)
            looks.standard = kept(newValue)
            updateLooks()
        }
    }
    open var compactAppearance: UIToolbarAppearance? {
        get { looks.compact }
        set {
            customised.insert(.compactAppearance)
            looks.compact = newValue.map(kept)
            updateLooks()
        }
    }
    /// The look where no content is under the bar; since iOS 15 nil is the standard one without a background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.scrollEdge }
        set {
            customised.insert(.scrollEdgeAppearance)
            looks.scrollEdge = newValue.map(kept)
            updateLooks()
        }
    }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.compactScrollEdge }
        set {
            customised.insert(.compactScrollEdgeAppearance)
            looks.compactScrollEdge = newValue.map(kept)
            updateLooks()
        }
    }
    private var looks = ToolbarLooks()
    private func kept(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        let copy = appearance.duplicate()
        copy.observer = { [weak self] in self?.updateLooks() }
        return copy
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let kind = topOrBottom.rawValue * 1000 + barMetrics.rawValue
        customised.insert(CustomisedSetting(name: .backgroundImage, kind: kind))
        looks.images[kind] = backgroundImage
        updateLooks()
    }
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks.images[topOrBottom.rawValue * 1000 + barMetrics.rawValue]
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        customised.insert(CustomisedSetting(name: .shadowImage, kind: topOrBottom.rawValue * 1000))
        looks.shadows[topOrBottom] = shadowImage
        updateLooks()
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { looks.shadows[topOrBottom] }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    /// The space at both sides; that of capsules at the edge of a screen without a home button is `BarGlass.inset` less.
    private var sideMargin: CGFloat {
        let isLow = (superview?.safeAreaInsets.bottom ?? 0) > 0 && traitCollection.userInterfaceIdiom == .phone
        guard isLow, let margin = BehaviourProfile.current.toolbarSide else {
            return SideMargin.points(forWidth: bounds.width)
        }
        return margin + BarGlass.inset
    }

    private var barHeight: CGFloat { BehaviourProfile.current.toolbarHeight }
    private var isGlass: Bool { BehaviourProfile.current.isGlass }

    /// The part of a button's glass beside its content.
    private func glassWidth(beside view: UIView) -> CGFloat {
        guard isGlass, let button = view as? BarItemButton else { return 0 }
        return button.isSymbol ? BarGlass.besideSymbol : BarGlass.besideTitle
    }

    /// A capsule of glass under each run of buttons between spaces.
    private func layOutPlatters(in row: CGRect) {
        guard isGlass else { return }
        var frames: [(frame: CGRect, tint: UIColor?)] = []
        var isOpen = false
        for (item, view) in zip(shown, views) {
            guard !item.isSpace, !item.hidesSharedBackground else {
                isOpen = false
                continue
            }
            if item.isSearchPlace {
                isOpen = false
                if view === searchBar { frames.append((view.frame, nil)) }
                continue
            }
            let isProminent = (view as? BarItemButton)?.isProminent ?? false
            let frame = CGRect(
                x: view.frame.minX - BarGlass.inset, y: row.midY - GlassPlatter.toolbarHeight / 2,
                width: view.frame.width + 2 * BarGlass.inset, height: GlassPlatter.toolbarHeight)
            if isOpen, !isProminent, let last = frames.indices.last {
                frames[last].frame = frames[last].frame.union(frame)
            } else {
                frames.append((frame, isProminent ? (view as? BarItemButton)?.prominentTint : nil))
            }
            isOpen = !isProminent
        }
        while platters.count > frames.count { platters.removeLast().removeFromSuperview() }
        while platters.count < frames.count {
            let platter = GlassPlatter()
            insertSubview(platter, aboveSubview: ground)
            platters.append(platter)
        }
        for (platter, place) in zip(platters, frames) {
            platter.frame = place.frame
            platter.tint = place.tint
        }
    }

    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// The looks in the present place.
    var shownAppearance: UIToolbarAppearance {
        let standard = (isLow ? looks.compact : nil) ?? looks.standard
        guard looks.isAtScrollEdge else { return standard }
        if isLow, let edge = looks.compactScrollEdge { return edge }
        return looks.scrollEdge ?? (losesBackgroundAtEdge ? standard.withoutBackground() : standard)
    }

    private var losesBackgroundAtEdge: Bool { BehaviourProfile.current.barsLoseBackgroundAtEdge }

    /// True if the bar's looks depend on what is under it.
    var looksFollowContent: Bool {
        losesBackgroundAtEdge || looks.scrollEdge != nil || looks.compactScrollEdge != nil
    }

    func setIsAtScrollEdge(_ isAtScrollEdge: Bool) {
        guard looks.isAtScrollEdge != isAtScrollEdge else { return }
        looks.isAtScrollEdge = isAtScrollEdge
        updateLooks()
    }

    private func updateLooks() {
        let isBare = looks.isAtScrollEdge && losesBackgroundAtEdge && looks.scrollEdge == nil
        let position = barPosition
        func image(_ position: UIBarPosition) -> UIImage? {
            (isLow ? backgroundImage(forToolbarPosition: position, barMetrics: .compact) : nil)
                ?? backgroundImage(forToolbarPosition: position, barMetrics: .default)
        }
        ground.show(
            shownAppearance, color: isBare ? nil : barTintColor ?? (barStyle == .black ? .black : nil),
            image: isBare ? nil : image(position) ?? image(.any),
            shadow: shadowImage(forToolbarPosition: position) ?? shadowImage(forToolbarPosition: .any),
            isTranslucent: isTranslucent || isBare)
        for case let button as BarItemButton in views {
            let appearance = shownAppearance
            button.barLooks = button.item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        }
    }

    private func itemsChanged() {
        for view in views where view.superview === self { view.removeFromSuperview() }
        shown = shownItems
        views = shown.map { item in
            item.observe(by: self) { [weak self] in self?.itemChanged() }
            if item.isSearchPlace { return searchBar ?? UIView() }
            if item.isSpace { return UIView() }
            return item.customView ?? BarItemButton(item: item)
        }
        for view in views { addSubview(view) }
        updateLooks()
        setNeedsLayout()
    }

    /// A view of the app's own is as large as its frame, others as they want to be.
    private static func size(of view: UIView, in room: CGSize) -> CGSize {
        let isOwn =
            !(view is BarItemButton) && view.translatesAutoresizingMaskIntoConstraints && !view.isSizedByConstraints
        let size = isOwn && view.bounds.width > 0 ? view.bounds.size : view.sizeInBar(room)
        return size.width > 0 ? size : view.bounds.size
    }

    private func itemChanged() {
        for case let button as BarItemButton in views { button.show() }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -groundReach, right: 0))
        let margin = sideMargin
        let row = CGRect(
            x: safeAreaInsets.left + margin, y: 0,
            width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin),
            height: min(bounds.height, barHeight))
        place(in: row)
        layOutPlatters(in: row)
    }

    /// The height of the background below the bar: for a bar at the edge of the safe area, down to the edge of its
    /// superview.
    private var groundReach: CGFloat {
        guard let superview, barPosition == .bottom else { return 0 }
        let below = superview.bounds.maxY - frame.maxY
        return abs(below - superview.safeAreaInsets.bottom) < 0.01 ? max(0, below) : 0
    }

    private func place(in row: CGRect) {
        let items = shown
        let widths = zip(items, views).map { item, view -> CGFloat in
            if item.isSearchPlace { return 0 }
            if item.isSpace { return item.systemItem == .fixedSpace ? item.width : 0 }
            return Self.size(of: view, in: row.size).width + glassWidth(beside: view)
        }
        let contents = items.indices.filter { !items[$0].isSpace }
        let gaps = CGFloat(max(0, contents.count - 1)) * UIToolbar.gap
        // A search bar takes the width that spaces would share.
        let takesAll = searchBar != nil
        func isFlexible(_ item: UIBarButtonItem) -> Bool {
            takesAll ? item.isSearchPlace : item.systemItem == .flexibleSpace
        }
        let flexible = items.count(where: isFlexible)
        let free = row.width - widths.reduce(0, +) - gaps
        let share = flexible > 0 ? max(0, free / CGFloat(flexible)) : 0
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = row.minX
        for (index, item) in items.enumerated() {
            let width = isFlexible(item) ? share : widths[index]
            if item.isSearchPlace {
                let left = isReversed ? bounds.width - x - width : x
                views[index].frame = CGRect(
                    x: CGFloat(pixelGrid.round(Double(left))) - BarGlass.inset,
                    y: (row.height - GlassPlatter.toolbarHeight) / 2, width: width + 2 * BarGlass.inset,
                    height: GlassPlatter.toolbarHeight)
                x += UIToolbar.gap
            } else if !item.isSpace {
                let view = views[index]
                let height = min(row.height, max(Self.size(of: view, in: row.size).height, 1))
                let left = isReversed ? bounds.width - x - width : x
                view.frame = CGRect(
                    x: CGFloat(pixelGrid.round(Double(left))),
                    y: CGFloat(pixelGrid.round(Double((row.height - height) / 2))), width: width, height: height)
                x += UIToolbar.gap
            }
            x += width
        }
    }

    override var accessibilityReading: AccessibilityReading {
        AccessibilityReading(isGroup: true, rowHeight: BarItemButton.height, takesTouchesAround: true)
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .barStyle: CustomisedValue(\UIToolbar.barStyle)
        case .barTintColor: CustomisedValue(\UIToolbar.barTintColor)
        case .compactAppearance: CustomisedValue(\UIToolbar.compactAppearance)
        case .isTranslucent: CustomisedValue(\UIToolbar.isTranslucent)
        case .scrollEdgeAppearance: CustomisedValue(\UIToolbar.scrollEdgeAppearance)
        case .standardAppearance: CustomisedValue(\UIToolbar.standardAppearance)
        default: super.customisedValue(of: property)
        }
    }

    override func copy(_ setting: CustomisedSetting, from appearance: NSObject) {
        if let appearance = appearance as? UIToolbar { copyBarSetting(setting, from: appearance) }
    }
}

/// The appearances of a toolbar.
@MainActor private struct ToolbarLooks {
    var standard = UIToolbarAppearance()
    var compact: UIToolbarAppearance?
    var scrollEdge: UIToolbarAppearance?
    var compactScrollEdge: UIToolbarAppearance?
    var isAtScrollEdge = false
    /// The images by position and metrics.
    var images: [Int: UIImage] = [:]
    var shadows: [UIBarPosition: UIImage] = [:]
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
}
