/// An app's life after its start. Delegates hear of a change before those who observe its notification.
extension UIApplication {
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification")

    /// Sessions in the order in which they were made.
    private var scenesInOrder: [UIScene] {
        connectedScenes.sorted {
            (Int($0.session.persistentIdentifier) ?? 0) < (Int($1.session.persistentIdentifier) ?? 0)
        }
    }

    /// From the background to where it is seen, then active.
    package func enterForeground() {
        guard applicationState == .background else { return }
        backgroundTasks.applicationIsSeen()
        for scene in scenesInOrder {
            scene.activationState = .foregroundInactive
            scene.delegate?.sceneWillEnterForeground(scene)
            post(UIScene.willEnterForegroundNotification, scene)
        }
        if !hasScenes { delegate?.applicationWillEnterForeground(self) }
        post(UIApplication.willEnterForegroundNotification)
        applicationState = .inactive
        becomeActive()
    }

    /// Touches and keys arrive from now on.
    package func becomeActive() {
        guard applicationState == .inactive else { return }
        applicationState = .active
        for scene in scenesInOrder {
            scene.activationState = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
            post(UIScene.didActivateNotification, scene)
        }
        if !hasScenes { delegate?.applicationDidBecomeActive(self) }
        post(UIApplication.didBecomeActiveNotification)
    }

    /// Something else takes touches and keys: a call, the switcher of apps.
    package func resignActive() {
        guard applicationState == .active else { return }
        TouchStream.shared.cancelTouches()
        for scene in scenesInOrder {
            scene.delegate?.sceneWillResignActive(scene)
            post(UIScene.willDeactivateNotification, scene)
            scene.activationState = .foregroundInactive
        }
        if !hasScenes { delegate?.applicationWillResignActive(self) }
        post(UIApplication.willResignActiveNotification)
        applicationState = .inactive
    }

    /// No longer seen.
    package func enterBackground() {
        resignActive()
        guard applicationState == .inactive else { return }
        applicationState = .background
        backgroundTasks.applicationWentBack(at: now)
        for scene in scenesInOrder {
            scene.activationState = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            post(UIScene.didEnterBackgroundNotification, scene)
        }
        if !hasScenes { delegate?.applicationDidEnterBackground(self) }
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// The end: scenes are disconnected, then the app is told.
    package func terminate() {
        enterBackground()
        for scene in scenesInOrder {
            scene.activationState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            post(UIScene.didDisconnectNotification, scene)
        }
        connectedScenes = []
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
    }

    /// The app, its controllers, and those who observe are told.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for window in windows { window.rootViewController?.receiveMemoryWarning() }
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    private func post(_ name: NSNotification.Name, _ object: NSObject? = nil) {
        NotificationCenter.default.post(name: name, object: object ?? self)
    }
}

extension UIViewController {
    fileprivate func receiveMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.receiveMemoryWarning() }
        if let presentedViewController, presentedViewController.presentingViewController === self {
            presentedViewController.receiveMemoryWarning()
        }
    }
}
