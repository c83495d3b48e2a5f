import Foundation
import Graphics
import TestSupport
import XCTest

/// Kind: documented, property — geometry of curves and circles; bounds hold every point of random curves.
final class PathTests: XCTestCase {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    func testBoundsOfACurveAreThoseOfItsPoints() {
        var path = Path()
        path.move(to: .zero)
        path.cubic(to: CGPoint(x: 90, y: 0), control1: CGPoint(x: 30, y: 90), control2: CGPoint(x: 60, y: -90))
        // Extremes of 270·t(1−t)(1−2t) are ±270·√3/18.
        let extreme = 270 * 3.0.squareRoot() / 18
        XCTAssertEqual(Double(path.bounds.minY), -extreme, accuracy: 1e-9)
        XCTAssertEqual(Double(path.bounds.maxY), extreme, accuracy: 1e-9)
        XCTAssertEqual(Double(path.bounds.width), 90, accuracy: 1e-9)

        var arch = Path()
        arch.move(to: .zero)
        arch.quad(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 30))
        XCTAssertEqual(Double(arch.bounds.maxY), 15, accuracy: 1e-9)
        XCTAssertTrue(Path().bounds.isNull)
    }

    func testBoundsHoldEveryPointOfRandomCurves() {
        var random = SeededGenerator(seed: 7)
        for round in 0..<200 {
            func point() -> CGPoint {
                CGPoint(x: Double.random(in: -50...50, using: &random), y: Double.random(in: -50...50, using: &random))
            }
            let (p0, p1, p2, p3) = (point(), point(), point(), point())
            var path = Path()
            path.move(to: p0)
            path.cubic(to: p3, control1: p1, control2: p2)
            var (left, top, right, bottom) = (p0.x, p0.y, p0.x, p0.y)
            for step in 0...1000 {
                let t = CGFloat(step) / 1000
                let s = 1 - t
                let x = s * s * s * p0.x + 3 * s * s * t * p1.x + 3 * s * t * t * p2.x + t * t * t * p3.x
                let y = s * s * s * p0.y + 3 * s * s * t * p1.y + 3 * s * t * t * p2.y + t * t * t * p3.y
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
            let found = [path.bounds.minX, path.bounds.minY, path.bounds.maxX, path.bounds.maxY]
            for (one, other) in zip(found, [left, top, right, bottom]) {
                XCTAssertEqual(Double(one), Double(other), accuracy: 1e-3, "round \(round) of seed 7")
            }
        }
    }

    func testCircularCornersStayOnTheCircle() {
        let path = Path(roundedRect: rect, radii: CornerRadii(topLeft: 8, topRight: 20, bottomRight: 0, bottomLeft: 30))
        for point in points(of: path) where point.x > 90 && point.y < 40 {
            XCTAssertEqual(hypot(Double(point.x) - 90, Double(point.y) - 40), 20, accuracy: 20 * 0.0003)
        }
        XCTAssertEqual(path.elements.first, .move(to: CGPoint(x: 10, y: 28)))
        XCTAssertTrue(path.elements.contains(.line(to: CGPoint(x: 110, y: 80))), "the square corner is a plain point")
    }

    func testRadiiThatDoNotFitShrinkTogether() {
        // 80 + 40 on a side of 60 halves both; then the left side holds 40 and 20.
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), radii: CornerRadii(topLeft: 80, bottomLeft: 40))
        let ends = path.elements.compactMap { element -> CGPoint? in
            if case .cubic(let point, _, _) = element { return point }
            return nil
        }
        XCTAssertEqual(ends, [CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)])
    }

    func testContinuousCornersStartEarlierAndAreSymmetric() {
        let square = CGRect(x: 0, y: 0, width: 200, height: 200)
        let path = Path(roundedRect: square, radius: 20, curve: .continuous)
        guard case .move(let start)? = path.elements.first else { return XCTFail("no start") }
        XCTAssertEqual(Double(start.y), 20 * 1.528_665, accuracy: 1e-4)
        let all = points(of: path)
        // Inside the square, outside the circular corner's inscribed diagonal, and mirrored at the diagonal.
        for point in all where point.x < 40 && point.y < 40 {
            let nearest = all.map { hypot(Double($0.x - point.y), Double($0.y - point.x)) }.min() ?? .infinity
            XCTAssertLessThan(nearest, 0.05)
        }
        let diagonal = all.filter { abs($0.x - $0.y) < 0.1 && $0.x < 40 }.map { Double($0.x) }.min() ?? .infinity
        // A circle's corner passes the diagonal at 20·(1 − 1/√2) = 5.858; the smooth one lies close by.
        XCTAssertEqual(diagonal, 5.858, accuracy: 0.35)
    }

    func testAContinuousCornerWithoutRoomIsACircle() {
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        for point in points(of: Path(roundedRect: square, radius: 20, curve: .continuous)) {
            XCTAssertEqual(hypot(Double(point.x) - 20, Double(point.y) - 20), 20, accuracy: 20 * 0.0003)
        }
    }

    func testMapsKeepShapesWhereTheyCan() {
        let double = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
        XCTAssertEqual(Path(rect: rect).applying(double), Path(rect: CGRect(x: 22, y: 63, width: 200, height: 180)))
        XCTAssertEqual(
            Path(roundedRect: rect, radius: 5).applying(double),
            Path(
                roundedRect: CGRect(x: 22, y: 63, width: 200, height: 180),
                radii: CornerRadii(CGSize(width: 10, height: 15))))
        let turned = Path(rect: rect).applying(CGAffineTransform(rotationAngle: 1))
        guard case .elements(let elements) = turned.form else { return XCTFail("a turned rectangle isn't upright") }
        XCTAssertEqual(elements.count, 5)
    }

    func testAnArcRunsOnItsCircleInTheDirectionAsked() {
        var path = Path()
        path.arc(center: CGPoint(x: 5, y: 5), radius: 10, startAngle: 0, endAngle: .pi * 1.5)
        for point in points(of: path) {
            XCTAssertEqual(hypot(Double(point.x) - 5, Double(point.y) - 5), 10, accuracy: 0.003)
        }
        XCTAssertEqual(Double(path.bounds.maxY), 15, accuracy: 1e-3)
        XCTAssertEqual(Double(path.bounds.minX), -5, accuracy: 1e-3)
        var other = Path()
        other.arc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        XCTAssertEqual(Double(other.bounds.minX), -10, accuracy: 1e-3, "three quarters the other way")
    }

    func testItPrintsShort() {
        XCTAssertEqual(Path(rect: CGRect(x: 0, y: 1.0 / 3, width: -0.0, height: 4)).description, "rect 0 0.3333 0 4")
        XCTAssertEqual(Path(ellipseIn: rect).description, "ellipse 10 20 100 60")
        XCTAssertEqual(Path(roundedRect: rect, radius: 8).description, "rounded 10 20 100 60 r 8")
        XCTAssertEqual(
            Path(roundedRect: rect, radii: CornerRadii(topLeft: 8, bottomRight: 2.5), curve: .continuous).description,
            "continuous 10 20 100 60 r 8 0 2.5 0")
        XCTAssertEqual(Path(roundedRect: rect, radius: 0).description, "rect 10 20 100 60")
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.line(to: CGPoint(x: -0.00001, y: 1e-3))
        path.quad(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.close()
        XCTAssertEqual(path.description, "M 1,2 L 0,0.001 Q 3,4 5,6 Z")
        XCTAssertEqual(Path().description, "empty")
    }

    func testFiniteness() {
        XCTAssertTrue(Path(rect: rect).isFinite)
        XCTAssertFalse(Path(rect: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)).isFinite)
        var path = Path()
        path.move(to: CGPoint(x: CGFloat.infinity, y: 0))
        XCTAssertFalse(path.isFinite)
    }

    /// Points along every curve and the ends of every line.
    private func points(of path: Path) -> [CGPoint] {
        var result: [CGPoint] = []
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point), .quad(let point, _): current = point
            case .cubic(let end, let first, let second):
                for step in 0...100 {
                    let t = CGFloat(step) / 100
                    let s = 1 - t
                    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    result.append(
                        CGPoint(
                            x: w0 * current.x + w1 * first.x + w2 * second.x + w3 * end.x,
                            y: w0 * current.y + w1 * first.y + w2 * second.y + w3 * end.y))
                }
                current = end
            case .close: break
            }
        }
        return result
    }

    /// Core Graphics' ellipse, as its elements are listed in public: from the rightmost point by way of the one with the
    /// largest y.
    func testAnEllipseBeginsAtTheRight() {
        var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 40))
        path.line(to: .zero)
        let points = path.elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .cubic(let point, _, _): point
            default: nil
            }
        }
        XCTAssertEqual(
            points.prefix(5).map { $0 },
            [
                CGPoint(x: 100, y: 20), CGPoint(x: 50, y: 40), CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 0),
                CGPoint(x: 100, y: 20),
            ])
    }
}
