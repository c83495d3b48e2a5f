import Graphics
import XCTest

@testable import UIKit

/// Kind: documented — arcs that touch two lines, as PostScript's `arct` defines them.
final class TangentArcTests: XCTestCase {
    private func ends(_ path: CGPath) -> [CGPoint] {
        var found: [CGPoint] = []
        path.apply(info: nil) { _, element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: found.append(element.pointee.points[0])
            case .addQuadCurveToPoint: found.append(element.pointee.points[1])
            case .addCurveToPoint: found.append(element.pointee.points[2])
            case .closeSubpath: break
            }
        }
        return found.map { CGPoint(x: ($0.x * 1000).rounded() / 1000, y: ($0.y * 1000).rounded() / 1000) }
            .removingDoubles
    }

    /// A square corner is touched a radius away from it on both sides, whichever way it turns.
    func testASquareCorner() {
        for side: CGFloat in [1, -1] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10 * side), radius: 4)
            XCTAssertEqual(
                ends(path), [CGPoint.zero, CGPoint(x: 6, y: 0), CGPoint(x: 10, y: 4 * side)])
            let box = path.boundingBoxOfPath
            XCTAssertEqual(box.width, 10, accuracy: 1e-3)
            XCTAssertEqual(box.height, 4, accuracy: 1e-3)
        }
    }

    /// Lines that meet at 60° are touched at the radius divided by the tangent of 30°.
    func testASharpCorner() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 0))
        let far = CGPoint(x: 10, y: 10 * 3.0.squareRoot())
        path.addArc(tangent1End: .zero, tangent2End: far, radius: 2)
        let end = try XCTUnwrap(ends(path).last)
        XCTAssertEqual(hypot(end.x, end.y), 2 * 3.0.squareRoot(), accuracy: 2e-3)
        XCTAssertEqual(end.y / end.x, 3.0.squareRoot(), accuracy: 2e-3)
    }

    func testWithoutACornerThereIsALine() {
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        XCTAssertEqual(ends(straight), [.zero, CGPoint(x: 10, y: 0)])
        let empty = CGMutablePath()
        empty.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 9), radius: 4)
        XCTAssertTrue(empty.isEmpty)
    }

    func testRelativeArcsGoOnByTheirAngle() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: .pi / 2)
        XCTAssertEqual(ends(path).last, CGPoint(x: 0, y: 5))
        let back = CGMutablePath()
        back.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: -.pi / 2)
        XCTAssertEqual(ends(back).last, CGPoint(x: 0, y: -5))
    }
}

extension [CGPoint] {
    /// A line of no length may or may not be there.
    fileprivate var removingDoubles: [CGPoint] {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
