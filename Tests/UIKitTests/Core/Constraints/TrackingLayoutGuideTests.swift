import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITrackingLayoutGuide`.
@MainActor final class TrackingLayoutGuideTests: XCTestCase {
    /// A keyboard lies at the bottom, so what is for a keyboard at the top never holds.
    func testConstraintsFollowTheKeyboardsEdges() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let guide = view.keyboardLayoutGuide
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        let (near, away) = (
            part.heightAnchor.constraint(equalToConstant: 10), part.heightAnchor.constraint(equalToConstant: 20)
        )
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenNearEdge: .top)
        XCTAssertTrue(near.isActive)
        XCTAssertFalse(away.isActive)
        guide.setConstraints([away], activeWhenAwayFrom: .top)
        XCTAssertEqual(guide.constraints(activeWhenAwayFrom: .top), [away])
        XCTAssertTrue(away.isActive)
        guide.removeAllTrackedConstraints()
        XCTAssertFalse(near.isActive)
        XCTAssertFalse(away.isActive)
    }
}
