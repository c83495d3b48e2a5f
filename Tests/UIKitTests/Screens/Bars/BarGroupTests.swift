import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIBarButtonItemGroup` and of `UINavigationItem`'s styles, iOS 16.
@MainActor final class BarGroupTests: XCTestCase {
    private func bar(
        on device: String, _ prepare: (UINavigationItem) -> Void
    ) throws -> (HeadlessHost, UINavigationBar) {
        let host = try HeadlessHost(device: device)
        let controller = UIViewController()
        controller.title = "Title"
        prepare(controller.navigationItem)
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        return (host, navigation.navigationBar)
    }

    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, primaryAction: nil) }

    func testAnItemIsOfOneGroup() async throws {
        let (first, second) = (item("First"), item("Second"))
        let group = UIBarButtonItemGroup(barButtonItems: [first, second], representativeItem: nil)
        XCTAssertTrue(first.buttonGroup === group)
        let other = first.creatingFixedGroup()
        XCTAssertTrue(first.buttonGroup === other)
        XCTAssertEqual(group.barButtonItems, [second])
        other.barButtonItems = []
        XCTAssertNil(first.buttonGroup)
    }

    /// The title is in the middle for going through levels, and at the leading side for browsing and editing.
    func testStylesPlaceTheTitle() async throws {
        for style in [UINavigationItem.ItemStyle.navigator, .browser, .editor] {
            let (_, bar) = try bar(on: "ipad-pro-11") { $0.style = style }
            let title = bar.parts.title.frame
            if style == .navigator {
                XCTAssertEqual(title.midX, bar.bounds.midX, accuracy: 1)
            } else {
                XCTAssertLessThan(title.minX, 40, "\(style)")
            }
        }
    }

    func testCentralGroupsStandInTheMiddleOfWideBarsAndInAMenuOnNarrowOnes() async throws {
        let make: (UINavigationItem) -> Void = { item in
            item.style = .editor
            item.centerItemGroups = [self.item("Bold").creatingFixedGroup(), self.item("Italic").creatingFixedGroup()]
        }
        let (_, wide) = try bar(on: "ipad-pro-11", make)
        let left = try XCTUnwrap(wide.parts.center.first), right = try XCTUnwrap(wide.parts.center.last)
        XCTAssertEqual((left.frame.minX + right.frame.maxX) / 2, wide.bounds.midX, accuracy: 1)
        XCTAssertNil(wide.parts.groups.overflowMenu)
        let (_, narrow) = try bar(on: "iphone-x", make)
        XCTAssertTrue(narrow.parts.center.isEmpty)
        let menu = try XCTUnwrap(narrow.parts.groups.overflowMenu)
        XCTAssertEqual(menu.children.flatMap { ($0 as? UIMenu)?.children ?? [] }.map(\.title), ["Bold", "Italic"])
    }

    /// "The representative item is displayed when there isn't space for the group's items"; a pinned group stays.
    func testARepresentativeStandsForWhatDoesNotFit() async throws {
        let tools = UIBarButtonItemGroup(
            barButtonItems: ["A long title", "Another long title", "A third one"].map(item),
            representativeItem: item("More"))
        let pinned = item("Done").creatingFixedGroup()
        let (_, bar) = try bar(on: "iphone-se2") {
            $0.trailingItemGroups = [tools]
            $0.pinnedTrailingGroup = pinned
        }
        XCTAssertTrue(tools.isDisplayingRepresentativeItem)
        let shown = bar.parts.trailing.compactMap { ($0 as? BarItemButton)?.item.title }
        XCTAssertEqual(shown, ["Done", "More"], "from the trailing side inwards")
        let (_, wide) = try self.bar(on: "ipad-pro-11") { $0.trailingItemGroups = [tools] }
        XCTAssertFalse(tools.isDisplayingRepresentativeItem)
        XCTAssertEqual(wide.parts.trailing.count, 3)
    }

    func testHiddenGroupsAndOptionalOnes() async throws {
        let shown = item("Shown").creatingOptionalGroup(customizationIdentifier: "a")
        let absent = item("Absent").creatingOptionalGroup(customizationIdentifier: "b", isInDefaultCustomization: false)
        let (host, bar) = try bar(on: "ipad-pro-11") { $0.trailingItemGroups = [shown, absent] }
        func titles() -> [String?] { bar.parts.trailing.map { ($0 as? BarItemButton)?.item.title } }
        XCTAssertEqual(titles(), ["Shown"])
        absent.alwaysAvailable = true
        shown.isHidden = true
        host.settle()
        XCTAssertEqual(titles(), ["Absent"])
    }

    /// A back action is done in place of going back, and brings a way back where nothing lies below.
    func testABackAction() async throws {
        var done = 0
        let (host, bar) = try bar(on: "iphone-x") { $0.backAction = UIAction(title: "") { _ in done += 1 } }
        let back = try XCTUnwrap(bar.parts.back)
        host.play(.tap(at: back.convert(CGPoint(x: back.bounds.midX, y: back.bounds.midY), to: nil)))
        XCTAssertEqual(done, 1)
    }
}
