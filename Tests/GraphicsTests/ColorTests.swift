import Graphics
import XCTest

/// Kind: documented — our documentation of colours and their bytes.
final class ColorTests: XCTestCase {
    func testItPrintsInHexadecimalAndExtendedValuesInFull() {
        XCTAssertEqual(Color(red: 1, green: 0.5, blue: 0).description, "#FF8000")
        XCTAssertEqual(Color(red: 0, green: 0, blue: 1, alpha: 0.25).description, "#0000FF40")
        XCTAssertEqual(Color(red: 1.25, green: -0.1, blue: 0, alpha: 1).description, "rgba(1.25 -0.1 0 1)")
    }

    func testExtendedValuesAreKeptAndClampedOnlyForPixels() {
        let color = Color(red: 1.5, green: -1, blue: .nan, alpha: 2)
        XCTAssertEqual(color.red, 1.5)
        XCTAssertEqual(color.clamped, Color(red: 1, green: 0, blue: 0, alpha: 1))
    }

    func testBytesArePremultipliedAndRounded() {
        // 0.5 × 255 = 127.5 rounds away from zero; 0.6 × 0.5 × 255 = 76.5 likewise.
        let bytes = Color(red: 1, green: 0.6, blue: 0, alpha: 0.5).premultipliedBytes
        XCTAssertEqual([bytes.red, bytes.green, bytes.blue, bytes.alpha], [128, 77, 0, 128])
    }

    func testMultiplyingAlphaLeavesTheColour() {
        XCTAssertEqual(
            Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).multiplyingAlpha(by: 0.5),
            Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.25))
    }
}
