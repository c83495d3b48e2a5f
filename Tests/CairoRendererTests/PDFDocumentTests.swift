import CairoRenderer
import Foundation
import Graphics
import XCTest

/// Kind: oracle — documents are read again by another library, Poppler.
final class PDFDocumentTests: XCTestCase {
    private func document() -> PDFDocument {
        var document = PDFDocument()
        let first = DisplayList { recorder in
            recorder.fill(CGRect(x: 10, y: 20, width: 50, height: 30), red)
            recorder.fill(
                Path(ellipseIn: CGRect(x: 60, y: 50, width: 40, height: 40)), Color(red: 0, green: 0, blue: 1))
        }
        document.pages = [PDFDocument.Page(list: first, bounds: CGRect(x: 10, y: 20, width: 100, height: 80))]
        return document
    }

    func testAPageAsItWasDrawn() throws {
        let bytes = try document().bytes()
        XCTAssertTrue(bytes.starts(with: Array("%PDF-1.".utf8)))
        let picture = try VectorPicture(bytes, format: .pdf)
        let size = try XCTUnwrap(try picture.pageSize())
        XCTAssertEqual([size.width, size.height], [100, 80])
        let bitmap = try picture.bitmap(width: 100, height: 80, size: (100, 80))
        assertPixel(bitmap, 0, 0, [255, 0, 0, 255])
        assertPixel(bitmap, 49, 29, [255, 0, 0, 255])
        assertPixel(bitmap, 51, 10, [0, 0, 0, 0])
        assertPixel(bitmap, 70, 50, [0, 0, 255, 255])
    }

    func testEqualDocumentsHaveEqualBytes() throws {
        XCTAssertEqual(try document().bytes(), try document().bytes())
    }

    /// Links and places are in the document by the names of the format; their rectangles count from the bottom.
    func testLinksAndInformation() throws {
        var document = self.document()
        document.information.title = "A (title)"
        document.pages[0].links = [
            PDFDocument.Link(
                rectangle: CGRect(x: 20, y: 30, width: 10, height: 10), target: .address("https://example.org/it's")),
            PDFDocument.Link(rectangle: CGRect(x: 20, y: 60, width: 10, height: 10), target: .destination("end")),
        ]
        var second = PDFDocument.Page(list: .empty, bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
        second.destinations = [PDFDocument.Destination(name: "end", point: CGPoint(x: 5, y: 6))]
        document.pages.append(second)
        let text = String(decoding: try document.bytes(), as: UTF8.self)
        XCTAssertTrue(text.contains("https://example.org/it's"), "the address")
        XCTAssertTrue(text.contains("/Count 2"), "two pages")
        let rectangles = text.components(separatedBy: "/Rect [").dropFirst().map { part -> [Double] in
            part.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
        }
        XCTAssertTrue(rectangles.contains([10, 60, 20, 70]), "\(rectangles)")
        XCTAssertTrue(rectangles.contains([10, 30, 20, 40]), "\(rectangles)")
    }

    func testUnusableGeometry() {
        var document = self.document()
        document.pages[0].bounds.size.width = .infinity
        XCTAssertThrowsError(try document.bytes())
    }
}
