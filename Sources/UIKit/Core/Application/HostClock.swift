/// What waits for a time on the host's clock.
///
/// Invariant: what waits is in the order of its times, what was put in first coming first among equals.
@MainActor final class HostClock {
    /// One wait; who holds it may call it off.
    @MainActor final class Wait {
        /// Seconds on the host's clock.
        let due: TimeInterval
        fileprivate(set) var action: (() -> Void)?

        fileprivate init(due: TimeInterval, action: @escaping () -> Void) {
            self.due = due
            self.action = action
        }

        var isWaiting: Bool { action != nil }
        func cancel() { action = nil }
    }

    private var waits: [Wait] = []

    var isWaiting: Bool { waits.contains { $0.isWaiting } }

    func wait(until due: TimeInterval, _ action: @escaping () -> Void) -> Wait {
        let wait = Wait(due: due, action: action)
        waits.removeAll { !$0.isWaiting }
        let index = waits.firstIndex { $0.due > due } ?? waits.count
        waits.insert(wait, at: index)
        return wait
    }

    /// The first that is due at a time, no longer waiting.
    func next(until time: TimeInterval) -> (due: TimeInterval, action: () -> Void)? {
        while let first = waits.first, first.due <= time || !first.isWaiting {
            waits.removeFirst()
            guard let action = first.action else { continue }
            first.action = nil
            return (first.due, action)
        }
        return nil
    }

    func cancelAll() {
        for wait in waits { wait.cancel() }
        waits = []
    }
}

extension UIApplication {
    /// Does something when a number of seconds has passed on the host's clock.
    @discardableResult
    func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> HostClock.Wait {
        LayoutTransaction.request()
        return timeline.clock.wait(until: timeline.now + max(0, delay), action)
    }

    /// Does what is due at a time, each with the clock at the time it was due.
    func runDueWaits(until time: TimeInterval) {
        while let (due, action) = timeline.clock.next(until: time) {
            timeline.now = max(timeline.now, due)
            action()
        }
    }
}
