/// A question with buttons: a card in the middle, or a sheet of buttons at the bottom.
///
/// An action's handler is called once the alert is gone. An alert with no action can't be answered.
///
/// Provenance: claimed — an alert's buttons of 44 pt, a sheet's of 57: known of releases before iOS 26, the source wasn't
/// noted.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    public private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    /// The emphasised action, which the return key performs.
    open var preferredAction: UIAlertAction? { didSet { rebuild() } }
    open private(set) var textFields: [UITextField]?
    open var message: String? { didSet { rebuild() } }
    open override var title: String? { didSet { rebuild() } }

    /// The texts with attributes, in place of the plain ones, and the controller whose view is above the buttons: known by
    /// their keys alone.
    private var attributedTitle: NSAttributedString? { didSet { rebuild() } }
    private var attributedMessage: NSAttributedString? { didSet { rebuild() } }
    private var contentController: UIViewController? {
        didSet {
            oldValue?.willMove(toParent: nil)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.removeFromParent()
            if let contentController { addChild(contentController) }
            rebuild()
            contentController?.didMove(toParent: self)
        }
    }

    /// - Returns: false for a key that isn't an alert's own.
    override func takeValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "attributedTitle", "_attributedTitle": attributedTitle = value as? NSAttributedString
        case "attributedMessage", "_attributedMessage": attributedMessage = value as? NSAttributedString
        case "contentViewController", "_contentViewController": contentController = value as? UIViewController
        default: return false
        }
        return true
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
    }

    /// - Raises: `NSInternalInconsistencyException` for a second cancel action.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            UIKitException.raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            return
        }
        actions.append(action)
        action.changed = { [weak self] in self?.rebuild() }
        rebuild()
    }

    /// - Raises: `NSInternalInconsistencyException` in an action sheet.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            UIKitException.raise(
                .internalInconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            return
        }
        let field = UITextField(frame: .zero)
        field.borderStyle = .none
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        rebuild()
    }

    /// The place that an action sheet is called from, from iOS 26 on; alerts have none.
    private(set) lazy var popoverSource: UIPopoverPresentationController? =
        BehaviourProfile.current.isGlass && preferredStyle == .actionSheet
        ? UIPopoverPresentationController(presentedViewController: self, presenting: nil) : nil

    // MARK: The view

    private var card: AlertCard? { viewIfLoaded as? AlertCard }

    open override func loadView() {
        let card = AlertCard(frame: .zero)
        card.choose = { [weak self] in self?.choose($0) }
        view = card
        rebuild()
    }

    /// The first field is edited as soon as the alert is there.
    open dynamic override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    private func rebuild() {
        guard let card else { return }
        card.show(
            AlertContent(
                style: preferredStyle, title: title, message: message, fields: textFields ?? [], actions: actions,
                preferred: preferredAction, attributedTitle: attributedTitle, attributedMessage: attributedMessage,
                view: contentController?.view, viewHeight: contentController?.preferredContentSize.height ?? 0))
    }

    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        (presentingViewController ?? self).dismiss(animated: true) { action.handler?(action) }
    }

    /// A tap beside a sheet of buttons cancels.
    func cancel() {
        guard preferredStyle == .actionSheet, let action = actions.first(where: { $0.style == .cancel }) else { return }
        choose(action)
    }

    override func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: self, presenting: presenting)
    }

    // Dynamic, since apps override them in extensions for all controllers of the class.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations
    }
}

/// Darkens what lies below and keeps the card in the middle or at the bottom.
final class AlertPresentationController: UIPresentationController {
    override var isElevated: Bool { true }
    private let dimming = UIView()
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    override var movesItsView: Bool { true }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        let isPopover = BehaviourProfile.current.isGlass && alert?.preferredStyle == .actionSheet && hasSource
        dimming.backgroundColor = isPopover ? .clear : PresentationMetrics.scrim
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        UIApplication.shared.timeline.keyboardFollowers.append(WeakView(view: containerView))
        let tap = UITapGestureRecognizer()
        tap.targets.handlers.append { [weak self] _ in self?.alert?.cancel() }
        dimming.addGestureRecognizer(tap)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dimming] _ in dimming.alpha = 0 }, completion: nil)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let alert, let card = alert.view else { return .zero }
        var safe = container.bounds.inset(by: container.safeAreaInsets)
        safe.size.height -= max(0, container.keyboardIntrusion - container.safeAreaInsets.bottom)
        let isSheet = alert.preferredStyle == .actionSheet
        let isGlassSheet = isSheet && BehaviourProfile.current.isGlass
        let width =
            isGlassSheet
            ? GlassAlert.actionSheetWidth
            : isSheet ? min(container.bounds.width, container.bounds.height) - 16 : BehaviourProfile.current.alertWidth
        let height = min(card.sizeThatFits(CGSize(width: width, height: safe.height)).height, safe.height - 16)
        if isGlassSheet { return glassSheetFrame(height: height, in: safe, of: container) }
        let grid = container.pixelGrid
        func round(_ value: CGFloat) -> CGFloat { CGFloat(grid.round(Double(value))) }
        let bottomGap: CGFloat = container.safeAreaInsets.bottom > 0 ? 0 : 8
        return CGRect(
            x: round((container.bounds.width - width) / 2),
            y: isSheet ? round(safe.maxY - height - bottomGap) : round(safe.midY - height / 2), width: width,
            height: height)
    }
}
