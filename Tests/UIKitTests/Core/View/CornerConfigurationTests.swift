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
}
