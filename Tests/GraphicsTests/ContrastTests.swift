import Graphics
import XCTest

/// Kind: documented — the definitions of the Web Content Accessibility Guidelines 2.2; the ratios of pairs are those that
/// public contrast checkers agree on.
final class ContrastTests: XCTestCase {
    private func color(_ code: UInt32) -> Color {
        Color(
            red: Double(code >> 16 & 255) / 255, green: Double(code >> 8 & 255) / 255, blue: Double(code & 255) / 255)
    }

    func testKnownPairs() {
        let pairs: [(UInt32, UInt32, Double)] = [
            (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x767676, 0xFFFFFF, 4.54), (0x777777, 0xFFFFFF, 4.48),
            (0xFF0000, 0xFFFFFF, 4.00), (0x0000FF, 0xFFFFFF, 8.59), (0x595959, 0xFFFFFF, 7.00),
            (0x949494, 0xFFFFFF, 3.03),
        ]
        for (one, two, ratio) in pairs {
            XCTAssertEqual(color(one).contrast(with: color(two)), ratio, accuracy: 0.005)
            XCTAssertEqual(color(two).contrast(with: color(one)), ratio, accuracy: 0.005)
        }
    }

    /// A row of pixels: a letter's edge, its core and its ground.
    private func estimate(letter: [UInt8], cover: [UInt8], ground: [UInt8]) throws -> ContrastEstimate {
        var (texts, plain): ([UInt8], [UInt8]) = ([], [])
        for cover in cover {
            texts += letter.map { UInt8(Int($0) * Int(cover) / 255) } + [cover]
            plain += ground + [255]
        }
        return try ContrastEstimate(of: DisplayList { _ in }) { _, color in
            try XCTUnwrap(Bitmap(width: cover.count, height: 1, pixels: color == nil ? texts : plain))
        }
    }

    /// Black on white stands out surely; grey near the limit isn't cleared, nor letters of which only edges are seen.
    func testOnlyWhatStandsOutSurelyIsCleared() throws {
        let all = 0..<4
        let black = try estimate(letter: [0, 0, 0], cover: [0, 60, 240, 120], ground: [255, 255, 255])
        XCTAssertTrue(black.surelyReaches(4.5, columns: all, rows: 0..<1))
        XCTAssertTrue(black.surelyReaches(21, columns: 0..<1, rows: 0..<1), "there is no text")
        let grey = try estimate(letter: [0x76, 0x76, 0x76], cover: [0, 60, 255, 120], ground: [255, 255, 255])
        XCTAssertFalse(grey.surelyReaches(4.5, columns: all, rows: 0..<1))
        XCTAssertTrue(grey.surelyReaches(3, columns: all, rows: 0..<1))
        let edges = try estimate(letter: [0, 0, 0], cover: [0, 40, 80, 20], ground: [255, 255, 255])
        XCTAssertFalse(edges.surelyReaches(4.5, columns: all, rows: 0..<1))
    }
}
