import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIBarButtonItem.fixedSpace()` and of badges; published looks of iOS 26's system
/// items.
@MainActor final class GlassBarItemTests: XCTestCase {
    private func bar(
        _ release: SystemRelease, right: [UIBarButtonItem], left: [UIBarButtonItem] = []
    ) throws -> (UINavigationBar, HeadlessHost) {
        let host = try HeadlessHost(device: "iphone-x", release: release)
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItems = right
        controller.navigationItem.leftBarButtonItems = left
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        host.settle()
        return (navigation.navigationBar, host)
    }

    private func symbol(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    }

    func testASpacePartsTheGlass() async throws {
        let (shared, first) = try bar(.iOS26, right: [symbol("bell"), symbol("plus")])
        XCTAssertEqual(shared.parts.platters.count, 1)
        let (parted, second) = try bar(.iOS26, right: [symbol("bell"), .fixedSpace(), symbol("plus")])
        XCTAssertEqual(parted.parts.platters.count, 2)
        XCTAssertEqual(parted.parts.buttons.filter { $0 is BarItemButton }.count, 2, "a space is no button")
        withExtendedLifetime((first, second)) {}
    }

    func testASpaceIsAsWideAsItSays() async throws {
        func distance(_ items: [UIBarButtonItem]) throws -> CGFloat {
            let (bar, host) = try bar(.iOS18, right: items)
            let buttons = bar.parts.buttons.filter { $0 is BarItemButton }.map(\.frame.midX).sorted()
            withExtendedLifetime(host) {}
            return try XCTUnwrap(buttons.last) - XCTUnwrap(buttons.first)
        }
        let narrow = try distance([symbol("bell"), .fixedSpace(0), symbol("plus")])
        let wide = try distance([symbol("bell"), .fixedSpace(20), symbol("plus")])
        XCTAssertEqual(wide - narrow, 20)
    }

    func testDoneAndCancelAreSymbolsOnGlass() async throws {
        for (release, hasSymbols) in [(SystemRelease.iOS18, false), (.iOS26, true)] {
            let (bar, host) = try bar(
                release, right: [UIBarButtonItem(systemItem: .done)], left: [UIBarButtonItem(systemItem: .cancel)])
            let buttons = bar.parts.buttons.compactMap { $0 as? BarItemButton }
            XCTAssertEqual(buttons.map { $0.symbolView.image != nil }, [hasSymbols, hasSymbols])
            XCTAssertEqual(buttons.compactMap(\.accessibilityDefaults.label), ["Cancel", "Done"])
            withExtendedLifetime(host) {}
        }
        let item = UIBarButtonItem(systemItem: .done)
        item.title = "Send"
        let (bar, host) = try bar(.iOS26, right: [item])
        let button = try XCTUnwrap(bar.parts.buttons.first as? BarItemButton)
        XCTAssertNil(button.symbolView.image, "a title of the app's own stays")
        withExtendedLifetime(host) {}
    }

    func testABadgeCounts() async {
        let favorites = 2
        XCTAssertEqual(UIBarButtonItem.Badge.count(favorites).stringValue, "2")
    }
}
