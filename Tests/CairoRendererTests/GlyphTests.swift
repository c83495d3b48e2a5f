import CairoRenderer
import Foundation
import Graphics
import TestSupport
import XCTest

/// Kind: documented, model — areas worked out by hand; a naive count of 16 × 16 samples a pixel.
final class GlyphTests: XCTestCase {
    /// The unit square above the baseline, in ems.
    private let square = OutlineFont("Square", [1: Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1))])

    private func run(_ x: CGFloat, _ y: CGFloat, size: CGFloat = 2, slant: CGFloat = 0) -> GlyphRun {
        GlyphRun(source: square, size: size, color: .black, glyphs: [.init(glyph: 1, x: x, y: y)], slant: slant)
    }

    func testAnOutlineStandsOnTheBaselineInEms() throws {
        let bitmap = try render(4, 4) { $0.glyphs(run(1, 3)) }
        XCTAssertEqual(
            bitmap.reds,
            [[255, 255, 255, 255], [255, 0, 0, 255], [255, 0, 0, 255], [255, 255, 255, 255]])
    }

    func testPositionsAreQuartersOfAPixel() throws {
        let quarter = try render(4, 3) { $0.glyphs(run(0.25, 2.5)) }
        // Three quarters, one, one quarter of the columns; half, one, half of the rows.
        let columns = [0.75, 1, 0.25, 0]
        for (y, part) in [0.5, 1, 0.5].enumerated() {
            for (x, column) in columns.enumerated() {
                XCTAssertEqual(quarter.red(x, y), 255 * (1 - part * column), accuracy: 1)
            }
        }
        let near = try render(4, 3) { $0.glyphs(run(0.3, 2.42)) }
        XCTAssertTrue(near == quarter, "0.3 and 2.42 are nearest to the quarters 0.25 and 2.5")
        let negative = try render(4, 3) { $0.glyphs(run(-0.25, 2)) }
        XCTAssertEqual(negative.reds[0], [0, 64, 255, 255])
    }

    func testASlantLeansTheTopToTheRight() throws {
        // A parallelogram: at height h above the baseline the square starts h to the right.
        let bitmap = try render(5, 2) { $0.glyphs(run(0, 2, slant: 1)) }
        let expected = [[255, 127.5, 0, 127.5, 255], [127.5, 0, 127.5, 255, 255]]
        for (y, line) in expected.enumerated() {
            for (x, value) in line.enumerated() {
                XCTAssertEqual(bitmap.red(x, y), value, accuracy: 1, "\(x), \(y)")
            }
        }
    }

    func testTransformsApplyToOutlines() throws {
        let bitmap = try render(4, 4) { list in
            list.translate(x: 2, y: 2)
            list.transform(CGAffineTransform(rotationAngle: .pi / 2))
            list.glyphs(run(0, 0))
        }
        // Right and up of the origin becomes right and down of it.
        XCTAssertEqual(bitmap.reds[3], [255, 255, 0, 0])
        XCTAssertEqual(bitmap.reds[1], [255, 255, 255, 255])
    }

    func testALargeGlyphIsDrawnLikeASmallOne() throws {
        let large = try render(300, 300) { $0.glyphs(run(0.25, 290, size: 280)) }
        let shape = try render(300, 300) { $0.fill(CGRect(x: 0.25, y: 10, width: 280, height: 280), .black) }
        XCTAssertTrue(large.comparison(with: shape, tolerance: 1).isMatch, "\(large.comparison(with: shape))")
    }

    func testOverlappingGlyphsOfARunAreOneShape() throws {
        let bitmap = try render(4, 2) { list in
            list.glyphs(
                GlyphRun(
                    source: square, size: 2, color: Color(white: 0, alpha: 0.5),
                    glyphs: [.init(glyph: 1, x: 0, y: 2), .init(glyph: 1, x: 1, y: 2)]))
        }
        for value in bitmap.reds[0][0..<3] { XCTAssertEqual(Double(value), 127, accuracy: 1) }
    }

    func testAGlyphWithoutOutlineDrawsNothing() throws {
        let bitmap = try render(2, 2) { list in
            list.glyphs(source: square, size: 2, color: .black, [.init(glyph: 99, x: 0, y: 2)])
        }
        XCTAssertEqual(bitmap.reds, [[255, 255], [255, 255]])
    }

    func testClipsCutGlyphs() throws {
        let bitmap = try render(4, 4) { list in
            list.clip(CGRect(x: 1, y: 2, width: 1.5, height: 2))
            list.glyphs(run(0, 4, size: 4))
        }
        XCTAssertEqual(bitmap.reds[1], [255, 255, 255, 255])
        XCTAssertEqual(bitmap.reds[2][0..<2], [255, 0])
        XCTAssertEqual(bitmap.red(2, 2), 127, accuracy: 1)
    }

    /// A colour glyph's picture stands in its bounds, whatever the run's colour, and fades with its alpha.
    func testAColourGlyphIsItsPicture() throws {
        let picture = GlyphBitmap(
            bitmap: Bitmap(width: 8, height: 8, color: green), bounds: CGRect(x: 0.5, y: -0.5, width: 1, height: 1))
        let font = OutlineFont("Emoji", [:], [7: picture])
        let bitmap = try render(4, 4) { list in
            list.glyphs(source: font, size: 2, color: .black, [.init(glyph: 7, x: 0, y: 2)])
        }
        // From 1 to 3 across, from a pixel above the baseline to one below it.
        for y in 0..<4 {
            for x in 0..<4 {
                let isInside = (1...2).contains(x) && (1...2).contains(y)
                assertPixel(bitmap, x, y, isInside ? [0, 255, 0, 255] : [255, 255, 255, 255])
            }
        }
        let faded = try render(4, 4) { list in
            list.glyphs(source: font, size: 2, color: Color(white: 0, alpha: 0.5), [.init(glyph: 7, x: 0, y: 2)])
        }
        assertPixel(faded, 1, 1, [127, 255, 127, 255], within: 1)
    }

    /// Coverage of random polygons against a naive count of 16 × 16 samples a pixel by the crossing number.
    func testCoverageAgreesWithSampling() throws {
        var random = SeededGenerator(seed: 99)
        for round in 0..<20 {
            // Triangles only: a contour that crosses itself isn't what a font's outline is.
            let corners = (0..<3).map { _ in
                CGPoint(x: CGFloat.random(in: 0...1, using: &random), y: CGFloat.random(in: 0...1, using: &random))
            }
            var path = Path()
            path.move(to: corners[0])
            path.line(to: corners[1])
            path.line(to: corners[2])
            path.close()
            let font = OutlineFont("Triangle \(round)", [1: path])
            let bitmap = try render(12, 12) { list in
                list.glyphs(source: font, size: 12, color: .black, [.init(glyph: 1, x: 0, y: 12)])
            }
            let points = corners.map { CGPoint(x: $0.x * 12, y: 12 - $0.y * 12) }
            for y in 0..<12 {
                for x in 0..<12 {
                    var inside = 0
                    for index in 0..<256 {
                        let sample = CGPoint(
                            x: CGFloat(x) + (CGFloat(index % 16) + 0.5) / 16,
                            y: CGFloat(y) + (CGFloat(index / 16) + 0.5) / 16)
                        if isInside(sample, points) { inside += 1 }
                    }
                    XCTAssertEqual(
                        bitmap.red(x, y), 255 - Double(inside) / 256 * 255, accuracy: 255 * 0.06,
                        "round \(round) of seed 99, pixel \(x), \(y)")
                }
            }
            let area =
                abs(
                    (points[1].x - points[0].x) * (points[2].y - points[0].y)
                        - (points[2].x - points[0].x) * (points[1].y - points[0].y)) / 2
            let covered = bitmap.reds.joined().reduce(0) { $0 + (255 - Double($1)) / 255 }
            XCTAssertEqual(covered, Double(area), accuracy: 0.15, "round \(round) of seed 99")
        }
    }

    private func isInside(_ point: CGPoint, _ corners: [CGPoint]) -> Bool {
        var result = false
        for (index, a) in corners.enumerated() {
            let b = corners[(index + 1) % corners.count]
            if (a.y > point.y) != (b.y > point.y), point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) {
                result.toggle()
            }
        }
        return result
    }
}

final class OutlineFont: GlyphSource {
    let identifier: String
    private let outlines: [UInt32: Path]
    private let pictures: [UInt32: GlyphBitmap]

    init(_ identifier: String, _ outlines: [UInt32: Path], _ pictures: [UInt32: GlyphBitmap] = [:]) {
        self.identifier = identifier
        self.outlines = outlines
        self.pictures = pictures
    }

    func outline(of glyph: UInt32) -> Path? { outlines[glyph] }
    func bitmap(of glyph: UInt32) -> GlyphBitmap? { pictures[glyph] }
}
