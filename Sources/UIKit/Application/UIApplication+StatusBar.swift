/// The status bar as apps had it before controllers decided on it.
///
/// Setting anything does nothing, as in UIKit for apps that leave the bar to their controllers, which is the default.
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
