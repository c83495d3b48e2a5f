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
}
