extension UIApplication {
    /// Gives a window that is shown a scene if the app has none of its own.
    ///
    /// Since iOS 13 an app without a scene manifest has one scene for all its windows, without a delegate; code reaches the
    /// status bar's height and the orientation by it. It is made when the app asks for it as it launches, or with the first
    /// window that is shown. An app with scenes of its own makes its windows with them.
    /// Provenance: claimed — a scene for windows of apps without a manifest: `connectedScenes` and `windowScene` are how
    /// such apps replace `keyWindow` and `statusBarFrame` in public answers, and public apps make their first window with the one
    /// that they find in `application(_:didFinishLaunchingWithOptions:)`; Apple's documentation doesn't say it.
    func giveScene(to window: UIWindow) {
        guard !hasScenes, !window.isHidden, window.windowScene == nil else { return }
        window.windowScene = connectedScenes.first as? UIWindowScene ?? makeOwnScene()
    }

    @discardableResult
    func makeOwnScene() -> UIWindowScene {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        sessionCount += 1
        let session = UISceneSession(
            role: .windowApplication, configuration: configuration, identifier: "\(sessionCount)")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        session.scene = scene
        scene.activationState =
            switch applicationState {
            case .active: .foregroundActive
            case .inactive: .foregroundInactive
            case .background: .background
            }
        storedScenes.insert(scene)
        return scene
    }
}
