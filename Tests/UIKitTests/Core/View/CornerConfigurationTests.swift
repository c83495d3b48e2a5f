import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UICornerConfiguration` and `UICornerRadius`.
@MainActor final class CornerConfigurationTests: XCTestCase {
    func testCapsulesFollowTheSize() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = .capsule()
        XCTAssertEqual(view.layer.cornerRadius, 20)
        view.frame.size.height = 60
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(view.layer.cornerRadius, 30)
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        XCTAssertEqual(view.effectiveRadius(corner: .topLeft), 12)
    }

    func testInnerCornersShareTheCentreOfTheOuterOnes() async throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.cornerConfiguration = .uniformCorners(radius: .fixed(30))
        let inner = UIView(frame: CGRect(x: 12, y: 12, width: 176, height: 176))
        outer.addSubview(inner)
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        XCTAssertEqual(inner.layer.cornerRadius, 18)
        inner.frame = outer.bounds.insetBy(dx: 40, dy: 40)
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 6))
        XCTAssertEqual(inner.layer.cornerRadius, 6)
    }

    func testSingleCornersHaveRadiiOfTheirOwn() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func radii() -> [CGFloat] {
            [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
        }
        view.cornerConfiguration = .corners(
            topLeftRadius: 10, topRightRadius: nil, bottomLeftRadius: 20, bottomRightRadius: 30)
        XCTAssertEqual(radii(), [10, 0, 20, 30])
        view.cornerConfiguration = .uniformEdges(topRadius: 12, bottomRadius: 8)
        XCTAssertEqual(radii(), [12, 12, 8, 8])
        view.cornerConfiguration = .uniformEdges(leftRadius: 12, rightRadius: 8)
        XCTAssertEqual(radii(), [12, 8, 12, 8])
        view.cornerConfiguration = .uniformTopRadius(9, bottomRightRadius: 4)
        XCTAssertEqual(radii(), [9, 9, 0, 4])
        view.cornerConfiguration = .uniformBottomRadius(9, topLeftRadius: 4)
        XCTAssertEqual(radii(), [4, 0, 9, 9])
        view.cornerConfiguration = .uniformLeftRadius(9, topRightRadius: 4)
        XCTAssertEqual(radii(), [9, 4, 9, 0])
        view.cornerConfiguration = .uniformRightRadius(9, bottomLeftRadius: 4)
        XCTAssertEqual(radii(), [0, 9, 4, 9])
    }

    /// A round corner leaves out the pixel at its tip; a square one covers it.
    func testSingleCornersAreDrawn() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .black
        view.cornerConfiguration = .uniformTopRadius(16)
        let bitmap = try renderBitmap(of: view, scale: 1)
        XCTAssertEqual(bitmap.pixel(x: 0, y: 0).alpha, 0)
        XCTAssertEqual(bitmap.pixel(x: 39, y: 0).alpha, 0)
        XCTAssertEqual(bitmap.pixel(x: 0, y: 39).alpha, 255)
        XCTAssertEqual(bitmap.pixel(x: 39, y: 39).alpha, 255)
    }

    /// Corners that follow a container may differ; uniform ones have the largest radius.
    func testCornersAwayFromTheContainersAreSquare() async throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.cornerConfiguration = .uniformCorners(radius: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 60))
        outer.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        XCTAssertEqual(inner.effectiveRadius(corner: .topRight), 20)
        XCTAssertEqual(inner.effectiveRadius(corner: .bottomRight), 0)
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        XCTAssertEqual(inner.effectiveRadius(corner: .bottomRight), 20)
    }
}
