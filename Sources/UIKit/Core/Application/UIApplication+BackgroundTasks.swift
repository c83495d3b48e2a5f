/// Identifies a task that the app finishes in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Begins a task that is to end before the app is suspended.
    ///
    /// In the background the system grants some thirty seconds; then the handlers of unfinished tasks are called, which
    /// have to end them.
    @preconcurrency public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    @preconcurrency public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

    /// Seconds until the app is suspended; infinite in the foreground.
    public var backgroundTimeRemaining: TimeInterval {
        guard applicationState == .background, let end = backgroundTasks.end else { return .greatestFiniteMagnitude }
        return max(0, end - now)
    }
}

/// Running background tasks, the oldest first.
@MainActor struct BackgroundTasks {
    static let allowance: TimeInterval = 30

    private var count = 0
    private var running: [(identifier: UIBackgroundTaskIdentifier, handler: (@MainActor @Sendable () -> Void)?)] = []
    /// The time of suspension; nil in the foreground.
    private(set) var end: TimeInterval?
    private var wait: HostClock.Wait?

    mutating func begin(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
        count += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: count)
        running.append((identifier, handler))
        return identifier
    }

    mutating func end(_ identifier: UIBackgroundTaskIdentifier) {
        running.removeAll { $0.identifier == identifier }
        if running.isEmpty { wait?.cancel() }
    }

    mutating func applicationWentBack(at now: TimeInterval) {
        end = now + Self.allowance
        guard !running.isEmpty else { return }
        wait = UIApplication.shared.after(Self.allowance) {
            for task in UIApplication.shared.backgroundTasks.running { task.handler?() }
        }
    }

    mutating func applicationBecameVisible() {
        end = nil
        wait?.cancel()
        wait = nil
    }
}
