/// A pointer over a view: begins when it enters, changes as it moves, ends when it leaves.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// - Parameter place: in window coordinates; nil where the pointer isn't over the view.
    fileprivate func pointer(at place: CGPoint?) {
        let wasOver = tracking.state == .began || tracking.state == .changed
        guard let place else {
            guard wasOver else { return }
            setHoverState(.ended)
            tracking.state = .possible
            return
        }
        tracking.point(at: place)
        setHoverState(wasOver ? .changed : .began)
    }

    private func setHoverState(_ state: State) {
        tracking.state = state
        targets.send(self)
    }
}

extension UIApplication {
    /// Delivers the motion of a pointer without a pressed button; nil where it leaves the screen.
    ///
    /// Every hover recogniser of the view under it, and of the view's ancestors, receives it.
    package func deliverHover(at point: CGPoint?, time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        let pointer: UITouch? = if let point { self.touch(at: point) } else { nil }
        var over: [UIHoverGestureRecognizer] = []
        var view = pointer?.view
        while let current = view {
            for recognizer in current.viewGestures {
                if let hover = recognizer as? UIHoverGestureRecognizer, hover.isEnabled { over.append(hover) }
            }
            view = current.superview
        }
        var left: [UIHoverGestureRecognizer] = []
        for old in timeline.hovered {
            if let hover = old.recognizer, !over.contains(where: { $0 === hover }) { left.append(hover) }
        }
        timeline.hovered = over.map { Timeline.Hovered(recognizer: $0) }
        for recognizer in left { recognizer.pointer(at: nil) }
        for recognizer in over { recognizer.pointer(at: pointer?.location) }
    }
}
