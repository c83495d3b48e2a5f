/// A scene that shows windows on a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var screen: UIScreen { UIScreen.main }
    /// Those of its windows that the app shows, the oldest first.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

extension UIApplication {
    /// Of the bar with the time; zero where it is hidden.
    public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
}

/// The bar with the time above everything.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect {
        isStatusBarHidden
            ? .zero
            : CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.device.statusBarHeight)
    }
    /// What the controllers on screen want.
    open var isStatusBarHidden: Bool {
        UIApplication.shared.keyWindow?.rootViewController?.prefersStatusBarHidden ?? false
    }
    open var statusBarStyle: UIStatusBarStyle {
        UIApplication.shared.keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default
    }
}
