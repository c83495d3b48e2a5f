import XCTest

@testable import UIKit

/// As libraries declare it, UIKit having none.
private func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + 2 * amount)
}

/// Kind: documented — our description of sums of priorities: an app's own operator is meant where it has one.
final class PriorityOperatorTests: XCTestCase {
    func testAnAppsOwnOperatorIsMeant() {
        XCTAssertEqual(UILayoutPriority.defaultLow + 1, UILayoutPriority(252))
        XCTAssertEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
    }
}
