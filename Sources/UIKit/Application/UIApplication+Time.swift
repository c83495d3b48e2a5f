/// The host's time: nothing below the hosts reads a clock.
extension UIApplication {
    /// Seconds on the host's clock.
    package var now: TimeInterval { timeline.now }

    /// A scroll view starts to move by itself.
    func animate(_ scrollView: UIScrollView) {
        timeline.moving.removeAll { $0.scrollView === scrollView }
        timeline.moving.append(Timeline.Moving(scrollView: scrollView))
        Commit.request()
    }

    /// Whether something moves by itself, so that more frames are needed.
    package var isAnimating: Bool { !timeline.moving.isEmpty || animations.isRunning }

    /// Brings everything that moves by itself to a time.
    package func advance(to time: TimeInterval) {
        timeline.now = time
        let moving = timeline.moving
        timeline.moving = []
        let still = moving.filter { $0.scrollView?.advance(to: time) ?? false }
        timeline.moving.insert(contentsOf: still, at: 0)
        animations.advance(to: time)
    }

    /// A finger at a place of the key window, at a time on the host's clock.
    package func deliver(_ phase: UITouch.Phase, at point: CGPoint, time: TimeInterval) {
        timeline.now = time
        switch phase {
        case .began: beginTouch(at: point, time: time)
        case .moved, .stationary: moveTouch(to: point, time: time)
        case .ended: endTouch(at: point, time: time, cancelled: false)
        case .cancelled: endTouch(at: point, time: time, cancelled: true)
        }
    }

    private func beginTouch(at point: CGPoint, time: TimeInterval) {
        guard let window = keyWindow ?? windows.last, let view = window.hitTest(point, with: nil) else { return }
        let touch = UITouch()
        touch.view = view
        touch.window = window
        touch.location = point
        touch.previousLocation = point
        touch.timestamp = time
        timeline.touch = touch
        timeline.touchWasTaken = false
        timeline.draggedScrollView = enclosingScrollView(of: view)
        timeline.draggedScrollView?.beginDrag(at: point, time: time)
        view.touchesBegan([touch], with: event(for: touch))
    }

    private func moveTouch(to point: CGPoint, time: TimeInterval) {
        guard let touch = timeline.touch else { return }
        touch.previousLocation = touch.location
        touch.location = point
        touch.timestamp = time
        touch.phase = .moved
        let isTaken = timeline.draggedScrollView?.drag(to: point, time: time) ?? false
        if isTaken, !timeline.touchWasTaken {
            timeline.touchWasTaken = true
            touch.view?.touchesCancelled([touch], with: event(for: touch))
        } else if !isTaken {
            touch.view?.touchesMoved([touch], with: event(for: touch))
        }
    }

    private func endTouch(at point: CGPoint, time: TimeInterval, cancelled: Bool) {
        guard let touch = timeline.touch else { return }
        touch.location = point
        touch.timestamp = time
        touch.phase = cancelled ? .cancelled : .ended
        timeline.draggedScrollView?.endDrag(time: time)
        timeline.draggedScrollView = nil
        timeline.touch = nil
        guard !timeline.touchWasTaken, let view = touch.view else { return }
        if cancelled {
            view.touchesCancelled([touch], with: event(for: touch))
        } else {
            view.touchesEnded([touch], with: event(for: touch))
        }
    }

    private func event(for touch: UITouch) -> UIEvent {
        let event = UIEvent()
        event.allTouches = [touch]
        event.timestamp = touch.timestamp
        return event
    }

    private func enclosingScrollView(of view: UIView) -> UIScrollView? {
        var current: UIView? = view
        while let candidate = current {
            if let scrollView = candidate as? UIScrollView { return scrollView }
            current = candidate.superview
        }
        return nil
    }
}

/// What the application keeps between the host's frames.
@MainActor struct Timeline {
    struct Moving {
        weak var scrollView: UIScrollView?
    }

    var now: TimeInterval = 0
    let animations = AnimationTimeline()
    var moving: [Moving] = []
    var touch: UITouch?
    /// Follows the touch, even if the touched view goes meanwhile.
    weak var draggedScrollView: UIScrollView?
    var touchWasTaken = false
}
