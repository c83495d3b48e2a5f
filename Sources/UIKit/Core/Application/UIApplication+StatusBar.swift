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
    /// Posted before and after the interface turns, as their frame's sisters never are.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The key of an `NSNumber`: the new orientation before the turn, the old one after it.
    public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    func postOrientation(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [Self.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
    }
}
