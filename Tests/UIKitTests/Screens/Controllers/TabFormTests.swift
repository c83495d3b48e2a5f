import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITabBarController`: bars at the top of iPads, `tabBarMinimizeBehavior`,
/// `UITabAccessory`. A public recording of iOS 26: a bottom inset of 139 with an accessory, 83 without.
@MainActor final class TabFormTests: XCTestCase {
    private func makeTabs(_ contents: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        for (index, content) in contents.enumerated() {
            content.tabBarItem = UITabBarItem(title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
        }
        tabs.viewControllers = contents
        return tabs
    }

    func testTabsOfTabletsAreAtTheTopFromIOS18On() async throws {
        for (release, isAtTop) in [(SystemRelease.iOS17, false), (.iOS18, true), (.iOS26, true)] {
            let host = try HeadlessHost(device: "ipad-pro-11-m4", release: release)
            let plain = UIViewController()
            let navigation = UINavigationController(rootViewController: UIViewController())
            let tabs = makeTabs([plain, navigation])
            host.show(tabs)
            host.advanceUntilStill()
            let bar = tabs.tabBar.frame
            XCTAssertEqual(bar.midX, host.screenSize.width / 2, accuracy: 0.5)
            XCTAssertEqual(bar.maxY < 100, isAtTop, "\(release)")
            guard isAtTop else { continue }
            XCTAssertEqual(plain.view.safeAreaInsets.bottom, tabs.view.safeAreaInsets.bottom)
            XCTAssertGreaterThanOrEqual(plain.view.safeAreaInsets.top, bar.maxY)
            tabs.selectedIndex = 1
            host.advanceUntilStill()
            let title = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
            XCTAssertLessThanOrEqual(title.minY, bar.minY)
            XCTAssertGreaterThanOrEqual(title.maxY, bar.maxY)
        }
    }

    func testTabsOfPhonesStayAtTheBottom() async throws {
        let host = try HeadlessHost(device: "iphone-16", release: .iOS18)
        let tabs = makeTabs([UIViewController(), UIViewController()])
        host.show(tabs)
        XCTAssertEqual(tabs.tabBar.frame.maxY, host.screenSize.height)
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func drag(_ host: HeadlessHost, from start: CGFloat, to end: CGFloat) {
        host.play(.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: 0.3))
        host.advanceUntilStill()
    }

    func testABarBecomesSmallAsContentIsScrolled() async throws {
        let host = try HeadlessHost(device: "iphone-17", release: .iOS26)
        let tabs = makeTabs([Rows(style: .plain), UIViewController()])
        host.show(tabs)
        drag(host, from: 600, to: 300)
        XCTAssertEqual(tabs.tabBar.form, .row, "automatic keeps the bar")
        tabs.tabBarMinimizeBehavior = .onScrollDown
        drag(host, from: 600, to: 300)
        XCTAssertEqual(tabs.tabBar.form, .selectedAlone)
        XCTAssertEqual(tabs.tabBar.tabs.map(\.alpha), [1, 0])
        let small = try XCTUnwrap(tabs.tabBar.platter).frame
        drag(host, from: 300, to: 400)
        XCTAssertEqual(tabs.tabBar.form, .row)
        XCTAssertGreaterThan(try XCTUnwrap(tabs.tabBar.platter).frame.width, small.width)
        drag(host, from: 600, to: 300)
        XCTAssertEqual(tabs.tabBar.form, .selectedAlone)
        let circle = tabs.tabBar.convert(small, to: nil)
        host.play(.tap(at: CGPoint(x: circle.midX, y: circle.midY)))
        host.advanceUntilStill()
        XCTAssertEqual(tabs.tabBar.form, .row, "a tap on the tab alone brings the others back")
    }

    func testAnAccessoryAddsToTheSafeArea() async throws {
        let host = try HeadlessHost(device: "iphone-17", release: .iOS26)
        let content = UIViewController()
        let tabs = makeTabs([content, UIViewController()])
        host.show(tabs)
        XCTAssertEqual(content.view.safeAreaInsets.bottom, 83)
        let accessory = UITabAccessory(contentView: UIView())
        tabs.bottomAccessory = accessory
        host.advanceUntilStill()
        XCTAssertEqual(content.view.safeAreaInsets.bottom, 139)
        XCTAssertEqual(accessory.contentView.frame.height, 48)
        XCTAssertEqual(accessory.contentView.traitCollection.tabAccessoryEnvironment, .regular)
        XCTAssertEqual(content.traitCollection.tabAccessoryEnvironment, .unspecified)
        tabs.setBottomAccessory(nil, animated: false)
        host.advanceUntilStill()
        XCTAssertEqual(accessory.contentView.traitCollection.tabAccessoryEnvironment, .none)
        XCTAssertEqual(content.view.safeAreaInsets.bottom, 83)
        XCTAssertNil(accessory.contentView.superview)
    }
}
