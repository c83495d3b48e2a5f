/// Dispatches an event to recognisers first, then, as far as these allow it, to views.
extension TouchStream {
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        let arbiter = GestureArbiter.shared
        let touches = event.touches.filter { $0.window === window }
        let wasInEvent = arbiter.isInEvent
        arbiter.isInEvent = true
        for touch in touches where touch.phase == .began { collectRecognizers(for: touch, event) }
        arbiter.dispatch {
            for recognizer in arbiter.active { recognizer.receive(touches, event) }
        }
        recordMoments(of: touches)
        deliverToViews()
        for touch in touches where touch.isOver {
            for recognizer in arbiter.active { recognizer.lift(touch) }
        }
        arbiter.isInEvent = wasInEvent
        arbiter.update()
        arbiter.resetFinished()
    }

    private func collectRecognizers(for touch: UITouch, _ event: UIEvent) {
        var view = touch.view
        while let current = view {
            for recognizer in current.viewGestures where recognizer.accepts(touch, event) {
                touch.recognizers.append(recognizer)
                recognizer.tracking.follow(touch)
                GestureArbiter.shared.join(recognizer)
            }
            view = current.superview
        }
        touch.delivery.isFinished = isKeptFromView(touch)
    }

    /// True if a view without multiple touch has one, or a view with exclusive touch prevents it.
    private func isKeptFromView(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        let others = fingers.map(\.touch).filter { $0 !== touch && !$0.isOver && $0.view != nil }
        return others.contains { other in
            if other.view === view { return !view.isMultipleTouchEnabled }
            return !other.delivery.isFinished && (view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false)
        }
    }

    private func recordMoments(of touches: [UITouch]) {
        for touch in touches where touch.phase != .stationary && !touch.delivery.isFinished {
            // Of several moves in a row only the last is kept.
            if touch.phase == .moved, touch.delivery.withheld.last?.phase == .moved {
                touch.delivery.withheld.removeLast()
            }
            touch.delivery.withheld.append(
                TouchDelivery.Moment(
                    phase: touch.phase, location: touch.location, previousLocation: touch.previousLocation,
                    timestamp: touch.timestamp))
            if touch.isOver { waiting.append(touch) }
        }
    }
}

extension UIGestureRecognizer {
    fileprivate func lift(_ touch: UITouch) {
        guard tracking.touches.contains(where: { $0 === touch }) else { return }
        tracking.lift(touch)
        tracking.updateMiddle()
        someTouchesLifted()
    }

    /// Offers an event to a recogniser: its touches, by phase.
    fileprivate func receive(_ touches: [UITouch], _ event: UIEvent) {
        guard !tracking.isOver, isEnabled, !tracking.touches.isEmpty else { return }
        tracking.event = event
        tracking.updateMiddle()
        if tracking.touches.allSatisfy({ $0.phase == .stationary }) { return touchesStayed(event) }
        func mine(_ phase: UITouch.Phase) -> Set<UITouch> {
            Set(touches.filter { touch in touch.phase == phase && tracking.touches.contains { $0 === touch } })
        }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            guard !tracking.isOver, isEnabled else { return }
            let touches = mine(phase)
            guard !touches.isEmpty else { continue }
            switch phase {
            case .began: touchesBegan(touches, with: event)
            case .moved: touchesMoved(touches, with: event)
            case .ended: touchesEnded(touches, with: event)
            default: touchesCancelled(touches, with: event)
            }
        }
    }
}
