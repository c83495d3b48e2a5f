import HeadlessHost
import XCTest

@testable import UIKit

/// Expectations: Apple's documentation of split view controllers and of bars that hide.
@MainActor final class SplitAndBarTests: XCTestCase {
    override func tearDown() async throws { UIScreen.main.device = .standard }

    private final class Listener: NSObject, UISplitViewControllerDelegate {
        var heard: [String] = []
        var top = UISplitViewController.Column.secondary
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { heard.append("mode \(displayMode.rawValue)") }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column { top }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
    }

    private func split(_ listener: Listener) throws -> (HeadlessHost, UISplitViewController) {
        let host = try HeadlessHost(device: "ipad-pro-11")
        host.turn()
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = listener
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        host.show(split)
        return (host, split)
    }

    func testShowingAndHidingThePrimaryColumn() async throws {
        let listener = Listener()
        let (host, split) = try split(listener)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        split.hide(.primary)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        split.displayModeButtonItem.perform(from: nil, for: nil)
        host.settle()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(listener.heard, ["mode 1", "mode 2"])
    }

    func testTheDelegateSaysWhatIsOnTopOfAStack() async throws {
        for top in [UISplitViewController.Column.primary, .secondary] {
            let listener = Listener()
            listener.top = top
            let (host, split) = try split(listener)
            host.resize(to: CGSize(width: 375, height: 834))
            XCTAssertTrue(split.isCollapsed)
            let stack = try XCTUnwrap(split.viewController(for: .primary) as? UINavigationController)
            XCTAssertEqual(stack.viewControllers.count, top == .primary ? 1 : 2)
            XCTAssertEqual(listener.heard, ["collapsed"])
            host.resize(to: CGSize(width: 1194, height: 834))
            XCTAssertEqual(listener.heard, ["collapsed", "expanded"])
        }
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
