/// One or several taps with one or several fingers.
///
/// A tap lasts 0.75 s at most and moves 45 points at most; the next one follows within 0.35 s.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    private static let longestTap: TimeInterval = 0.75

    private final var taps = 0
    private var start: CGPoint?
    private final var hadAllFingers = false
    private final var wait: HostClock.Wait?

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        // A single tap doesn't prevent a double one.
        if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
            other.numberOfTapsRequired > numberOfTapsRequired
        {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        guard numberOfTouches <= numberOfTouchesRequired, !hadAllFingers else { return state = .failed }
        if isFar { return state = .failed }
        hadAllFingers = numberOfTouches == numberOfTouchesRequired
        if hadAllFingers, start == nil { start = tracking.middle }
        fail(after: Self.longestTap)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if isFar { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard hadAllFingers else { return state = .failed }
        guard tracking.touches.allSatisfy(\.isOver) else { return }
        if isFar { return state = .failed }
        taps += 1
        hadAllFingers = false
        guard taps < numberOfTapsRequired else {
            wait?.cancel()
            return state = .ended
        }
        fail(after: TouchStream.tapInterval)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        wait?.cancel()
        wait = nil
        taps = 0
        start = nil
        hadAllFingers = false
    }

    /// The centroid of several touches jumps while they begin and end.
    private var isFar: Bool {
        guard let start, numberOfTouches == numberOfTouchesRequired else { return false }
        let place = tracking.middle
        return abs(place.x - start.x) > TouchStream.tapDistance || abs(place.y - start.y) > TouchStream.tapDistance
    }

    private func fail(after delay: TimeInterval) {
        wait?.cancel()
        wait = UIApplication.shared.after(delay) { [weak self] in self?.state = .failed }
    }

    override var isContinuous: Bool { false }
}
