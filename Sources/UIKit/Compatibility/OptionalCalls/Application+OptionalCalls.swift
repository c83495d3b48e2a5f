// Written by Scripts/generate from Scripts/methods.txt: change it there.
/// `delegate?.method?(…)`, as code for UIKit calls optional methods of a protocol whose methods have defaults here.
///
/// A property with the methods' name stands beside them. What it gives is never nil: where a method is missing its
/// default answers, but nil where its absence decides behaviour and is known. A class's own property of the name, such as a
/// controller's `tableView`, comes first: this one is chosen where nothing else fits.
extension UIApplicationDelegate {
    @_disfavoredOverload public var application: _UIApplicationDelegateCalls? {
        _UIApplicationDelegateCalls(delegate: self)
    }
    @_disfavoredOverload public var applicationDidBecomeActive: (@MainActor (UIApplication) -> Void)? {
        { self.applicationDidBecomeActive($0) }
    }
    @_disfavoredOverload public var applicationWillResignActive: (@MainActor (UIApplication) -> Void)? {
        { self.applicationWillResignActive($0) }
    }
    @_disfavoredOverload public var applicationDidEnterBackground: (@MainActor (UIApplication) -> Void)? {
        { self.applicationDidEnterBackground($0) }
    }
    @_disfavoredOverload public var applicationWillEnterForeground: (@MainActor (UIApplication) -> Void)? {
        { self.applicationWillEnterForeground($0) }
    }
    @_disfavoredOverload public var applicationWillTerminate: (@MainActor (UIApplication) -> Void)? {
        { self.applicationWillTerminate($0) }
    }
    @_disfavoredOverload public var applicationDidReceiveMemoryWarning: (@MainActor (UIApplication) -> Void)? {
        { self.applicationDidReceiveMemoryWarning($0) }
    }
}

/// Calls of `application?(…)` on a `UIApplicationDelegate`.
@preconcurrency @MainActor public struct _UIApplicationDelegateCalls {
    let delegate: any UIApplicationDelegate

    public func callAsFunction(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
    public func callAsFunction(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
    }
    public func callAsFunction(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    {
        delegate.application(application, supportedInterfaceOrientationsFor: window)
    }
    public func callAsFunction(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool
    {
        delegate.application(app, open: url, options: options)
    }
    public func callAsFunction(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }
    public func callAsFunction(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
    public func callAsFunction(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        delegate.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }
}

extension UISceneDelegate {
    @_disfavoredOverload public var scene: _UISceneDelegateCalls? { _UISceneDelegateCalls(delegate: self) }
    @_disfavoredOverload public var sceneDidDisconnect: (@MainActor (UIScene) -> Void)? {
        { self.sceneDidDisconnect($0) }
    }
    @_disfavoredOverload public var sceneDidBecomeActive: (@MainActor (UIScene) -> Void)? {
        { self.sceneDidBecomeActive($0) }
    }
    @_disfavoredOverload public var sceneWillResignActive: (@MainActor (UIScene) -> Void)? {
        { self.sceneWillResignActive($0) }
    }
    @_disfavoredOverload public var sceneWillEnterForeground: (@MainActor (UIScene) -> Void)? {
        { self.sceneWillEnterForeground($0) }
    }
    @_disfavoredOverload public var sceneDidEnterBackground: (@MainActor (UIScene) -> Void)? {
        { self.sceneDidEnterBackground($0) }
    }
}

/// Calls of `scene?(…)` on a `UISceneDelegate`.
@preconcurrency @MainActor public struct _UISceneDelegateCalls {
    let delegate: any UISceneDelegate

    public func callAsFunction(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        delegate.scene(scene, willConnectTo: session, options: connectionOptions)
    }
    public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        delegate.scene(scene, openURLContexts: URLContexts)
    }
    public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
        delegate.scene(scene, continue: userActivity)
    }
}
