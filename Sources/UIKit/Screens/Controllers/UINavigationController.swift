import InterfaceBuilder

/// Shows the top one of a stack of controllers, under a bar with its title and the way back.
///
/// The bar reaches from the screen's top to its own height under the safe area; what is shown keeps its safe area below
/// it. A toolbar at the bottom is hidden until asked for.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    final var stack = NavigationStack()
    open private(set) var navigationBar: UINavigationBar {
        didSet { if navigationBar !== oldValue { barReplaced(oldValue) } }
    }
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    /// A picker of pictures has one of a narrower type under the same name, which is meant first.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
    /// A pan from the leading edge that goes back.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = makePopGesture()

    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).make(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        toolbar = (toolbarClass as? UIToolbar.Type ?? UIToolbar.self).make(frame: .zero)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Seconds in which bars come and go.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar()
        super.init(coder: coder)
        decodeStack(from: coder)
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.controllers.last }
    /// The top one, or what it presents.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// - Raises: `NSInvalidArgumentException` for a controller that is on the stack already.
    open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.controllers.contains(where: { $0 === viewController }) else {
            UIKitException.raise(
                .invalidArgument,
                "\(describe(self)) is pushing the same view controller instance (\(describe(viewController))) more than once "
                    + "which is not supported and is most likely an error in the application : "
                    + "\(Bundle.main.bundleIdentifier ?? "(null)")")
            return
        }
        change(to: stack.controllers + [viewController], animated: animated)
    }

    @discardableResult
    open dynamic func popViewController(animated: Bool) -> UIViewController? {
        guard stack.controllers.count > 1, let top = stack.controllers.last else { return nil }
        change(to: Array(stack.controllers.dropLast()), animated: animated)
        return top
    }

    /// - Raises: `NSInternalInconsistencyException` for a controller that isn't on the stack.
    @discardableResult
    open dynamic func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.controllers.firstIndex(where: { $0 === viewController }) else {
            UIKitException.raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let gone = Array(stack.controllers[(index + 1)...])
        guard !gone.isEmpty else { return [] }
        change(to: Array(stack.controllers[...index]), animated: animated)
        return gone
    }

    @discardableResult
    open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.controllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// The coordinator of the controller's own transition, else of its controllers'.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let own = super.transitionCoordinator { return own }
        return stack.transition
    }
    /// The nearest one first.
    open override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: unwindSegue.isAnimated)
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    open var isNavigationBarHidden: Bool {
        get { stack.hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
    open var isToolbarHidden: Bool {
        get { stack.hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

    // MARK: The view

    /// The delegate hears of the first controller too, as the stack appears with it.
    override func willShowChildren(animated: Bool) {
        guard let top = topViewController, stack.announced !== top else { return }
        stack.announced = top
        stack.isAnnouncing = true
        delegate?.navigationController(self, willShow: top, animated: animated)
    }
    override func didShowChildren(animated: Bool) {
        guard stack.isAnnouncing, let top = topViewController else { return }
        stack.isAnnouncing = false
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        view.addSubview(navigationBar)
        connectBar()
        if let recognizer = interactivePopGestureRecognizer { view.addGestureRecognizer(recognizer) }
        navigationBar.setItems(stack.controllers.map(\.navigationItem), animated: false)
    }

    /// The top's view is loaded after the controller's own, so that `viewDidLoad()` of a subclass can prepare it.
    override func viewWasLoaded() { showTop() }

    private func connectBar() {
        if stack.hidesBar { navigationBar.isHidden = true }
        navigationBar.parts.visibilityDidChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        navigationBar.parts.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
        navigationBar.parts.heightDidChange = { [weak self] in self?.layOutBars() }
        navigationBar.parts.placesSearchBelow = { [weak self] in self?.placesSearchBelow($0) ?? false }
        navigationBar.parts.searchBelowDidChange = { [weak self] in self?.layOutBars() }
    }

    /// Bars of the app's own, by the keys `navigationBar` and `toolbar`: the properties have no setters, and their keys have in
    /// UIKit.
    override func takeValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "navigationBar":
            guard let bar = value as? UINavigationBar else { return false }
            navigationBar = bar
        case "toolbar":
            guard let bar = value as? UIToolbar else { return false }
            let old = toolbar
            toolbar = bar
            bar.items = old?.items
            if let superview = old?.superview { superview.addSubview(bar) }
            old?.removeFromSuperview()
        default: return super.takeValue(value, forKey: key)
        }
        return true
    }

    private func barReplaced(_ old: UINavigationBar) {
        guard isViewLoaded else { return }
        connectBar()
        navigationBar.setItems(old.items, animated: false)
        old.superview?.insertSubview(navigationBar, aboveSubview: old)
        old.removeFromSuperview()
        layOutBars()
    }

    open dynamic override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBars()
    }

    /// The first controller's item, unless one was set.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.controllers.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    // Overridden by apps in extensions.
    /// The bar lies below the status bar: a black one wants it light (specification H7). The top controller is asked where the bar
    /// is hidden.
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
    }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    // Dynamic, since apps override them in extensions for all controllers of the class.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }

    override var barContainer: (any BarContainer)? { self }
}

/// Methods that are called before and after another controller is shown, and for its animation.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The orientations in place of those that the controller supports itself.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        forwardee("navigationController:willShow:animated:")?.navigationController(
            navigationController, willShow: viewController, animated: animated)
    }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        forwardee("navigationController:didShow:animated:")?.navigationController(
            navigationController, didShow: viewController, animated: animated)
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        forwardee("navigationController:animationControllerFor:from:to:")?.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        forwardee("navigationController:interactionControllerFor:")?.navigationController(
            navigationController, interactionControllerFor: animationController)
    }

    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    {
        forwardee("navigationControllerSupportedInterfaceOrientations:")?
            .navigationControllerSupportedInterfaceOrientations(navigationController) ?? .allButUpsideDown
    }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        forwardee("navigationControllerPreferredInterfaceOrientationForPresentation:")?
            .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController) ?? .portrait
    }

    /// The object that answers methods that the delegate lacks.
    fileprivate func forwardee(_ name: String) -> (any UINavigationControllerDelegate)? {
        MessageForwarding.target(of: self, for: name) as? any UINavigationControllerDelegate
    }
}
