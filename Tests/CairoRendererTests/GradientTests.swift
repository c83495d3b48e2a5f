import CairoRenderer
import Foundation
import Graphics
import XCTest

/// Kind: documented — the definition of each gradient at the middles of pixels.
final class GradientTests: XCTestCase {
    private let ends = [Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white)]

    /// Each pixel has the colour of its middle.
    func testALinearGradientIsEvenAlongItsLine() throws {
        let across = try render(10, 2) { list in
            list.gradient(
                Path(rect: CGRect(x: 0, y: 0, width: 10, height: 2)),
                Gradient(linearFrom: .zero, to: CGPoint(x: 10, y: 0), stops: ends))
        }
        for x in 0..<10 {
            XCTAssertEqual(across.red(x, 1), 255 * (Double(x) + 0.5) / 10, accuracy: 1)
        }
        let down = try render(2, 10, scale: 2) { list in
            list.gradient(
                Path(rect: CGRect(x: 0, y: 0, width: 2, height: 10)),
                Gradient(linearFrom: CGPoint(x: 1, y: 2), to: CGPoint(x: 1, y: 8), stops: ends))
        }
        for y in 0..<20 {
            let place = min(max((Double(y) + 0.5) / 2 - 2, 0), 6) / 6
            XCTAssertEqual(down.red(2, y), 255 * place, accuracy: 1, "row \(y)")
        }
        let slanting = try render(8, 8) { list in
            list.gradient(
                Path(rect: CGRect(x: 0, y: 0, width: 8, height: 8)),
                Gradient(linearFrom: .zero, to: CGPoint(x: 8, y: 8), stops: ends))
        }
        for y in 0..<8 {
            for x in 0..<8 { XCTAssertEqual(slanting.red(x, y), 255 * Double(x + y + 1) / 16, accuracy: 1) }
        }
    }

    func testARadialGradientFollowsItsEllipse() throws {
        let bitmap = try render(20, 10) { list in
            list.gradient(
                Path(rect: CGRect(x: 0, y: 0, width: 20, height: 10)),
                Gradient(
                    course: .radial(center: CGPoint(x: 10, y: 5), radii: CGSize(width: 10, height: 5)), stops: ends))
        }
        for y in 0..<10 {
            for x in 0..<20 {
                let place = min(1, hypot((Double(x) + 0.5 - 10) / 10, (Double(y) + 0.5 - 5) / 5))
                XCTAssertEqual(bitmap.red(x, y), 255 * place, accuracy: 1)
            }
        }
    }

    func testColoursMixBeforeTheyAreMultipliedByAlpha() throws {
        let stops = [Gradient.Stop(location: 0, color: .clear), Gradient.Stop(location: 1, color: .white)]
        let bitmap = try render(3, 1, background: nil) { list in
            list.gradient(
                Path(rect: CGRect(x: 0, y: 0, width: 3, height: 1)),
                Gradient(linearFrom: .zero, to: CGPoint(x: 3, y: 0), stops: stops))
        }
        // The middle is half white at half alpha.
        assertPixel(bitmap, 1, 0, [64, 64, 64, 128], within: 1)
    }

    func testStopsMayStandAnywhereAndOnOneAnother() throws {
        let stops = [
            Gradient.Stop(location: 0.25, color: red), Gradient.Stop(location: 0.5, color: red),
            Gradient.Stop(location: 0.5, color: blue), Gradient.Stop(location: 2, color: blue),
        ]
        let bitmap = try render(4, 1) { list in
            list.gradient(
                Path(rect: CGRect(x: 0, y: 0, width: 4, height: 1)),
                Gradient(linearFrom: .zero, to: CGPoint(x: 4, y: 0), stops: stops))
        }
        assertPixel(bitmap, 0, 0, [255, 0, 0, 255])
        assertPixel(bitmap, 1, 0, [255, 0, 0, 255])
        assertPixel(bitmap, 2, 0, [0, 0, 255, 255])
        assertPixel(bitmap, 3, 0, [0, 0, 255, 255])
    }

    func testACourseOfNoLengthIsTheLastColour() throws {
        for course in [
            Gradient.Course.linear(start: .zero, end: .zero),
            .radial(center: .zero, radii: CGSize(width: 0, height: 3)),
        ] {
            let bitmap = try render(2, 1) { list in
                list.gradient(
                    Path(rect: CGRect(x: 0, y: 0, width: 2, height: 1)),
                    Gradient(course: course, stops: [.init(location: 0, color: red), .init(location: 1, color: blue)]))
            }
            assertPixel(bitmap, 1, 0, [0, 0, 255, 255])
        }
    }

    func testThePathAndTheClipBoundIt() throws {
        let bitmap = try render(4, 4) { list in
            list.clip(CGRect(x: 0, y: 0, width: 4, height: 2))
            list.gradient(
                Path(rect: CGRect(x: 1, y: 1, width: 2, height: 3)),
                Gradient(linearFrom: .zero, to: CGPoint(x: 1, y: 0), stops: [.init(location: 0, color: red)]))
        }
        assertPixel(bitmap, 1, 1, [255, 0, 0, 255])
        assertPixel(bitmap, 0, 1, [255, 255, 255, 255])
        assertPixel(bitmap, 1, 2, [255, 255, 255, 255])
    }
}
