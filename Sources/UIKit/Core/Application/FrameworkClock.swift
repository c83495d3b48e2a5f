import HostTime

/// The host's clock as frameworks beside UIKit see it, such as Combine's schedulers.
@MainActor final class FrameworkClock: HostTimeClock {
    var now: Double { UIApplication.shared.now }

    func run(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> HostTimeWait {
        let wait = UIApplication.shared.after(seconds) { action() }
        return HostTimeWait { wait.cancel() }
    }
}
