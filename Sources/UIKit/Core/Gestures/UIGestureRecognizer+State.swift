extension UIGestureRecognizer {
    /// A subclass, or a program, sets the state: the arbiter decides at the end of the event, or at once outside of one.
    func request(_ requested: State) {
        guard tracking.isInPlay, !tracking.isOver else { return }
        if tracking.held != nil, requested != .failed, requested != .cancelled { return }
        observedChange(of: self) {
            tracking.state = requested
            tracking.hasRequestedState = true
            GestureArbiter.shared.update()
        }
    }

    /// The system took the fingers away.
    func failOrCancel() { state = state == .possible ? .failed : .cancelled }

    /// The recogniser was turned off or taken from its view, or the view left its window.
    func withdraw() {
        guard tracking.isInPlay else { return }
        guard !tracking.isOver else { return GestureArbiter.shared.update() }
        tracking.held = nil
        tracking.state = tracking.isRecognized ? .cancelled : .failed
        tracking.hasRequestedState = true
        GestureArbiter.shared.update()
    }

    /// The views that it is about, and the delegate, agree that it begins.
    func isAllowedToBegin() -> Bool {
        guard mayBegin(), view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        for touch in tracking.touches {
            if let touched = touch.view, touched !== view, !touched.gestureRecognizerShouldBegin(self) { return false }
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
        goesAlong(with: other) || other.goesAlong(with: self)
            || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// Whether recognising this one ends the other's chances.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
    }

    /// Asks everyone concerned, once in a sequence of touches, whether this one waits for the other to fail.
    func learnRequirement(on other: UIGestureRecognizer) {
        guard tracking.asks(about: other), !tracking.requires(other) else { return }
        let requires =
            shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
        if requires { tracking.addDelegateRequirement(other) }
    }

    /// Whether a touch that began on the view or below it is one for this recogniser.
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
