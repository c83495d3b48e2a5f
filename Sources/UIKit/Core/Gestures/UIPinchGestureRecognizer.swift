/// Two touches that move apart or together: begins once their distance has changed by 10 points.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The touches' distance relative to that at the beginning, or since it was set.
    open var scale: CGFloat = 1
    /// Scale factors a second.
    open private(set) var velocity: CGFloat = 0

    private var first: TwoFingerSpan?
    private var previous: TwoFingerSpan?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches.inOrder.reversed() where numberOfTouches > 2 { ignore(touch, for: event) }
        let span = TwoFingerSpan(tracking.touches, time: event.timestamp)
        if state == .possible { first = span }
        previous = span
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let span = TwoFingerSpan(tracking.touches, time: event.timestamp), let first, let previous else { return }
        var base = previous.distance
        if state == .possible {
            let change = span.distance - first.distance
            guard abs(change) >= TwoFingerSpan.slop, first.distance > 0 else { return }
            base = first.distance + (change > 0 ? TwoFingerSpan.slop : -TwoFingerSpan.slop)
            state = .began
        } else {
            state = .changed
        }
        let before = scale
        if base > 0 { scale *= max(span.distance, 1) / max(base, 1) }
        if span.time > previous.time { velocity = (scale - before) / CGFloat(span.time - previous.time) }
        self.previous = span
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endWithoutTwoFingers()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        failOrCancel()
    }

    open override func reset() {
        super.reset()
        (scale, velocity) = (1, 0)
        (first, previous) = (nil, nil)
    }
}
