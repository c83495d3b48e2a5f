import Foundation
import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIBarItem` and `UIBarButtonItem`.
@MainActor final class BarItemTests: XCTestCase {
    private func bar(_ items: [UIBarButtonItem]) throws -> (host: HeadlessHost, toolbar: UIToolbar) {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
        toolbar.items = items
        controller.view.addSubview(toolbar)
        host.settle()
        return (host, toolbar)
    }

    /// An item is as wide as the widest of the titles that it may have, whichever it shows.
    /// The initialiser of iOS 16 and later for an item that has both an action and a menu.
    func testAnItemWithAnActionAndAMenu() async throws {
        final class Target: NSObject {}
        let target = Target()
        let menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        let action = Selector("add")
        let item = UIBarButtonItem(title: "Add", image: nil, target: target, action: action, menu: menu)
        XCTAssertEqual(item.title, "Add")
        XCTAssertTrue(item.target === target)
        XCTAssertEqual(item.action, action)
        XCTAssertTrue(item.menu === menu)
        XCTAssertNil(UIBarButtonItem(title: "Add", menu: menu).action)
    }

    func testPossibleTitles() async throws {
        let (plain, wide) = (
            UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
        )
        wide.possibleTitles = ["On", "Switched Off"]
        let (host, _) = try bar([plain, wide])
        let width = try XCTUnwrap(wide.button).bounds.width
        XCTAssertGreaterThan(width, try XCTUnwrap(plain.button).bounds.width + 50)
        wide.title = "Switched Off"
        host.settle()
        XCTAssertEqual(try XCTUnwrap(wide.button).bounds.width, width)
    }

    func testSelectionAsPrimaryAction() async throws {
        var performed = 0
        let item = UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in performed += 1 })
        item.changesSelectionAsPrimaryAction = true
        let (host, _) = try bar([item])
        let before = host.displayList()
        (item.button as? UIControl)?.sendActions(for: .touchUpInside)
        XCTAssertTrue(item.isSelected)
        XCTAssertEqual(performed, 1)
        host.settle()
        XCTAssertNotEqual(host.displayList(), before, "it looks so")
        (item.button as? UIControl)?.sendActions(for: .touchUpInside)
        XCTAssertFalse(item.isSelected)
    }

    func testBackgroundsAndLandscapePictures() async throws {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        item.setBackgroundVerticalPositionAdjustment(3, for: .default)
        XCTAssertEqual(item.backgroundVerticalPositionAdjustment(for: .default), 3)
        XCTAssertEqual(item.backgroundVerticalPositionAdjustment(for: .compact), 0)
        let ground = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        item.setBackButtonBackgroundImage(ground, for: .normal, barMetrics: .default)
        XCTAssertEqual(item.backButtonBackgroundImage(for: .normal, barMetrics: .default), ground)
        let low = UITraitCollection(verticalSizeClass: .compact)
        item.image = ground
        item.landscapeImagePhone = UIImage(systemName: "star")
        item.landscapeImagePhoneInsets.top = 2
        XCTAssertEqual(item.picture(in: low).image, UIImage(systemName: "star"))
        XCTAssertEqual(item.picture(in: low).insets.top, 2)
        XCTAssertEqual(item.picture(in: UITraitCollection(verticalSizeClass: .regular)).image, ground)
    }

    func testStandardValuesOfNavigation() async {
        XCTAssertNil(UINavigationItem().title)
        XCTAssertEqual(UINavigationController.hideShowBarDuration, 0.2)
    }

    func testABarHasItsPictureForEveryPlace() async {
        let bar = UINavigationBar()
        let image = UIImage(systemName: "star", variableValue: 0.5)
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        XCTAssertNotNil(bar.backgroundImage(for: .default))
        XCTAssertEqual(bar.backgroundImage(for: .top, barMetrics: .default), image)
        let item = UIBarButtonItem(
            image: image, landscapeImagePhone: image, style: .plain, target: nil, action: nil)
        XCTAssertEqual(item.landscapeImagePhone, image)
        item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .default)
        XCTAssertNil(item.backgroundImage(for: .normal, barMetrics: .default), "it's for items of another style")
        item.setBackgroundImage(image, for: .normal, style: .plain, barMetrics: .default)
        XCTAssertEqual(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default), image)
    }
}
