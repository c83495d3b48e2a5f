import XCTest

@testable import UIKit

/// Kind: oracle — digits that UIKit printed on a 428×926 @3x phone.
///
/// The last digits that real UIKit printed on a 428×926 @3x phone: a view stores center and bounds, a frame is derived.
@MainActor final class GeometryDigitsTests: XCTestCase {
    override func setUp() async throws {
        UIScreen.main.device = try XCTUnwrap(DeviceProfile.named("iphone-12-pro-max"))
    }

    func testARowThatGrowsChangesTheDigitsOfItsPlace() async throws {
        let origin = CGFloat(UIScreen.main.pixelGrid.round(428 * 0.7))
        XCTAssertEqual(origin, 299.66666666666663)
        let cell = UIView(frame: CGRect(x: 0, y: origin, width: 428, height: 44))
        XCTAssertEqual(cell.frame, CGRect(x: 0, y: 299.66666666666663, width: 428, height: 44))
        XCTAssertEqual("\(cell.frame)", "(0.0, 299.66666666666663, 428.0, 44.0)")
        for height in [2044.0, 4064.0] {
            cell.frame = CGRect(x: 0, y: origin, width: 428, height: height)
            XCTAssertEqual(cell.frame, CGRect(x: 0, y: 299.6666666666665, width: 428, height: height))
        }
    }

    func testAPixelLessThanTheStandardRow() async throws {
        XCTAssertEqual(44 - 1 / UIScreen.main.scale, 43.666666666666664)
    }

    func testConstantsThatAppsPrint() async throws {
        XCTAssertEqual(UITableView.automaticDimension, -1)
        XCTAssertEqual(UILayoutPriority.fittingSizeLevel.rawValue, 50)
        XCTAssertEqual(UILayoutPriority.defaultLow.rawValue, 250)
        XCTAssertEqual(UILayoutPriority.defaultHigh.rawValue, 750)
        XCTAssertEqual(UIView.noIntrinsicMetric, -1)
    }
}
