import Foundation
import TestSupport
import XCTest

@testable import CairoRenderer
@testable import Graphics

/// Kind: property — a picture whose changed areas alone were drawn again is the picture drawn as a whole.
final class RedrawTests: XCTestCase {
    private let font = OutlineFont("Face", [1: Path(ellipseIn: CGRect(x: -0.2, y: -0.3, width: 1.1, height: 1.2))])
    private let bitmap = Bitmap(width: 2, height: 2) { bytes in
        for index in 0..<16 { bytes[index] = UInt8(index * 16 | 15) }
    }

    /// Memory that holds a picture.
    private final class Memory {
        let (width, height, scale): (Int, Int, Double)
        var pixels: [UInt32]

        init(width: Int, height: Int, scale: Double) {
            (self.width, self.height, self.scale) = (width, height, scale)
            pixels = [UInt32](repeating: 0, count: width * height)
        }

        func draw(_ list: DisplayList, _ renderer: CairoRenderer) throws {
            try pixels.withUnsafeMutableBytes { bytes in
                guard let memory = bytes.baseAddress else { return }
                try renderer.draw(
                    list, width: width, height: height, scale: scale, background: .white, into: memory,
                    bytesPerRow: width * 4)
            }
        }

        func redraw(_ list: DisplayList, over other: DisplayList, _ renderer: CairoRenderer) throws -> [CGRect] {
            try pixels.withUnsafeMutableBytes { bytes in
                guard let memory = bytes.baseAddress else { return [] }
                return try renderer.redraw(
                    list, over: other, width: width, height: height, scale: scale, background: .white, into: memory,
                    bytesPerRow: width * 4)
            }
        }

        /// The greatest distance of a channel in each pixel that differs.
        func distances(from other: Memory) -> [Int] {
            zip(pixels, other.pixels).filter { $0 != $1 }.map { pixel, other in
                [0, 8, 16, 24].reduce(0) { (greatest: Int, shift: UInt32) in
                    max(greatest, abs(Int((pixel >> shift) & 255) - Int((other >> shift) & 255)))
                }
            }
        }

        func number(outside areas: [CGRect], otherThan former: [UInt32]) -> Int {
            pixels.indices.count { index in
                let place = CGPoint(x: index % width, y: index / width)
                return pixels[index] != former[index] && !areas.contains { $0.contains(place) }
            }
        }
    }

    /// Rectangles, images, glyphs and groups of them, 60 pictures, five changes each: the share of a pixel that a corner covers
    /// may be rounded otherwise, nothing else differs.
    func testRandomChangesOfUprightShapesGiveThePicturesPixels() throws {
        for seed in 1...60 as ClosedRange<UInt64> {
            try change(seed, shapes: .upright) { XCTAssertLessThanOrEqual($0.max() ?? 0, 1, "seed \(seed)") }
        }
    }

    /// All shapes: Cairo steps along a slanted edge from where the clip cuts it, so that a pixel of such an edge may differ.
    func testRandomChangesOfAllShapesGiveThePicturesPixelsButForSlantedEdges() throws {
        var (differing, pixels) = (0, 0)
        for seed in 61...120 as ClosedRange<UInt64> {
            try change(seed, shapes: .all) { distances in
                XCTAssertLessThanOrEqual(distances.max() ?? 0, 24, "seed \(seed)")
                differing += distances.count
                pixels += 24 * 24
            }
        }
        XCTAssertLessThan(differing, pixels / 1000)
    }

    /// Changes a picture five times, and hands out by how much the pixels that differ from a whole drawing's do so.
    private func change(_ seed: UInt64, shapes: RandomDrawing.Shapes, _ body: ([Int]) -> Void) throws {
        var random = SeededGenerator(seed: seed)
        let renderer = CairoRenderer()
        let scale = [1.0, 2, 3, 1.7][Int(seed % 4)]
        let side = Int(24 * scale)
        let kept = Memory(width: side, height: side, scale: scale)
        let fresh = Memory(width: side, height: side, scale: scale)
        var drawing = RandomDrawing(shapes, font: font, bitmap: bitmap, using: &random)
        try kept.draw(drawing.list, renderer)
        for change in 1...5 {
            let (former, pixels) = (drawing.list, kept.pixels)
            drawing.change(using: &random)
            let areas = try kept.redraw(drawing.list, over: former, renderer)
            try fresh.draw(drawing.list, renderer)
            XCTAssertEqual(kept.number(outside: areas, otherThan: pixels), 0, "seed \(seed), change \(change)")
            body(kept.distances(from: fresh))
            kept.pixels = fresh.pixels
        }
    }

