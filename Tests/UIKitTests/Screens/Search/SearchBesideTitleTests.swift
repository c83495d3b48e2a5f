import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UINavigationItem.SearchBarPlacement`; pictures of iPads on iOS 16 in
/// nextcloud/talk-ios, pull request 902, and owncloud/ios-app, issue 1172.
@MainActor final class SearchBesideTitleTests: XCTestCase {
    func testTabletsHaveItAtTheTrailingSideOfTheRowFromIOS16On() async throws {
        for release in [SystemRelease.iOS16, .iOS18, .iOS26] {
            let (host, navigation) = try SearchStage.show("ipad-pro-11-2", release)
            let bar = navigation.navigationBar
            XCTAssertEqual(try SearchStage.field(navigation).maxX, host.screenSize.width - 20, "\(release)")
            let middle = bar.parts.title.convert(bar.parts.title.bounds, to: nil).midY
            XCTAssertEqual(try SearchStage.field(navigation).midY, middle, accuracy: 0.5, "\(release)")
            XCTAssertEqual(bar.contentHeight, bar.zoneHeight)
            let placement = navigation.topViewController?.navigationItem.searchBarPlacement
            XCTAssertEqual(placement, release == .iOS26 ? .integrated : .inline)
        }
        let (_, before) = try SearchStage.show("ipad-pro-11-2", .iOS15)
        XCTAssertEqual(before.navigationBar.contentHeight, before.navigationBar.zoneHeight + 52)
        XCTAssertEqual(before.topViewController?.navigationItem.searchBarPlacement, .stacked)
    }

    func testAnItemMayKeepItUnderTheTitle() async throws {
        let (host, navigation) = try SearchStage.show("ipad-pro-11-2", .iOS18) {
            $0.preferredSearchBarPlacement = .stacked
        }
        let bar = navigation.navigationBar
        XCTAssertEqual(bar.contentHeight, bar.zoneHeight + 52)
        navigation.topViewController?.navigationItem.preferredSearchBarPlacement = .automatic
        host.advanceUntilStill()
        XCTAssertEqual(bar.contentHeight, bar.zoneHeight)
        navigation.topViewController?.navigationItem.preferredSearchBarPlacement = .stacked
        host.advanceUntilStill()
        XCTAssertEqual(bar.contentHeight, bar.zoneHeight + 52)
        XCTAssertEqual(try SearchStage.field(navigation).minX, 20)
    }

    func testItemsComeBeforeIt() async throws {
        for release in [SystemRelease.iOS18, .iOS26] {
            let (_, navigation) = try SearchStage.show("ipad-pro-11-2", release) {
                $0.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            }
            let add = try XCTUnwrap(navigation.navigationBar.parts.trailing.first)
            XCTAssertLessThan(add.convert(add.bounds, to: nil).maxX, try SearchStage.field(navigation).minX)
        }
    }

    func testFromRightToLeftItIsAtTheLeft() async throws {
        let (host, navigation) = try SearchStage.show("ipad-pro-11-2", .iOS18)
        navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
        host.advanceUntilStill()
        let bar = try XCTUnwrap(navigation.navigationBar.parts.searchBeside)
        XCTAssertEqual(bar.frame.minX, 20)
    }

    func testANarrowBarHasItUnderTheTitleAndAWiderOneBesideIt() async throws {
        let (host, navigation) = try SearchStage.show("ipad-pro-11-2", .iOS18)
        let bar = navigation.navigationBar
        let full = host.screenSize
        host.resize(to: CGSize(width: 375, height: full.height))
        host.advanceUntilStill()
        XCTAssertEqual(bar.contentHeight, bar.zoneHeight + 52)
        host.resize(to: full)
        host.advanceUntilStill()
        XCTAssertEqual(bar.contentHeight, bar.zoneHeight)
        XCTAssertEqual(try SearchStage.field(navigation).maxX, full.width - 20)
    }

    func testAButtonTakesItsPlaceWhereTheItemAsksForOneOrTheRowIsFull() async throws {
        let (host, navigation) = try SearchStage.show("ipad-pro-11-2", .iOS26) {
            $0.preferredSearchBarPlacement = .integratedButton
        }
        let bar = navigation.navigationBar
        let search = try XCTUnwrap(bar.parts.searchBeside)
        XCTAssertTrue(search.isHidden)
        XCTAssertEqual(bar.parts.trailing.count, 1)
        XCTAssertEqual(bar.parts.trailing.first?.accessibilityLabel, "Search")
        navigation.topViewController?.navigationItem.searchController?.isActive = true
        host.advanceUntilStill()
        XCTAssertFalse(search.isHidden)
        XCTAssertTrue(search.isFirstResponder)
        XCTAssertEqual(bar.parts.title.alpha, 0)
        navigation.topViewController?.navigationItem.searchController?.isActive = false
        host.advanceUntilStill()
        XCTAssertTrue(search.isHidden)
        XCTAssertEqual(bar.parts.title.alpha, 1)
        let titles = (1...6).map { "Station number \($0)" }
        let (_, full) = try SearchStage.show("ipad-pro-11-2", .iOS18) { item in
            item.rightBarButtonItems = titles.map {
                UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
            }
        }
        XCTAssertEqual(full.navigationBar.parts.searchBeside?.isHidden, true)
    }

    func testATabBarInTheRowLeavesRoomForAButtonOnly() async throws {
        for (device, isButton) in [("ipad-pro-11-2", true), ("ipad-pro-13-m4", false)] {
            let (host, navigation) = try SearchStage.show(device, .iOS18) {
                $0.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            }
            let tabs = UITabBarController()
            navigation.tabBarItem = UITabBarItem(title: "Rivers and lakes", image: nil, tag: 0)
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Mountains and hills", image: nil, tag: 1)
            tabs.viewControllers = [navigation, other]
            host.show(tabs)
            host.advanceUntilStill()
            XCTAssertEqual(navigation.navigationBar.parts.searchBeside?.isHidden, isButton, device)
            let capsule = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
            let add = try XCTUnwrap(navigation.navigationBar.parts.trailing.last)
            XCTAssertGreaterThan(add.convert(add.bounds, to: nil).minX, capsule.maxX, device)
        }
    }

    func testPhonesHaveAButtonWhereTheItemAsksForAnInlinePlace() async throws {
        let (host, navigation) = try SearchStage.show("iphone-16", .iOS18) { $0.preferredSearchBarPlacement = .inline }
        let bar = navigation.navigationBar
        XCTAssertEqual(bar.contentHeight, bar.zoneHeight)
        let button = try XCTUnwrap(bar.parts.trailing.first as? BarItemButton)
        button.sendActions(for: .touchUpInside)
        host.advanceUntilStill()
        XCTAssertTrue(navigation.topViewController?.navigationItem.searchController?.isActive ?? false)
        XCTAssertEqual(bar.parts.searchBeside?.frame.minX, 16)
        XCTAssertEqual(bar.parts.searchBeside?.frame.width, host.screenSize.width - 32)
    }

    func testASearchLeavesTheTitleAndMakesRoomForTheButtonThatEndsIt() async throws {
        let (host, navigation) = try SearchStage.show("ipad-pro-11-2", .iOS18)
        let atRest = try SearchStage.field(navigation)
        let search = try XCTUnwrap(navigation.topViewController?.navigationItem.searchController)
        search.isActive = true
        host.advanceUntilStill()
        XCTAssertEqual(try SearchStage.field(navigation).width, atRest.width)
        XCTAssertLessThan(try SearchStage.field(navigation).maxX, atRest.maxX)
        XCTAssertEqual(navigation.navigationBar.parts.title.alpha, 1)
        search.isActive = false
        host.advanceUntilStill()
        XCTAssertEqual(try SearchStage.field(navigation), atRest)
    }

    func testAPushedScreenHasNoSearchBar() async throws {
        let (host, navigation) = try SearchStage.show("ipad-pro-11-2", .iOS18)
        let search = try XCTUnwrap(navigation.navigationBar.parts.searchBeside)
        navigation.pushViewController(UIViewController(), animated: false)
        host.advanceUntilStill()
        XCTAssertNil(search.superview)
        navigation.popViewController(animated: false)
        host.advanceUntilStill()
        XCTAssertEqual(try SearchStage.field(navigation).maxX, host.screenSize.width - 20)
    }
}
