/// The status bar's interface from before controllers decided on it.
///
/// Setters have an effect in apps whose `Info.plist` has `UIViewControllerBasedStatusBarAppearance` NO, and none in others.
extension UIApplication {
    public var statusBarStyle: UIStatusBarStyle {
        get { UIStatusBarManager().statusBarStyle }
        set { information.statusBar?.style = newValue }
    }
    public var isStatusBarHidden: Bool {
        get { UIStatusBarManager().isStatusBarHidden }
        set { information.statusBar?.isHidden = newValue }
    }
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        isStatusBarHidden = hidden
    }
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
