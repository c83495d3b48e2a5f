import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — pictures that cashapp/AccessibilitySnapshot recorded on iOS 17.5, 18.5 and 26.2, view trees of iOS 26 and 27
/// that are named in the specification of releases, sections 6 and 8.
@MainActor final class BarsByReleaseTests: XCTestCase {
    private func pushed(_ device: String, large: Bool = false) throws -> (HeadlessHost, UINavigationController) {
        let host = try HeadlessHost(device: device)
        let first = UITableViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = large
        host.show(navigation)
        guard !large else { return (host, navigation) }
        let second = UITableViewController()
        second.title = "Second"
        navigation.pushViewController(second, animated: false)
        host.settle()
        return (host, navigation)
    }

    func testNavigationBars() async throws {
        for (release, device, bar, title) in [
            (SystemRelease.iOS17, "iphone-15-pro", CGRect(x: 0, y: 53.667, width: 393, height: 44), 65.333),
            (.iOS17, "iphone-16-pro", CGRect(x: 0, y: 56.333, width: 402, height: 44), 68),
            (.iOS26, "iphone-17-pro", CGRect(x: 0, y: 62, width: 402, height: 54), 73.667),
        ] {
            try under(release) {
                let (host, navigation) = try pushed(device)
                defer { _ = host }
                let frame = navigation.navigationBar.frame
                XCTAssertEqual(frame.minY, bar.minY, accuracy: 0.34)
                XCTAssertEqual(frame.height, bar.height)
                let label = navigation.navigationBar.parts.title
                XCTAssertEqual(frame.minY + label.frame.minY, title, accuracy: 0.5)
                XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top ?? 0, frame.maxY, accuracy: 0.01)
                if release == .iOS26 {
                    let back = try XCTUnwrap(navigation.navigationBar.parts.back)
                    XCTAssertEqual(
                        back.convert(back.bounds, to: nil), CGRect(x: 16, y: 62, width: 44, height: 44))
                }
            }
        }
    }

    func testLargeTitles() async throws {
        for (device, width, x) in [("iphone-17-pro", CGFloat(402), CGFloat(16)), ("iphone-17-pro-max", 440, 20)] {
            try under(.iOS26) {
                let (host, navigation) = try pushed(device, large: true)
                defer { _ = host }
                let bar = navigation.navigationBar
                XCTAssertEqual(bar.frame, CGRect(x: 0, y: 62, width: width, height: 106))
                let label = bar.parts.largeTitle
                let place = label.convert(label.bounds, to: nil)
                XCTAssertEqual(place.minX, x)
                XCTAssertEqual(place.minY, 119.667, accuracy: 0.34)
                XCTAssertEqual(place.height, 40.667, accuracy: 0.34)
            }
        }
    }

    func testTabPlatters() async throws {
        func places(_ titles: [CGFloat], badges: Bool = false, width: CGFloat = 402) -> (
            platter: CGFloat, tabs: [(x: CGFloat, width: CGFloat)]
        ) {
            TabPlatter.places(
                wanted: titles.map { TabPlatter.width(ofTitle: $0, hasBadge: badges) }, width: width, pixel: 1.0 / 3)
        }
        let four = places([32, 32, 32, 32], badges: true)
        XCTAssertEqual(four.platter, 360, accuracy: 0.01)
        for (place, x) in zip(four.tabs, [4, 88.667, 173.333, 258]) {
            XCTAssertEqual(place.x, x, accuracy: 0.34)
            XCTAssertEqual(place.width, 98)
        }
        let five = places([30, 63.667, 35, 42, 71])
        for (place, frame) in zip(
            [five.tabs[0], five.tabs[1], five.tabs[3], five.tabs[4]],
            [(4, 74), (60.833, 95.667), (196.167, 74), (253, 103)] as [(CGFloat, CGFloat)])
        {
            XCTAssertEqual(place.x, frame.0, accuracy: 0.34)
            XCTAssertEqual(place.width, frame.1, accuracy: 0.34)
        }
        let short = places([20, 20, 20, 20, 20])
        XCTAssertEqual(short.tabs[1].x - short.tabs[0].x, 68.75, accuracy: 0.01)
        XCTAssertEqual(short.tabs[0].width, 77, accuracy: 0.01)
        let wide = places([20, 20, 20, 20, 20], width: 440)
        XCTAssertEqual(wide.platter, 398, accuracy: 0.01)
        XCTAssertEqual(wide.tabs[0].width, 84.6, accuracy: 0.1)
        XCTAssertEqual(wide.tabs[1].x, 4 + 76.35, accuracy: 0.1)
        let three = places([30, 30, 30])
        XCTAssertEqual(three.platter, 274)
        XCTAssertEqual(three.tabs[1].x - three.tabs[0].x, 86)
    }

    func testATabBarAsksFor83() async throws {
        try under(.iOS26) {
            let host = try HeadlessHost(device: "iphone-17-pro")
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map {
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
                return controller
            }
            host.show(tabs)
            XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 791, width: 402, height: 83))
            XCTAssertEqual(tabs.tabBar.platter?.frame.height, 62)
            XCTAssertEqual(UITabBar().sizeThatFits(CGSize(width: 402, height: 0)).height, 83)
        }
    }

    func testSheets() async throws {
        try under(.iOS26) {
            let host = try HeadlessHost(device: "iphone-17-pro")
            let below = UIViewController()
            host.show(below)
            let sheet = UINavigationController(rootViewController: UITableViewController())
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            below.present(sheet, animated: false)
            host.advanceUntilStill()
            assert(sheet.view.frame, CGRect(x: 8, y: 415.03, width: 386, height: 450.97))
            XCTAssertEqual(sheet.view.bounds.width, 402, accuracy: 0.01, "content is laid out for the screen's width")
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
            host.settle()
            assert(sheet.view.frame, CGRect(x: 0, y: 62, width: 402, height: 812))
            let bar = sheet.navigationBar
            XCTAssertEqual(bar.convert(bar.bounds, to: nil).minY, 78)
        }
    }

    func testAlerts() async throws {
        try under(.iOS26) {
            let host = try HeadlessHost(device: "iphone-17-pro")
            let below = UIViewController()
            host.show(below)
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            below.present(alert, animated: false)
            host.advanceUntilStill()
            let card = try XCTUnwrap(alert.view as? AlertCard)
            XCTAssertEqual(card.frame.width, 320)
            assert(card.title.frame, CGRect(x: 30, y: 22, width: 260, height: 20.333))
            assert(card.message.frame, CGRect(x: 30, y: 49.667, width: 260, height: 18))
            XCTAssertEqual(
                card.buttons.map(\.view.frame.size), Array(repeating: CGSize(width: 140, height: 48), count: 2))
            XCTAssertEqual(card.buttons.map(\.view.frame.minX), [16, 164])
        }
    }

    func testActionSheetsStandBesideTheirSource() async throws {
        try under(.iOS26) {
            let host = try HeadlessHost(device: "iphone-17-pro")
            let below = UIViewController()
            host.show(below)
            let source = UIView(frame: CGRect(x: 300, y: 200, width: 60, height: 40))
            below.view.addSubview(source)
            let sheet = UIAlertController(title: nil, message: "Message", preferredStyle: .actionSheet)
            for title in ["One", "Two", "Three", "Four"] {
                sheet.addAction(UIAlertAction(title: title, style: .default))
            }
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.popoverPresentationController?.sourceView = source
            below.present(sheet, animated: false)
            host.advanceUntilStill()
            let card = try XCTUnwrap(sheet.view as? AlertCard)
            XCTAssertEqual(card.frame.size.width, 240)
            XCTAssertEqual(card.frame.height, 292.333, accuracy: 0.34)
            XCTAssertEqual(card.buttons.count, 4, "cancel is a tap beside the card")
            XCTAssertEqual(card.buttons[0].view.frame.size, CGSize(width: 208, height: 48))
            XCTAssertEqual(card.buttons[1].view.frame.minY - card.buttons[0].view.frame.minY, 56, accuracy: 0.01)
            XCTAssertGreaterThanOrEqual(card.frame.minY, 240)
        }
    }

    /// Four tabs without images in the middle of a view, one with an empty badge.
    func testBadgesOfTabsWithoutImages() async throws {
        for (release, device, starts, side) in [
            (SystemRelease.iOS17, "iphone-15-pro", [60, 158.333, 257, 355], CGFloat(18)),
            (.iOS18, "iphone-16-pro", [61.333, 161.667, 262.333, 363], 18),
            (.iOS26, "iphone-16-pro", [70, 154.667, 239.333, 324], 18.333),
        ] {
            try under(release) {
                let host = try HeadlessHost(device: device)
                let bar = UITabBar()
                bar.items = zip(["Item A", "Item B", "Item C", "Item D"], ["", "3", "A", "3"]).map { title, badge in
                    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
                    item.badgeValue = badge
                    return item
                }
                let controller = UIViewController()
                host.show(controller)
                let size = bar.sizeThatFits(controller.view.bounds.size)
                bar.frame = CGRect(origin: CGPoint(x: 0, y: 300), size: size)
                controller.view.addSubview(bar)
                host.settle()
                @MainActor func badges(in view: UIView) -> [UIView] {
                    view.subviews.flatMap {
                        $0.layer.cornerRadius == $0.bounds.height / 2 && $0 is UILabel ? [$0] : badges(in: $0)
                    }
                }
                let shown = badges(in: bar).filter { !$0.isHidden && $0.bounds.height > 0 }
                    .map { $0.convert($0.bounds, to: bar) }.sorted { $0.minX < $1.minX }
                XCTAssertEqual(shown.count, 4)
                for (index, (frame, start)) in zip(shown, starts).enumerated() {
                    XCTAssertEqual(frame.minX, start, accuracy: 0.5)
                    XCTAssertEqual(frame.width, index == 0 ? 18 : side, accuracy: 0.01)
                    XCTAssertEqual(frame.height, frame.width, accuracy: 0.01)
                }
            }
        }
    }

    private func assert(_ ours: CGRect, _ theirs: CGRect, line: UInt = #line) {
        for (a, b) in [
            (ours.minX, theirs.minX), (ours.minY, theirs.minY), (ours.width, theirs.width),
            (ours.height, theirs.height),
        ] {
            XCTAssertEqual(a, b, accuracy: 0.34, "\(ours), recorded \(theirs)", line: line)
        }
    }
}
