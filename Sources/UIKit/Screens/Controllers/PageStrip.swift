/// The page that is shown and its neighbours, side by side in a scroll view.
@MainActor final class PageStrip {
    private unowned let owner: UIPageViewController
    private let scrollView: UIScrollView
    private let spacing: CGFloat
    private(set) var current: UIViewController?
    private var before: UIViewController?
    private var after: UIViewController?
    private var completion: ((Bool) -> Void)?
    /// The controller that the program is scrolling to.
    private var pending: UIViewController?

    init(_ owner: UIPageViewController, _ scrollView: UIScrollView, spacing: CGFloat) {
        self.owner = owner
        self.scrollView = scrollView
        self.spacing = spacing
    }

    private var isVertical: Bool { owner.navigationOrientation == .vertical }
    private var pageLength: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }

    func show(
        _ page: UIViewController, _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        guard animated, let current, current !== page else {
            replace(with: page)
            completion?(true)
            return
        }
        self.completion = completion
        pending = page
        adopt(page)
        before = direction == .reverse ? page : nil
        after = direction == .forward ? page : nil
        arrange()
        let target = offset(ofPage: direction == .forward ? (before == nil ? 1 : 2) : 0)
        scrollView.setContentOffset(target, animated: true)
    }

    func install() { if let current { replace(with: current) } }

    func neighboursChanged() {
        guard owner.isViewLoaded, pending == nil else { return }
        findNeighbours()
        arrange()
    }

    /// A finger is about to move the strip.
    func begin() {
        let neighbours = [before, after].compactMap { $0 }
        if !neighbours.isEmpty { owner.delegate?.pageViewController(owner, willTransitionTo: neighbours) }
    }

    /// The strip came to rest: the page in view is the current one.
    func scrollingDidEnd() {
        guard let old = current, pageLength > 0 else { return }
        let position = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
        let place = Int((position / pageLength).rounded())
        let order = visualOrder
        let new = order.indices.contains(place) ? order[place] : old
        let wasByProgram = pending != nil
        pending = nil
        if new !== old { replace(with: new) } else { neighboursChanged() }
        if !wasByProgram {
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: new !== old)
        }
        let done = completion
        completion = nil
        done?(true)
    }

    private func replace(with page: UIViewController) {
        let old = current
        current = page
        adopt(page)
        if owner.isViewLoaded {
            if let old, old !== page, old.isViewLoaded { old.disappear() }
            findNeighbours()
            arrange()
            if owner.isShownOrAppearing { page.willAppear() }
        }
    }

    private func findNeighbours() {
        guard let current else { return }
        before = owner.dataSource?.pageViewController(owner, viewControllerBefore: current)
        after = owner.dataSource?.pageViewController(owner, viewControllerAfter: current)
        for page in [before, after].compactMap({ $0 }) { adopt(page) }
        let kept = [before, current, after]
        for child in owner.children where !kept.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
    }

    private func adopt(_ page: UIViewController) {
        guard page.parent !== owner else { return }
        owner.addChild(page)
        page.didMove(toParent: owner)
    }

    private var visualOrder: [UIViewController] {
        let order = [before, current, after].compactMap { $0 }
        let isReversed = !isVertical && owner.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isReversed ? order.reversed() : order
    }

    func layOut(in frame: CGRect) {
        guard scrollView.frame != frame else { return }
        scrollView.frame = frame
        if pending == nil { arrange() }
    }

    private func offset(ofPage place: Int) -> CGPoint {
        let distance = CGFloat(place) * pageLength
        return isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
    }

    private func arrange() {
        guard owner.isViewLoaded else { return }
        let order = visualOrder
        let size = scrollView.bounds.size
        for (place, page) in order.enumerated() {
            let origin = offset(ofPage: place)
            let gap = isVertical ? 0 : spacing / 2
            if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
            // Before the strip has a size its pages keep theirs.
            guard pageLength > 2 * gap else { continue }
            page.view.frame = CGRect(
                x: origin.x + gap, y: origin.y, width: size.width - 2 * gap, height: size.height)
        }
        let length = CGFloat(order.count) * pageLength
        scrollView.contentSize =
            isVertical ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
        if let place = order.firstIndex(where: { $0 === current }) { scrollView.contentOffset = offset(ofPage: place) }
    }
}

/// A scroll view of pages, with any delegate: apps look for it among a controller's views and watch how far it
/// scrolled.
final class PageScrollView: UIScrollView {
    weak var pages: PageStrip?

    override func dragWillBegin() { pages?.begin() }
    override func motionDidEnd() { pages?.scrollingDidEnd() }
}
