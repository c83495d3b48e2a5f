import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of nested scroll views and of gesture delegates.
///
/// A scroll view in another.
@MainActor final class ScrollNestingTests: XCTestCase {
    private func nest(_ content: CGSize) throws -> (fixture: ScrollFixture, inner: UIScrollView) {
        let fixture = try ScrollFixture()
        let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        inner.contentSize = content
        fixture.view.addSubview(inner)
        return (fixture, inner)
    }

    func testAcross() async throws {
        let (fixture, inner) = try nest(CGSize(width: 1000, height: 200))
        fixture.drag(-60, -5, from: CGPoint(x: 170, y: 250))
        XCTAssertEqual(inner.contentOffset.x, 50)
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        fixture.drag(-5, -60, from: CGPoint(x: 170, y: 250))
        XCTAssertEqual(inner.contentOffset.x, 50)
        XCTAssertEqual(fixture.view.contentOffset.y, 50, accuracy: 0.5)
    }

    /// The inner one scrolls to its end; the next drag is the outer one's.
    func testTheSameWay() async throws {
        let (fixture, inner) = try nest(CGSize(width: 200, height: 240))
        fixture.drag(0, -50, from: CGPoint(x: 170, y: 250))
        XCTAssertEqual(inner.contentOffset.y, 40)
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        fixture.drag(0, -50, from: CGPoint(x: 170, y: 250))
        XCTAssertEqual(inner.contentOffset.y, 40)
        XCTAssertEqual(fixture.view.contentOffset.y, 40)
        fixture.drag(0, 30, from: CGPoint(x: 170, y: 220))
        XCTAssertEqual(inner.contentOffset.y, 20, "it has room the other way")
    }

    func testBothAtTheirEndsTheInnerOneBounces() async throws {
        let (fixture, inner) = try nest(CGSize(width: 200, height: 240))
        fixture.host.play(TouchScript([.init(.down, at: CGPoint(x: 170, y: 250), time: 0)]))
        fixture.host.play(TouchScript([.init(.move, at: CGPoint(x: 170, y: 300), time: 0.1)]))
        XCTAssertLessThan(inner.contentOffset.y, 0)
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        fixture.host.play(TouchScript([.init(.up, at: CGPoint(x: 170, y: 300), time: 0.2)]))
        fixture.host.advanceUntilStill()
        XCTAssertEqual(inner.contentOffset.y, 0)
    }

    func testAFingerCatchesPagesThatCoastInsideAList() async throws {
        let (fixture, inner) = try nest(CGSize(width: 2000, height: 200))
        fixture.drag(-80, 0, from: CGPoint(x: 200, y: 250), flicks: true)
        fixture.host.advance(by: 0.1)
        XCTAssertTrue(inner.isDecelerating)
        fixture.host.play(TouchScript([.init(.down, at: CGPoint(x: 170, y: 250), time: 0)]))
        XCTAssertTrue(inner.isDragging)
        fixture.host.play(TouchScript([.init(.up, at: CGPoint(x: 170, y: 250), time: 0.3)]))
        XCTAssertFalse(inner.isDragging || inner.isDecelerating)
    }

    /// A subclass that is its pan's delegate may let both go along, as nested pages of profiles do.
    func testBothTogether() async throws {
        final class Open: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
        }
        let fixture = try ScrollFixture(Open())
        let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        inner.contentSize = CGSize(width: 200, height: 1000)
        fixture.view.addSubview(inner)
        fixture.drag(0, -50, from: CGPoint(x: 170, y: 250))
        XCTAssertEqual(inner.contentOffset.y, 40)
        XCTAssertEqual(fixture.view.contentOffset.y, 40)
    }
}
