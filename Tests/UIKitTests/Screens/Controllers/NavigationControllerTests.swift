import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification H1, H2 and H6; the order of calls that Apple's documentation gives.
@MainActor final class NavigationControllerTests: XCTestCase {
    private var raised: [UIKitException] = []

    override func setUp() async throws {
        raised = []
        UIKitException.handler = { [unowned self] in raised.append($0) }
    }

    /// The bar is 44 high below the status bar, and its ground goes up to the screen's edge. Around a hole in the screen the
    /// bar begins at 53.667, where the window's safe area is 59.
    func testSafeAreaUnderTheBarOnEachKindOfPhone() async throws {
        let tops: [(String, CGFloat, CGFloat)] = [
            ("iphone-se2", 64, 20), ("iphone-x", 88, 44), ("iphone-12-pro-max", 91, 47),
            ("iphone-15", 53 + 2.0 / 3 + 44, 59),
        ]
        for (device, top, alone) in tops {
            let host = try HeadlessHost(device: device)
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            host.show(navigation)
            XCTAssertEqual(controller.view.safeAreaInsets.top, top, accuracy: 1e-9, device)
            let bar = try XCTUnwrap(navigation.navigationBar)
            XCTAssertEqual(bar.frame.minY, top - 44, accuracy: 1e-9, device)
            XCTAssertEqual(bar.frame.height, 44, accuracy: 1e-9, device)
            let ground = try XCTUnwrap(bar.subviews.first { $0 is BarGround })
            XCTAssertEqual(ground.convert(ground.bounds, to: nil).minY, 0, accuracy: 1e-9, device)
            XCTAssertEqual(ground.frame.maxY, 44, accuracy: 1e-9, device)
            navigation.isNavigationBarHidden = true
            XCTAssertEqual(controller.view.safeAreaInsets.top, alone, device)
        }
    }

    /// Apps hide the bar itself, before or after it is shown, so that the swipe back still goes.
    func testABarThatIsHiddenItselfTakesNoPartOfTheSafeArea() async throws {
        for hidesBefore in [true, false] {
            let host = try HeadlessHost(device: "iphone-se2")
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            if hidesBefore { navigation.navigationBar.isHidden = true }
            host.show(navigation)
            if !hidesBefore {
                XCTAssertEqual(controller.view.safeAreaInsets.top, 64)
                navigation.navigationBar.isHidden = true
                host.settle()
            }
            XCTAssertEqual(controller.view.safeAreaInsets.top, 20)
            XCTAssertFalse(navigation.isNavigationBarHidden)
            navigation.navigationBar.isHidden = false
            host.settle()
            XCTAssertEqual(controller.view.safeAreaInsets.top, 64)
            navigation.setNavigationBarHidden(true, animated: false)
            navigation.setNavigationBarHidden(false, animated: false)
            XCTAssertEqual(controller.view.safeAreaInsets.top, 64)
        }
    }

