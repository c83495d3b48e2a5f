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

extension UIApplication {
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
