/// Messages from afar, of which the simulated device gets none.
extension UIApplication {
    /// The delegate hears in the next turn that there are none, as on a simulator.
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

/// Whether an app may be refreshed while it isn't seen.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}

extension UIApplication {
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// The device has no code that files were locked with.
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
