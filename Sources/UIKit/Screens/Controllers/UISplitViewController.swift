/// A primary controller beside a secondary one on wide screens; on narrow ones a single stack of them.
///
/// On wide screens the primary column is 320 points wide unless preferred otherwise. Collapsed, the secondary controller
/// is pushed on the primary's navigation controller, unless the delegate says that it has merged them.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
        /// The column at the trailing side, hidden until it is shown; a sheet where columns are collapsed. From iOS 26 on.
        case inspector
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The way columns are placed beside the secondary one.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic, never, always
    }

    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic {
        willSet { tellDisplayMode(of: newValue) }
        didSet {
            chosenMode = nil
            arrange()
        }
    }
    /// Shows and hides the primary column; for the bar of what is beside it.
    open private(set) lazy var displayModeButtonItem = makeDisplayModeButtonItem()
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { arrange() }
    }
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { arrange() } }
    open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
    /// True if a finger from the edge brings hidden columns.
    open var presentsWithGesture = true
    /// The visibility of `displayModeButtonItem` in the bar of the outermost visible column; of the styles with columns.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { arrange() } }
    /// The background that the Mac shows behind the primary column; tablets show nothing there.
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    var columns: [Column: UIViewController] = [:]
    var inspector = SplitInspector()
    var wasCollapsed: Bool?
    /// False until the app's `viewDidLoad()` is over.
    private(set) var mayArrange = false
    /// The mode chosen by the user or by `show(_:)` and `hide(_:)`, and the shape of the view for which it holds.
    private var chosenMode: (mode: DisplayMode, isWide: Bool)?
    /// The supplementary column's controllers before the columns became one stack.
    var inMiddle: [UIViewController] = []
    /// The frames of the columns; nil while they are one stack.
    var arrangement: SplitArrangement?
    let dividers = [UIView(), UIView()]
    let dimming = UIView()

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = Self.style(from: coder)
        super.init(coder: coder)
        decodeColumns(from: coder)
    }

    // MARK: Columns

    /// Primary and secondary, those that there are; the one that shows all of them, where columns are collapsed.
    open var viewControllers: [UIViewController] {
        get {
            let all = [columns[.primary], columns[.secondary]].compactMap { $0 }
            return wasCollapsed == true ? Array(all.prefix(1)) : all
        }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
        }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if let old = columns[column], old !== vc {
            old.willMove(toParent: nil)
            if old.isViewLoaded {
                old.disappear()
                old.view.removeFromSuperview()
            }
            old.removeFromParent()
        }
        columns[column] = vc.map { style == .unspecified || isWhole($0, in: column) ? $0 : wrapped($0) }
        if column == .inspector { inspector.isShown = false }
        if let new = columns[column], new.parent == nil {
            addChild(new)
            new.didMove(toParent: self)
        }
        wasCollapsed = nil
        arrange()
    }

    /// True for tabs in place of the columns where there is room for one.
    ///
    /// Provenance: claimed — tabs in a compact column: each tab has a stack of its own, with no other bar above it.
    private func isWhole(_ controller: UIViewController, in column: Column) -> Bool {
        column == .compact && controller is UITabBarController
    }

    /// Columns of the newer styles have a navigation controller each.
    private func wrapped(_ controller: UIViewController) -> UIViewController {
        controller is UINavigationController ? controller : UINavigationController(rootViewController: controller)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed, let navigation = columns[.primary] as? UINavigationController {
            let detail = (vc as? UINavigationController)?.viewControllers.first ?? vc
            navigation.pushViewController(detail, animated: true)
        } else {
            setViewController(vc, for: .secondary)
        }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if let navigation = columns[.primary] as? UINavigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            setViewController(vc, for: .primary)
        }
    }

    /// Shows a column; where columns are collapsed, what was pushed over it goes.
    open func show(_ column: Column) {
        if column == .inspector { return showInspector() }
        if isCollapsed {
            guard let navigation = columns[.primary] as? UINavigationController else { return }
            if column == .primary { navigation.popToRootViewController(animated: true) }
            return
        }
        let isBeside = splitBehavior != .overlay
        let one = isBeside ? DisplayMode.oneBesideSecondary : .oneOverSecondary
        let two = splitBehavior == .displace ? DisplayMode.twoDisplaceSecondary : .twoBesideSecondary
        switch (column, columns[.supplementary] == nil) {
        case (.primary, true) where displayMode == .secondaryOnly,
            (.supplementary, false) where displayMode == .secondaryOnly:
            choose(one)
        case (.primary, false) where !showsTwo: choose(isBeside ? two : .twoOverSecondary)
        case (.secondary, _) where arrangement?.isOver == true: choose(.secondaryOnly)
        default: break
        }
    }

    /// The secondary column always stays; the supplementary one takes the primary along.
    open func hide(_ column: Column) {
        if column == .inspector { return hideInspector() }
        guard !isCollapsed else { return }
        if column == .primary, columns[.supplementary] != nil {
            guard showsTwo else { return }
            choose(displayMode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary)
        } else if column == .primary || column == .supplementary {
            choose(.secondaryOnly)
        }
    }

    private var showsTwo: Bool {
        [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(displayMode)
    }

    /// The behaviour: side by side if the view is wider than high; else one over the other.
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return isWide ? .tile : .overlay
    }

    private var isWide: Bool {
        let bounds = viewIfLoaded?.bounds ?? UIScreen.main.sceneBounds
        return bounds.width > bounds.height
    }

    /// Shows the columns otherwise until the view is turned or the preferred mode is set.
    private func choose(_ mode: DisplayMode) {
        tellDisplayMode(of: mode)
        chosenMode = (mode, isWide)
        arrange()
    }

    private func makeDisplayModeButtonItem() -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"),
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                let hasThree = columns[.supplementary] != nil
                switch displayMode {
                case .secondaryOnly: show(hasThree ? .supplementary : .primary)
                case .oneBesideSecondary, .oneOverSecondary: if hasThree { show(.primary) } else { hide(.primary) }
                default: hide(.primary)
                }
            })
    }

    private func tellDisplayMode(of wanted: DisplayMode) {
        guard isViewLoaded, !isCollapsed, wanted != .automatic, wanted != displayMode else { return }
        delegate?.splitViewController(self, willChangeTo: wanted)
    }

    // MARK: State

    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    open var displayMode: DisplayMode {
        guard !isCollapsed else { return .oneBesideSecondary }
        if let chosenMode, chosenMode.isWide == isWide { return chosenMode.mode }
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        return isWide ? .oneBesideSecondary : .secondaryOnly
    }

    open var primaryColumnWidth: CGFloat {
        columnWidth(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }

    /// 0 where there is no such column.
    open var supplementaryColumnWidth: CGFloat {
        guard columns[.supplementary] != nil else { return 0 }
        return columnWidth(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    }

    func columnWidth(
        _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
    ) -> CGFloat {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.sceneBounds.width
        let automatic = UISplitViewController.automaticDimension
        var column: CGFloat = 320
        if preferred != automatic { column = preferred } else if fraction != automatic { column = width * fraction }
        if maximum != automatic { column = min(column, maximum) }
        if minimum != automatic { column = max(column, minimum) }
        return min(column, width)
    }

    // MARK: The view

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        for divider in dividers { divider.backgroundColor = .separator }
        dimming.backgroundColor = UIColor(white: 0, alpha: PresentationMetrics.dimming)
        let tap = UITapGestureRecognizer()
        tap.targets.handlers.append { [weak self] _ in self?.choose(.secondaryOnly) }
        dimming.addGestureRecognizer(tap)
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = isAtRight ? .right : .left
        edge.targets.handlers.append { [weak self] in self?.edgeWasDragged($0) }
        view.addGestureRecognizer(edge)
    }

    /// Columns are arranged once `viewDidLoad()` is over: many apps make themselves the delegate there, which is then asked if the
    /// secondary column is to be seen.
    override func viewWasLoaded() {
        super.viewWasLoaded()
        mayArrange = true
        arrange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    // Overridden by apps in extensions.
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var childForStatusBarStyle: UIViewController? { isCollapsed ? viewControllers.first : nil }
    open dynamic override var childForStatusBarHidden: UIViewController? { isCollapsed ? viewControllers.first : nil }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations
    }
}

extension UIViewController {
    /// A split view controller collapsed or expanded: `showDetailViewController` goes elsewhere now.
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
