import XCTest

@testable import UIKit

/// Kind: documented — Apple's page on `UIFocusEnvironment.contains(_:)`: true for what is in the hierarchy below, and for itself.
@MainActor final class FocusEnvironmentTests: XCTestCase {
    func testWhatIsInsideIsContained() async {
        let controller = UIViewController()
        let (box, label) = (UIView(), UILabel())
        controller.view.addSubview(box)
        box.addSubview(label)
        XCTAssertTrue(box.contains(label))
        XCTAssertTrue(controller.view.contains(label))
        XCTAssertTrue(controller.contains(label))
        XCTAssertTrue(box.contains(box))
        XCTAssertFalse(label.contains(box))
        XCTAssertFalse(box.contains(UIView()))
    }
}
