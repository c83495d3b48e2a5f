/// A timer on the host's clock, used for timers that call a method. Foundation on Linux never releases a timer; this
/// one releases its target when it ends.
final class HostTimer: Timer {
    private let interval: TimeInterval
    private let isRepeating: Bool
    private let information: Any?
    /// Retains its target, as Objective-C's timers do, until it is invalidated.
    @MainActor private var action: ((Timer) -> Void)?
    @MainActor private var wait: HostClock.Wait?
    private nonisolated(unsafe) var isOver = false

    @MainActor init(
        every interval: TimeInterval, repeats: Bool, information: Any?, action: @escaping (Timer) -> Void
    ) {
        self.interval = max(interval, 0.0001)
        isRepeating = repeats
        self.information = information
        self.action = action
        super.init(fire: .distantFuture, interval: interval, repeats: repeats) { _ in }
    }

    @MainActor func schedule() {
        wait = UIApplication.shared.after(interval) { [weak self] in self?.isDue() }
        keepAlive = self
    }

    /// The clock retains a timer that is scheduled.
    @MainActor private var keepAlive: HostTimer?

    @MainActor private func isDue() {
        fire()
        if isRepeating, !isOver { schedule() }
    }

    override var isValid: Bool { !isOver }
    override var timeInterval: TimeInterval { isRepeating ? interval : 0 }
    override var userInfo: Any? { information }

    override func fire() {
        guard !isOver else { return }
        nonisolated(unsafe) let timer = self
        MainActor.assumeIsolated {
            timer.action?(timer)
            if !timer.isRepeating { timer.end() }
        }
    }

    override func invalidate() {
        nonisolated(unsafe) let timer = self
        MainActor.assumeIsolated { timer.end() }
    }

    @MainActor private func end() {
        isOver = true
        action = nil
        wait?.cancel()
        wait = nil
        keepAlive = nil
        super.invalidate()
    }
}

extension Timer {
    /// A timer that calls a method once it is added to a run loop: Foundation's, on the wall clock.
    ///
    /// The target is retained until the timer is invalidated.
    @preconcurrency @MainActor public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let object = target as AnyObject
        self.init(timeInterval: timeInterval, repeats: repeats) { timer in
            Self.call(selector, of: object, by: timer)
        }
    }

    /// A timer that calls a method from a date on once it is added to a run loop, on the wall clock.
    @preconcurrency @MainActor public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let object = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            Self.call(selector, of: object, by: timer)
        }
    }

    /// Methods behind selectors belong to the main actor here: a timer in another thread's run loop calls its own there, and doesn't
    /// wait for it.
    private nonisolated static func call(_ selector: Selector, of target: AnyObject, by timer: Timer) {
        nonisolated(unsafe) let (target, timer) = (target, timer)
        if Thread.isMainThread {
            MainActor.assumeIsolated { _ = selector.send(to: target, sender: timer) }
        } else {
            DispatchQueue.main.async { _ = selector.send(to: target, sender: timer) }
        }
    }

    /// Calls a method repeatedly, or once, after a number of seconds on the host's clock.
    @preconcurrency @MainActor @discardableResult
    public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let object = target as AnyObject
        let timer = HostTimer(every: timeInterval, repeats: repeats, information: userInfo) {
            selector.send(to: object, sender: $0)
        }
        timer.schedule()
        return timer
    }
}
