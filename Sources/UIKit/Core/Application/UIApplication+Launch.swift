/// The start of an app, in UIKit's order.
extension UIApplication {
    /// Starts an app as its host does.
    ///
    /// An app has scenes where its information has a scene manifest with configurations or its delegate configures
    /// sessions; then its life cycle is reported to their delegates, and only its launch to its own.
    ///
    /// - Parameters:
    /// - information: the content of `Info.plist`.
    /// - module: the value of `$(PRODUCT_MODULE_NAME)` in it.
    package func launch(
        _ delegate: any UIApplicationDelegate, information: [String: Any] = [:], module: String = "",
        options: [LaunchOptionsKey: Any]? = nil
    ) {
        self.delegate = delegate
        self.information = ApplicationInformation(information, module: module)
        connectedScenes = []
        hasScenes = false
        applicationState = .inactive
        _ = delegate.application(self, willFinishLaunchingWithOptions: options)
        let window = self.information.hasScenes ? nil : loadMainStoryboard(for: delegate)
        isLaunchingWithoutManifest = !self.information.hasScenes
        _ = delegate.application(self, didFinishLaunchingWithOptions: options)
        isLaunchingWithoutManifest = false
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        if let configuration = sceneConfiguration(from: delegate) {
            hasScenes = true
            // A delegate that configures sessions by code has these alone.
            connectedScenes = []
            applicationState = .background
            connect(configuration)
            enterForeground()
        } else {
            // A delegate that made another window shows that one.
            if let window, (delegate.window ?? window) === window { window.makeKeyAndVisible() }
            becomeActive()
        }
    }

    /// nil for an app without scenes.
    private func sceneConfiguration(
        from delegate: any UIApplicationDelegate
    ) -> (session: UISceneSession, options: UIScene.ConnectionOptions)? {
        let first = UISceneConfiguration(name: information.configurationNames.first, sessionRole: .windowApplication)
        sessionCount += 1
        let session = UISceneSession(role: .windowApplication, configuration: first, identifier: "\(sessionCount)")
        let options = UIScene.ConnectionOptions()
        defaultConfiguration = nil
        let configuration = delegate.application(self, configurationForConnecting: session, options: options)
        guard information.hasScenes || configuration !== defaultConfiguration else { return nil }
        session.configuration = configuration
        return (session, options)
    }

    private func connect(_ connection: (session: UISceneSession, options: UIScene.ConnectionOptions)) {
        let (session, options) = connection
        let configuration = session.configuration
        let type = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        session.scene = scene
        connectedScenes.insert(scene)
        scene.activationState = .background
        if let delegateType = configuration.delegateClass as? NSObject.Type {
            scene.delegate = delegateType.make() as? any UISceneDelegate
        }
        if let storyboard = configuration.storyboard, let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = storyboard.instantiateInitialViewController()
            let delegate = scene.delegate as? any UIWindowSceneDelegate
            delegate?.window = window
            scene.delegate?.scene(scene, willConnectTo: session, options: options)
            NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
            // A delegate that made another window shows that one.
            let shown: UIWindow? = delegate?.window ?? nil
            if (shown ?? window) === window { window.makeKeyAndVisible() }
        } else {
            scene.delegate?.scene(scene, willConnectTo: session, options: options)
            NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        }
    }
}
