/// The status bar's interface from before controllers decided on it.
///
/// Setters have no effect, as in UIKit for apps that leave the bar to their controllers, which is the default.
extension UIApplication {
    public var statusBarStyle: UIStatusBarStyle {
        get { UIStatusBarManager().statusBarStyle }
        set {}
    }
    public var isStatusBarHidden: Bool {
        get { UIStatusBarManager().isStatusBarHidden }
        set {}
    }
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
}

extension UIApplication {
    /// Never posted: the status bar of a host keeps its height.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