    /// A controller that only decides which screen comes first, as it loads its view.
    private final class Deciding: UIViewController {
        let successor = UIViewController()
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.setViewControllers([successor], animated: true)
        }
    }

    func testAControllerThatReplacesItselfAsItLoadsIsntShown() async throws {
        let host = try HeadlessHost()
        let first = Deciding()
        let navigation = UINavigationController(rootViewController: first)
        host.show(navigation)
        host.advanceUntilStill()
        XCTAssertEqual(navigation.viewControllers, [first.successor])
        XCTAssertNil(first.view.superview)
        XCTAssertTrue(first.successor.view.window != nil)

        let second = Deciding()
        navigation.pushViewController(second, animated: true)
        host.advanceUntilStill()
        XCTAssertEqual(navigation.viewControllers, [second.successor])
        XCTAssertNil(first.successor.view.superview)
        XCTAssertNil(first.successor.parent)
        XCTAssertNil(second.view.superview)
        XCTAssertNil(second.parent)
        XCTAssertTrue(second.successor.view.window != nil)
    }

    func testAToolbarTakesFromTheBottom() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        controller.toolbarItems = [
            UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        XCTAssertEqual(controller.view.safeAreaInsets.bottom, 34)
        navigation.setToolbarHidden(false, animated: false)
        host.settle()
        XCTAssertEqual(controller.view.safeAreaInsets.bottom, 34 + 44)
        XCTAssertEqual(navigation.toolbar.frame, CGRect(x: 0, y: 812 - 78, width: 375, height: 44))
        let ground = try XCTUnwrap(navigation.toolbar.subviews.first { $0 is BarGround })
        XCTAssertEqual(ground.frame, CGRect(x: 0, y: 0, width: 375, height: 78))
        let buttons = navigation.toolbar.subviews.compactMap { $0 as? BarItemButton }
        XCTAssertEqual(buttons.map(\.item.title), ["Left", "Right"])
        XCTAssertEqual(buttons[0].frame.minX, 16)
        XCTAssertEqual(buttons[1].frame.maxX, 375 - 16, accuracy: 0.4)
    }

    func testLargeTitlesAddTheirHeight() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        controller.title = "Large"
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 20, width: 375, height: 96))
        XCTAssertEqual(controller.view.safeAreaInsets.top, 20 + 96)
        controller.navigationItem.largeTitleDisplayMode = .never
        host.settle()
        XCTAssertEqual(controller.view.safeAreaInsets.top, 20 + 44)
    }

    /// Kind: documented — Apple's page on `navigationController(_:willShow:animated:)`: called just before the stack displays a
    /// controller's view, so before the first one's too, whose bar apps hide there.
    func testTheDelegateHearsOfTheFirstController() async throws {
        final class Listener: NSObject, UINavigationControllerDelegate {
            let log = CallLog()
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                log.add("willShow \(animated)")
                navigationController.setNavigationBarHidden(true, animated: true)
            }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                log.add("didShow \(animated)")
            }
        }
        let host = try HeadlessHost()
        let listener = Listener()
        let first = RecordingController("first", listener.log)
        let navigation = UINavigationController()
        navigation.delegate = listener
        navigation.pushViewController(first, animated: false)
        _ = listener.log.take()
        host.show(navigation)
        XCTAssertEqual(
            listener.log.take(), ["willShow false", "first willAppear false", "first didAppear false", "didShow false"])
        XCTAssertTrue(navigation.isNavigationBarHidden)
        navigation.pushViewController(UIViewController(), animated: false)
        host.settle()
        XCTAssertEqual(
            listener.log.take(),
            ["first willDisappear false", "willShow false", "first didDisappear false", "didShow false"])
    }

    func testPushAndPopTellBothControllers() async throws {
        let host = try HeadlessHost()
        let log = CallLog()
        let first = RecordingController("first", log)
        let navigation = UINavigationController(rootViewController: first)
        host.show(navigation)
        _ = log.take()
        navigation.pushViewController(RecordingController("second", log), animated: true)
        host.advance(by: 0.1)
        XCTAssertEqual(log.take(), ["second willMove in", "first willDisappear true", "second willAppear true"])
        host.advanceUntilStill()
        XCTAssertEqual(
            log.take(), ["first didDisappear true", "second didMove in", "second didAppear true"])
        navigation.popViewController(animated: false)
        host.settle()
        XCTAssertEqual(
            log.take(),
            [
                "second willMove away", "second willDisappear false", "first willAppear false",
                "second didDisappear false", "second didMove away", "first didAppear false",
            ])
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testAPushMovesTheViews() async throws {
        let host = try HeadlessHost()
        let first = UIViewController()
        let second = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        host.show(navigation)
        navigation.pushViewController(second, animated: true)
        XCTAssertEqual(second.view.frame.minX, 0, "frames have their end values")
        host.advance(by: 0.1)
        let x = second.view.presentation(at: host.time).frame.minX
        XCTAssertGreaterThan(x, 0)
        XCTAssertLessThan(x, 375)
        host.advanceUntilStill()
        XCTAssertNil(first.view.superview)
        XCTAssertEqual(second.view.frame, navigation.view.bounds)
    }

    func testTheWayBackIsATap() async throws {
        let host = try HeadlessHost()
        let first = UIViewController()
        first.title = "Inbox"
        let second = UIViewController()
        second.title = "Letter"
        let navigation = UINavigationController(rootViewController: first)
        host.show(navigation)
        navigation.pushViewController(second, animated: false)
        host.settle()
        let back = try XCTUnwrap(navigation.navigationBar.parts.back)
        XCTAssertEqual(back.title, "Inbox")
        XCTAssertEqual(navigation.navigationBar.parts.title.text, "Letter")
        back.sendActions(for: .touchUpInside)
        host.advanceUntilStill()
        XCTAssertTrue(navigation.topViewController === first)
        XCTAssertNil(navigation.navigationBar.parts.back)
    }

    func testBarButtonsCallTheirTargets() async throws {
        final class Target: NSObject {
            var count = 0
            func tapped(_ sender: Any?) { count += 1 }
        }
        let host = try HeadlessHost()
        let target = Target()
        let controller = UIViewController()
        let item = UIBarButtonItem(
            barButtonSystemItem: .add, target: target, action: Selector("tapped:", Target.tapped(_:)))
        var count = 0
        controller.navigationItem.rightBarButtonItem = item
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Go") { _ in count += 1 })
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        let buttons = navigation.navigationBar.subviews.compactMap { $0 as? BarItemButton }
        XCTAssertEqual(buttons.count, 2)
        for button in buttons { button.sendActions(for: .touchUpInside) }
        XCTAssertEqual(target.count, 1)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(buttons.first { $0.item === item }?.frame.maxX, 375 - 16)
        item.isEnabled = false
        XCTAssertEqual(buttons.first { $0.item === item }?.isEnabled, false)
    }

    func testMisuseIsRefused() async throws {
        var raised: [String] = []
        UIKitException.handler = { raised.append($0.reason) }
        defer { UIKitException.handler = nil }
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.pushViewController(controller, animated: false)
        navigation.popToViewController(UIViewController(), animated: false)
        XCTAssertEqual(raised.count, 2)
        XCTAssertTrue(raised[0].contains("more than once which is not supported"), raised[0])
        XCTAssertEqual(raised[1], "Tried to pop to a view controller that doesn't exist.")
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testPoppedControllersAreGone() async throws {
        let host = try HeadlessHost()
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.show(navigation)
        weak var gone: UIViewController?
        for animated in [true, false] {
            do {
                let controller = UIViewController()
                controller.navigationItem.rightBarButtonItem = controller.editButtonItem
                gone = controller
                navigation.pushViewController(controller, animated: animated)
                host.advanceUntilStill()
                navigation.popViewController(animated: animated)
                host.advanceUntilStill()
            }
            XCTAssertNil(gone, "animated \(animated)")
        }
    }

    func testAControllerIsPushedOnce() async throws {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(first, animated: false)
        XCTAssertEqual(navigation.viewControllers, [first])
        XCTAssertEqual(raised.map(\.name), [.invalidArgument])
        let reason = raised.first?.reason ?? ""
        XCTAssertTrue(reason.hasPrefix("<UINavigationController: 0x"), reason)
        XCTAssertTrue(
            reason.contains("> is pushing the same view controller instance (<UIViewController: 0x"), reason)
    }

    func testAFingerHidesTheBar() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let content = UIScrollView()
        content.contentSize = CGSize(width: 375, height: 3000)
        let controller = UIViewController()
        controller.view = content
        let navigation = UINavigationController(rootViewController: controller)
        navigation.hidesBarsOnSwipe = true
        host.show(navigation)
        host.play(.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.3))
        host.advanceUntilStill()
        XCTAssertTrue(navigation.isNavigationBarHidden)
        XCTAssertGreaterThan(content.contentOffset.y, 0, "the content scrolls on")
        host.play(.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 400), duration: 0.3))
        host.advanceUntilStill()
        XCTAssertFalse(navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = false
        navigation.hidesBarsOnTap = true
        host.play(.tap(at: CGPoint(x: 100, y: 400)))
        host.advanceUntilStill()
        XCTAssertTrue(navigation.isNavigationBarHidden)
    }

    func testBarsOfClassesOfTheApps() async throws {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        XCTAssertTrue(navigation.navigationBar is Bar)
        XCTAssertTrue(navigation.toolbar is Tools)
    }
}
