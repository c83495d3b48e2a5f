/// Remote notifications, of which the simulated device receives none.
extension UIApplication {
    /// Registration fails in the next run-loop pass, as on a simulator.
    public func registerForRemoteNotifications() {
        after(0) { [self] in
            let error = NSError(
                domain: NSCocoaErrorDomain, code: 3010,
                userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }
    public func unregisterForRemoteNotifications() {}
    public var isRegisteredForRemoteNotifications: Bool { false }
}

/// The app's permission for background refresh.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}

/// The outcome of an app's fetch in the background, which the simulated device doesn't ask for.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

/// The ways of telling the user something, before the framework UserNotifications.
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The ways of telling the user something that an app asks for, before the framework UserNotifications.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
    public let types: UIUserNotificationType

    /// - Parameter categories: categories of actions, which nothing shows.
    public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) { self.types = types }
}

extension UIApplication {
    /// Asks for ways of telling the user something; nobody allows them.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    /// No way, as nobody allowed one.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        UIUserNotificationSettings(types: [], categories: nil)
    }
    /// Seconds between fetches; the simulated device never lets an app fetch in the background.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// Fails in the next run-loop pass: the simulated device's home screen shows one icon.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        after(0) {
            completionHandler?(
                NSError(
                    domain: NSCocoaErrorDomain, code: 3328,
                    userInfo: [NSLocalizedDescriptionKey: "The device has no alternate icons."]))
        }
    }

    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// True, as the simulated device has no passcode.
    public var isProtectedDataAvailable: Bool { true }
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }

    public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}
