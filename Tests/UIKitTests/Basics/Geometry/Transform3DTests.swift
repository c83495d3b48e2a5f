import Foundation
import Graphics
import XCTest

@testable import UIKit

/// Kind: property — a transform and its inverse make the identity; Core Animation's documentation of those without
/// one.
@MainActor final class Transform3DTests: XCTestCase {
    func testMapsOfSpaceHaveAWayBack() async {
        let map = CATransform3DConcat(
            CATransform3DMakeScale(2, 4, 5), CATransform3DMakeTranslation(3, -1, 7))
        let both = CATransform3DConcat(map, CATransform3DInvert(map))
        for (found, wanted) in zip(both.rows, CATransform3DIdentity.rows) {
            XCTAssertEqual(found, wanted, accuracy: 1e-12)
        }
        let flat = CATransform3DMakeScale(0, 1, 1)
        XCTAssertEqual(CATransform3DInvert(flat), flat)
        XCTAssertEqual(NSValue(caTransform3D: map).caTransform3DValue, map)
        XCTAssertEqual(NSNumber(value: 1).caTransform3DValue, CATransform3D())
        XCTAssertEqual(LayerValue(NSValue(caTransform3D: map))?.object as? CATransform3D, map)
    }
}
