/// Two touches that rotate around each other: begins once each has moved 10 points along the arc.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians, clockwise, since the beginning or since it was set.
    open var rotation: CGFloat = 0
    /// In radians a second.
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
        var turn = span.rotation(from: previous)
        if state == .possible {
            let whole = span.rotation(from: first)
            let slop = TwoFingerSpan.slop / max(first.distance / 2, 1)
            guard abs(whole) >= slop else { return }
            turn = whole > 0 ? whole - slop : whole + slop
            state = .began
        } else {
            state = .changed
        }
        rotation += turn
        if span.time > previous.time { velocity = turn / CGFloat(span.time - previous.time) }
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
        (rotation, velocity) = (0, 0)
        (first, previous) = (nil, nil)
    }
}
