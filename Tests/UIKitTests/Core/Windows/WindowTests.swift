import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIWindow` and its notifications.
@MainActor final class WindowTests: XCTestCase {
    /// Programming iOS, chapter 1: a window that is given no frame fills the screen.
    func testAWindowWithoutAFrameFillsTheScreen() async throws {
        UIScreen.main.device = try XCTUnwrap(DeviceProfile.named("iphone-12"))
        XCTAssertEqual(UIWindow().frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertEqual(UIWindow(frame: .zero).frame, .zero)
    }

    func testTheOrientationIsTheScenes() async throws {
        _ = try HeadlessHost(device: "iphone-se2")
        XCTAssertEqual(UIApplication.shared.statusBarOrientation, .portrait)
    }

    func testWindowsOneAboveAnother() async throws {
        let window = UIWindow()
        window.windowLevel = .alert + 1
        XCTAssertEqual(window.windowLevel.rawValue, 2001)
        XCTAssertTrue(window.windowLevel > .alert)
        window.windowLevel -= 1
        XCTAssertEqual(window.windowLevel, .alert)
    }

    /// `UIApplication.windows`: the app's visible and hidden windows, ordered from back to front by window level.
    func testTheAppsWindowsAreItsHiddenOnesToo() async throws {
        let host = try HeadlessHost()
        let application = UIApplication.shared
        XCTAssertEqual(application.windows, [], "a host's own window is none of the app's before it is shown")
        let above = UIWindow()
        above.windowLevel = .alert
        let main = UIWindow()
        var passing: UIWindow? = UIWindow()
        XCTAssertEqual(application.windows, [main, try XCTUnwrap(passing), above])
        XCTAssertEqual(application.visibleWindows, [])
        XCTAssertEqual(main.safeAreaInsets, .zero)
        passing = nil
        host.show(UIViewController())
        XCTAssertEqual(application.windows, [main, host.window, above])
        main.makeKeyAndVisible()
        XCTAssertEqual(application.windows, [host.window, main, above])
        XCTAssertEqual(application.visibleWindows, [host.window, main])
        main.isHidden = true
        XCTAssertEqual(application.windows, [host.window, main, above])
        XCTAssertEqual(application.visibleWindows, [host.window])
    }

    func testWindowsTellOfTheirKey() async throws {
        let host = try HeadlessHost()
        host.show(UIViewController())
        final class Probe: UIWindow {
            var calls: [String] = []
            override func becomeKey() { calls.append("become") }
            override func resignKey() { calls.append("resign") }
        }
        var posted: [String] = []
        let names = [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        ]
        let window = Probe(frame: UIScreen.main.bounds)
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name.rawValue) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let first = UIApplication.shared.keyWindow
        window.makeKeyAndVisible()
        first?.makeKey()
        window.isHidden = true
        XCTAssertEqual(window.calls, ["become", "resign"])
        XCTAssertEqual(
            posted,
            [
                "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeVisibleNotification",
                "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
            ])
    }

    /// Pictures that cashapp/AccessibilitySnapshot recorded on iOS 17.5: views that a test adds to a window without a
    /// controller keep clear of the status bar.
    func testSubviewsOfAWindowWithoutAControllerHaveItsSafeArea() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        XCTAssertEqual(view.safeAreaInsets, .zero)
        window.makeKeyAndVisible()
        XCTAssertEqual(view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let later = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        window.addSubview(later)
        XCTAssertEqual(later.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
        withExtendedLifetime(host) {}
    }
}
