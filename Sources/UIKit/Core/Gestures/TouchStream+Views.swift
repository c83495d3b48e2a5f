/// The delivery of touches to views, once no recogniser delays them.
extension TouchStream {
    private var undelivered: [UITouch] {
        let active = fingers.map(\.touch)
        return active + waiting.filter { touch in !active.contains { $0 === touch } }
    }

    /// Delivers the phases that no recogniser delays any more, and cancellations of claimed touches.
    func deliverToViews() {
        for touch in undelivered where touch.delivery.isTaken && !touch.delivery.isFinished { cancel(touch) }
        var goesOn = true
        while goesOn {
            goesOn = false
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                var ready = undelivered.filter { $0.delivery.withheld.first?.phase == phase && !$0.isHeldBack(phase) }
                if ready.isEmpty { continue }
                if phase == .began { ready.removeAll(where: isRefused) }
                goesOn = true
                deliver(ready)
            }
        }
        let left = waiting.filter { $0.delivery.withheld.isEmpty }
        waiting.removeAll { $0.delivery.withheld.isEmpty }
        for touch in left { touch.recognizers = [] }
    }

    /// True if a scroll view around the touched view refuses the touch for it.
    private func isRefused(_ touch: UITouch) -> Bool {
        guard let view = touch.view, view.scrollingContent == nil else { return false }
        var ancestor = view.superview
        while let current = ancestor {
            if let scrollView = current.scrollingContent {
                guard !scrollView.touchesShouldBegin([touch], with: event, in: view) else { return false }
                touch.delivery.isFinished = true
                touch.delivery.withheld = []
                return true
            }
            ancestor = current.superview
        }
        return false
    }

    /// Delivers the first withheld phase of each touch, together for those of one view.
    private func deliver(_ touches: [UITouch]) {
        var rest = touches
        while let first = rest.first {
            let together = rest.filter { $0.view === first.view }
            rest.removeAll { touch in together.contains { $0 === touch } }
            let moments = together.map { $0.delivery.withheld.removeFirst() }
            guard let phase = moments.first?.phase else { continue }
            let presents = together.map { ($0.phase, $0.location, $0.previousLocation, $0.timestamp) }
            for (touch, moment) in zip(together, moments) {
                (touch.phase, touch.location) = (moment.phase, moment.location)
                (touch.previousLocation, touch.timestamp) = (moment.previousLocation, moment.timestamp)
                if phase == .began { touch.delivery.hasBegun = true }
                if phase == .ended || phase == .cancelled { touch.delivery.isFinished = true }
            }
            if let view = first.view { view.receive(phase, Set(together), event) }
            for (touch, present) in zip(together, presents) {
                (touch.phase, touch.location, touch.previousLocation, touch.timestamp) = present
            }
        }
    }

    /// Cancels a touch in its view.
    func cancel(_ touch: UITouch) {
        touch.delivery.isFinished = true
        touch.delivery.withheld = []
        guard touch.delivery.hasBegun, let view = touch.view else { return }
        let present = touch.phase
        touch.phase = .cancelled
        view.receive(.cancelled, [touch], event)
        touch.phase = present
    }

    /// Cancels the touches of a view that leaves its window, as `touchesCancelled(_:with:)` documents, and ends its
    /// recognisers. Those of remaining views continue.
    func viewLeavesWindow(_ view: UIView) {
        guard !fingers.isEmpty || !waiting.isEmpty || !GestureArbiter.shared.active.isEmpty else { return }
        for touch in undelivered where touch.view === view && !touch.delivery.isFinished { cancel(touch) }
        for recognizer in view.viewGestures { recognizer.withdraw() }
    }

    /// Touches that views below an ancestor still receive, for scroll views to claim.
    func touches(receivedIn ancestor: UIView) -> [UITouch] {
        fingers.map(\.touch).filter {
            $0.delivery.hasBegun && !$0.delivery.isFinished && $0.view?.isDescendant(of: ancestor) ?? false
        }
    }
}

extension UITouch {
    /// True if an undecided recogniser delays a phase for the view.
    fileprivate func isHeldBack(_ phase: Phase) -> Bool {
        guard phase == .began || phase == .ended else { return false }
        return recognizers.contains { recognizer in
            guard recognizer.isEnabled, recognizer.view != nil, recognizer.tracking.isUndecided(about: self) else {
                return false
            }
            return phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded
        }
    }
}

extension UIView {
    fileprivate func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: touchesMoved(touches, with: event)
        }
    }
}
