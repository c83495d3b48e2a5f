import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Bar items, progress and bounces. Expectations: Apple's documentation.
@MainActor final class BarLeftoverTests: XCTestCase {
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

    /// The bar follows the work, and frames end with it.
    func testObservedProgress() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        controller.view.addSubview(view)
        let work = Progress(totalUnitCount: 4)
        view.observedProgress = work
        XCTAssertEqual(view.progress, 0)
        work.completedUnitCount = 1
        host.advance(by: 0.1)
        XCTAssertEqual(view.progress, 0.25)
        work.completedUnitCount = 4
        host.advance(by: 0.1)
        XCTAssertEqual(view.progress, 1)
        XCTAssertFalse(UIApplication.shared.isAnimating)
    }

    /// One way bounces, the other stops at the edge.
    func testBouncesByAxis() async throws {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 200, height: 200)
        view.bouncesHorizontally = false
        let shown = view.banded(CGPoint(x: -50, y: -50))
        XCTAssertEqual(shown.x, 0)
        XCTAssertLessThan(shown.y, -1)
        view.bounces = false
        XCTAssertEqual(view.banded(CGPoint(x: -50, y: -50)), .zero)
    }

    func testSymbolsOfWeightsAndStandardPictures() async throws {
        XCTAssertEqual(UIFont.Weight.semibold.symbolWeight(), .semibold)
        XCTAssertEqual(UIFont.Weight.ultraLight.symbolWeight(), .ultraLight)
        XCTAssertEqual(UIFont.Weight.black.symbolWeight(), .black)
        XCTAssertTrue(UIImage.add.isSymbolImage)
        XCTAssertNotEqual(UIImage.checkmark, UIImage.strokedCheckmark)
        XCTAssertEqual(
            UIFont.TextStyle.body.metrics.scaledValue(for: 10), UIFontMetrics(forTextStyle: .body).scaledValue(for: 10))
    }
}
