import HeadlessHost
import UIKit
import XCTest

@testable import UIKit

/// The calls, in order.
@MainActor private enum Log {
    static var lines: [String] = []
    static var observer: Observer?

    final class Observer: NSObject {
        func hear(_ notification: Notification) {
            let name = notification.name.rawValue
            guard name.hasPrefix("UIApplication") || name.hasPrefix("UIScene") else { return }
            let line = name.replacingOccurrences(of: "Notification", with: "")
                .replacingOccurrences(of: "UIApplication", with: "#App")
                .replacingOccurrences(of: "UIScene", with: "#Scene")
            MainActor.assumeIsolated { Log.lines.append(line) }
        }
    }

    static func start() {
        lines = []
        let observer = Observer()
        self.observer = observer
        NotificationCenter.default.addObserver(
            observer, selector: Selector("hear:", Observer.hear(_:)), name: nil, object: nil)
    }

    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// The calls of both delegates; each conforms by itself, since what a subclass adds to a conforming class is never
/// called.
private class SpeakingDelegate: UIResponder {
    var window: UIWindow?
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Log.lines.append("willFinish \(application.applicationState)")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Log.lines.append("didFinish")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { Log.lines.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { Log.lines.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Log.lines.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { Log.lines.append("terminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Log.lines.append("memory") }
}

private final class PlainDelegate: SpeakingDelegate, UIApplicationDelegate {}

private final class ConfiguringDelegate: SpeakingDelegate, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Log.lines.append("configure")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = WindowDelegate.self
        return configuration
    }
}

final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Log.lines.append("connect \(scene.activationState)")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneDidDisconnect(_ scene: UIScene) { Log.lines.append("scene disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { Log.lines.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { Log.lines.append("scene resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { Log.lines.append("scene foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { Log.lines.append("scene background") }
}

/// Kind: documented — Apple's documentation of an app's and its scenes' life cycle.
///
/// The order of an app's and its scenes' life, as UIKit tells it.
@MainActor final class LifeCycleTests: XCTestCase {
    func testAnAppWithoutScenes() async throws {
        let host = try HeadlessHost()
        Log.start()
        defer { UIApplication.shared.delegate = nil }
        host.launch(PlainDelegate())
        XCTAssertEqual(
            Log.take(),
            ["willFinish inactive", "didFinish", "#AppDidFinishLaunching", "active", "#AppDidBecomeActive"])
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertEqual(UIApplication.shared.connectedScenes, [])
        host.enterBackground()
        XCTAssertEqual(
            Log.take(), ["resign", "#AppWillResignActive", "background", "#AppDidEnterBackground"])
        XCTAssertEqual(UIApplication.shared.applicationState, .background)
        host.enterForeground()
        XCTAssertEqual(
            Log.take(), ["foreground", "#AppWillEnterForeground", "active", "#AppDidBecomeActive"])
        host.resignActive()
        host.resignActive()
        host.becomeActive()
        XCTAssertEqual(Log.take(), ["resign", "#AppWillResignActive", "active", "#AppDidBecomeActive"])
        host.warnOfMemory()
        XCTAssertEqual(Log.take(), ["memory", "#AppDidReceiveMemoryWarning"])
        host.terminate()
        XCTAssertEqual(
            Log.take(),
            [
                "resign", "#AppWillResignActive", "background", "#AppDidEnterBackground", "terminate",
                "#AppWillTerminate",
            ])
    }

    private final class SceneAskingDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            guard let scene = application.connectedScenes.first as? UIWindowScene else { return false }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    /// As public apps without a manifest make their window.
    func testAnAppWithoutScenesFindsItsOwnAsItLaunches() async throws {
        let host = try HeadlessHost()
        defer { UIApplication.shared.delegate = nil }
        let delegate = SceneAskingDelegate()
        host.launch(delegate)
        XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
        XCTAssertEqual(delegate.window?.windowScene?.activationState, .foregroundActive)
        XCTAssertEqual(delegate.window?.isKeyWindow, true)
    }

    /// Code of such apps reaches the status bar and the orientation by their window's scene.
    func testAWindowOfAnAppWithoutScenesHasOne() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        XCTAssertNil(host.window.windowScene, "it isn't shown yet")
        host.show(UIViewController())
        let scene = try XCTUnwrap(host.window.windowScene)
        XCTAssertEqual(UIApplication.shared.connectedScenes, [scene])
        XCTAssertEqual(scene.activationState, .foregroundActive)
        XCTAssertNil(scene.delegate)
        XCTAssertEqual(scene.statusBarManager?.statusBarFrame.height, 54)
        XCTAssertEqual(scene.interfaceOrientation, .portrait)
        XCTAssertTrue(scene.keyWindow === host.window)
        let second = UIWindow()
        second.isHidden = false
        XCTAssertTrue(second.windowScene === scene)
        host.enterBackground()
        XCTAssertEqual(scene.activationState, .background)
        second.isHidden = true
    }

    func testAnAppThatConfiguresItsScene() async throws {
        let host = try HeadlessHost()
        Log.start()
        defer { UIApplication.shared.delegate = nil }
        host.launch(ConfiguringDelegate())
        XCTAssertEqual(
            Log.take(),
            [
                "willFinish inactive", "didFinish", "#AppDidFinishLaunching", "configure", "connect background",
                "#SceneWillConnect", "scene foreground", "#SceneWillEnterForeground", "#AppWillEnterForeground",
                "scene active", "#SceneDidActivate", "#AppDidBecomeActive",
            ])
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        XCTAssertEqual(scene.activationState, .foregroundActive)
        XCTAssertTrue(scene.session.scene === scene)
        XCTAssertEqual(scene.windows.count, 1)
        XCTAssertTrue(scene.keyWindow === (scene.delegate as? WindowDelegate)?.window)
        XCTAssertTrue(scene.keyWindow?.next === scene)
        XCTAssertEqual(scene.statusBarManager?.statusBarFrame, CGRect(x: 0, y: 0, width: 375, height: 20))
        host.enterBackground()
        XCTAssertEqual(
            Log.take(),
            [
                "scene resign", "#SceneWillDeactivate", "#AppWillResignActive", "scene background",
                "#SceneDidEnterBackground", "#AppDidEnterBackground",
            ])
        XCTAssertEqual(scene.activationState, .background)
        host.terminate()
        XCTAssertEqual(
            Log.take(), ["scene disconnect", "#SceneDidDisconnect", "terminate", "#AppWillTerminate"])
        XCTAssertEqual(scene.activationState, .unattached)
    }

    func testAManifestNamesTheScenesDelegate() async throws {
        let host = try HeadlessHost()
        Log.start()
        defer { UIApplication.shared.delegate = nil }
        let entry = [
            "UISceneConfigurationName": "Main", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).WindowDelegate",
        ]
        let information: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": true,
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]],
            ] as [String: Any]
        ]
        host.launch(PlainDelegate(), information: information, module: "UIKitTests")
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first)
        XCTAssertTrue(scene.delegate is WindowDelegate)
        XCTAssertEqual(scene.session.configuration.name, "Main")
        XCTAssertTrue(UIApplication.shared.supportsMultipleScenes)
        XCTAssertFalse(Log.take().contains("active"))
    }

    /// A project that was made with scenes and lost them keeps an empty manifest.
    func testAnEmptyManifestLeavesTheAppItsOwnWindow() async throws {
        let host = try HeadlessHost()
        defer { UIApplication.shared.delegate = nil }
        for manifest in [
            [:], ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:] as [String: Any]],
        ] {
            Log.start()
            host.launch(PlainDelegate(), information: ["UIApplicationSceneManifest": manifest as [String: Any]])
            XCTAssertTrue(Log.take().contains("active"), "\(manifest)")
        }
    }

    func testAnAppThatEndsLetsGoOfItsScenes() async throws {
        let host = try HeadlessHost()
        Log.start()
        weak var window: UIWindow?
        weak var scene: UIScene?
        do {
            host.launch(ConfiguringDelegate())
            scene = UIApplication.shared.connectedScenes.first
            window = (scene as? UIWindowScene)?.windows.first
            XCTAssertNotNil(window)
            host.terminate()
            UIApplication.shared.delegate = nil
        }
        XCTAssertNil(scene)
        XCTAssertNil(window)
    }
}