    /// A cursor that blinks on a screen costs its own pixels, and a digit in a corner doesn't join them.
    func testDistantChangesStayApart() throws {
        func list(cursor: Bool, color: Color) -> DisplayList {
            DisplayList { list in
                list.fill(CGRect(x: 0, y: 0, width: 300, height: 600), .white)
                for row in 0..<20 { list.fill(CGRect(x: 10, y: 30 * row, width: 200, height: 20), green) }
                if cursor { list.fill(CGRect(x: 20, y: 20, width: 2, height: 20), blue) }
                list.fill(CGRect(x: 290, y: 590, width: 5, height: 5), color)
            }
        }
        let memory = Memory(width: 300, height: 600, scale: 1)
        let (before, after) = (list(cursor: true, color: red), list(cursor: false, color: .black))
        try memory.draw(before, CairoRenderer())
        let areas = try memory.redraw(after, over: before, CairoRenderer())
        XCTAssertEqual(areas.count, 2)
        XCTAssertLessThan(areas.reduce(0) { $0 + $1.width * $1.height }, 300)
        XCTAssertEqual(try memory.redraw(after, over: after, CairoRenderer()), [])
    }

    /// Large changes are drawn in bands, and give the picture's pixels: a list that scrolls below a bar that blurs it.
    func testLargeChangesInBandsGiveThePicturesPixels() throws {
        func list(_ offset: CGFloat) -> DisplayList {
            DisplayList { list in
                list.fill(CGRect(x: 0, y: 0, width: 400, height: 800), .white)
                for row in 0..<20 {
                    let top = CGFloat(row) * 60 - offset
                    let picture = Path(ellipseIn: CGRect(x: 10, y: top + 10, width: 40, height: 40))
                    list.fill(picture, row % 2 == 0 ? red : blue)
                    list.fill(CGRect(x: 60, y: top + 20, width: 200, height: 20), green)
                }
                list.backdrop(Path(rect: CGRect(x: 0, y: 0, width: 400, height: 90)), Backdrop(radius: 20))
            }
        }
        let kept = Memory(width: 1200, height: 2400, scale: 3)
        let fresh = Memory(width: 1200, height: 2400, scale: 3)
        try kept.draw(list(0), CairoRenderer())
        for step in [1, 2, 3, 4] as [CGFloat] {
            _ = try kept.redraw(list(step * 7), over: list(step * 7 - 7), CairoRenderer())
            try fresh.draw(list(step * 7), CairoRenderer())
            XCTAssertEqual(kept.distances(from: fresh).max() ?? 0, 0, "step \(step)")
        }
    }

    /// A bar that blurs the rows beneath it is drawn as a whole where one of them changes.
    func testABackdropIsDrawnAsAWhole() throws {
        func list(_ color: Color) -> DisplayList {
            DisplayList { list in
                list.fill(CGRect(x: 0, y: 0, width: 100, height: 200), .white)
                list.fill(CGRect(x: 10, y: 10, width: 4, height: 4), color)
                list.backdrop(Path(rect: CGRect(x: 0, y: 0, width: 100, height: 40)), Backdrop(radius: 5))
            }
        }
        let memory = Memory(width: 100, height: 200, scale: 1)
        try memory.draw(list(red), CairoRenderer())
        let areas = try memory.redraw(list(blue), over: list(red), CairoRenderer())
        XCTAssertEqual(areas, [CGRect(x: 0, y: 0, width: 100, height: 42)])
    }

    /// Numbers that aren't finite are named as by a whole drawing.
    func testNumbersThatAreNotFiniteAreNamed() throws {
        let memory = Memory(width: 10, height: 10, scale: 1)
        for number in [CGFloat.nan, .infinity, -.infinity] {
            let rect = CGRect(x: number, y: 0, width: 1, height: 1)
            let commands: [DisplayList.Command] = [
                .fill(Path(rect: rect), .nonZero, red), .clip(Path(rect: rect), .nonZero),
                .transform(CGAffineTransform(translationX: number, y: 0)),
                .glyphs(
                    GlyphRun(source: font, size: 1, color: red, glyphs: [PositionedGlyph(glyph: 1, x: number, y: 0)])),
                .backdrop(Path(rect: rect), .nonZero, Backdrop(radius: 1)),
            ]
            for command in commands {
                let list = DisplayList(commands: [
                    command, .fill(Path(rect: CGRect(x: 1, y: 1, width: 2, height: 2)), .nonZero, red),
                ])
                XCTAssertThrowsError(try memory.redraw(list, over: .empty, CairoRenderer()), "\(command)")
            }
        }
    }
}
