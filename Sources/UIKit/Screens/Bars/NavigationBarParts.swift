import Graphics

/// The views of a navigation bar and what they were made from.
@MainActor struct NavigationBarParts {
    var items: [UINavigationItem] = []
    let ground = BarGround(hairlineIsAtTop: false)
    let title = UILabel()
    let subtitle = UILabel()
    let largeTitle = UILabel()
    let largeSubtitle = UILabel()
    let prompt = UILabel()
    var titleView: UIView?
    /// Views of the item's own in place of the subtitles.
    var subtitleView: UIView?
    var largeSubtitleView: UIView?
    var back: BackButton?
    /// The glass under the buttons, from iOS 26 on.
    var platters: [GlassPlatter] = []
    /// Buttons and custom views, from the leading side inwards and from the trailing side inwards.
    var leading: [UIView] = []
    var trailing: [UIView] = []
    /// A split view's button, beside those of the item.
    var modeItem: UIBarButtonItem?
    /// The views in the middle, from the leading side on.
    var center: [UIView] = []
    /// The groups of a bar, some of which may be given up; see `BarGroupFitting`.
    var groups = NavigationBarGroups()
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    var titleShifts: [UIBarMetrics: CGFloat] = [:]
    var looks = NavigationBarLooks()
    /// The look of a back button whose controller has no item for it.
    let backLooks = UIBarButtonItem()
    /// The distance from the bar up to the upper edge of its controller's view.
    var reach: CGFloat = 0
    /// The height of the zone in a sheet; nil outside of one.
    var sheetZone: CGFloat?
    /// The bar was last laid out with this height of its content, without what is above.
    var shownHeight: CGFloat = 0
    /// The distance by which the large title has been scrolled away: 0 for not at all, its height for wholly.
    var collapse: CGFloat = 0
    /// The same of the search bar.
    var searchCollapse: CGFloat = 0
    /// The search bar in this bar: under the title, or in the row.
    var searchBar: UISearchBar?
    /// The search bar, where it is in the row.
    var searchBeside: UISearchBar? { searchBar?.place == .besideTitle ? searchBar : nil }
    /// The item that is shown where the row has no room for the search bar's field.
    var searchItem: UIBarButtonItem?
    /// A search is going on in the row.
    var isSearchingBeside = false
    /// The search bar that a controller has in its toolbar in place of this bar.
    var searchBelow: UISearchBar?
    /// The width of a tab bar over the middle of the row; 0 where there is none.
    var tabsWidth: CGFloat = 0
    var placesSearchBelow: ((UINavigationItem) -> Bool)?
    var searchBelowDidChange: (() -> Void)?
    /// A search is going on that has the bar for itself.
    var isSearching = false
    /// A tap on the way back; nil pops the item.
    var goBack: (() -> Void)?
    /// A controller's bar says that it wants another height.
    var heightDidChange: (() -> Void)?
    /// A controller's bar is hidden or shown, by the controller or by the app.
    var visibilityDidChange: (() -> Void)?
}

/// The appearances of a navigation bar.
@MainActor struct NavigationBarLooks {
    var standard = UINavigationBarAppearance()
    /// The app gave one.
    var hasStandard = false
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
    /// No content is under the bar.
    var isAtScrollEdge = false
}

extension NavigationBarParts {
    /// The sign of the way back, as a template.
    static let chevron = UIGraphicsImageRenderer(size: CGSize(width: 13, height: 21)).image { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10.5, y: 1.5))
        path.addLine(to: CGPoint(x: 1.5, y: 10.5))
        path.addLine(to: CGPoint(x: 10.5, y: 19.5))
        path.lineWidth = 2.5
        path.lineCapStyle = .round
        path.stroke()
    }.withRenderingMode(.alwaysTemplate)
}

