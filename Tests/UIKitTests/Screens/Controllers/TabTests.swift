import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITab`, `UITabGroup` and `UISearchTab`.
@MainActor final class TabTests: XCTestCase {
    func testTabsMakeTheirControllersOnce() async throws {
        var made: [String] = []
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { tab in
                made.append(tab.identifier)
                return UIViewController()
            }
        }
        let controller = UITabBarController(tabs: [tab("one"), tab("two")])
        XCTAssertEqual(controller.viewControllers?.count, 2)
        XCTAssertEqual(controller.tabBar.items?.map(\.title), ["one", "two"])
        XCTAssertEqual(controller.selectedTab?.identifier, "one")
        controller.selectedTab = controller.tab(forIdentifier: "two")
        XCTAssertEqual(controller.selectedIndex, 1)
        controller.tabs[1].badgeValue = "3"
        XCTAssertEqual(controller.tabBar.items?.last?.badgeValue, "3")
        XCTAssertEqual(made, ["one", "two"])
        controller.tabs[0].isHidden = true
        XCTAssertEqual(controller.viewControllers?.count, 1)
    }

    /// Written before iOS 18: names that `UITabBarController` has since then are the class's own.
    private final class OwnNames: UITabBarController {
        var tabs = ["home", "search"]
        var selectedTab: String { tabs[selectedIndex] }
        var mode = 3
    }

    func testAClassFromBeforeHasPropertiesOfTheseNames() async {
        let controller = OwnNames()
        controller.viewControllers = [UIViewController(), UIViewController()]
        controller.selectedIndex = 1
        XCTAssertEqual(controller.selectedTab, "search")
        XCTAssertEqual(controller.mode, 3)
        let plain: UITabBarController = controller
        XCTAssertEqual(plain.tabs, [])
        XCTAssertEqual(plain.mode, .automatic)
    }

    func testAGroupShowsItsSelectedChild() async throws {
        let children = ["a", "b"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in
                let controller = UIViewController()
                controller.title = name
                return controller
            }
        }
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
        let controller = UITabBarController(tabs: [group, UISearchTab { _ in UIViewController() }])
        XCTAssertEqual(controller.viewControllers?.first?.title, "a")
        XCTAssertEqual(controller.tabBar.items?.map(\.title), ["Group", "Search"])
        group.selectedChild = children[1]
        XCTAssertEqual(controller.viewControllers?.first?.title, "b")
        XCTAssertTrue(controller.tab(forIdentifier: "b") === children[1])
        XCTAssertTrue(children[0].tabBarController === controller)
    }
}
