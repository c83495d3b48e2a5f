/// Shows the top one of a stack of controllers, under a bar with its title.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    open private(set) var navigationBar = UINavigationBar()
    open private(set) var isNavigationBarHidden = false
    private var stack: [UIViewController] = []

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        stack = [rootViewController]
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        isNavigationBarHidden = nib.element.flag("navigationBarHidden") ?? false
        setViewControllers(nib.loader.related("rootViewController", of: nib.element), animated: false)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { stack.last }

    /// - Raises: `NSInvalidArgumentException` for a controller that is on the stack already.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else {
            UIKitException.raise(
                .invalidArgument,
                "Pushing the same view controller instance more than once is not supported "
                    + "(<\(shortClassName(of: viewController)): \(address(of: viewController))>)")
            return
        }
        setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let oldTop = stack.last
        for gone in stack where !viewControllers.contains(where: { $0 === gone }) {
            if gone === oldTop { gone.disappear() }
            gone.willMove(toParent: nil)
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        for new in viewControllers where new.parent !== self {
            addChild(new)
            new.didMove(toParent: self)
        }
        stack = viewControllers
        guard isViewLoaded, oldTop !== stack.last else { return }
        if let oldTop, oldTop.parent === self {
            oldTop.disappear()
            oldTop.viewIfLoaded?.removeFromSuperview()
        }
        showTop()
        if isShown || awaitsAppearance { topViewController?.willAppear() }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        view.addSubview(navigationBar)
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBars()
    }

    private func showTop() {
        guard let view = viewIfLoaded, let top = topViewController, let topView = top.view else { return }
        topView.frame = view.bounds
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(topView, belowSubview: navigationBar)
        navigationBar.item = top.navigationItem
        layOutBars()
    }

    /// The bar reaches from the screen's top to 44 pt under the safe area; the content's safe area starts below it.
    private func layOutBars() {
        guard let view = viewIfLoaded else { return }
        let top = view.safeAreaInsets.top
        let height = top + UINavigationBar.standardHeight
        navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        let inset = isNavigationBarHidden ? 0 : UINavigationBar.standardHeight
        for child in stack {
            child.containment.barInsets = UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
            child.viewIfLoaded?.safeAreaMayHaveChanged()
        }
    }
}
