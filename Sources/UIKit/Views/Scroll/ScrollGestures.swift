/// The pan of a scroll view: only travel along scrollable axes counts; decelerating content is caught at once.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFirst = numberOfTouches == touches.count
        super.touchesBegan(touches, with: event)
        guard isFirst, state == .possible else { return }
        if scrollView?.catchContent() ?? false { state = .began }
    }

    override func countedTravel(_ travel: CGPoint) -> CGPoint { scrollView?.countedTravel(travel) ?? travel }

    override func mayBegin() -> Bool {
        guard let scrollView, let travel else { return false }
        return scrollView.mayBeginDragging(travel.travel)
    }

    override func runsTogether(with other: UIGestureRecognizer) -> Bool {
        other.view === view && other is ScrollPinchGestureRecognizer
    }

    override func stateDidChange() { scrollView?.panChanged(self) }

    override func reset() {
        super.reset()
        scrollView?.touchesLifted()
    }
}

/// Delays touches for a scroll view's content, in case they become a drag.
final class ScrollDelayGestureRecognizer: UIGestureRecognizer {
    static let delay: TimeInterval = 0.15

    private var wait: HostClock.Wait?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard wait == nil else { return }
        guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches, scrollView.canDrag else {
            return state = .failed
        }
        wait = UIApplication.shared.after(Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func reset() {
        wait?.cancel()
        wait = nil
    }
}

/// The pinch of a scroll view that zooms.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func mayBegin() -> Bool { scrollView?.canZoom ?? false }
    override func stateDidChange() { scrollView?.pinchChanged(self) }
}
