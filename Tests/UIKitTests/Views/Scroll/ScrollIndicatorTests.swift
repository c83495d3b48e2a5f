import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of scroll indicators, and arithmetic.
@MainActor final class ScrollIndicatorTests: XCTestCase {
    func testGeometry() async throws {
        let fixture = try ScrollFixture(content: CGSize(width: 300, height: 800))
        // Half is seen: half of a track of 400 less 3 at each end.
        let top = try XCTUnwrap(fixture.view.verticalIndicatorFrame)
        XCTAssertEqual(top, CGRect(x: 294, y: 3, width: 3, height: 197))
        XCTAssertNil(fixture.view.horizontalIndicatorFrame)
        fixture.view.contentOffset.y = 400
        let bottom = try XCTUnwrap(fixture.view.verticalIndicatorFrame)
        XCTAssertEqual(bottom.maxY, fixture.view.bounds.maxY - 3)
        fixture.view.contentOffset.y = 450
        let squeezed = try XCTUnwrap(fixture.view.verticalIndicatorFrame)
        XCTAssertEqual(squeezed.height, 147, "shorter by what is beyond the end")
        XCTAssertEqual(squeezed.maxY, fixture.view.bounds.maxY - 3)
        fixture.view.contentOffset.y = 0
        fixture.view.verticalScrollIndicatorInsets.top = 50
        XCTAssertEqual(try XCTUnwrap(fixture.view.verticalIndicatorFrame).minY, 53)
        fixture.view.contentSize.height = 1e6
        XCTAssertEqual(try XCTUnwrap(fixture.view.verticalIndicatorFrame).height, ScrollIndicators.leastLength)
        fixture.view.showsVerticalScrollIndicator = false
        XCTAssertNil(fixture.view.verticalIndicatorFrame)
    }

    func testTheyAreSeenWhileContentMoves() async throws {
        let fixture = try ScrollFixture()
        fixture.view.backgroundColor = .white
        let still = displayList(of: fixture.view)
        fixture.drag(0, -100, flicks: true)
        fixture.host.advance(by: 0.1)
        XCTAssertNotEqual(displayList(of: fixture.view), still)
        fixture.host.advanceUntilStill()
        XCTAssertFalse(fixture.view.isDecelerating)
        fixture.view.contentOffset = .zero
        XCTAssertEqual(displayList(of: fixture.view), still, "gone")
        fixture.view.flashScrollIndicators()
        XCTAssertNotEqual(displayList(of: fixture.view), still)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(displayList(of: fixture.view), still)
    }
}

/// Kind: documented — Apple's documentation of `UIRefreshControl`.
@MainActor final class RefreshControlTests: XCTestCase {
    /// `init()` is the designated initialiser of Apple's declaration: subclasses override it and call it.
    func testASubclassCallsInit() async throws {
        final class Control: UIRefreshControl {
            let number: Int
            override init() {
                number = 1
                super.init()
            }
            required init?(coder: NSCoder) { fatalError("The test makes none by a coder.") }
        }
        XCTAssertEqual(Control().number, 1)
        XCTAssertEqual(Control().frame, CGRect(x: 0, y: 0, width: 0, height: 60))
        XCTAssertEqual(UIRefreshControl().frame, Control().frame)
    }

    func testPullingRefreshes() async throws {
        let fixture = try ScrollFixture()
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        fixture.view.refreshControl = control
        XCTAssertTrue(control.isHidden)
        fixture.drag(0, 100)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(count, 0, "not far enough")
        fixture.drag(0, 360, from: CGPoint(x: 170, y: 110))
        XCTAssertEqual(count, 1)
        XCTAssertTrue(control.isRefreshing)
        fixture.host.advance(by: 2)
        XCTAssertEqual(fixture.view.contentOffset.y, -60, "rests below the control")
        XCTAssertEqual(control.frame, CGRect(x: 0, y: -60, width: 300, height: 60))
        control.endRefreshing()
        fixture.host.advance(by: 1)
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        XCTAssertFalse(control.isRefreshing)
    }
}
