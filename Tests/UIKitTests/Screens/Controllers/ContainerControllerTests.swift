import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification H1; Apple's documentation of the container controllers.
///
/// Tabs, alerts, pages and columns; measures from the behavioural specification's H1.
@MainActor final class ContainerControllerTests: XCTestCase {
    func testTabBarHeightAndSafeArea() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "One"
        second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 2)
        tabs.viewControllers = [first, second]
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "Root"
        XCTAssertEqual(navigation.tabBarItem.title, "Root")
        host.show(tabs)
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 812 - 83, width: 375, height: 83))
        XCTAssertEqual(first.view.safeAreaInsets.bottom, 83)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["One", "Two"])
    }

    /// Coordinators add their stacks so.
    func testAChildBecomesATab() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let tabs = UITabBarController()
        for title in ["One", "Two"] {
            let child = UINavigationController(rootViewController: UIViewController())
            child.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            tabs.addChild(child)
            child.didMove(toParent: tabs)
        }
        host.show(tabs)
        XCTAssertEqual(tabs.viewControllers, tabs.children)
        XCTAssertEqual(tabs.viewControllers?.count, 2)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["One", "Two"])
        XCTAssertNotNil(tabs.children.first?.view.window)
        tabs.addChild(UIViewController())
        XCTAssertEqual(tabs.tabBar.items?.count, 3)
        XCTAssertEqual(tabs.selectedIndex, 0)
    }

    func testChoosingATab() async throws {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var selected = 0
            var refuses = false
            func tabBarController(_ controller: UITabBarController, shouldSelect vc: UIViewController) -> Bool {
                !refuses
            }
            func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
                selected += 1
            }
        }
        let host = try HeadlessHost()
        let log = CallLog()
        let tabs = UITabBarController()
        let delegate = Delegate()
        tabs.delegate = delegate
        tabs.viewControllers = [RecordingController("one", log), RecordingController("two", log)]
        host.show(tabs)
        XCTAssertEqual(log.take().suffix(2), ["one willAppear false", "one didAppear false"])
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
        delegate.refuses = true
        buttons[1].sendActions(for: .touchUpInside)
        XCTAssertEqual(tabs.selectedIndex, 0)
        delegate.refuses = false
        buttons[1].sendActions(for: .touchUpInside)
        host.settle()
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(delegate.selected, 1)
        XCTAssertEqual(
            log.take(),
            ["one willDisappear false", "one didDisappear false", "two willAppear false", "two didAppear false"])
        tabs.selectedIndex = 0
        XCTAssertEqual(delegate.selected, 1, "not told of what the program does")
    }

    func testABarHidesForAPushedController() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        host.show(tabs)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        host.settle()
        XCTAssertEqual(tabs.tabBar.frame.minY, 812)
        XCTAssertEqual(pushed.view.safeAreaInsets.bottom, 34)
        navigation.popViewController(animated: true)
        host.advanceUntilStill()
        XCTAssertEqual(tabs.tabBar.frame.maxY, 812, "the bar comes back with the first controller")
        navigation.pushViewController(pushed, animated: true)
        host.advanceUntilStill()
        XCTAssertEqual(tabs.tabBar.frame.minY, 812)
        let other = UIViewController()
        navigation.setViewControllers([other], animated: false)
        XCTAssertEqual(tabs.tabBar.frame.maxY, 812)
    }

    func testAnAlertIsAnsweredOnceItIsGone() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let root = UIViewController()
        host.show(root)
        let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
        var answers: [String] = []
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak root] _ in
                answers.append("delete, presenting \(root?.presentedViewController != nil)")
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("cancel") })
        root.present(alert, animated: true)
        host.advanceUntilStill()
        XCTAssertEqual(alert.view.frame.width, 270)
        XCTAssertEqual(alert.view.frame.midX, 187.5, accuracy: 0.5)
        let safe = host.window.bounds.inset(by: host.window.safeAreaInsets)
        XCTAssertEqual(alert.view.frame.midY, safe.midY, accuracy: 0.5)
        let buttons = alert.view.subviews.flatMap(\.subviews).compactMap { $0 as? AlertButton }
        XCTAssertEqual(buttons.count, 2)
        XCTAssertEqual(buttons[0].frame.width, 135, "two short buttons stand side by side, cancel first")
        buttons[1].sendActions(for: .touchUpInside)
        XCTAssertEqual(answers, [])
        host.advanceUntilStill()
        XCTAssertEqual(answers, ["delete, presenting false"])
    }

    func testASheetOfButtonsIsCancelledByATapBesideIt() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let root = UIViewController()
        host.show(root)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        var cancelled = false
        alert.addAction(UIAlertAction(title: "Share", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled = true })
        root.present(alert, animated: false)
        host.settle()
        XCTAssertEqual(alert.view.frame.maxY, 812 - 34)
        XCTAssertEqual(alert.view.frame.width, 375 - 16)
        host.play(.tap(at: CGPoint(x: 100, y: 100)))
        host.advanceUntilStill()
        XCTAssertTrue(cancelled)
        XCTAssertNil(root.presentedViewController)
    }

    func testASecondCancelActionIsRefused() async throws {
        var raised: [String] = []
        UIKitException.handler = { raised.append($0.reason) }
        defer { UIKitException.handler = nil }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "a", style: .cancel))
        alert.addAction(UIAlertAction(title: "b", style: .cancel))
        XCTAssertEqual(
            raised, ["UIAlertController can only have one action with a style of UIAlertActionStyleCancel"])
        XCTAssertEqual(alert.actions.count, 1)
    }

    func testPagesGoForwardByProgramAndBySwipe() async throws {
        final class Source: NSObject, UIPageViewControllerDataSource {
            let pages = (0..<4).map { index in
                let page = UIViewController()
                page.title = "\(index)"
                return page
            }
            func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
                let index = (pages.firstIndex { $0 === controller } ?? 0) + step
                return pages.indices.contains(index) ? pages[index] : nil
            }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { neighbour(viewController, -1) }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { neighbour(viewController, 1) }
        }
        let host = try HeadlessHost()
        let source = Source()
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = source
        pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        host.show(pager)
        XCTAssertEqual(pager.children.count, 2)
        pager.setViewControllers([source.pages[1]], direction: .forward, animated: true)
        host.advanceUntilStill()
        XCTAssertEqual(pager.viewControllers?.first?.title, "1")
        XCTAssertEqual(pager.children.count, 3)
        host.play(.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 40, y: 300), duration: 0.2))
        host.advanceUntilStill()
        XCTAssertEqual(pager.viewControllers?.first?.title, "2")

        // Apps find the scroll view among the pages' views and follow it; pages turn nevertheless.
        final class Follower: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
        }
        let follower = Follower()
        let scroll = try XCTUnwrap(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
        scroll.delegate = follower
        XCTAssertTrue(scroll.delegate === follower)
        host.play(.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 320, y: 300), duration: 0.2))
        host.advanceUntilStill()
        XCTAssertEqual(pager.viewControllers?.first?.title, "1")
        XCTAssertGreaterThan(follower.offsets.count, 5)
    }

    func testColumnsOnAWideScreenAndAStackOnANarrowOne() async throws {
        for (device, collapsed) in [("iphone-x", true), ("ipad-pro-11", false)] {
            guard HeadlessHost.deviceNames.contains(device) else { continue }
            let host = try HeadlessHost(device: device)
            let split = UISplitViewController(style: .doubleColumn)
            let (list, detail) = (UIViewController(), UIViewController())
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            host.show(split)
            XCTAssertEqual(split.isCollapsed, collapsed, device)
            if collapsed {
                XCTAssertTrue(list.navigationController === detail.navigationController)
                XCTAssertNotNil(detail.view.window)
            } else {
                XCTAssertEqual(list.view.frame.width, 320)
                XCTAssertEqual(detail.view.frame.width, host.screenSize.width - 320 - 0.5, accuracy: 0.5)
            }
        }
    }
}
