import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UINavigationItem.preferredSearchBarPlacement` and
/// `searchBarPlacementAllowsToolbarIntegration`.
@MainActor final class SearchPlacementTests: XCTestCase {
    func testPhonesHaveTheSearchBarInTheToolbarFromIOS26On() async throws {
        let (host, navigation) = try SearchStage.show("iphone-17", .iOS26)
        XCTAssertGreaterThan(try SearchStage.field(navigation).minY, host.screenSize.height - 100)
        XCTAssertEqual(navigation.topViewController?.navigationItem.searchBarPlacement, .integrated)
        XCTAssertTrue(navigation.isToolbarHidden, "the toolbar of the app's own items stays hidden")
        let (_, other) = try SearchStage.show("iphone-16", .iOS18)
        XCTAssertLessThan(try SearchStage.field(other).maxY, 200)
        XCTAssertEqual(other.topViewController?.navigationItem.searchBarPlacement, .stacked)
    }

    func testAnItemMayKeepItUnderTheTitle() async throws {
        let (_, stacked) = try SearchStage.show("iphone-17", .iOS26) { $0.preferredSearchBarPlacement = .stacked }
        XCTAssertLessThan(try SearchStage.field(stacked).maxY, 200)
        let (host, refusing) = try SearchStage.show("iphone-17", .iOS26) {
            $0.searchBarPlacementAllowsToolbarIntegration = false
        }
        XCTAssertLessThan(try SearchStage.field(refusing).maxY, 200)
        refusing.topViewController?.navigationItem.searchBarPlacementAllowsToolbarIntegration = true
        host.advanceUntilStill()
        XCTAssertGreaterThan(try SearchStage.field(refusing).minY, 700)
    }

    func testTheSearchBarTakesTheWidthBesideItems() async throws {
        let (host, navigation) = try SearchStage.show("iphone-17", .iOS26)
        let alone = try SearchStage.field(navigation)
        let content = try XCTUnwrap(navigation.topViewController)
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        content.toolbarItems = [content.navigationItem.searchBarPlacementBarButtonItem, add]
        navigation.isToolbarHidden = false
        host.advance(by: 0.1)
        let beside = try SearchStage.field(navigation)
        XCTAssertEqual(beside.minX, alone.minX)
        XCTAssertLessThan(beside.maxX, alone.maxX - 40)
        content.toolbarItems = [add, content.navigationItem.searchBarPlacementBarButtonItem]
        host.advance(by: 0.1)
        XCTAssertEqual(try SearchStage.field(navigation).maxX, alone.maxX, accuracy: 0.34)
    }

    func testASearchComesUpWithTheKeyboardAndCoversThePlaceOfTheTitle() async throws {
        let (host, navigation) = try SearchStage.show("iphone-17", .iOS26)
        let search = try XCTUnwrap(navigation.topViewController?.navigationItem.searchController)
        let atRest = try SearchStage.field(navigation)
        search.isActive = true
        host.advanceUntilStill()
        let keyboard = try XCTUnwrap(UIApplication.shared.keyboard.frame)
        XCTAssertLessThanOrEqual(try SearchStage.field(navigation).maxY, keyboard.minY)
        search.isActive = false
        host.advanceUntilStill()
        XCTAssertEqual(try SearchStage.field(navigation), atRest)
    }

    func testAPushedScreenWithoutASearchBarHasNoToolbar() async throws {
        let (host, navigation) = try SearchStage.show("iphone-17", .iOS26)
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        host.advanceUntilStill()
        XCTAssertNil(navigation.toolbar.superview)
        XCTAssertEqual(next.view.safeAreaInsets.bottom, 34)
        navigation.popViewController(animated: false)
        host.advanceUntilStill()
        XCTAssertGreaterThan(try SearchStage.field(navigation).minY, 700)
    }
}
