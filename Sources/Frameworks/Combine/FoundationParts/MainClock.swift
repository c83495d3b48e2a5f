import Foundation
import HostTime

/// Waiting on the main thread, by the host's clock where there is one.
enum MainClock {
    /// The host's clock, seen from the main thread.
    static var isPresent: Bool {
        Thread.isMainThread && MainActor.assumeIsolated { HostTime.clock != nil }
    }

    /// Seconds of the host's clock, or nil without one.
    static var now: Double? {
        guard Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated { HostTime.clock?.now }
    }

    /// Runs an action on the host's clock after some seconds, and nobody can cancel it; false without a clock.
    static func start(after seconds: Double, _ action: @escaping () -> Void) -> Bool {
        wait(seconds, action) != nil
    }

    /// Runs an action on the host's clock after some seconds; nil without a clock.
    private static func run(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable? {
        wait(seconds, action).map { wait in AnyCancellable { MainThread.run { wait.cancel() } } }
    }

    private static func wait(_ seconds: Double, _ action: @escaping () -> Void) -> HostTimeWait? {
        guard Thread.isMainThread else { return nil }
        nonisolated(unsafe) let action = action
        return MainActor.assumeIsolated { HostTime.clock?.run(after: max(0, seconds)) { action() } }
    }

    /// Runs an action after some seconds and then in intervals; nil without a clock.
    static func run(after seconds: Double, every interval: Double, _ action: @escaping () -> Void) -> AnyCancellable? {
        guard isPresent else { return nil }
        let current = Guarded<AnyCancellable?>(nil)
        let isOver = Guarded(false)
        func wait(_ seconds: Double) {
            let next = run(after: seconds) {
                guard !isOver.current else { return }
                action()
                if !isOver.current { wait(max(interval, 0.000_1)) }
            }
            _ = current.exchange(next)
        }
        wait(seconds)
        return AnyCancellable {
            _ = isOver.exchange(true)
            current.exchange(nil)?.cancel()
        }
    }
}

enum MainThread {
    /// Runs an action at once on the main thread, or soon from another.
    static func run(_ action: @escaping @MainActor () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { action() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
        }
    }
}
