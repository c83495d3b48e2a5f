import InterfaceBuilder

/// Shows one of several controllers, chosen by a bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    open private(set) var tabBar = UITabBar(frame: .zero) {
        didSet { if tabBar !== oldValue { barReplaced(oldValue) } }
    }
    open weak var delegate: (any UITabBarControllerDelegate)?
    private(set) var controllers: [UIViewController] = []
    /// Descriptions of the tabs, for `tabs`.
    var describedTabs: [UITab] = [] { didSet { tabsChanged() } }
    private var index = NSNotFound
    /// The list of tabs that have no room in the bar is shown.
    private var showsMoreList = false
    private var madeMore: UINavigationController?
    /// Shows the tabs that have no room in the bar, as a list and what is chosen from it.
    open var moreNavigationController: UINavigationController { ensuredMore }
    private var ensuredMore: UINavigationController {
        if let madeMore { return madeMore }
        let made = makeMoreController()
        madeMore = made
        return made
    }
    var edge = FollowedEdge()
    /// The value of `mode`.
    var chosenMode = Mode.automatic
    /// The bar becomes small as content is scrolled; from iOS 26 on, on phones.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic { didSet { minimizingChanged() } }
    /// A view above the tabs, or beside the selected one where it is shown alone; from iOS 26 on.
    open var bottomAccessory: UITabAccessory? { didSet { accessoryChanged(from: oldValue) } }
    var minimizing = TabMinimizing()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        connect()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connect()
        decodeTabs(from: coder)
    }

    private func connect() {
        tabBar.delegate = self
        tabBar.shouldSelect = { [weak self] in self?.mayShow($0) ?? true }
    }

    /// A bar of the app's own, by the key `tabBar`: the property has no setter, and its key has in UIKit.
    override func takeValue(_ value: Any?, forKey key: String) -> Bool {
        guard key == "tabBar", let bar = value as? UITabBar else { return super.takeValue(value, forKey: key) }
        tabBar = bar
        return true
    }

    private func barReplaced(_ old: UITabBar) {
        (old.delegate, old.shouldSelect) = (nil, nil)
        connect()
        (tabBar.items, tabBar.selectedItem) = (old.items, old.selectedItem)
        old.superview?.insertSubview(tabBar, aboveSubview: old)
        old.removeFromSuperview()
        layOutBar()
    }

    // MARK: Tabs

    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controllers whose places in the bar the user may change on Apple's devices; nobody can here. All of them, unless an
    /// app says others after it set its controllers.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable ?? viewControllers }
        set { customizable = newValue ?? [] }
    }
    private var customizable: [UIViewController]?

    /// A child that an app adds becomes the last tab.
    ///
    /// Provenance: claimed — tabs by children alone: coordinators add theirs so, and have a bar with them on iOS.
    open override func addChild(_ childController: UIViewController) {
        guard childController !== madeMore, !controllers.contains(where: { $0 === childController }) else {
            return super.addChild(childController)
        }
        setViewControllers(controllers + [childController], animated: false)
    }

    /// The selected one stays so if it is among the new ones; otherwise the first is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        customizable = nil
        let selected = selectedViewController
        for gone in controllers where !new.contains(where: { $0 === gone }) {
            if gone === selected { hide(gone) }
            gone.willMove(toParent: nil)
            gone.removeFromParent()
        }
        // Before they are added: a child that isn't a tab becomes one.
        controllers = new
        for added in new where added.parent !== self {
            addChild(added)
            added.didMove(toParent: self)
        }
        installMoreController()
        tabBar.items = barControllers.map { $0.tabBarItem }
        if showsMoreList, let madeMore { hide(madeMore) }
        showsMoreList = false
        index = new.firstIndex { $0 === selected } ?? NSNotFound
        if index == NSNotFound, !new.isEmpty { selectedIndex = 0 } else { showSelection() }
    }

    /// `NSNotFound` while there are no tabs; an index without a tab changes nothing.
    open var selectedIndex: Int {
        get { index }
        set {
            guard controllers.indices.contains(newValue), newValue != index else { return }
            show { index = newValue }
        }
    }

    /// - Raises: `NSInvalidArgumentException` for a controller that isn't one of the tabs.
    open var selectedViewController: UIViewController? {
        get {
            controllers.indices.contains(index) ? controllers[index] : showsMoreList ? moreNavigationController : nil
        }
        set {
            if let newValue, newValue === madeMore { return showMoreList() }
            guard let newValue, let place = controllers.firstIndex(where: { $0 === newValue }) else {
                UIKitException.raise(
                    .invalidArgument,
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
                        + "controller's list of view controllers can be selected.")
                return
            }
            selectedIndex = place
        }
    }

    /// A change of the selection removes the old controller if another one is shown.
    private func show(_ change: () -> Void) {
        let old = shownController
        showsMoreList = false
        change()
        if let old, old !== shownController { hide(old) }
        showSelection()
    }

    /// A controller chosen from the list appears as a pushed one does.
    func choose(_ controller: UIViewController) {
        guard isShownInMore(controller) else {
            selectedViewController = controller
            return
        }
        index = controllers.firstIndex { $0 === controller } ?? NSNotFound
        showsMoreList = false
        moreNavigationController.pushViewController(controller, animated: true)
    }

    func showMoreList() {
        show {
            index = NSNotFound
            showsMoreList = true
        }
    }

    /// The list is seen again because the user went back to it.
    func moreListAppeared() {
        guard shownController === madeMore else { return }
        index = NSNotFound
        showsMoreList = true
    }

    /// The selected tab's controller, or the one that shows those without room.
    var shownController: UIViewController? {
        guard let selected = selectedViewController else { return nil }
        return isShownInMore(selected) ? moreNavigationController : selected
    }

    private func hide(_ controller: UIViewController) {
        guard isViewLoaded else { return }
        controller.disappear()
        controller.viewIfLoaded?.removeFromSuperview()
    }

    private func showSelection() {
        guard let view = viewIfLoaded, let controller = shownController else { return }
        if controller === madeMore, let selected = selectedViewController { fillMore(with: selected) }
        guard let content = controller.view else { return }
        tabBar.selectedItem = selectedViewController.map { barItem(of: $0) }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(content, belowSubview: tabBar)
        layOutBar()
        if isShownOrAppearing { controller.willAppear() }
    }

    // MARK: Taps

    private func mayShow(_ item: UITabBarItem) -> Bool {
        guard let controller = barControllers.first(where: { $0.tabBarItem === item }) else { return true }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        if let madeMore, madeMore.tabBarItem === item {
            showMoreList()
            delegate?.tabBarController(self, didSelect: madeMore)
            return
        }
        guard let place = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
        if place == index, let navigation = controllers[place] as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        selectedIndex = place
        delegate?.tabBarController(self, didSelect: controllers[place])
    }

    // MARK: The view

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        view.addSubview(tabBar)
    }

    /// The selected controller's view is loaded after the controller's own, so that `viewDidLoad()` of a subclass can prepare it.
    override func viewWasLoaded() { showSelection() }

    open dynamic override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    /// The last pushed controller decides for all that lie under it.
    var hidesTabs: Bool {
        guard let navigation = selectedViewController as? UINavigationController else {
            return selectedViewController?.hidesBottomBarWhenPushed ?? false
        }
        return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    /// The distance of a hidden bar from the screen's edge, beyond the shadow of its glass.
    var hiddenBarDistance: CGFloat { BehaviourProfile.current.isGlass ? 2 * BarGlass.height : 0 }

    func layOutBar() {
        guard let view = viewIfLoaded else { return }
        let isHidden = hidesTabs || tabBar.isHidden
        if placesBarAtTop { return layOutCapsule(in: view, isHidden: isHidden) }
        leaveTop()
        let content = tabBar.contentHeight(aboveIndicator: view.safeAreaInsets.bottom)
        let height = content + view.safeAreaInsets.bottom
        let y = view.bounds.height + (hidesTabs ? hiddenBarDistance : -height)
        tabBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        for child in barredChildren {
            child.containment.barInsets = UIEdgeInsets(
                top: 0, left: 0, bottom: isHidden ? 0 : content + accessoryHeight, right: 0)
            child.viewIfLoaded?.safeAreaMayHaveChanged()
        }
        layOutAccessory(isHidden: isHidden)
        followEdge()
    }

    /// The children whose safe area the bar is part of.
    var barredChildren: [UIViewController] {
        (controllers + [madeMore].compactMap { $0 }).filter { $0.parent === self }
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }
    open override func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
    // Overridden by apps in extensions.
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations
    }
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
    // Dynamic, since apps override them in extensions for all controllers of the class.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open dynamic override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A tab was tapped, the selected one too; not called for a selection by program.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        forwardee("tabBarController:shouldSelect:")?.tabBarController(tabBarController, shouldSelect: viewController)
            ?? true
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { forwardee("tabBarController:didSelect:")?.tabBarController(tabBarController, didSelect: viewController) }

    /// The object that answers methods that the delegate lacks.
    fileprivate func forwardee(_ name: String) -> (any UITabBarControllerDelegate)? {
        MessageForwarding.target(of: self, for: name) as? any UITabBarControllerDelegate
    }
}
