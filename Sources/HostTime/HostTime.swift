/// The clock by which a host lets time pass on the main thread.
///
/// A host that advances time itself keeps one here as long as it lasts, so that frameworks that know no host wait by the
/// same clock as views do. Without one, time is that of the system.
public enum HostTime {
    /// The clock of the present host, which the host owns, or nil.
    @MainActor public static weak var clock: (any HostTimeClock)?
}

/// A clock that runs actions on the main thread when a host's time has come to them.
@MainActor public protocol HostTimeClock: AnyObject {
    /// Seconds since the host began.
    var now: Double { get }
    /// Runs an action once so many seconds have passed; what it returns calls that off.
    func run(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> HostTimeWait
}

/// An action that waits for its time.
@MainActor public final class HostTimeWait {
    private var onCancel: (() -> Void)?

    public init(cancel: @escaping () -> Void) { onCancel = cancel }

    /// Calls the action off; further calls do nothing.
    public func cancel() {
        onCancel?()
        onCancel = nil
    }
}
