/// A scene that shows windows on a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var screen: UIScreen { UIScreen.main }
    /// The scene's visible and hidden windows, in the app's order.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var traitCollection: UITraitCollection {
        traitOverriding?.traits(over: screen.traitCollection) ?? screen.traitCollection
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    var traitOverriding: TraitOverriding?
    /// The device's orientation: a part of its screen has no other, however wide it is.
    open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
    /// The present size of the scene and how it is getting it, as one value: a later one is another object.
    open var effectiveGeometry: Geometry { Geometry(of: self) }
    /// True while a user drags the scene's edge.
    var isInteractivelyResizing = false
    var restrictions = UISceneSizeRestrictions()
    /// The sizes that the user can give to the scene; nil where nobody can give it another than the screen's.
    open var sizeRestrictions: UISceneSizeRestrictions? {
        BehaviourProfile.current.scenesCanBeResized(onPad: screen.device.isPad) ? restrictions : nil
    }
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

extension UIApplication {
    /// The frame of the status bar; zero where it is hidden.
    public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
    /// The orientation of the interface.
    public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
}

extension UIScreen {
    var interfaceOrientation: UIInterfaceOrientation { device.interfaceOrientation }
}

extension DeviceProfile {
    var interfaceOrientation: UIInterfaceOrientation {
        screenSize.width > screenSize.height ? .landscapeRight : .portrait
    }
}

/// The status bar at the top of the screen.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect {
        isStatusBarHidden
            ? .zero
            : CGRect(x: 0, y: 0, width: UIScreen.main.sceneBounds.width, height: UIScreen.main.device.statusBarHeight)
    }
    /// The preference of the visible controllers: a covering controller takes precedence over the one below, a
    /// designated child over its container; or else what an app says that doesn't ask its controllers.
    open var isStatusBarHidden: Bool {
        UIApplication.shared.information.statusBar?.isHidden
            ?? decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }
    open var statusBarStyle: UIStatusBarStyle {
        UIApplication.shared.information.statusBar?.style
            ?? decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        guard var controller = UIApplication.shared.keyWindow?.rootViewController else { return nil }
        while let presented = controller.presentation.presented {
            let covers = presented.modalPresentationStyle == .fullScreen
            guard covers || presented.modalPresentationCapturesStatusBarAppearance else { break }
            controller = presented
        }
        while let next = controller[keyPath: child], next !== controller { controller = next }
        return controller
    }
}

extension UIWindowScene: UITraitEnvironment, OverridesTraits {
    /// Overrides of the traits of all windows of the scene.
    public var traitOverrides: UITraitOverrides {
        get { traitOverriding?.overrides ?? UITraitOverrides() }
        set {
            let previous = traitCollection
            ensuredTraitOverriding.overrides = newValue
            notifyTraitsChanged(from: previous)
        }
    }

    private func notifyTraitsChanged(from previous: UITraitCollection) {
        let present = traitCollection
        guard present != previous else { return }
        traitCollectionDidChange(previous)
        traitOverriding?.notifyOfChanges(from: previous, to: present, of: self)
        for window in windows { window.traitsMayHaveChanged() }
    }
}

extension UIScreen: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}
