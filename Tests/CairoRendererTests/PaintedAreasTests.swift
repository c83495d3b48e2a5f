import Foundation
import Graphics
import TestSupport
import XCTest

@testable import CairoRenderer

/// Kind: model, property — what is left out changes no pixel: a grid of colours says which pixels have one.
final class PaintedAreasTests: XCTestCase {
    private let colors = [Color.white, red, blue]

    private func box(_ random: inout SeededGenerator) -> PixelBox {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        let (left, top) = (number(0...9), number(0...9))
        return PixelBox(left: left, top: top, right: left + number(0...8), bottom: top + number(0...8))
    }

    /// 3,000 rounds of fills and other drawing: a fill is called needless only where each pixel has its colour.
    func testFillsAreNeedlessOnlyWhereEveryPixelHasTheColor() {
        var random = SeededGenerator(seed: 5)
        for round in 0..<300 {
            var areas = PaintedAreas()
            var grid = [Int?](repeating: nil, count: 20 * 20)
            for _ in 0..<10 {
                let (box, color) = (box(&random), Int.random(in: 0...2, using: &random))
                let pixels = (box.top..<box.bottom).flatMap { y in (box.left..<box.right).map { y * 20 + $0 } }
                if Int.random(in: 0...4, using: &random) == 0 {
                    areas.add(box)
                    for pixel in pixels { grid[pixel] = nil }
                    continue
                }
                if areas.have(colors[color], in: box) {
                    XCTAssertTrue(pixels.allSatisfy { grid[$0] == color }, "round \(round) of seed 5")
                }
                areas.add(box, filled: colors[color])
                for pixel in pixels { grid[pixel] = color }
            }
        }
    }

    /// The backgrounds of a window, a table and its cells are one, as long as nothing was drawn where the next cell comes.
    func testCellsInTheColorOfTheWindowAreNeedless() {
        var areas = PaintedAreas()
        areas.add(PixelBox(left: 0, top: 0, right: 300, bottom: 600), filled: .white)
        for top in stride(from: 0, to: 600, by: 60) {
            let cell = PixelBox(left: 0, top: top, right: 300, bottom: top + 60)
            XCTAssertTrue(areas.have(.white, in: cell))
            XCTAssertFalse(areas.have(red, in: cell))
            areas.add(PixelBox(left: 20, top: top + 20, right: 200, bottom: top + 40))
            XCTAssertFalse(areas.have(.white, in: cell))
        }
    }

    /// Random rectangles of whole pixels, some translucent, inside of clips and groups: each pixel has the colour that
    /// painting them one after the other gives it.
    func testPicturesOfRectanglesAreThoseOfAModel() throws {
        var random = SeededGenerator(seed: 6)
        for round in 0..<200 {
            var recorder = DisplayListRecorder()
            var grid = [Int](repeating: 0, count: 20 * 20)
            for _ in 0..<12 {
                let (box, clip, color) = (box(&random), box(&random), Int.random(in: 0...2, using: &random))
                let isClipped = Bool.random(using: &random)
                let isGroup = Int.random(in: 0...3, using: &random) == 0
                recorder.save()
                if isClipped { recorder.clip(Path(rect: clip.rect)) }
                if isGroup { recorder.beginGroup(alpha: 1) }
                recorder.fill(Path(rect: box.rect), colors[color])
                if isGroup { recorder.endGroup() }
                recorder.restore()
                let painted = isClipped ? box.intersection(clip) : box
                for y in painted.top..<max(painted.top, painted.bottom) {
                    for x in painted.left..<max(painted.left, painted.right) { grid[y * 20 + x] = color }
                }
            }
            let bitmap = try CairoRenderer().render(
                recorder.list, size: CGSize(width: 20, height: 20), scale: 1, background: .white)
            for (index, color) in grid.enumerated() {
                let pixel = bitmap.pixel(x: index % 20, y: index / 20)
                let expected = colors[color]
                XCTAssertEqual(
                    [pixel.red, pixel.green, pixel.blue],
                    [expected.red, expected.green, expected.blue].map { UInt8($0 * 255) }, "round \(round) of seed 6")
            }
        }
    }

    /// The memory isn't cleared where the list's first rectangle covers it, and is where anything lets it show.
    func testWhatWasThereBeforeDoesNotShow() throws {
        let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
        let lists: [(DisplayList, Bool)] = [
            (DisplayList { $0.fill(whole, red) }, true),
            (DisplayList { $0.fill(whole, red.multiplyingAlpha(by: 0.5)) }, false),
            (DisplayList { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 9.5), red) }, false),
            (DisplayList { $0.fill(Path(ellipseIn: whole), red) }, false),
            (
                DisplayList {
                    $0.clip(Path(rect: CGRect(x: 0, y: 0, width: 5, height: 10)))
                    $0.fill(whole, red)
                }, false
            ),
            (DisplayList.empty, false),
        ]
        for (list, covers) in lists {
            XCTAssertEqual(list.begins(covering: PixelBox(left: 0, top: 0, right: 10, bottom: 10), scale: 1), covers)
            let renderer = CairoRenderer()
            let size = CGSize(width: 10, height: 10)
            _ = try renderer.drawing(DisplayList { $0.fill(whole, blue) }, size: size, scale: 1, background: nil) { _ in
            }
            let kept = try renderer.drawing(list, size: size, scale: 1, background: .white) { $0.bitmap }
            let fresh = try CairoRenderer().render(list, size: size, scale: 1, background: .white)
            XCTAssertTrue(kept == fresh, "\(list): \(kept.comparison(with: fresh))")
            XCTAssertFalse(fresh.pixel(x: 9, y: 9).blue == 255 && fresh.pixel(x: 9, y: 9).red == 0)
        }
    }
}
