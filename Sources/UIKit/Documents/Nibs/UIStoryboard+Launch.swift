extension UIApplication {
    /// A window with the main storyboard's initial controller, given to the delegate; shown when the app has finished
    /// launching.
    func loadMainStoryboard(for delegate: any UIApplicationDelegate) -> UIWindow? {
        guard let name = information.mainStoryboard else { return nil }
        let window = UIWindow(frame: UIScreen.main.sceneBounds)
        window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        delegate.window = window
        return window
    }
}

extension UISceneConfiguration {
    func useStoryboard(named name: String?) { storyboard = name.map { UIStoryboard(name: $0, bundle: nil) } }
}
