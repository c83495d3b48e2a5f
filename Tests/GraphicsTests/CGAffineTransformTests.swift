import Foundation
import Graphics
import XCTest

/// Kind: documented — Core Graphics' documentation: row vectors, `x' = a·x + c·y + tx`; values worked out by hand.
final class CGAffineTransformTests: XCTestCase {
    private let t = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

    func testAPointIsARowVector() {
        XCTAssertEqual(CGPoint(x: 10, y: 100).applying(t), CGPoint(x: 531, y: 743))
        XCTAssertEqual(CGSize(width: 10, height: 100).applying(t), CGSize(width: 520, height: 730))
    }

    func testConcatenatingAppliesTheReceiverFirst() {
        let u = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        XCTAssertEqual(t.concatenating(u), CGAffineTransform(a: 11, b: 16, c: 26, d: 38, tx: 55, ty: 80))
    }

    func testTranslatingScalingAndRotatingComeBeforeTheReceiver() {
        XCTAssertEqual(t.translatedBy(x: 1, y: 10), CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 63, ty: 86))
        XCTAssertEqual(t.scaledBy(x: 10, y: 100), CGAffineTransform(a: 20, b: 30, c: 500, d: 700, tx: 11, ty: 13))
        let quarter = t.rotated(by: .pi / 2)
        assertEqual(quarter, CGAffineTransform(a: 5, b: 7, c: -2, d: -3, tx: 11, ty: 13))
    }

    func testAPositiveAngleTurnsXTowardsY() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        let point = CGPoint(x: 1, y: 0).applying(quarter)
        XCTAssertEqual(Double(point.x), 0, accuracy: 1e-15)
        XCTAssertEqual(Double(point.y), 1, accuracy: 1e-15)
    }

    func testTheInverseUndoesAndASingularMapIsItsOwn() {
        XCTAssertEqual(t.determinant, -1)
        assertEqual(t.concatenating(t.inverted()), .identity)
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
        XCTAssertEqual(flat.inverted(), flat)
    }

    func testIdentity() {
        XCTAssertTrue(CGAffineTransform().isIdentity)
        XCTAssertTrue(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
        XCTAssertFalse(t.isIdentity)
        XCTAssertEqual(CGAffineTransform(2, 3, 5, 7, 11, 13), t)
    }

    func testARectangleBecomesTheBoxAroundItsImage() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(
            rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
            CGRect(x: -6, y: 1, width: 4, height: 3))
        XCTAssertEqual(
            rect.applying(CGAffineTransform(scaleX: -1, y: 2)), CGRect(x: -4, y: 4, width: 3, height: 8))
        XCTAssertTrue(CGRect.null.applying(t).isNull)
        XCTAssertTrue(CGRect.infinite.applying(t).isInfinite)
    }

    func testItIsCodedAsSixNumbers() throws {
        XCTAssertEqual(String(decoding: try JSONEncoder().encode(t), as: UTF8.self), "[2,3,5,7,11,13]")
        XCTAssertEqual(try JSONDecoder().decode(CGAffineTransform.self, from: Data("[2,3,5,7,11,13]".utf8)), t)
    }

    private func assertEqual(_ left: CGAffineTransform, _ right: CGAffineTransform, line: UInt = #line) {
        let pairs = [
            (left.a, right.a), (left.b, right.b), (left.c, right.c), (left.d, right.d), (left.tx, right.tx),
            (left.ty, right.ty),
        ]
        for (one, other) in pairs { XCTAssertEqual(Double(one), Double(other), accuracy: 1e-12, line: line) }
    }
}
