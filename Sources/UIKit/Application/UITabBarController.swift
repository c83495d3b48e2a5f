import InterfaceBuilder

/// Shows one of several controllers, chosen in a bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    public let tabBar = UITabBar(frame: .zero)
    private var controllers: [UIViewController] = []
    private var selected = 0

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { viewControllers = nib.loader.related("viewControllers", of: nib.element) }
    }

    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { replaceControllers(newValue ?? []) }
    }
    open var selectedIndex: Int {
        get { selected }
        set {
            guard controllers.indices.contains(newValue) else { return }
            select(newValue)
        }
    }
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(selected) ? controllers[selected] : nil }
        set {
            if let index = controllers.firstIndex(where: { $0 === newValue }) { select(index) }
        }
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(tabBar)
        tabBar.onSelection = { [weak self] in self?.selectedIndex = $0 }
        showSelected()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    private func replaceControllers(_ new: [UIViewController]) {
        for gone in controllers where !new.contains(where: { $0 === gone }) {
            gone.disappear()
            gone.willMove(toParent: nil)
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        controllers = new
        selected = min(selected, max(0, new.count - 1))
        tabBar.items = new.map(\.tabBarItem)
        if isViewLoaded { showSelected() }
    }

    private func select(_ index: Int) {
        guard index != selected else { return }
        let old = selectedViewController
        selected = index
        guard isViewLoaded else { return }
        old?.disappear()
        old?.viewIfLoaded?.removeFromSuperview()
        showSelected()
        if isShown || awaitsAppearance { selectedViewController?.willAppear() }
    }

    private func showSelected() {
        tabBar.selectedIndex = selected
        guard let view = viewIfLoaded, let shown = selectedViewController?.view else { return }
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown.translatesAutoresizingMaskIntoConstraints = true
        view.insertSubview(shown, belowSubview: tabBar)
        layOutBar()
    }

    /// The bar reaches from 49 pt above the safe area's end to the screen's; the content's safe area ends above it.
    private func layOutBar() {
        guard let view = viewIfLoaded else { return }
        let height = UITabBar.standardHeight + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        for child in controllers {
            child.containment.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.standardHeight, right: 0)
            child.viewIfLoaded?.safeAreaMayHaveChanged()
        }
    }
}

extension UIViewController {
    public var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
}
