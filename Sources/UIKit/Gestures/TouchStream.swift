/// What a host reports of one finger.
package struct TouchSample: Hashable, Sendable {
    package var finger: Int
    package var phase: UITouch.Phase
    /// In screen coordinates.
    package var point: CGPoint

    package init(finger: Int = 0, phase: UITouch.Phase, point: CGPoint) {
        self.finger = finger
        self.phase = phase
        self.point = point
    }
}

/// The fingers on the screen: makes touches and events of what a host reports, and hands them to recognisers and views.
@MainActor final class TouchStream {
    static let shared = TouchStream()

    private struct Finger {
        let number: Int
        let touch: UITouch
    }

    private struct Tap {
        let location: CGPoint
        let time: TimeInterval
        let count: Int
    }

    private var fingers: [Finger] = []
    /// Over already, but their views are still to be told.
    private var waiting: [UITouch] = []
    private var lastTap: Tap?
    private var event = UIEvent()

    /// What counts as a repeated tap: as quick and as near.
    static let tapInterval: TimeInterval = 0.35
    static let tapDistance: CGFloat = 45

    /// Fingers that aren't named stay where they are.
    func report(_ samples: [TouchSample], at time: TimeInterval) {
        // A finger that goes down twice was lifted unseen.
        let lost = samples.filter { $0.phase == .began && touch(of: $0.finger) != nil }
        if !lost.isEmpty {
            report(lost.map { TouchSample(finger: $0.finger, phase: .cancelled, point: $0.point) }, at: time)
        }
        for finger in fingers { finger.touch.phase = .stationary }
        var isNews = false
        for sample in samples where update(with: sample, at: time) { isNews = true }
        guard isNews else { return }
        event.touches = fingers.map(\.touch)
        event.timestamp = time
        UIApplication.shared.sendEvent(event)
        finishTouches(at: time)
    }

    private func touch(of finger: Int) -> UITouch? { fingers.first { $0.number == finger }?.touch }

    /// - Returns: whether the sample is about a finger that is there.
    private func update(with sample: TouchSample, at time: TimeInterval) -> Bool {
        if sample.phase == .began {
            guard let touch = UIApplication.shared.touch(at: sample.point) else { return false }
            touch.timestamp = time
            touch.tapCount = tapCount(at: sample.point, time)
            fingers.append(Finger(number: sample.finger, touch: touch))
            return true
        }
        guard let touch = touch(of: sample.finger) else { return false }
        touch.previousLocation = touch.location
        touch.location = touch.window?.fromScreen(sample.point) ?? sample.point
        touch.timestamp = time
        touch.phase = sample.phase
        return true
    }

    private func tapCount(at point: CGPoint, _ time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= Self.tapInterval,
            abs(lastTap.location.x - point.x) <= Self.tapDistance,
            abs(lastTap.location.y - point.y) <= Self.tapDistance
        else { return 1 }
        return lastTap.count + 1
    }

    private func finishTouches(at time: TimeInterval) {
        for finger in fingers where finger.touch.isOver {
            lastTap = Tap(location: finger.touch.location, time: time, count: finger.touch.tapCount)
        }
        fingers.removeAll { $0.touch.isOver }
        if fingers.isEmpty { event = UIEvent() }
    }

    // MARK: Handing out

    /// To recognisers first, then, as far as these let it, to views.
    func handOut(_ event: UIEvent, in window: UIWindow) {
        let arbiter = GestureArbiter.shared
        let touches = event.touches.filter { $0.window === window }
        let wasInEvent = arbiter.isInEvent
        arbiter.isInEvent = true
        for touch in touches where touch.phase == .began { enlistRecognizers(for: touch, event) }
        arbiter.handOut {
            for recognizer in arbiter.inPlay { recognizer.take(touches, event) }
        }
        noteMoments(of: touches)
        tellViews()
        for touch in touches where touch.isOver {
            for recognizer in arbiter.inPlay { recognizer.lift(touch) }
        }
        arbiter.isInEvent = wasInEvent
        arbiter.update()
        arbiter.resetFinished()
    }

    private func enlistRecognizers(for touch: UITouch, _ event: UIEvent) {
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

    /// A view that takes one touch at a time has one, or another view wants to be the only one.
    private func isKeptFromView(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        let others = fingers.map(\.touch).filter { $0 !== touch && !$0.isOver && $0.view != nil }
        return others.contains { other in
            if other.view === view { return !view.isMultipleTouchEnabled }
            return !other.delivery.isFinished && (view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false)
        }
    }

    private func noteMoments(of touches: [UITouch]) {
        for touch in touches where touch.phase != .stationary && !touch.delivery.isFinished {
            // Of several places in a row only the last counts.
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

    // MARK: Views

    private var undelivered: [UITouch] {
        let active = fingers.map(\.touch)
        return active + waiting.filter { touch in !active.contains { $0 === touch } }
    }

    /// Tells views what no recogniser holds back any more, and of touches that were taken from them.
    func tellViews() {
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

    /// A scroll view around the touched view doesn't want it to hear of the touch.
    private func isRefused(_ touch: UITouch) -> Bool {
        guard let view = touch.view, !(view is UIScrollView) else { return false }
        var ancestor = view.superview
        while let current = ancestor {
            if let scrollView = current as? UIScrollView {
                guard !scrollView.touchesShouldBegin([touch], with: event, in: view) else { return false }
                touch.delivery.isFinished = true
                touch.delivery.withheld = []
                return true
            }
            ancestor = current.superview
        }
        return false
    }

    /// The first withheld moment of each touch, together for those of one view.
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
            if let view = first.view { view.hear(phase, Set(together), event) }
            for (touch, present) in zip(together, presents) {
                (touch.phase, touch.location, touch.previousLocation, touch.timestamp) = present
            }
        }
    }

    /// Takes a touch from its view.
    func cancel(_ touch: UITouch) {
        touch.delivery.isFinished = true
        touch.delivery.withheld = []
        guard touch.delivery.hasBegun, let view = touch.view else { return }
        let present = touch.phase
        touch.phase = .cancelled
        view.hear(.cancelled, [touch], event)
        touch.phase = present
    }

    /// Touches that views still hear of, for scroll views to take.
    func touches(heardIn ancestor: UIView) -> [UITouch] {
        fingers.map(\.touch).filter {
            $0.delivery.hasBegun && !$0.delivery.isFinished && $0.view?.isDescendant(of: ancestor) ?? false
        }
    }

    /// Another device: no finger is down.
    func abandon() {
        fingers = []
        waiting = []
        lastTap = nil
        event = UIEvent()
    }
}

extension UITouch {
    /// Whether a recogniser that is still undecided keeps a phase from the view.
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
    fileprivate func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: touchesMoved(touches, with: event)
        }
    }
}

extension UIGestureRecognizer {
    fileprivate func lift(_ touch: UITouch) {
        guard tracking.touches.contains(where: { $0 === touch }) else { return }
        tracking.lift(touch)
        tracking.updateMiddle()
        fingersLifted()
    }

    /// Offers an event to a recogniser: the touches that it follows, by phase.
    fileprivate func take(_ touches: [UITouch], _ event: UIEvent) {
        guard !tracking.isOver, isEnabled, !tracking.touches.isEmpty else { return }
        tracking.event = event
        tracking.updateMiddle()
        if tracking.touches.allSatisfy({ $0.phase == .stationary }) { return fingersRest(event) }
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
