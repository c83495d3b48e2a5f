import CairoRenderer
import Foundation
import Graphics
import XCTest

/// Kind: oracle — documents are read again by another library, librsvg.
final class SVGDocumentTests: XCTestCase {
    private let document = SVGDocument(
        list: DisplayList { recorder in
            recorder.fill(CGRect(x: 0, y: 0, width: 50, height: 30), red)
            recorder.fill(
                Path(ellipseIn: CGRect(x: 60, y: 40, width: 40, height: 40)), Color(red: 0, green: 0, blue: 1))
        }, size: CGSize(width: 100, height: 80))

    func testAPictureAsItWasDrawn() throws {
        let picture = try VectorPicture(try document.bytes(), format: .svg)
        let bitmap = try picture.bitmap(width: 100, height: 80, size: (100, 80))
        assertPixel(bitmap, 0, 0, [255, 0, 0, 255])
        assertPixel(bitmap, 49, 29, [255, 0, 0, 255])
        assertPixel(bitmap, 51, 10, [0, 0, 0, 0])
        assertPixel(bitmap, 80, 60, [0, 0, 255, 255])
    }

    func testEqualListsGiveEqualBytes() throws {
        XCTAssertEqual(try document.bytes(), try document.bytes())
    }

    func testSizesThatCannotBe() {
        XCTAssertThrowsError(try SVGDocument(list: .empty, size: CGSize(width: CGFloat.nan, height: 1)).bytes())
    }
}
