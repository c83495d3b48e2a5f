import UIKit
import XCTest

/// Kind: documented — the SVG format: width and height in pixels of a drawing, which are points here.
final class DrawingPictureTests: XCTestCase {
    private let drawing = Data(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="red"/></svg>"#
            .utf8)

    func testADrawingHasItsOwnSizeOrAnother() throws {
        let picture = try XCTUnwrap(UIImage._drawing(svg: drawing))
        XCTAssertEqual(picture.size, CGSize(width: 30, height: 20))
        XCTAssertEqual(picture.scale, 3)
        XCTAssertEqual(picture.cgImage?.width, 90)
        XCTAssertEqual(
            UIImage._drawing(svg: drawing, size: CGSize(width: 15, height: 10))?.size, CGSize(width: 15, height: 10))
        XCTAssertNil(UIImage._drawing(svg: Data("no drawing".utf8)))
    }
}
