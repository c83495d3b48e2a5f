import CairoRenderer
import Foundation
import Graphics
import XCTest

/// Kind: documented — the formats SVG and PDF: pixels worked out by hand.
///
/// Drawings of SVG and PDF as pixels.
final class VectorPictureTests: XCTestCase {
    /// A red left half over a half transparent blue whole.
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"BOX>
        <rect width="8" height="4" fill="#00f" fill-opacity="0.5"/><rect width="4" height="4" fill="#f00"/></svg>
        """

    private func bitmap(_ text: String, _ format: VectorPicture.Format, _ width: Int, _ height: Int) throws -> Bitmap {
        try VectorPicture(Array(text.utf8), format: format).bitmap(width: width, height: height, size: (8, 4))
    }

    func testSVGAtSeveralSizes() throws {
        for box in ["", " viewBox=\"0 0 8 4\""] {
            let text = Self.svg.replacingOccurrences(of: "BOX", with: box)
            for scale in [1, 3, 10] {
                let picture = try bitmap(text, .svg, 8 * scale, 4 * scale)
                XCTAssertEqual([picture.width, picture.height], [8 * scale, 4 * scale])
                assertPixel(picture, 0, 0, [255, 0, 0, 255])
                assertPixel(picture, 4 * scale - 1, 4 * scale - 1, [255, 0, 0, 255])
                assertPixel(picture, 4 * scale, 0, [0, 0, 128, 128], within: 1, "premultiplied")
                assertPixel(picture, 8 * scale - 1, 4 * scale - 1, [0, 0, 128, 128], within: 1)
            }
        }
    }

    /// The same as a PDF, whose origin is at the bottom: a green square at the top left of a page of 8 × 4.
    func testPDF() throws {
        let text = Self.pdf("0 1 0 rg 0 2 2 2 re f")
        let picture = try bitmap(text, .pdf, 32, 16)
        assertPixel(picture, 1, 1, [0, 255, 0, 255])
        assertPixel(picture, 7, 7, [0, 255, 0, 255])
        assertPixel(picture, 9, 1, [0, 0, 0, 0], "nothing is under a page")
        assertPixel(picture, 1, 9, [0, 0, 0, 0])
        let size = try XCTUnwrap(VectorPicture(Array(text.utf8), format: .pdf).pageSize())
        XCTAssertEqual([size.width, size.height], [8, 4])
    }

    func testWhatCantBeDrawn() throws {
        XCTAssertThrowsError(try bitmap("<svg", .svg, 8, 4))
        XCTAssertThrowsError(try bitmap("%PDF-1.4 nothing", .pdf, 8, 4))
        XCTAssertThrowsError(try bitmap(Self.svg, .pdf, 8, 4))
        XCTAssertThrowsError(try bitmap(Self.svg.replacingOccurrences(of: "BOX", with: ""), .svg, 0, 4))
        XCTAssertThrowsError(try bitmap(Self.svg.replacingOccurrences(of: "BOX", with: ""), .svg, 4, 100_000)) {
            XCTAssertEqual("\($0)", "4×100000 pixels were requested; a side has from 1 to 8192")
        }
    }

    /// A drawing opens no other file.
    func testOtherFilesAreLeftAlone() throws {
        let red = FileManager.default.temporaryDirectory.appendingPathComponent("masu-\(UUID().uuidString).svg")
        try Data(Self.svg.replacingOccurrences(of: "BOX", with: "").utf8).write(to: red)
        defer { try? FileManager.default.removeItem(at: red) }
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="4">
            <image xlink:href="file://\(red.path)" width="8" height="4"/></svg>
            """
        assertPixel(try bitmap(text, .svg, 8, 4), 1, 1, [0, 0, 0, 0])
    }

    /// A document of one page of 8 × 4 points.
    static func pdf(_ content: String) -> String {
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 8 4] /Contents 4 0 R /Resources << >> >>",
            "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        ]
        var text = "%PDF-1.4\n"
        var places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 5\n0000000000 65535 f \n"
        for place in places { text += String(format: "%010d 00000 n \n", place) }
        return text + "trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    }
}
