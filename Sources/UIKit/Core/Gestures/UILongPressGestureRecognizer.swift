/// A touch that stays in place: begins after a time, changes as it moves, ends when it is lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that the touch may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    private var taps = 0
    private var start: CGPoint?
    private var wait: HostClock.Wait?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else {
            for touch in touches.inOrder { ignore(touch, for: event) }
            return
        }
        guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        start = tracking.middle
        wait?.cancel()
        if taps < numberOfTapsRequired {
            wait = UIApplication.shared.after(minimumPressDuration) { [weak self] in self?.state = .failed }
        } else if minimumPressDuration <= 0 {
            state = .began
        } else {
            wait = UIApplication.shared.after(minimumPressDuration) { [weak self] in self?.state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        switch state {
        case .possible: if strays { state = .failed }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .began || state == .changed { return state = .ended }
        guard taps < numberOfTapsRequired, start != nil else { return state = .failed }
        guard tracking.touches.allSatisfy(\.isOver) else { return }
        taps += 1
        wait?.cancel()
        wait = UIApplication.shared.after(TouchStream.tapInterval) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        wait?.cancel()
        wait = nil
        taps = 0
        start = nil
    }

    private var strays: Bool {
        guard let start else { return false }
        let place = tracking.middle
        let (x, y) = (place.x - start.x, place.y - start.y)
        return (x * x + y * y).squareRoot() > allowableMovement
    }
}
