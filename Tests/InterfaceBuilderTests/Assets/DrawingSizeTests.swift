import InterfaceBuilder
import XCTest

/// Kind: documented — the formats PDF and SVG.
final class DrawingSizeTests: XCTestCase {
    private func pdf(_ text: String) -> DrawingSize? { DrawingSize(pdf: Array(text.utf8)) }
    private func svg(_ text: String) throws -> DrawingSize? { try DrawingSize(svg: Array(text.utf8)) }

    func testPDFs() {
        XCTAssertEqual(
            pdf("%PDF-1.4\n1 0 obj << /MediaBox [0 0 24 18.5] >>").map { [$0.width, $0.height] }, [24, 18.5])
        XCTAssertEqual(pdf("%PDF-1.4 /MediaBox[ -2 -1 10 5 ]").map { [$0.width, $0.height] }, [12, 6])
        XCTAssertEqual(
            pdf("%PDF-1.4 /MediaBox [0 0 100 100] /CropBox [10 10 40 50]").map { [$0.width, $0.height] }, [30, 40])
        for text in [
            "", "%PDF-1.7 stream", "/MediaBox [0 0 1 1]", "%PDF- /MediaBox [0 0 0 9]", "%PDF- /MediaBox [0 0 1",
            "%PDF- /MediaBox [0 0 1e9 5]", "%PDF- /MediaBox 4 0 R",
        ] {
            XCTAssertNil(pdf(text), text)
        }
    }

    func testSVGs() throws {
        XCTAssertEqual(try svg("<svg width=\"24px\" height=\"12\"/>").map { [$0.width, $0.height] }, [24, 12])
        XCTAssertEqual(try svg("<svg viewBox=\"0 0 30,40\"/>").map { [$0.width, $0.height] }, [30, 40])
        XCTAssertEqual(
            try svg("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 7 8\"/>").map { [$0.width, $0.height] }, [7, 8])
        XCTAssertNil(try svg("<svg/>"))
        XCTAssertNil(try svg("<html/>"))
        XCTAssertNil(try svg("<svg width=\"-1\" height=\"5\"/>"))
        XCTAssertThrowsError(try svg("width"))
    }
}
