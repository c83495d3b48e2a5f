import Foundation
import TestSupport
import XCTest

@testable import CairoRenderer
@testable import Graphics

/// Kind: property — a picture that is drawn in bands is the picture drawn at once.
final class DrawingBandsTests: XCTestCase {
    private let font = OutlineFont("Face", [1: Path(ellipseIn: CGRect(x: -0.2, y: -0.3, width: 1.1, height: 1.2))])
    private let bitmap = Bitmap(width: 2, height: 2) { bytes in
        for index in 0..<16 { bytes[index] = UInt8(index * 16 | 15) }
    }

    /// A picture of 24 × 24 points, drawn in some boxes one after the other.
    private func picture(_ list: DisplayList, scale: Double, boxes: (PixelBox) -> [PixelBox]) throws -> [UInt32] {
        let side = Int(24 * scale)
        var pixels = [UInt32](repeating: 0x1234_5678, count: side * side)
        try pixels.withUnsafeMutableBytes { bytes in
            let bytes = bytes.assumingMemoryBound(to: UInt8.self)
            guard
                let target = DrawingTarget(of: bytes, width: side, height: side, background: .white, scale: scale)
            else { return }
            let renderer = CairoRenderer()
            for box in boxes(target.box) { try renderer.paint(list, on: target, inside: box) }
        }
        return pixels
    }

    /// All shapes, maps, clips, groups and backdrops: 400 pictures, most of which have stretches that can't be cut.
    func testRandomPicturesInBandsAreThePicturesDrawnAtOnce() throws {
        var divided = 0
        for seed in 1...400 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let scale = [1.0, 2, 3, 1.7][Int(seed % 4)]
            let drawing = RandomDrawing(seed % 2 == 0 ? .all : .upright, font: font, bitmap: bitmap, using: &random)
            let list = drawing.list
            let bands = DrawingBands(
                list, width: Int(24 * scale), height: Int(24 * scale), scale: scale,
                leastPixels: Int(60 * scale * scale))
            if bands.boxes.count > 1 { divided += 1 }
            let banded = try picture(list, scale: scale) { _ in bands.boxes }
            let whole = try picture(list, scale: scale) { [$0] }
            XCTAssertEqual(banded, whole, "seed \(seed): \(bands.boxes.map(\.rect))")
        }
        XCTAssertGreaterThan(divided, 30)
    }

    /// Bands cover the picture from top to bottom, and none ends inside of what can't be cut.
    func testBandsCoverThePictureAndCutNoBackdrop() {
        let list = DisplayList { list in
            list.fill(CGRect(x: 0, y: 0, width: 400, height: 800), .white)
            list.backdrop(Path(rect: CGRect(x: 0, y: 140, width: 400, height: 100)), Backdrop(radius: 5))
            list.fill(Path(roundedRect: CGRect(x: 10, y: 380, width: 380, height: 300), radius: 12), red)
        }
        let boxes = DrawingBands(list, width: 1200, height: 2400, scale: 3).boxes
        XCTAssertEqual(boxes.map(\.top), [0, 722, 1214, 1800])
        XCTAssertEqual(boxes.map(\.bottom), [722, 1214, 1800, 2400])
        XCTAssertTrue(boxes.allSatisfy { $0.left == 0 && $0.right == 1200 })
        let small = DrawingBands(list, width: 400, height: 800, scale: 1).boxes
        XCTAssertEqual(small, [PixelBox(left: 0, top: 0, right: 400, bottom: 800)])
    }

    /// A picture that is one backdrop, or has a slanted edge from top to bottom, is one band.
    func testWhatCannotBeCutIsOneBand() {
        let lists = [
            DisplayList { $0.backdrop(Path(rect: CGRect(x: 0, y: -5, width: 400, height: 900)), Backdrop(radius: 5)) },
            DisplayList { $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 400, height: 800)), red) },
        ]
        for list in lists { XCTAssertEqual(DrawingBands(list, width: 1200, height: 2400, scale: 3).boxes.count, 1) }
    }

    /// Of several commands that can't be drawn the first in the list is named, wherever it lies.
    func testTheFirstCommandThatCannotBeDrawnIsNamed() {
        let size = CGSize(width: 400, height: 800)
        let list = DisplayList { list in
            list.fill(CGRect(x: 0, y: 0, width: 400, height: 800), .white)
            list.fill(CGRect(x: 0, y: 700, width: 400, height: CGFloat.nan), red)
            list.fill(CGRect(x: 0, y: 0, width: 400, height: CGFloat.nan), red)
        }
        XCTAssertThrowsError(try CairoRenderer().render(list, size: size, scale: 3, background: nil)) { error in
            guard case .notFinite(let index, _) = error as? RenderError else { return XCTFail("\(error)") }
            XCTAssertEqual(index, 1)
        }
    }

    /// Caches of all threads together keep no more than the renderer may, the last ones used at least.
    func testCachesOfSeveralThreadsKeepToTheLimit() throws {
        let memory = RendererMemory(limit: 1000)
        let mask = ShadowMask(surface: try Surface(width: 1, height: 1), box: .empty, solid: .empty)
        func fill(_ caches: RenderCaches) {
            caches.shadows.insert(mask, for: ShadowKey(path: Path(), deviation: 1), bytes: 240)
        }
        memory.exclusively {
            func take(_ depth: Int) {
                memory.withCaches { caches in
                    fill(caches)
                    if depth > 1 { take(depth - 1) }
                }
            }
            take(7)
        }
        XCTAssertEqual(memory.cacheSizes, [240, 240, 240, 240])
        memory.exclusively { memory.withCaches { XCTAssertEqual($0.bytes, 240) } }
        XCTAssertEqual(memory.cacheSizes.count, 4)
    }
}
