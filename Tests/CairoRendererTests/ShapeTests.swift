import CairoRenderer
import Foundation
import Graphics
import XCTest

/// Kind: documented — coverage and clamping worked out by hand.
final class ShapeTests: XCTestCase {
    func testAPartlyCoveredPixelIsMixedByItsCoveredArea() throws {
        let bitmap = try render(4, 3) { $0.fill(CGRect(x: 0.5, y: 0.25, width: 2, height: 1.75), .black) }
        // Coverage: halves at the left and right, three quarters at the top; 255·(1 − coverage).
        let expected = [[159, 64, 159, 255], [127.5, 0, 127.5, 255], [255, 255, 255, 255]]
        for (row, line) in expected.enumerated() {
            for (column, value) in line.enumerated() {
                XCTAssertEqual(bitmap.red(column, row), value, accuracy: 1, "\(column), \(row)")
            }
        }
    }

    func testScaleMultipliesPoints() throws {
        let bitmap = try render(2, 1, scale: 3) { $0.fill(CGRect(x: 1.0 / 3, y: 0, width: 1, height: 2.0 / 3), .black) }
        XCTAssertEqual(
            bitmap.reds,
            [[255, 0, 0, 0, 255, 255], [255, 0, 0, 0, 255, 255], [255, 255, 255, 255, 255, 255]])
    }

