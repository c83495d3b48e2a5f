/// Manages a view and its content.
///
/// The order of its life: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, `viewWillLayoutSubviews`,
/// `viewDidLayoutSubviews`, `viewDidAppear`. The view's size is final from the first layout on, not in `viewDidLoad`.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    private final var loadedView: UIView?
    final var containment = ControllerContainment()
    final var appearance = ControllerAppearance()
    final var presentation = ControllerPresentation()
    /// The scene of the document that the controller was made from.
    final var scene: NibScene?
    /// Identifies the controller when an app's state is restored, which this framework leaves to apps.
    open var restorationIdentifier: String?
    final var madeBy: UIStoryboard?
    open var nibName: String? { ownNibName }
    private final let ownNibName: String?
    public let nibBundle: Bundle?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownNibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        ownNibName = nil
        nibBundle = nil
        super.init()
        decode(from: coder)
    }

    // MARK: The view

    /// Loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { adopt(newValue) }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// The view of the controller's storyboard scene or xib; an empty one where it has neither.
    open dynamic func loadView() {
        if loadViewFromScene() || loadViewFromNib() { return }
        let view = UIView(frame: UIScreen.main.sceneBounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        guard !isLoadingView else { return raiseWithoutView() }
        isLoadingView = true
        loadView()
        // A controller that leaves the view to `viewDidLoad()` has it afterwards.
        if loadedView != nil { isLoadingView = false }
        viewDidLoad()
        isLoadingView = false
        if loadedView == nil { raiseWithoutView() }
        viewWasLoaded()
    }
    /// Called after `viewDidLoad()`, whatever the app does there.
    func viewWasLoaded() {}

    private func raiseWithoutView() {
        UIKitException.raise(
            .internalInconsistency,
            "-[\(shortClassName(of: self)) loadView] must set the view; it returned without doing so.")
    }

    /// True while the view is asked for and isn't there.
    private final var isLoadingView = false

    private func adopt(_ view: UIView?) {
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
    }

    /// Called when the controller was made from a document, before its view is loaded.
    open func awakeFromNib() {}
    open dynamic func viewDidLoad() {}
    open dynamic func viewWillAppear(_ animated: Bool) {}
    open dynamic func viewIsAppearing(_ animated: Bool) {}
    open dynamic func viewDidAppear(_ animated: Bool) {}
    open dynamic func viewWillDisappear(_ animated: Bool) {}
    open dynamic func viewDidDisappear(_ animated: Bool) {}
    open dynamic func viewWillLayoutSubviews() {}
    open dynamic func viewDidLayoutSubviews() {}
    open dynamic func viewSafeAreaInsetsDidChange() {}
    /// Called after the root view's margins changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called before the root view changes size, as by rotation; overrides call super, which notifies the children.
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
            refreshTraits(of: child)
        }
    }
    /// The size that a child will have where this container has another.
    ///
    /// A child whose view is as large as this controller's gets the new size, another keeps its own.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { childSize(of: container, in: parentSize) }
    /// Called when the Auto Layout size of a child's content changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The view shown over the controller's content, as for empty content; nothing sets it but the app.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable?.configuration }
        set { showUnavailable(newValue) }
    }
    /// The inputs of the configuration; its search text is that of the item's search controller while it is active.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { presentUnavailableState }
    /// Requests an update of the configuration in the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() { markUnavailableStale() }
    /// Called before the first layout and after changes of the state or requests for an update.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    final var unavailable: UnavailableContent?

    /// Overrides call super last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    open func didReceiveMemoryWarning() {}
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection { controllerTraits }
    /// Light or dark for the controller, its view and its children; `unspecified` to inherit.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverriding?.userInterfaceStyle ?? .unspecified }
        set { setOverrideUserInterfaceStyle(newValue) }
    }
    /// The traits of a child in place of this controller's; nil to inherit.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.containment.parentTraits?.given
    }
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { giveTraits(collection, to: childViewController) }
    /// Called before the size classes change; overrides call super, which notifies the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { announce(newCollection, with: coordinator) }
    final var traitOverriding: TraitOverriding?

    // MARK: Title and bars

    open var title: String? {
        willSet { ObservedValues.shared.willChange(self, .key("title")) }
        didSet {
            ObservedValues.shared.didChange(self, .key("title"))
            navigationItem.title = title
            ownTabBarItem?.title = title
        }
    }
    /// Made on first access, with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { ensuredTabBarItem }
        set { ownTabBarItem = newValue }
    }
    final var ownTabBarItem: UITabBarItem?
    final var ownEditButtonItem: UIBarButtonItem?
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsChanged(of: self) } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
    /// Edit or Done, switching `isEditing`.
    open var editButtonItem: UIBarButtonItem { ensuredEditButtonItem }
    open internal(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Editing

    open var isEditing: Bool {
        get { editingFlag }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        editingFlag = editing
        updateEditButtonItem()
    }
    private final var editingFlag = false

    /// Adds a command to the controller's `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    private final var addedKeyCommands: [UIKeyCommand] = []
    override var allKeyCommands: [UIKeyCommand] {
        if presentedViewController != nil, !performsActionsWhilePresentingModally { return [] }
        return super.allKeyCommands + addedKeyCommands
    }
    /// A Boolean value that indicates whether key commands reach the controller while it presents another.
    open var performsActionsWhilePresentingModally: Bool { true }

    // MARK: Storyboards

    /// The storyboard that the controller was made from.
    open var storyboard: UIStoryboard? { madeBy ?? scene?.source.storyboard }
    /// - Raises: `NSInvalidArgumentException` where the controller has no such segue.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(identifier, sender: sender)
    }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns true if an unwind segue may end here: the class has the action, and isn't the source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { fromViewController !== self && unwindSelector(named: action.name) != nil }
    /// The children that are searched, in this order, for the destination of an unwind segue: all but the one it comes
    /// from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.filter { $0 !== origin }
    }
    /// The child that is the source of an unwind segue, or contains it.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { child in sequence(first: source.source) { $0.parent }.contains { $0 === child } }
    }
    /// Shows the child on the way of an unwind segue.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// The controller, this one or the nearest ancestor, that performs an action; nil where none does.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestTarget(of: action)
    }

    /// Called before the view's first layout and after `setNeedsUpdateProperties()`, from iOS 26 on.
    open func updateProperties() {}

    // MARK: Margins and safe area

    /// Added to the safe area insets of bars and the device's shape.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { loadedView?.safeAreaMayHaveChanged() }
    }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.marginsChanged() }
    }
    /// 16 pt at the sides; 20 where the screen's shorter side is 414 pt or more.
    ///
    /// Provenance: recorded — 16 beside the safe area of phones of 320 to 393 pt upright and on their side, 20 of 428 and 430:
    /// view trees of public snapshot tests.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let bounds = UIScreen.main.sceneBounds
        let side = SideMargin.points(forWidth: min(bounds.width, bounds.height))
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Containment

    open var parent: UIViewController? { containment.parent }
    open var children: [UIViewController] { containment.children }
    open func addChild(_ childController: UIViewController) { adoptChild(childController) }
    open func removeFromParent() { leaveParent() }
    open dynamic func willMove(toParent parent: UIViewController?) {}
    open dynamic func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, duration, options, animations, completion)
    }
    /// Shows a controller by the nearest container that overrides this, else by presenting it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = parent { container.show(vc, sender: sender) } else { present(vc, animated: true) }
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let container = parent {
            container.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
    // Preferences for the surroundings of an app's screen; hosts have no status bar and rotate on command.
    //
    // `dynamic` members are those that apps override in extensions, see `ExtensionOverrides` of the source adapter.
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open dynamic var prefersStatusBarHidden: Bool { false }
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open dynamic var shouldAutorotate: Bool { true }
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// A Boolean value that indicates whether a controller that doesn't cover the screen controls the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionBegan(motion, with: event)
    }
    open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// A Boolean value that indicates whether the keyboard stays visible where nothing accepts text; true in a form
    /// sheet.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// A Boolean value that indicates whether the controller's own `modalTransitionStyle` applies to controllers
    /// presented in its context.
    open var providesPresentationContextTransitionStyle = false
    /// The interface always rotates with the device, so there is nothing to attempt and nothing to update.
    open class func attemptRotationToDeviceOrientation() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.setNeedsComposition() }
    /// Without effect but notifying: hosts draw no home indicator and reserve no edges; preferences are read when
    /// needed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { viewIfLoaded?.setNeedsComposition() }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { viewIfLoaded?.setNeedsComposition() }

    // MARK: Presentation

    /// The actions that a preview by pressure offers below it; no device here measures pressure.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The way in which the controller comes and goes; nil for `modalTransitionStyle` or a navigation controller's slide.
    open var preferredTransition: Transition?
    /// True for a sheet that can't be dismissed by pulling.
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    /// The controller presented by this one, or by one that contains it.
    open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }
    open var presentationController: UIPresentationController? { ensuredPresentationController }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open dynamic func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses the controller presented here, with everything above it; without one, this controller itself.
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    open var isMovingToParent: Bool { containment.isMovingToParent }
    open var isMovingFromParent: Bool { containment.isMovingFromParent }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentation.coordinator ?? parent?.transitionCoordinator
    }

    /// Sets a value that has a key and no setter of UIKit's; false where the class has none of this key.
    func takeValue(_ value: Any?, forKey key: String) -> Bool { false }

    /// This controller, where it shows its children under bars that follow their content.
    var barContainer: (any BarContainer)? { nil }

    /// Called after the controller's own `viewWillAppear` and before its children's.
    func willShowChildren(animated: Bool) {}
    /// Called after the children's `viewDidAppear`.
    func didShowChildren(animated: Bool) {}

    /// Overridden by classes of the framework that have a presentation of their own.
    func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

    /// Called before the controller is presented; true if it came up where it is instead, as a search does whose bar is on the screen.
    func appearsInPlace() -> Bool { false }

    /// The presenting controller; else the view's superview, which for a root controller is the window; else the
    /// parent.
    ///
    /// A root controller whose view is removed, as while it is fully covered, still returns its window.
    open override var next: UIResponder? {
        presentation.presenting ?? loadedView?.superview ?? parent
            ?? UIApplication.shared.windows.first { $0.rootViewController === self }
    }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "title": .some(title)
        case "view": .some(view)
        case "navigationItem": .some(navigationItem)
        case "tabBarItem": .some(tabBarItem)
        case "preferredContentSize": .some(preferredContentSize)
        default: super.observableValue(forKey: key)
        }
    }
}
