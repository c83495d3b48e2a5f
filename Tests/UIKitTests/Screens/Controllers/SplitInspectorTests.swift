import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of the inspector column of `UISplitViewController`.
@MainActor final class SplitInspectorTests: XCTestCase {
    private func makeSplit() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        for column in [UISplitViewController.Column.primary, .secondary, .inspector] {
            split.setViewController(UIViewController(), for: column)
        }
        return split
    }

    func testAnInspectorIsHiddenUntilItIsShownAtTheTrailingSide() async throws {
        let host = try HeadlessHost(device: "ipad-pro-11", release: .iOS26)
        host.turn()
        let split = makeSplit()
        host.show(split)
        host.advanceUntilStill()
        let width = host.screenSize.width
        XCTAssertFalse(split.isShowing(.inspector))
        XCTAssertTrue(split.isShowing(.secondary))
        let secondary = try XCTUnwrap(split.viewController(for: .secondary)?.view)
        let alone = secondary.frame
        split.preferredInspectorColumnWidth = 250
        split.show(.inspector)
        host.advanceUntilStill()
        XCTAssertTrue(split.isShowing(.inspector))
        let inspector = try XCTUnwrap(split.viewController(for: .inspector)?.view)
        XCTAssertEqual(inspector.frame, CGRect(x: width - 250, y: 0, width: 250, height: host.screenSize.height))
        XCTAssertEqual(secondary.frame.minX, alone.minX)
        XCTAssertEqual(secondary.frame.maxX, width - 250.5)
        split.maximumInspectorColumnWidth = 200
        XCTAssertEqual(inspector.frame.width, 200)
        split.hide(.inspector)
        host.advanceUntilStill()
        XCTAssertFalse(split.isShowing(.inspector))
        XCTAssertEqual(secondary.frame, alone)
    }

    func testAnInspectorIsASheetWhereColumnsAreCollapsed() async throws {
        let host = try HeadlessHost(device: "iphone-17", release: .iOS26)
        let split = makeSplit()
        host.show(split)
        split.show(.inspector)
        host.advanceUntilStill()
        XCTAssertTrue(split.isShowing(.inspector))
        XCTAssertTrue(split.presentedViewController === split.viewController(for: .inspector))
        split.hide(.inspector)
        host.advanceUntilStill()
        XCTAssertFalse(split.isShowing(.inspector))
        XCTAssertNil(split.presentedViewController)
    }
}