/// The way back: a chevron and the last title.
final class BackButton: UIControl {
    private let label = UILabel()
    /// The picture in place of the chevron.
    var indicator: UIImage? { didSet { setNeedsDisplay() } }
    var attributes: [NSAttributedString.Key: Any] = [:] { didSet { show() } }
    /// The item that the looks are set on.
    var item = UIBarButtonItem()
    var itemChanged: (() -> Void)?
    var titleShift = UIOffset.zero { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var title = "" {
        didSet { show() }
    }

    private func show() {
        let plain: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: ink]
        label.attributedText = NSAttributedString(
            string: title, attributes: plain.merging(attributes) { _, given in given })
        setNeedsDisplay()
    }

    private var ink: UIColor {
        let tint: UIColor = item.tintColor ?? glassInk ?? tintColor
        return isHighlighted ? tint.withAlphaComponent(UIButton.highlightedAlpha) : tint
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, Appearances.isInUse else { return }
        applyAppearances(to: item)
        itemChanged?()
        show()
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    /// 12 for the chevron, 6 between it and the title.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isGlass { return CGSize(width: BarGlass.height, height: BarGlass.height) }
        return CGSize(
            width: 18 + label.sizeThatFits(.zero).width + space.before + space.behind, height: BarItemButton.height)
    }

    private var space: (before: CGFloat, behind: CGFloat) { BehaviourProfile.current.backButtonSpace }

    /// A chevron alone, on glass.
    private var isGlass: Bool { BehaviourProfile.current.isGlass }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.isHidden = isGlass
        let size = label.sizeThatFits(.zero)
        let y = CGFloat(pixelGrid.round(Double((bounds.height - size.height) / 2)))
        let width = min(size.width, bounds.width - 18 - space.before - space.behind)
        let end = space.behind - BehaviourProfile.current.backTitleShift
        label.frame = CGRect(
            x: isReversed ? end : bounds.width - width - end, y: y, width: width, height: size.height
        )
        .offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical)
    }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let state: UIControl.State = isHighlighted ? .highlighted : .normal
        if let ground = item.backButtonBackgroundImage(for: state, barMetrics: .default)
            ?? item.backButtonBackgroundImage(for: .normal, barMetrics: .default)
        {
            let height = min(bounds.height, ground.size.height)
            let shift = item.backButtonBackgroundVerticalPositionAdjustment(for: .default)
            ground.record(
                into: &recorder,
                in: CGRect(x: 0, y: bounds.midY - height / 2 + shift, width: bounds.width, height: height),
                tint: ground.tint(in: self), screenScale: traitCollection.displayScale)
            return
        }
        if let indicator {
            let size = indicator.size
            let place = CGRect(
                x: isReversed ? bounds.width - size.width - space.before : space.before,
                y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            indicator.record(
                into: &recorder, in: place,
                tint: indicator.renderingMode == .alwaysOriginal ? nil : ink.graphicsColor(for: traitCollection),
                screenScale: traitCollection.displayScale)
            return
        }
        let direction: CGFloat = isReversed ? -1 : 1
        let shape = BehaviourProfile.current.backChevron
        let start = shape.tip + space.before
        var tip = CGPoint(x: isReversed ? bounds.width - start : start, y: bounds.midY)
        if isGlass { tip.x = bounds.midX - 5 * direction }
        var chevron = Path()
        let end = tip.x + shape.length * direction
        chevron.move(to: CGPoint(x: end, y: tip.y - shape.half))
        chevron.line(to: tip)
        chevron.line(to: CGPoint(x: end, y: tip.y + shape.half))
        recorder.stroke(
            chevron, StrokeStyle(width: 2.5, cap: .round), ink.graphicsColor(for: traitCollection))
    }

    override var accessibilityOfKind: AccessibilityDefaults {
        let name = title.isEmpty ? "Back" : title
        return AccessibilityDefaults(
            isElement: true, label: name, traits: .button,
            userInputLabels: BehaviourProfile.current.backButtonsHaveVoiceNames ? [name, "Back"] : [])
    }
    override var accessibilityReading: AccessibilityReading {
        AccessibilityReading(role: .backButton, isControl: true, isDisabled: !isEnabled)
    }
}
