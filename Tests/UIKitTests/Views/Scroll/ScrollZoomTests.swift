import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIScrollView`'s zooming, and arithmetic.
@MainActor final class ScrollZoomTests: XCTestCase {
    private func fixture() throws -> (ScrollFixture, UIView) {
        let fixture = try ScrollFixture(content: CGSize(width: 300, height: 400))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        fixture.view.addSubview(picture)
        fixture.listener.zoomed = picture
        fixture.view.maximumZoomScale = 4
        return (fixture, picture)
    }

    func testNothingToZoom() async throws {
        let fixture = try ScrollFixture()
        XCTAssertNil(fixture.view.pinchGestureRecognizer)
        XCTAssertEqual(fixture.view.zoomScale, 1)
        fixture.view.maximumZoomScale = 2
        XCTAssertNotNil(fixture.view.pinchGestureRecognizer)
        fixture.view.setZoomScale(2, animated: false)
        XCTAssertEqual(fixture.view.zoomScale, 1, "the delegate names no view")
    }

    func testTheMiddleStays() async throws {
        let (fixture, picture) = try fixture()
        fixture.view.setZoomScale(2, animated: false)
        XCTAssertEqual(fixture.view.zoomScale, 2, accuracy: 1e-9)
        XCTAssertEqual(picture.frame, CGRect(x: 0, y: 0, width: 600, height: 800))
        XCTAssertEqual(fixture.view.contentSize, CGSize(width: 600, height: 800))
        XCTAssertEqual(fixture.view.contentOffset, CGPoint(x: 150, y: 200))
        XCTAssertEqual(fixture.listener.take(), ["scroll", "zoom"])
        fixture.view.zoomScale = 9
        XCTAssertEqual(fixture.view.zoomScale, 4, accuracy: 1e-9)
        fixture.view.zoomScale = 0.1
        XCTAssertEqual(fixture.view.zoomScale, 1, accuracy: 1e-9)
        XCTAssertEqual(fixture.view.contentOffset, .zero)
    }

    func testAViewThatConstraintsPlace() async throws {
        let fixture = try ScrollFixture()
        let picture = UIView()
        picture.translatesAutoresizingMaskIntoConstraints = false
        fixture.view.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 300), picture.heightAnchor.constraint(equalToConstant: 400),
            picture.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor),
            picture.topAnchor.constraint(equalTo: fixture.view.topAnchor),
            picture.bottomAnchor.constraint(equalTo: fixture.view.bottomAnchor),
        ])
        fixture.listener.zoomed = picture
        fixture.view.maximumZoomScale = 4
        fixture.host.settle()
        fixture.view.setZoomScale(2, animated: false)
        for _ in 0..<2 {
            fixture.view.setNeedsLayout()
            fixture.host.settle()
            XCTAssertEqual(picture.frame, CGRect(x: 0, y: 0, width: 600, height: 800))
            XCTAssertEqual(fixture.view.contentSize, CGSize(width: 600, height: 800))
            XCTAssertEqual(fixture.view.contentOffset, CGPoint(x: 150, y: 200))
        }
    }

    func testToARectangle() async throws {
        let (fixture, _) = try fixture()
        fixture.view.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: false)
        XCTAssertEqual(fixture.view.zoomScale, 3, accuracy: 1e-9)
        // Its middle, (150, 150) at three times the size, is in the middle of 300 by 400.
        XCTAssertEqual(fixture.view.contentOffset, CGPoint(x: 300, y: 250))
    }

    func testAnimated() async throws {
        let (fixture, _) = try fixture()
        fixture.view.setZoomScale(2, animated: true)
        fixture.host.advanceUntilStill()
        let calls = fixture.listener.take()
        XCTAssertEqual(calls.first, "will zoom")
        XCTAssertEqual(calls.last, "did zoom 2.0")
    }

    func testPinching() async throws {
        let (fixture, picture) = try fixture()
        let middle = CGPoint(x: 170, y: 300)
        let point = picture.convert(middle, from: nil)
        fixture.host.play(.pinch(around: middle, from: 60, to: 140, duration: 0.2))
        XCTAssertEqual(fixture.view.zoomScale, 2, accuracy: 1e-6)
        let now = picture.convert(point, to: nil)
        XCTAssertEqual(now.x, middle.x, accuracy: 0.5)
        XCTAssertEqual(now.y, middle.y, accuracy: 0.5)
        let calls = fixture.listener.take().filter { $0.contains("zoom") }
        XCTAssertEqual(calls.first, "will zoom")
        XCTAssertEqual(calls.last.map { $0.hasPrefix("did zoom 2") }, true)
    }

    func testBeyondTheLimitsItComesBack() async throws {
        let (fixture, _) = try fixture()
        fixture.host.play(.pinch(around: CGPoint(x: 170, y: 300), from: 200, to: 60, duration: 0.2))
        XCTAssertEqual(fixture.view.zoomScale, 1, accuracy: 1e-9, "on its way back")
        XCTAssertTrue(fixture.view.isZoomBouncing)
        fixture.host.advanceUntilStill()
        XCTAssertFalse(fixture.view.isZoomBouncing)
        XCTAssertEqual(fixture.listener.take().last, "did zoom 1.0")
        fixture.view.bouncesZoom = false
        fixture.host.play(.pinch(around: CGPoint(x: 170, y: 300), from: 200, to: 60, duration: 0.2))
        XCTAssertFalse(fixture.view.isZoomBouncing)
    }
}
