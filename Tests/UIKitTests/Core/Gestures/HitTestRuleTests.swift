import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `hitTest(_:with:)` and `point(inside:with:)`, one test a rule.
@MainActor final class HitTestRuleTests: XCTestCase {
    private final class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -40, dy: -40).contains(point)
        }
    }

    private final class Passing: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let found = super.hitTest(point, with: event)
            return found === self ? nil : found
        }
    }

    private func hit(_ fixture: TouchFixture, _ x: CGFloat, _ y: CGFloat) -> UIView? {
        fixture.host.window.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    /// Of siblings the one in front, which is the last, is asked first.
    func testTheFrontmostSiblingIsTouched() async throws {
        let fixture = try TouchFixture()
        let (first, second) = (UIView(frame: fixture.inner.frame), UIView(frame: fixture.inner.frame))
        fixture.outer.addSubview(first)
        fixture.outer.addSubview(second)
        XCTAssertTrue(hit(fixture, 150, 250) === second)
        fixture.outer.bringSubviewToFront(first)
        XCTAssertTrue(hit(fixture, 150, 250) === first)
        fixture.outer.sendSubviewToBack(first)
        second.isHidden = true
        XCTAssertTrue(hit(fixture, 150, 250) === fixture.inner)
    }

    /// Points outside of the receiver's bounds are never reported as hits, even where a subview is seen because the
    /// receiver doesn't clip.
    func testClippingMakesNoDifference() async throws {
        let fixture = try TouchFixture()
        let outside = UIView(frame: CGRect(x: 0, y: 190, width: 100, height: 100))
        fixture.inner.addSubview(outside)
        for clips in [false, true] {
            fixture.inner.clipsToBounds = clips
            XCTAssertTrue(hit(fixture, 100, 345) === outside)
            XCTAssertTrue(hit(fixture, 100, 380) === fixture.outer, "clips \(clips)")
        }
    }

    func testAnOverriddenPointInsideWidensAView() async throws {
        let fixture = try TouchFixture()
        let wide = Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
        fixture.inner.addSubview(wide)
        XCTAssertTrue(hit(fixture, 70 + 65, 150 + 110) === wide)
        XCTAssertTrue(hit(fixture, 70 + 55, 150 + 110) === fixture.inner)
        wide.frame.origin = CGPoint(x: 190, y: 100)
        XCTAssertTrue(hit(fixture, 70 + 205, 150 + 110) === fixture.outer, "its superview isn't wider for it")
    }

    func testAnOverriddenHitTestLetsTouchesThrough() async throws {
        let fixture = try TouchFixture()
        let passing = Passing(frame: fixture.outer.bounds)
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        passing.addSubview(button)
        fixture.outer.addSubview(passing)
        XCTAssertTrue(hit(fixture, 150, 250) === fixture.inner)
        XCTAssertTrue(hit(fixture, 30, 410) === button)
    }

    func testTransformedViewsAreTouchedWhereTheyAreSeen() async throws {
        let fixture = try TouchFixture()
        fixture.inner.transform = CGAffineTransform(translationX: 0, y: 180)
        XCTAssertTrue(hit(fixture, 100, 200) === fixture.outer)
        XCTAssertTrue(hit(fixture, 100, 480) === fixture.inner)
        fixture.inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
        XCTAssertTrue(hit(fixture, 75, 155) === fixture.outer, "the corner was turned away")
        XCTAssertTrue(hit(fixture, 170, 250) === fixture.inner)
    }

    /// Labels and image views leave touches to what is behind them, unless they are told to take them.
    func testLabelsAndPicturesTakeNoTouchesByThemselves() async throws {
        let fixture = try TouchFixture()
        for view in [UILabel(frame: fixture.inner.bounds), UIImageView(frame: fixture.inner.bounds)] {
            fixture.inner.addSubview(view)
            XCTAssertTrue(hit(fixture, 150, 250) === fixture.inner)
            view.isUserInteractionEnabled = true
            XCTAssertTrue(hit(fixture, 150, 250) === view)
            view.removeFromSuperview()
        }
    }

    /// A disabled control is hit, and what is behind and around it hears nothing; one that takes no touches is not.
    func testADisabledControlKeepsTouchesFromWhatIsBehind() async throws {
        let fixture = try TouchFixture()
        let button = UIButton(frame: fixture.inner.bounds)
        button.isEnabled = false
        fixture.inner.addSubview(button)
        XCTAssertTrue(hit(fixture, 150, 250) === button)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), [])
        button.isUserInteractionEnabled = false
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"])
    }
}
