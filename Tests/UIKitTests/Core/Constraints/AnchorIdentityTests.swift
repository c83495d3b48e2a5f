import XCTest

@testable import UIKit

/// Kind: oracle — recorded view trees of public tests: anchors are the same object each time.
@MainActor final class AnchorIdentityTests: XCTestCase {
    func testAnAnchorIsTheSameObjectEachTime() async throws {
        let view = UIView()
        XCTAssertTrue(view.topAnchor === view.topAnchor)
        XCTAssertTrue(view.widthAnchor === view.widthAnchor)
        XCTAssertTrue(view.leadingAnchor === view.leadingAnchor)
        XCTAssertFalse(view.leadingAnchor === view.leftAnchor)
        XCTAssertTrue(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
        let held = [view.topAnchor, view.bottomAnchor]
        XCTAssertTrue(held[0] === view.topAnchor)
        XCTAssertTrue(held[1] === view.bottomAnchor)
    }

    func testAConstraintsAnchorsAreItsItems() async throws {
        let outer = UIView()
        let view = UIView()
        outer.addSubview(view)
        let top = view.topAnchor.constraint(equalTo: outer.topAnchor)
        XCTAssertTrue(top.firstAnchor === view.topAnchor)
        XCTAssertTrue(top.secondAnchor === outer.topAnchor)
        let format = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[a]", metrics: nil, views: ["a": view])
        XCTAssertTrue(format[0].firstAnchor == view.leadingAnchor)
        let distance = view.topAnchor.anchorWithOffset(to: view.bottomAnchor)
        XCTAssertFalse(distance === view.topAnchor.anchorWithOffset(to: view.bottomAnchor))
    }

    /// An anchor that nobody has goes, and one whose view is gone stays as it is.
    func testAnchorsComeAndGo() async throws {
        let view = UIView()
        for _ in 0..<3 { _ = (view.topAnchor, view.widthAnchor) }
        XCTAssertNil(view.constraintItemReference.newestAnchor)
        var other: UIView? = UIView()
        let anchor = try XCTUnwrap(other?.topAnchor)
        other = nil
        XCTAssertNil(anchor.item)
    }
}
