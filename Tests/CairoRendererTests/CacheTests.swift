import Foundation
import Graphics
import TestSupport
import XCTest

@testable import CairoRenderer

/// Kind: property, documented — the cache's promise alone: never more than the limit, and never a wrong value.
final class CacheTests: XCTestCase {
    func testTheLeastRecentlyUsedGoesFirst() {
        let cache = ByteBoundedCache<String, Int>(limit: 100)
        cache.insert(1, for: "a", bytes: 40)
        cache.insert(2, for: "b", bytes: 40)
        XCTAssertEqual(cache.value(for: "a"), 1)
        cache.insert(3, for: "c", bytes: 40)
        XCTAssertNil(cache.value(for: "b"))
        XCTAssertEqual(cache.value(for: "a"), 1)
        XCTAssertEqual(cache.value(for: "c"), 3)
        cache.checkInvariants()
    }

    func testWhatIsLargerThanTheLimitIsNotKept() {
        let cache = ByteBoundedCache<String, Int>(limit: 100)
        cache.insert(1, for: "a", bytes: 10)
        cache.insert(2, for: "b", bytes: 101)
        XCTAssertNil(cache.value(for: "b"))
        XCTAssertEqual(cache.value(for: "a"), 1)
        cache.insert(3, for: "a", bytes: 20)
        XCTAssertEqual(cache.bytes, 20)
    }

    /// Memory that is kept from picture to picture gives the pixels of a picture of its own, clear ones included.
    func testKeptMemoryHoldsNothingOfThePictureBefore() throws {
        let renderer = CairoRenderer()
        for (side, background) in [(1200, nil), (7, Color.white), (1300, Color.white), (900, nil)] {
            var recorder = DisplayListRecorder()
            recorder.fill(
                Path(rect: CGRect(x: 1, y: 2, width: CGFloat(side) / 2, height: 3)),
                Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
            let size = CGSize(width: side, height: side / 3)
            let picture = try renderer.render(recorder.list, size: size, scale: 1, background: background)
            let kept = try renderer.drawing(recorder.list, size: size, scale: 1, background: background) { $0.bitmap }
            XCTAssertTrue(kept == picture, "\(side): \(kept.comparison(with: picture))")
        }
    }

    /// Random use against the promise alone: never more than the limit, and never a wrong value.
    func testRandomUseKeepsTheInvariants() {
        var random = SeededGenerator(seed: 12)
        let cache = ByteBoundedCache<Int, Int>(limit: 1000)
        var truth: [Int: Int] = [:]
        for round in 0..<5000 {
            let key = Int.random(in: 0..<60, using: &random)
            if Bool.random(using: &random) {
                truth[key] = round
                cache.insert(round, for: key, bytes: Int.random(in: 1...200, using: &random))
            } else if let value = cache.value(for: key) {
                XCTAssertEqual(value, truth[key], "round \(round) of seed 12")
            }
            cache.checkInvariants()
        }
    }

    func testGlyphMasksStayWithinTheirBytes() throws {
        let cache = GlyphMaskCache(limit: 20_000)
        let font = OutlineFont("Face", [1: Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1))])
        for size in 1...60 {
            let face = cache.face(font, matrix: CGAffineTransform(scaleX: CGFloat(size), y: -CGFloat(size)))
            for quarter in 0..<4 {
                let mask = try cache.mask(of: 1, quarter, 0, in: face, source: font)
                XCTAssertEqual(mask.width, quarter == 0 ? size : size + 1)
                XCTAssertLessThanOrEqual(cache.bytes, 20_000)
                cache.checkInvariants()
            }
        }
    }

    /// A blur's weights have the variance that was asked for, to many digits.
    func testABlurHasItsDeviation() {
        for deviation in [0.2, 0.7, 1, 2.3, 5, 17.5, 60] {
            let blur = BoxBlur(deviation: deviation)
            let (radius, edge) = (Double(blur.radius), Double(blur.edge))
            XCTAssertTrue((0...1).contains(edge), "deviation \(deviation): \(edge)")
            let weights = (1...max(1, blur.radius)).reduce(0.0) { $0 + ($1 <= blur.radius ? 2 * Double($1 * $1) : 0) }
            let variance = (weights + 2 * edge * (radius + 1) * (radius + 1)) / (2 * radius + 1 + 2 * edge)
            XCTAssertEqual((3 * variance).squareRoot(), deviation, accuracy: deviation * 1e-5)
        }
    }
}
