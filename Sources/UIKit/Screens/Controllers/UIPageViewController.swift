/// Shows one controller at a time and goes to its neighbours, by swiping or by program.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between pages, a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// True if curled pages have a back; pages that scroll have none.
    open var isDoubleSided = false
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pages.neighboursChanged() } }
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    private let spacing: CGFloat
    private let scrollView = PageScrollView()
    private let pageControl = UIPageControl()
    private lazy var pages = PageStrip(self, scrollView, spacing: spacing)

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Pages that curl, side by side, as in UIKit.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        let settings = Self.settings(from: coder)
        transitionStyle = settings.style
        navigationOrientation = settings.orientation
        spacing = settings.spacing
        super.init(coder: coder)
    }

    /// The position of the spine, where pages are bound together as in a book.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    /// Pages that scroll aren't bound; those that curl are at their left or top.
    open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
    /// The one that turns pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

    /// The direction says from where the page comes; it decides nothing where the change isn't animated.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let page = viewControllers?.first, viewControllers?.count == 1 else {
            UIKitException.raise(
                .invalidArgument,
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number "
                    + "required (1) for the requested transition")
            return
        }
        pages.show(page, direction, animated: animated && isShownOrAppearing, completion)
        updatePageControl()
    }

    open override func loadView() {
        super.loadView()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.pages = pages
        view.clipsToBounds = true
        view.addSubview(scrollView)
        view.addSubview(pageControl)
        pages.install()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height: CGFloat = pageControl.isHidden ? 0 : pageControl.intrinsicContentSize.height
        var frame = view.bounds
        frame.size.height -= height
        if navigationOrientation == .horizontal { frame = frame.insetBy(dx: -spacing / 2, dy: 0) }
        pageControl.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        pages.layOut(in: frame)
        updatePageControl()
    }

    /// Shown where the data source counts the pages.
    private func updatePageControl() {
        let count = dataSource?.presentationCount(for: self) ?? 0
        pageControl.isHidden = count <= 0 || transitionStyle != .scroll
        guard count > 0 else { return }
        pageControl.numberOfPages = count
        pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