    func testPixelsArePremultipliedAndStartTransparent() throws {
        let bitmap = try render(2, 1, background: nil) { list in
            list.fill(CGRect(x: 0, y: 0, width: 1, height: 1), Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        }
        assertPixel(bitmap, 0, 0, [128, 64, 0, 128], within: 1)
        assertPixel(bitmap, 1, 0, [0, 0, 0, 0])
    }

    func testABackgroundMayBeTranslucent() throws {
        let bitmap = try render(1, 1, background: Color(red: 0, green: 0, blue: 1, alpha: 0.4)) { _ in }
        assertPixel(bitmap, 0, 0, [0, 0, 102, 102])
    }

    func testExtendedColoursAreClamped() throws {
        let bitmap = try render(1, 1) {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), Color(red: 2, green: -1, blue: 0.2))
        }
        assertPixel(bitmap, 0, 0, [255, 0, 51, 255])
    }

    /// A group fades its contents as one picture; two faded shapes show each other through.
    func testAGroupsAlphaIsNotItsShapesAlpha() throws {
        let left = CGRect(x: 0, y: 0, width: 2, height: 1)
        let right = CGRect(x: 1, y: 0, width: 2, height: 1)
        let group = try render(3, 1) { list in
            list.grouping(alpha: 0.5) { list in
                list.fill(left, red)
                list.fill(right, blue)
            }
        }
        assertPixel(group, 0, 0, [255, 127, 127, 255], within: 1)
        assertPixel(group, 1, 0, [127, 127, 255, 255], within: 1)
        assertPixel(group, 2, 0, [127, 127, 255, 255], within: 1)
        let single = try render(3, 1) { list in
            list.fill(left, red.multiplyingAlpha(by: 0.5))
            list.fill(right, blue.multiplyingAlpha(by: 0.5))
        }
        // Blue at a half over (255, 127.5, 127.5).
        assertPixel(single, 1, 0, [127, 64, 191], within: 1)
    }

    func testGroupsNestAndKeepTheirStateToThemselves() throws {
        let bitmap = try render(4, 2) { list in
            list.grouping(alpha: 0.5) { list in
                list.translate(x: 1, y: 0)
                list.grouping(alpha: 0.5) { list in
                    list.clip(CGRect(x: 0, y: 0, width: 1, height: 1))
                    list.fill(CGRect(x: 0, y: 0, width: 2, height: 2), .black)
                }
                list.fill(CGRect(x: 1, y: 0, width: 1, height: 1), .black)
            }
            list.fill(CGRect(x: 3, y: 0, width: 1, height: 1), .black)
        }
        // A quarter of black, a half of black, black.
        XCTAssertEqual(bitmap.reds[1], [255, 255, 255, 255])
        for (found, expected) in zip(bitmap.reds[0], [255, 191, 127, 0]) {
            XCTAssertEqual(Double(found), Double(expected), accuracy: 1)
        }
    }

    func testTransformsNest() throws {
        let bitmap = try render(4, 4) { list in
            list.saving { list in
                list.translate(x: 3, y: 0)
                list.transform(CGAffineTransform(rotationAngle: .pi / 2))
                // One right and two down before the quarter turn is one down and two left after it.
                list.fill(CGRect(x: 1, y: 1, width: 1, height: 1), .black)
            }
            list.fill(CGRect(x: 0, y: 0, width: 1, height: 1), .black)
        }
        XCTAssertEqual(bitmap.reds[0], [0, 255, 255, 255])
        XCTAssertEqual(bitmap.reds[1], [255, 0, 255, 255])
    }

    func testAClipWithRoundCornersIsAntialiased() throws {
        let clipped = try render(20, 20) { list in
            list.clip(Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), radius: 10))
            list.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
        }
        let filled = try render(20, 20) { $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), .black) }
        XCTAssertTrue(clipped.comparison(with: filled, tolerance: 1).isMatch, "\(clipped.comparison(with: filled))")
        assertPixel(clipped, 0, 0, [255, 255, 255, 255])
        // The area of the circle, summed up over the partly covered pixels.
        let area = clipped.reds.joined().reduce(0) { $0 + (255 - Double($1)) / 255 }
        XCTAssertEqual(area, .pi * 100, accuracy: 0.5)
    }

    func testClipsIntersectAndAnEmptyOneHidesAll() throws {
        let bitmap = try render(3, 1) { list in
            list.saving { list in
                list.clip(CGRect(x: 0, y: 0, width: 2, height: 1))
                list.clip(CGRect(x: 1, y: 0, width: 2, height: 1))
                list.fill(CGRect(x: 0, y: 0, width: 3, height: 1), .black)
                list.clip(CGRect(x: 50, y: 50, width: 1, height: 1))
                list.fill(CGRect(x: 0, y: 0, width: 3, height: 1), red)
            }
        }
        XCTAssertEqual(bitmap.reds, [[255, 0, 255]])
    }

    func testFillRules() throws {
        var path = Path(rect: CGRect(x: 0, y: 0, width: 3, height: 1))
        path.append(Path(rect: CGRect(x: 1, y: 0, width: 1, height: 1)))
        let nonZero = try render(3, 1) { $0.fill(path, .black) }
        let evenOdd = try render(3, 1) { $0.fill(path, .black, rule: .evenOdd) }
        XCTAssertEqual(nonZero.reds, [[0, 0, 0]])
        XCTAssertEqual(evenOdd.reds, [[0, 255, 0]])
    }

    func testAStrokeLiesOnBothSidesAndDashesLeaveGaps() throws {
        let solid = try render(6, 4) {
            $0.stroke(Path(rect: CGRect(x: 1, y: 1, width: 4, height: 2)), StrokeStyle(width: 2), .black)
        }
        XCTAssertTrue(solid.reds.joined().allSatisfy { $0 == 0 }, "the stroke of 2 fills the whole picture")
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 0.5))
        line.line(to: CGPoint(x: 10, y: 0.5))
        let dashed = try render(10, 1) { $0.stroke(line, StrokeStyle(width: 1, dashes: [3, 2], dashPhase: 1), .black) }
        XCTAssertEqual(dashed.reds, [[0, 0, 255, 255, 0, 0, 0, 255, 255, 0]])
        let zero = try render(10, 1) { $0.stroke(line, StrokeStyle(width: 1, dashes: [0, 0]), .black) }
        XCTAssertEqual(zero.reds, [[Int](repeating: 0, count: 10)], "dashes of no length are a solid line")
        let fine = try render(10, 1) { $0.stroke(line, StrokeStyle(width: 1, dashes: [1e-9, 3e-9]), .black) }
        for x in 0..<10 {
            XCTAssertEqual(fine.red(x, 0), 191, accuracy: 1, "dashes too fine to be seen are their mean")
        }
    }

    func testCapsAndJoinsReachAsFarAsTheyShould() throws {
        var line = Path()
        line.move(to: CGPoint(x: 4, y: 2))
        line.line(to: CGPoint(x: 6, y: 2))
        func covered(_ cap: StrokeStyle.Cap) throws -> Double {
            try render(10, 4) { $0.stroke(line, StrokeStyle(width: 2, cap: cap), .black) }
                .reds.joined().reduce(0) { $0 + (255 - Double($1)) / 255 }
        }
        XCTAssertEqual(try covered(.butt), 4, accuracy: 0.02)
        XCTAssertEqual(try covered(.square), 8, accuracy: 0.02)
        XCTAssertEqual(try covered(.round), 4 + .pi, accuracy: 0.1)
        var corner = Path()
        corner.move(to: CGPoint(x: 1, y: 8))
        corner.line(to: CGPoint(x: 1, y: 1))
        corner.line(to: CGPoint(x: 8, y: 1))
        let miter = try render(9, 9) { $0.stroke(corner, StrokeStyle(width: 2), .black) }
        let bevel = try render(9, 9) { $0.stroke(corner, StrokeStyle(width: 2, join: .bevel), .black) }
        assertPixel(miter, 0, 0, [0, 0, 0, 255])
        assertPixel(bevel, 0, 0, [127, 127, 127, 255], within: 6)
    }

    func testRectanglesBeyondAllMeasureAreCut() throws {
        let huge = [
            CGRect.infinite, CGRect(x: -1e12, y: -5, width: 2e12, height: 1e9),
        ]
        for rect in huge {
            let bitmap = try render(3, 2, scale: 3) { $0.fill(rect, .black) }
            XCTAssertTrue(bitmap.reds.joined().allSatisfy { $0 == 0 }, "\(rect)")
        }
        let rounded = try render(30, 20) { list in
            list.fill(
                Path(roundedRect: CGRect(x: 0, y: -5e6, width: 30, height: 5e6 + 20), radius: 8, curve: .continuous),
                .black)
        }
        let near = try render(30, 20) { list in
            list.fill(
                Path(roundedRect: CGRect(x: 0, y: -500, width: 30, height: 520), radius: 8, curve: .continuous), .black)
        }
        XCTAssertTrue(rounded == near, "\(rounded.comparison(with: near))")
    }
}
