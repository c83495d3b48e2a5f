import Foundation

/// The device's services beside time: its location, its network, its notifications, and what its user allows.
///
/// A host keeps one as long as it lasts, and sets what an app is to find; the frameworks beside UIKit read it. Without a
/// host nothing is known and nothing is allowed. Safe to use from any thread.
public final class HostServices: @unchecked Sendable {
    private struct Settings {
        var allowed: Set<HostService> = []
        var decided: [HostService: Bool] = [:]
        var location: HostLocation?
        var network = HostNetwork.wifi
        var notifications: [HostNotification] = []
        var answerNotification: ((String, String?) -> Void)?
        var observers: [Int: @Sendable () -> Void] = [:]
        var lastObserver = 0
    }

    private let lock = NSLock()
    private var settings = Settings()

    public init() {}

    private func use<Result>(_ action: (inout Settings) -> Result) -> Result {
        lock.withLock { action(&settings) }
    }

    /// Changes a setting and tells those who follow it.
    private func change(_ action: (inout Settings) -> Void) {
        for observer in use({ settings in
            action(&settings)
            return settings.observers.sorted { $0.key < $1.key }.map(\.value)
        }) { observer() }
    }

    /// The services that the user grants when an app asks for them; all others are refused.
    public var allowed: Set<HostService> {
        get { use { $0.allowed } }
        set {
            change { settings in
                settings.allowed = newValue
                for service in settings.decided.keys { settings.decided[service] = newValue.contains(service) }
            }
        }
    }

    /// The user's decision; nil before an app asked.
    public func decision(on service: HostService) -> Bool? { use { $0.decided[service] } }

    /// Asks the user, who decides at once.
    public func ask(for service: HostService) -> Bool {
        let isAllowed = use { $0.allowed.contains(service) }
        if use({ $0.decided[service] }) != isAllowed { change { $0.decided[service] = isAllowed } }
        return isAllowed
    }

    /// The device's place; nil while it isn't known.
    public var location: HostLocation? {
        get { use { $0.location } }
        set { change { $0.location = newValue } }
    }

    /// The device's way to the network. With `none`, requests of the app fail as without a network.
    public var network: HostNetwork {
        get { use { $0.network } }
        set { change { $0.network = newValue } }
    }

    /// The notifications that were delivered and not removed, in the order of their delivery.
    public var notifications: [HostNotification] {
        get { use { $0.notifications } }
        set { use { $0.notifications = newValue } }
    }

    /// Receives the identifier of a notification and of the action that its user chose, nil for the notification itself.
    package var answerNotification: ((String, String?) -> Void)? {
        get { use { $0.answerNotification } }
        set { use { $0.answerNotification = newValue } }
    }

    /// Opens a delivered notification as its user does, or chooses one of its actions. Call it on the main thread.
    public func open(_ notification: HostNotification, action: String? = nil) {
        answerNotification?(notification.identifier, action)
    }

    /// Calls an action after each change, on the thread of the change, until what it returns is released.
    public func observe(_ action: @escaping @Sendable () -> Void) -> HostObservation {
        let number = use { settings in
            settings.lastObserver += 1
            settings.observers[settings.lastObserver] = action
            return settings.lastObserver
        }
        return HostObservation { [weak self] in _ = self?.use { $0.observers.removeValue(forKey: number) } }
    }
}

/// The end of an observation is its release.
public final class HostObservation: @unchecked Sendable {
    private let end: () -> Void

    init(end: @escaping () -> Void) { self.end = end }

    deinit { end() }
}

extension HostServices {
    private final class Present: @unchecked Sendable {
        let lock = NSLock()
        weak var services: HostServices?
        /// Those of a process without a host.
        let absent = HostServices()
    }

    private static let present = Present()

    /// The services of the host that was made last; without a host, services that know nothing and allow nothing.
    public static var current: HostServices {
        present.lock.withLock { present.services ?? present.absent }
    }

    /// Makes these the services that apps see, as long as they are kept.
    package func becomeCurrent() { Self.present.lock.withLock { Self.present.services = self } }
}
