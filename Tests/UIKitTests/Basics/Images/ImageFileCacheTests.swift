import Graphics
import XCTest

@testable import UIKit

/// Kind: model — a list of requests kept by hand, of which the least recently used goes first.
@MainActor final class ImageFileCacheTests: XCTestCase {
    private func pixels(_ side: Int) -> OrientedPixels {
        OrientedPixels(stored: CGImage(bitmap: Bitmap(width: side, height: side, color: .black)), orientation: .up)
    }

    /// Room for 1,000 bytes; pictures of 10×10 pixels take 400 each.
    func testTheLeastRecentlyUsedGoesFirst() async throws {
        let cache = ImageFileCache(limit: 1000)
        var loads: [String] = []
        func ask(_ path: String, _ side: Int = 10) {
            _ = cache.pixels(at: path) {
                loads.append(path)
                return pixels(side)
            }
            cache.checkInvariants()
        }
        for path in ["a", "b", "a", "c", "a", "b"] { ask(path) }
        XCTAssertEqual(loads, ["a", "b", "c", "b"], "b was the least recently used when c came.")
        ask("huge", 100)
        ask("huge", 100)
        XCTAssertEqual(loads.filter { $0 == "huge" }.count, 1, "One picture beyond the limit is kept alone.")
        ask("a")
        XCTAssertEqual(loads.suffix(2), ["huge", "a"])
    }

    /// Random requests against a list kept by hand.
    func testAgainstAModel() async throws {
        let seed: UInt64 = 20_240_917
        var state = seed
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let cache = ImageFileCache(limit: 4000)
        var model: [(path: Int, bytes: Int)] = []
        for step in 0..<2000 {
            let path = next(20)
            var wasLoaded = false
            _ = cache.pixels(at: "\(path)") {
                wasLoaded = true
                return pixels(path + 1)
            }
            cache.checkInvariants()
            let known = model.firstIndex { $0.path == path }
            XCTAssertEqual(wasLoaded, known == nil, "step \(step), seed \(seed)")
            if let known { model.remove(at: known) }
            model.append((path, (path + 1) * (path + 1) * 4))
            while model.count > 1, model.map(\.bytes).reduce(0, +) > 4000 { model.removeFirst() }
        }
    }

    func testAFailedReadLeavesNothingBehind() async throws {
        struct Failure: Error {}
        let cache = ImageFileCache(limit: 1000)
        XCTAssertThrowsError(try cache.pixels(at: "a") { throw Failure() })
        cache.checkInvariants()
        var isLoaded = false
        _ = cache.pixels(at: "a") {
            isLoaded = true
            return pixels(1)
        }
        XCTAssertTrue(isLoaded)
    }
}
