extension UIWindow {
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    /// Converts to another window's coordinates; to the screen's for nil.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        point.applying(throughScreen(to: window))
    }
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        point.applying(throughScreen(to: window).inverted())
    }
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { rect.applying(throughScreen(to: window)) }
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        rect.applying(throughScreen(to: window).inverted())
    }

    private func throughScreen(to window: UIWindow?) -> CGAffineTransform {
        window.map { toScreen.concatenating($0.toScreen.inverted()) } ?? toScreen
    }
}
