import Foundation
import HostServices
import HostTime

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

public enum UNAlertStyle: Int, Sendable {
    case none, banner, alert
}

public enum UNShowPreviewsSetting: Int, Sendable {
    case always, whenAuthenticated, never
}

/// The user's decision on notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    public let authorizationStatus: UNAuthorizationStatus
    open var alertSetting: UNNotificationSetting { setting }
    open var badgeSetting: UNNotificationSetting { setting }
    open var soundSetting: UNNotificationSetting { setting }
    open var lockScreenSetting: UNNotificationSetting { setting }
    open var notificationCenterSetting: UNNotificationSetting { setting }
    open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }

    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

    init(_ decision: Bool?) {
        authorizationStatus = decision.map { $0 ? .authorized : .denied } ?? .notDetermined
    }
}

/// Methods that are called for notifications that come while the app is open, and for the user's answers.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Called where the user wants to see the app's own settings of notifications, which no host asks for.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Without an answer of the app's, notifications aren't shown while it is open.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

/// The app's notifications: waiting, and delivered to the host's list `HostServices.notifications`.
///
/// The user decides as `HostServices.allowed` says. Time passes by the host's clock. Use on the main thread, on which
/// everything is called back.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    open class func current() -> UNUserNotificationCenter { shared }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    open var supportsContentExtensions: Bool { false }

    private struct Waiting {
        let request: UNNotificationRequest
        let wait: HostTimeWait?
    }

    /// The state of the app on one host; another host begins anew.
    private var pending: [Waiting] = []
    private var delivered: [UNNotification] = []
    private var categories: Set<UNNotificationCategory> = []
    private weak var knownServices: HostServices?

    private var services: HostServices {
        let services = HostServices.current
        if knownServices !== services {
            (knownServices, pending, delivered, categories) = (services, [], [], [])
        }
        return services
    }

    // MARK: Permission

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        let isGranted = services.ask(for: .notifications)
        soon { completionHandler(isGranted, nil) }
    }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        services.ask(for: .notifications)
    }

    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(services.decision(on: .notifications))
        soon { completionHandler(settings) }
    }

    open func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(services.decision(on: .notifications))
    }

    // MARK: Requests

    /// Adds a request; one with the same identifier is replaced.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let error = schedule(request)
        soon { completionHandler?(error) }
    }

    open func add(_ request: UNNotificationRequest) async throws { if let error = schedule(request) { throw error } }

    private func schedule(_ request: UNNotificationRequest) -> UNError? {
        guard services.decision(on: .notifications) == true else { return UNError(.notificationsNotAllowed) }
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        guard let trigger = request.trigger else {
            soon { self.deliver(request) }
            return nil
        }
        guard let delay = trigger.delay(from: Date()) else { return UNError(.notificationInvalidNoDate) }
        let wait = MainWait.run(after: delay) { [weak self] in self?.fire(request) }
        pending.append(Waiting(request: request, wait: wait))
        return nil
    }

    private func fire(_ request: UNNotificationRequest) {
        guard pending.contains(where: { $0.request === request }) else { return }
        pending.removeAll { $0.request === request }
        deliver(request)
        if request.trigger?.repeats == true { _ = schedule(request) }
    }

    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(date: Date(), request: request)
        let show = { [self] (options: UNNotificationPresentationOptions) in
            guard !options.isDisjoint(with: [.alert, .banner, .list]) else { return }
            delivered.removeAll { $0.request.identifier == request.identifier }
            delivered.append(notification)
            list()
        }
        // An app on a host is always open: without a delegate nothing is shown, as on a device.
        guard let delegate else { return }
        delegate.userNotificationCenter(self, willPresent: notification, withCompletionHandler: show)
    }

    private func list() {
        services.notifications = delivered.map {
            let content = $0.request.content
            return HostNotification(
                identifier: $0.request.identifier, title: content.title, subtitle: content.subtitle,
                body: content.body)
        }
        services.answerNotification = { [weak self] in self?.answer($0, $1) }
    }

    /// The user's answer, given by a host.
    private func answer(_ identifier: String, _ action: String?) {
        guard let notification = delivered.first(where: { $0.request.identifier == identifier }) else { return }
        removeDeliveredNotifications(withIdentifiers: [identifier])
        let response = UNNotificationResponse(
            notification: notification, actionIdentifier: action ?? UNNotificationDefaultActionIdentifier)
        delegate?.userNotificationCenter(self, didReceive: response, withCompletionHandler: {})
    }

    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        _ = services
        let requests = pending.map(\.request)
        soon { completionHandler(requests) }
    }

    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending.map(\.request) }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        remove { identifiers.contains($0) }
    }
    open func removeAllPendingNotificationRequests() { remove { _ in true } }

    private func remove(where isMeant: (String) -> Bool) {
        for waiting in pending where isMeant(waiting.request.identifier) {
            MainActor.assumeIsolated { waiting.wait?.cancel() }
        }
        pending.removeAll { isMeant($0.request.identifier) }
    }

    // MARK: Delivered notifications

    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        let notifications = delivered
        soon { completionHandler(notifications) }
    }

    open func deliveredNotifications() async -> [UNNotification] { delivered }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
        list()
    }

    open func removeAllDeliveredNotifications() {
        delivered = []
        list()
    }

    /// Sets the number at the app's icon, which no host shows.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { soon { completionHandler?(nil) } }

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        _ = services
        self.categories = categories
    }

    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        let categories = categories
        soon { completionHandler(categories) }
    }

    private func soon(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { action() }
    }
}

/// Waiting by the host's clock, or without a host by the system's.
private enum MainWait {
    static func run(after seconds: TimeInterval, _ action: @escaping () -> Void) -> HostTimeWait? {
        nonisolated(unsafe) let action = action
        guard Thread.isMainThread else {
            DispatchQueue.main.async { _ = run(after: seconds, action) }
            return nil
        }
        return MainActor.assumeIsolated {
            if let clock = HostTime.clock { return clock.run(after: seconds) { action() } }
            let item = DispatchWorkItem { action() }
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
            return HostTimeWait { item.cancel() }
        }
    }
}
