import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `moreNavigationController` and `selectedIndex`.
@MainActor final class MoreTabsTests: XCTestCase {
    private func tabs(_ count: Int) -> (UITabBarController, [UIViewController]) {
        let controllers = (0..<count).map { number in
            let controller = UIViewController()
            controller.title = "Tab \(number)"
            return controller
        }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        return (tabs, controllers)
    }

    func testFiveHaveRoom() async throws {
        let host = try HeadlessHost()
        let (tabs, _) = tabs(5)
        host.show(tabs)
        XCTAssertEqual(tabs.tabBar.items?.count, 5)
        XCTAssertEqual(tabs.tabBar.items?.last?.title, "Tab 4")
    }

    /// All are customisable unless an app says otherwise after it set its controllers.
    func testCustomizableControllers() async {
        let (tabs, controllers) = tabs(3)
        XCTAssertEqual(tabs.customizableViewControllers, controllers)
        tabs.customizableViewControllers = nil
        XCTAssertEqual(tabs.customizableViewControllers, [])
        tabs.viewControllers = controllers
        XCTAssertEqual(tabs.customizableViewControllers, controllers)
    }

    func testTheFifthPlaceIsForTheOthers() async throws {
        let host = try HeadlessHost()
        let (tabs, controllers) = tabs(7)
        host.show(tabs)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        XCTAssertEqual(tabs.viewControllers?.count, 7)
        // The list, which stands for no tab.
        let more = try XCTUnwrap(tabs.tabBar.items?.last)
        tabs.tabBar(tabs.tabBar, didSelect: more)
        host.settle()
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        let list = try XCTUnwrap(tabs.moreNavigationController.topViewController as? UITableViewController)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
        XCTAssertNotNil(list.view.window)
        XCTAssertNil(controllers[0].view.window)
        // The chosen controller comes on top of it.
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        host.advanceUntilStill()
        XCTAssertEqual(tabs.selectedIndex, 5)
        XCTAssertTrue(tabs.selectedViewController === controllers[5])
        XCTAssertNotNil(controllers[5].view.window)
        XCTAssertTrue(controllers[5].navigationController === tabs.moreNavigationController)
        // And goes back to it.
        tabs.moreNavigationController.popViewController(animated: true)
        host.advanceUntilStill()
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        XCTAssertTrue(controllers[5].parent === tabs)
        tabs.selectedIndex = 1
        host.settle()
        XCTAssertNotNil(controllers[1].view.window)
        XCTAssertNil(list.view.window)
        XCTAssertTrue(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    }

    /// A program selects a tab of the list as any other.
    func testATabOfTheListIsSelectedByProgram() async throws {
        let host = try HeadlessHost()
        let (tabs, controllers) = tabs(6)
        host.show(tabs)
        tabs.selectedIndex = 5
        host.settle()
        XCTAssertNotNil(controllers[5].view.window)
        XCTAssertEqual(tabs.moreNavigationController.viewControllers.count, 2)
        XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
        tabs.selectedViewController = controllers[4]
        host.settle()
        XCTAssertNotNil(controllers[4].view.window)
        XCTAssertNil(controllers[5].view.window)
        XCTAssertTrue(controllers[5].parent === tabs)
    }
}
