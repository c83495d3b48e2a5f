extension UIControl {
    /// The distance in points within which a touch outside of a control counts as inside.
    static let slop: CGFloat = 70

    func startTracking(_ touch: UITouch, _ event: UIEvent?) {
        guard isEnabled else { return }
        flags.isTouchInside = true
        guard beginTracking(touch, with: event) else {
            flags.isTouchInside = false
            return
        }
        flags.isTracking = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        openMenu(at: touch)
    }

    func track(_ touch: UITouch, _ event: UIEvent?) {
        guard isTracking else { return }
        guard continueTracking(touch, with: event) else {
            stopTracking()
            endTracking(touch, with: event)
            return
        }
        followMenu(touch)
        let wasInside = isTouchInside
        let isInside = holds(touch)
        flags.isTouchInside = isInside
        if isInside != wasInside {
            isHighlighted = isInside
            send(isInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        send(isInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func finishTracking(_ touch: UITouch, _ event: UIEvent?) {
        guard isTracking else { return }
        let isInside = holds(touch)
        stopTracking()
        endTracking(touch, with: event)
        if finishMenu(touch) { return }
        send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    }

    func abandonTracking(_ event: UIEvent?) {
        guard isTracking else { return }
        stopTracking()
        cancelTracking(with: event)
        send(.touchCancel, with: event)
    }

    private func stopTracking() {
        flags.isTracking = false
        flags.isTouchInside = false
        isHighlighted = false
    }

    private func holds(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -UIControl.slop, dy: -UIControl.slop).contains(touch.location(in: self))
    }
}
