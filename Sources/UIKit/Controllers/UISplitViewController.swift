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
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic {
        willSet { tellDisplayMode(of: newValue) }
        didSet { arrange() }
    }
    /// Shows and hides the primary column; for the bar of what is beside it.
    open private(set) lazy var displayModeButtonItem = makeDisplayModeButtonItem()
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    private var columns: [Column: UIViewController] = [:]
    private var wasCollapsed: Bool?
    private let divider = UIView()

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
        if let nib = coder as? NibCoder {
            viewControllers = ["masterViewController", "detailViewController"].flatMap {
                nib.loader.related($0, of: nib.element)
            }
        }
    }

    // MARK: Columns

    /// Primary and secondary, those that there are.
    open var viewControllers: [UIViewController] {
        get { [columns[.primary], columns[.secondary]].compactMap { $0 } }
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
        columns[column] = vc.map { style == .unspecified ? $0 : wrapped($0) }
        if let new = columns[column], new.parent == nil {
            addChild(new)
            new.didMove(toParent: self)
        }
        wasCollapsed = nil
        arrange()
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
        if isCollapsed {
            guard let navigation = columns[.primary] as? UINavigationController else { return }
            if column == .primary { navigation.popToRootViewController(animated: true) }
            return
        }
        guard column == .primary, displayMode == .secondaryOnly else { return }
        preferredDisplayMode = view.bounds.width > view.bounds.height ? .oneBesideSecondary : .oneOverSecondary
    }
    /// The secondary column always stays.
    open func hide(_ column: Column) {
        if !isCollapsed, column == .primary { preferredDisplayMode = .secondaryOnly }
    }

    private func makeDisplayModeButtonItem() -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal"),
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
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
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        let bounds = viewIfLoaded?.bounds ?? UIScreen.main.bounds
        return bounds.width > bounds.height ? .oneBesideSecondary : .secondaryOnly
    }

    open var primaryColumnWidth: CGFloat {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let automatic = UISplitViewController.automaticDimension
        var column: CGFloat = 320
        if preferredPrimaryColumnWidth != automatic {
            column = preferredPrimaryColumnWidth
        } else if preferredPrimaryColumnWidthFraction != automatic {
            column = width * preferredPrimaryColumnWidthFraction
        }
        if maximumPrimaryColumnWidth != automatic { column = min(column, maximumPrimaryColumnWidth) }
        if minimumPrimaryColumnWidth != automatic { column = max(column, minimumPrimaryColumnWidth) }
        return min(column, width)
    }

    // MARK: The view

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        divider.backgroundColor = .separator
        arrange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    private func arrange() {
        guard let view = viewIfLoaded else { return }
        if wasCollapsed != isCollapsed {
            let isFirst = wasCollapsed == nil
            wasCollapsed = isCollapsed
            if isCollapsed { collapse() } else { expand() }
            guard !isFirst else { return arrange() }
            if isCollapsed {
                delegate?.splitViewControllerDidCollapse(self)
            } else {
                delegate?.splitViewControllerDidExpand(self)
            }
        }
        guard !isCollapsed else {
            (columns[.compact] ?? columns[.primary] ?? columns[.secondary])?.viewIfLoaded?.frame = view.bounds
            return
        }
        let showsPrimary = displayMode != .secondaryOnly && columns[.primary] != nil
        let column = showsPrimary ? primaryColumnWidth : 0
        let isOver = displayMode == .oneOverSecondary
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixel = 1 / CGFloat(view.pixelGrid.scale)
        var rest = view.bounds
        if showsPrimary, !isOver {
            rest.size.width -= column + pixel
            if !isReversed { rest.origin.x += column + pixel }
        }
        place(columns[.secondary], at: rest, isVisible: true)
        let primary = CGRect(
            x: isReversed ? view.bounds.width - column : 0, y: 0, width: column, height: view.bounds.height)
        place(columns[.primary], at: primary, isVisible: showsPrimary)
        divider.frame = CGRect(
            x: isReversed ? rest.maxX : column, y: 0, width: pixel, height: view.bounds.height)
        if showsPrimary { view.addSubview(divider) } else { divider.removeFromSuperview() }
    }

    private func place(_ controller: UIViewController?, at frame: CGRect, isVisible: Bool) {
        guard let controller, let view = viewIfLoaded else { return }
        guard isVisible else {
            if controller.viewIfLoaded?.superview === view {
                controller.disappear()
                controller.view.removeFromSuperview()
            }
            return
        }
        if controller.view.superview !== view { view.addSubview(controller.view) }
        controller.view.frame = frame
    }

    /// Whether the secondary controller isn't to be seen where there is room for one: as the delegate says.
    private func staysOnPrimary(_ secondary: UIViewController, _ primary: UIViewController) -> Bool {
        guard style != .unspecified else {
            return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        }
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
        return top == .primary
    }

    /// The secondary controllers go on top of the primary's.
    private func collapse() {
        guard let view = viewIfLoaded else { return }
        let secondary = columns[.secondary]
        if columns[.compact] == nil, let primary = columns[.primary], let secondary {
            let merged = staysOnPrimary(secondary, primary)
            if !merged, let navigation = primary as? UINavigationController {
                secondary.viewIfLoaded?.removeFromSuperview()
                let above = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
                if secondary is UINavigationController { (secondary as? UINavigationController)?.viewControllers = [] }
                navigation.viewControllers += above
            }
        }
        guard let shown = columns[.compact] ?? columns[.primary] ?? secondary else { return }
        for column in [Column.primary, .supplementary, .secondary] where columns[column] !== shown {
            columns[column]?.viewIfLoaded?.removeFromSuperview()
        }
        view.addSubview(shown.view)
        divider.removeFromSuperview()
    }

    /// What was pushed on the primary's root goes back to the secondary column.
    private func expand() {
        guard let primary = columns[.primary] as? UINavigationController, primary.viewControllers.count > 1,
            let secondary = columns[.secondary] as? UINavigationController, secondary.viewControllers.isEmpty
        else { return }
        let above = Array(primary.viewControllers.dropFirst())
        primary.viewControllers = [primary.viewControllers[0]]
        secondary.viewControllers = above
    }

    // Overridden by apps in extensions.
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations
    }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Which column is to be on top once there is room for one; of the newer styles only.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn:
            UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
