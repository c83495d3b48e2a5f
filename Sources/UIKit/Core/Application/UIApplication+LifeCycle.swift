/// An app's life cycle after its launch. Delegates are called before notifications are posted.
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

    /// Scenes in the order in which their sessions were made.
    var scenesInOrder: [UIScene] {
        connectedScenes.sorted {
            (Int($0.session.persistentIdentifier) ?? 0) < (Int($1.session.persistentIdentifier) ?? 0)
        }
    }

    /// Moves the app from the background to the foreground, and activates it.
    package func enterForeground() {
        guard applicationState == .background else { return }
        backgroundTasks.applicationBecameVisible()
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

    /// Activates the app, so that it receives touches and keys.
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

    /// Deactivates the app, as for a call or the app switcher.
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

    /// Moves the app to the background.
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

    /// Ends the app: scenes are disconnected, then the delegate is notified.
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

    /// Notifies the app, its controllers and observers of low memory.
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
