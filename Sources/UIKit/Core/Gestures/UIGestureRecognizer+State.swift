extension UIGestureRecognizer {
    /// Requests a state, for a subclass or a program: the arbiter decides at the end of the event, or at once outside
    /// of one.
    func request(_ requested: State) {
        guard tracking.isActive, !tracking.isOver else { return }
        if tracking.held != nil, requested != .failed, requested != .cancelled { return }
        observedChange(of: self) {
            tracking.state = requested
            tracking.hasRequestedState = true
            GestureArbiter.shared.update()
        }
    }

    /// Fails or cancels, as when the system cancelled the touches.
    func failOrCancel() { state = state == .possible ? .failed : .cancelled }

    /// Ends the gesture when the recogniser is disabled or removed from its view, or the view left its window.
    func withdraw() {
        guard tracking.isActive else { return }
        guard !tracking.isOver else { return GestureArbiter.shared.update() }
        tracking.held = nil
        tracking.state = tracking.isRecognized ? .cancelled : .failed
        tracking.hasRequestedState = true
        GestureArbiter.shared.update()
    }

    /// Returns true if the views concerned and the delegate allow it to begin.
    func isAllowedToBegin() -> Bool {
        guard mayBegin(), view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        for touch in tracking.touches {
            if let touched = touch.view, touched !== view, !touched.gestureRecognizerShouldBegin(self) { return false }
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
        runsTogether(with: other) || other.runsTogether(with: self)
            || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// Returns true if recognising this one makes the other fail.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
    }

    /// Finds out, once in a sequence of touches, whether this one waits for the other to fail.
    func learnRequirement(on other: UIGestureRecognizer) {
        guard tracking.asks(about: other), !tracking.requires(other) else { return }
        let requires =
            shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
        if requires { tracking.addDelegateRequirement(other) }
    }

    /// Returns true if a touch that began on the view or below it is accepted.
    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, !tracking.isOver, tracking.held == nil, !(self is UIHoverGestureRecognizer) else {
            return false
        }
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else {
            return false
        }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }
}
