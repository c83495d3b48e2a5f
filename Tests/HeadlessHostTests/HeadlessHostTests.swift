import HeadlessHost
import UIKit
import XCTest

/// Kind: documented, property — our documentation of the host; a moment is drawn alike each time.
@MainActor final class HeadlessHostTests: XCTestCase {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var calls: [String] = []

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("will finish")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("did finish")
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.rootViewController?.view.backgroundColor = .red
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    }

    func testLaunchingAnApp() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let delegate = Delegate()
        host.launch(delegate)
        defer { UIApplication.shared.delegate = nil }
        XCTAssertEqual(delegate.calls, ["will finish", "did finish", "active"])
        XCTAssertTrue(host.shownWindow === delegate.window)
        XCTAssertEqual(host.textDump(), "UIWindow (0, 0, 393, 852)\n    UIView (0, 0, 393, 852)\n")
        XCTAssertFalse(try host.png().isEmpty)
    }

    /// A block that the launch put into the main queue finds the views laid out. Inside a block of that queue, as in an asynchronous
    /// test, nothing of it would run.
    nonisolated func testTheFirstLayoutComesBeforeTheMainQueue() throws {
        try MainActor.assumeIsolated {
            final class Launching: NSObject, UIApplicationDelegate {
                var window: UIWindow?
                var size = CGSize.zero

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    let controller = UIViewController()
                    let filling = UIView()
                    filling.translatesAutoresizingMaskIntoConstraints = false
                    controller.view.addSubview(filling)
                    NSLayoutConstraint.activate([
                        filling.widthAnchor.constraint(equalTo: controller.view.widthAnchor),
                        filling.heightAnchor.constraint(equalToConstant: 100),
                    ])
                    window.rootViewController = controller
                    window.makeKeyAndVisible()
                    self.window = window
                    DispatchQueue.main.async { self.size = filling.bounds.size }
                    return true
                }
            }
            let host = try HeadlessHost(device: "iphone-15")
            let delegate = Launching()
            host.launch(delegate)
            defer { UIApplication.shared.delegate = nil }
            XCTAssertEqual(delegate.size, CGSize(width: 393, height: 100))
        }
    }

    func testUnknownDevices() async throws {
        XCTAssertThrowsError(try HeadlessHost(device: "iphone-0")) { error in
            XCTAssertTrue("\(error)".contains("There is no device 'iphone-0'"))
        }
        XCTAssertTrue(HeadlessHost.deviceNames.contains("iphone-15"))
    }

    /// The screen that a host found is there again at its end, whatever hosts came in between.
    func testTheScreenEndsWithTheHost() async throws {
        var first: HeadlessHost? = try HeadlessHost(device: "iphone-15")
        XCTAssertEqual(first?.scale, 3)
        XCTAssertEqual(UIScreen.main.scale, 3)
        var second: HeadlessHost? = try HeadlessHost(device: "ipad-air-2")
        first = nil
        XCTAssertEqual(UIScreen.main.bounds.size, second?.screenSize, "the first host ended before")
        second = nil
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 375, height: 667))
        XCTAssertEqual(UITraitCollection.current.displayScale, 2)
    }

    /// A host is a fresh device: the settings of one that ends, or that another follows, aren't its own.
    func testSettingsEndWithTheHost() async throws {
        let category = UIScreen.main.traitCollection.preferredContentSizeCategory
        let style = UIScreen.main.traitCollection.userInterfaceStyle
        var first: HeadlessHost? = try HeadlessHost(device: "iphone-15")
        try first?.change(.textSize(.accessibilityLarge))
        try first?.change(.appearance(.dark))
        try first?.change(.keyboard(isAttached: true))
        XCTAssertEqual(UIScreen.main.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        let second = try HeadlessHost(device: "iphone-15")
        XCTAssertEqual(second.window.traitCollection.preferredContentSizeCategory, category)
        XCTAssertEqual(second.window.traitCollection.userInterfaceStyle, style)
        XCTAssertFalse(UIApplication.shared.hasAttachedKeyboard)
        try second.change(.appearance(.dark))
        first = nil
        XCTAssertEqual(second.window.traitCollection.userInterfaceStyle, .dark, "the first host ended before")
        let kept = UIScreen.main.overridingTraits
        UIScreen.main.overridingTraits = UITraitCollection(traitsFrom: [
            kept, UITraitCollection(preferredContentSizeCategory: .small),
        ])
        let third = try HeadlessHost(device: "iphone-15")
        XCTAssertEqual(
            third.window.traitCollection.preferredContentSizeCategory, .small, "somebody else chose after the host")
    }

    func testScriptsCompose() async throws {
        let place = CGPoint(x: 10, y: 10)
        let twice = TouchScript.tap(at: place).followed(by: .tap(at: place), after: 0.5)
        XCTAssertEqual(twice.steps.map(\.time), [0, 0.05, 0.55, 0.6000000000000001])
        let pinch = TouchScript.pinch(around: CGPoint(x: 100, y: 100), from: 20, to: 60, duration: 1.0 / 60)
        XCTAssertEqual(pinch.steps.map(\.finger), [0, 1, 0, 1, 0, 1])
        XCTAssertEqual(pinch.steps.map(\.kind), [.down, .down, .move, .move, .up, .up])
        XCTAssertEqual(pinch.steps[3].point, CGPoint(x: 130, y: 100))
    }

    /// Two hosts one after the other show the same picture of a moment in the middle of a motion.
    func testAMomentIsReproducible() async throws {
        func moment() throws -> Data {
            let host = try HeadlessHost()
            let controller = UIViewController()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            scroll.contentSize = CGSize(width: 375, height: 5000)
            for row in 0..<20 {
                let label = UILabel(frame: CGRect(x: 20, y: CGFloat(row) * 60, width: 300, height: 40))
                label.text = "Row \(row)"
                scroll.addSubview(label)
            }
            controller.view.addSubview(scroll)
            host.show(controller)
            host.play(.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.15))
            host.advance(by: 0.2)
            XCTAssertTrue(scroll.isDecelerating)
            return try host.png()
        }
        XCTAssertEqual(try moment(), try moment())
    }
}
