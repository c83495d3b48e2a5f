/// Begins as soon as a finger goes down and follows it: nothing else gets that finger.
final class TouchDownGestureRecognizer: UIGestureRecognizer {
    /// Called with each state from began to ended or cancelled.
    var followed: ((TouchDownGestureRecognizer) -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func stateDidChange() { followed?(self) }
}
