import CairoRenderer
import Graphics
import XCTest

@testable import UIKit

/// Kind: documented, property — Apple's documentation of `UIBezierPath`; the circle's equation at seeded points.
@MainActor final class BezierPathTests: XCTestCase {
    func testBuildingAndGeometry() async throws {
        let path = UIBezierPath()
        XCTAssertTrue(path.isEmpty)
        XCTAssertEqual(path.bounds, .null)
        path.addLine(to: CGPoint(x: 5, y: 5))
        XCTAssertTrue(path.isEmpty, "a line needs a point to start from")
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 30, y: 20))
        path.addLine(to: CGPoint(x: 30, y: 60))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 30, y: 60))
        path.close()
        XCTAssertEqual(path.currentPoint, CGPoint(x: 10, y: 20))
        XCTAssertEqual(path.bounds, CGRect(x: 10, y: 20, width: 20, height: 40))
        path.apply(CGAffineTransform(scaleX: 0.5, y: 2))
        XCTAssertEqual(path.bounds, CGRect(x: 5, y: 40, width: 10, height: 80))
    }

    func testBoundsHoldControlPoints() async throws {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 8))
        XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 8))
        XCTAssertEqual(path.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4))
    }

    /// An arc from the right goes over the bottom where it is clockwise on the screen.
    func testDirectionOfArcs() async throws {
        let center = CGPoint(x: 50, y: 50)
        let over = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        let under = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        XCTAssertTrue(under.contains(CGPoint(x: 50, y: 55)))
        XCTAssertFalse(under.contains(CGPoint(x: 50, y: 45)))
        XCTAssertTrue(over.contains(CGPoint(x: 50, y: 45)))
        let turned = CGMutablePath()
        turned.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        XCTAssertTrue(turned.contains(CGPoint(x: 50, y: 45)), "Core Graphics sees y pointing up")
        let pie = UIBezierPath()
        pie.move(to: center)
        pie.addArc(withCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        pie.close()
        XCTAssertTrue(pie.contains(CGPoint(x: 56, y: 56)))
        XCTAssertFalse(pie.contains(CGPoint(x: 58, y: 58)))
        XCTAssertFalse(pie.contains(CGPoint(x: 45, y: 55)))
    }

    /// Against the circle's equation; seeded.
    func testContainmentInAnOval() async throws {
        var seed: UInt64 = 7
        func next() -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(seed >> 40) / CGFloat(1 << 24)
        }
        let oval = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 40))
        for _ in 0..<2000 {
            let point = CGPoint(x: next() * 100, y: next() * 60)
            let distance = (pow((point.x - 50) / 40, 2) + pow((point.y - 30) / 20, 2)).squareRoot()
            // The curves stray from an ellipse by less than a thousandth.
            guard abs(distance - 1) > 1e-3 else { continue }
            XCTAssertEqual(oval.contains(point), distance < 1, "\(point), seed 7")
        }
    }

    func testFillRules() async throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        XCTAssertTrue(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        XCTAssertFalse(path.contains(CGPoint(x: 15, y: 15)))
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 15)))
    }

    func testRoundedCorners() async throws {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let some = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        XCTAssertFalse(some.contains(CGPoint(x: 2, y: 2)))
        XCTAssertTrue(some.contains(CGPoint(x: 98, y: 2)))
        XCTAssertTrue(some.contains(CGPoint(x: 2, y: 98)))
        XCTAssertFalse(some.contains(CGPoint(x: 98, y: 98)))
        XCTAssertFalse(UIBezierPath(roundedRect: rect, cornerRadius: 20).contains(CGPoint(x: 98, y: 2)))
        // A smooth corner starts 1.528665 radii before the vertex (published measurements of iOS 7).
        let elements = UIBezierPath(roundedRect: rect, cornerRadius: 20).cgPath.graphicsPath.elements
        let starts = elements.compactMap { element -> CGFloat? in
            if case .line(let point) = element, point.y == 0 { point.x } else { nil }
        }
        XCTAssertEqual(try XCTUnwrap(starts.max()), 100 - 1.528665 * 20, accuracy: 1e-3)
    }

    func testDrawing() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { _ in
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            let box = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 16, height: 16))
            box.lineWidth = 2
            box.fill()
            box.stroke()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 20, y: 10))
            line.addLine(to: CGPoint(x: 40, y: 10))
            line.lineWidth = 4
            line.setLineDash([4, 6], count: 2, phase: 0)
            line.stroke()
            UIBezierPath(rect: CGRect(x: 30, y: 0, width: 10, height: 4)).addClip()
            UIBezierPath(rect: CGRect(x: 20, y: 0, width: 20, height: 20)).fill()
        }
        let found = try XCTUnwrap(image.cgImage).bitmap
        assertPixel(found, 10, 10, [255, 0, 0, 255])
        assertPixel(found, 1, 10, [0, 0, 255, 255])
        assertPixel(found, 2, 10, [0, 0, 255, 255])
        assertPixel(found, 3, 10, [255, 0, 0, 255])
        assertPixel(found, 22, 10, [0, 0, 255, 255])
        assertPixel(found, 26, 10, [0, 0, 0, 0])
        assertPixel(found, 32, 10, [0, 0, 255, 255])
        assertPixel(found, 35, 2, [255, 0, 0, 255])
        assertPixel(found, 25, 2, [0, 0, 0, 0])
    }

    func testReversedPathsAndDashes() async throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
        path.close()
        let reversed = path.reversing()
        XCTAssertEqual(
            reversed.graphicsPath.elements,
            [
                .move(to: CGPoint(x: 10, y: 10)), .quad(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 15, y: 5)),
                .line(to: CGPoint(x: 0, y: 0)), .close,
            ])
        path.setLineDash([3, 1], count: 2, phase: 2)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        path.getLineDash(&lengths, count: &count, phase: &phase)
        XCTAssertEqual(lengths, [3, 1])
        XCTAssertEqual(count, 2)
        XCTAssertEqual(phase, 2)
    }
}
