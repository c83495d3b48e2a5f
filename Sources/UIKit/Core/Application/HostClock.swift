/// Actions that are scheduled on the host's clock.
///
/// Invariant: waits are in the order of their times, equal ones in the order of insertion.
@MainActor final class HostClock {
    /// A scheduled action; its holder may cancel it.
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

    /// Removes and returns the first that is due at a time.
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
    /// Schedules an action after a number of seconds on the host's clock.
    @discardableResult
    func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> HostClock.Wait {
        LayoutTransaction.request()
        return timeline.clock.wait(until: timeline.now + max(0, delay), action)
    }

    /// Runs the actions due at a time, each with the clock at its due time.
    func runDueWaits(until time: TimeInterval) {
        while let (due, action) = timeline.clock.next(until: time) {
            timeline.now = max(timeline.now, due)
            action()
        }
    }
}
