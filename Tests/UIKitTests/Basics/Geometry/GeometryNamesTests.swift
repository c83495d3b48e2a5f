import XCTest

@testable import UIKit

/// Kind: documented — Foundation's and UIKit's documentation of numbers, index paths and geometry as text.
final class GeometryNamesTests: XCTestCase {
    func testALengthIsANumberAndBack() {
        XCTAssertEqual(CGFloat(2.5) as NSNumber, NSNumber(value: 2.5))
        let dictionary: [String: Any] = ["width": NSNumber(value: 44), "name": "cell"]
        XCTAssertEqual(dictionary["width"] as? CGFloat, 44)
        XCTAssertNil(dictionary["name"] as? CGFloat)
        XCTAssertEqual(NSNumber(value: 44).map(CGFloat.init(truncating:)), 44)
        XCTAssertEqual(CGFloat(exactly: NSNumber(value: 0.5)), 0.5)
        // 2^53 + 1 lies between two doubles.
        XCTAssertNil(CGFloat(exactly: NSNumber(value: (Int64(1) << 53) + 1)))
    }

    /// Core Graphics' functions, as its documentation says what each gives.
    func testGeometryByFunctions() {
        let rect = CGRectMake(10, 20, 30, 40)
        XCTAssertEqual(CGRectInset(rect, 5, -5), CGRect(x: 15, y: 15, width: 20, height: 50))
        XCTAssertEqual(CGRectOffset(rect, 1, 2).origin, CGPointMake(11, 22))
        XCTAssertEqual(
            [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)], [10, 25, 40, 30])
        XCTAssertEqual(
            [CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)], [20, 40, 60, 40])
        XCTAssertTrue(CGRectContainsPoint(rect, CGPointMake(10, 20)))
        XCTAssertFalse(CGRectContainsPoint(rect, CGPointMake(40, 20)))
        XCTAssertTrue(CGRectIsNull(CGRectIntersection(rect, CGRectMake(100, 0, 1, 1))))
        XCTAssertEqual(CGRectUnion(rect, CGRectMake(0, 0, 5, 5)), CGRect(x: 0, y: 0, width: 40, height: 60))
        let turned = CGAffineTransformConcat(CGAffineTransformMakeScale(2, 3), CGAffineTransformMakeTranslation(1, 1))
        XCTAssertEqual(CGPointApplyAffineTransform(CGPointMake(1, 1), turned), CGPointMake(3, 4))
        XCTAssertTrue(CGAffineTransformIsIdentity(CGAffineTransformConcat(turned, CGAffineTransformInvert(turned))))
    }

    func testPlacesOfRowsAsObjects() {
        let path = NSIndexPath(row: 3, section: 1)
        XCTAssertEqual([path.section, path.row, path.item], [1, 3, 3])
        XCTAssertEqual(path as IndexPath, IndexPath(item: 3, section: 1))
        XCTAssertEqual((IndexPath(row: 3, section: 1) as NSIndexPath).row, 3)
    }

    func testGeometryAsText() {
        XCTAssertEqual(NSCoder.string(for: CGPoint(x: 1, y: 2.5)), "{1, 2.5}")
        XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), "{{1, 2}, {3, 4}}")
        XCTAssertEqual(NSCoder.cgPoint(for: "{1, 2.5}"), CGPoint(x: 1, y: 2.5))
        XCTAssertEqual(NSCoder.cgPoint(for: "{1,2.5}"), CGPoint(x: 1, y: 2.5))
        XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(CGSizeFromString("{10, -1}"), CGSize(width: 10, height: -1))
        XCTAssertEqual(NSCoder.cgPoint(for: "nonsense"), .zero, "the documentation: zero where it isn't well formed")
        XCTAssertEqual(NSCoder.cgPoint(for: "{1, 2, 3}"), .zero)
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
        XCTAssertEqual(NSCoder.string(for: turn), "[0, 1, -1, 0, 5, 6]")
        XCTAssertEqual(NSCoder.cgAffineTransform(for: "[0, 1, -1, 0, 5, 6]"), turn)
    }

    func testRowsAndItemsOfAnObjectiveCPath() async throws {
        let path = NSIndexPath(row: 3, section: 2)
        XCTAssertEqual([path.section, path.row, path.item], [2, 3, 3])
        XCTAssertEqual((IndexPath(item: 5, section: 1) as NSIndexPath).item, 5)
        XCTAssertEqual(NSIndexPath(item: 4, section: 0) as IndexPath, IndexPath(row: 4, section: 0))
    }
}

extension NSNumber {
    fileprivate func map<Result>(_ transform: (NSNumber) -> Result) -> Result { transform(self) }
}
