import Barcodes
import XCTest

/// Kind: oracle — modules as the Python package `python-barcode` 0.15 makes them; lengths of ISO/IEC 15417.
final class Code128Tests: XCTestCase {
    private func modules(_ text: String) -> String? {
        Code128(Array(text.utf8)).map { $0.modules.map { $0 ? "1" : "0" }.joined() }
    }

    func testModules() {
        XCTAssertEqual(
            modules("Hello, world"),
            "11010010000110001010001011001000011001010000110010100001000111101010110011100110110011001111001010010001111"
                + "010100100111101100101000010000100110110010001001100011101011")
        XCTAssertEqual(
            modules("HI345678"),
            "11010010000110001010001100010001010111011110100010110001110001011011000010100100001001101100011101011")
    }

    /// Two digits a symbol where four or more follow each other; start, check and a stop of 13 modules.
    func testDigitsGoTwoByTwo() {
        let symbols = [("12345678", 1 + 4 + 1), ("123", 1 + 3 + 1), ("a1234567", 1 + 2 + 1 + 3 + 1)]
        for (text, count) in symbols { XCTAssertEqual(modules(text)?.count, count * 11 + 13, text) }
    }

    func testWhatIsNotASCIIHasNoCode() {
        XCTAssertNil(modules(""))
        XCTAssertNil(modules("Köln"))
        XCTAssertNotNil(modules("a\tb"))
    }
}
