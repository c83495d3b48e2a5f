/// A host's report of one touch.
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

/// The touches on the screen: makes touches and events from a host's reports, and delivers them to recognisers and
/// views.
@MainActor final class TouchStream {
    static let shared = TouchStream()

    struct Finger {
        let number: Int
        let touch: UITouch
    }

    private struct Tap {
        let location: CGPoint
        let time: TimeInterval
        let count: Int
    }

    /// `@exclusivity(unchecked)`, as for `waiting`: asked for each view that enters or leaves a window, and replaced or
    /// changed by calls that call nothing back.
    @exclusivity(unchecked) private(set) var fingers: [Finger] = []
    /// Touches that ended, but whose views haven't received it yet.
    @exclusivity(unchecked) var waiting: [UITouch] = []
    private var lastTap: Tap?
    private(set) var event = UIEvent()

    /// The limits of a repeated tap: its interval and its distance.
    static let tapInterval: TimeInterval = 0.35
    static let tapDistance: CGFloat = 45

    /// Touches without a sample stay in place.
    func report(_ samples: [TouchSample], at time: TimeInterval) {
        // A touch that begins twice ended without a report.
        let lost = samples.filter { $0.phase == .began && touch(of: $0.finger) != nil }
        if !lost.isEmpty {
            report(lost.map { TouchSample(finger: $0.finger, phase: .cancelled, point: $0.point) }, at: time)
        }
        for finger in fingers { finger.touch.phase = .stationary }
        var hasChanges = false
        for sample in samples where update(with: sample, at: time) { hasChanges = true }
        guard hasChanges else { return }
        event.touches = fingers.map(\.touch)
        event.timestamp = time
        UIApplication.shared.sendEvent(event)
        finishTouches(at: time)
    }

    /// Cancels touches: those of a window that is hidden, or all where the app becomes inactive.
    func cancelTouches(of window: UIWindow? = nil) {
        let taken = fingers.filter { window == nil || $0.touch.window === window }
        guard !taken.isEmpty else { return }
        let samples = taken.map { finger in
            let place = finger.touch.window.map { finger.touch.location.applying($0.geometry.toSuperview) }
            return TouchSample(finger: finger.number, phase: .cancelled, point: place ?? finger.touch.location)
        }
        report(samples, at: UIApplication.shared.now)
    }

    private func touch(of finger: Int) -> UITouch? { fingers.first { $0.number == finger }?.touch }

    /// - Returns: true if the sample's touch exists.
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

    /// Drops all touches, as for another device.
    func abandon() {
        fingers = []
        waiting = []
        lastTap = nil
        event = UIEvent()
    }
}
