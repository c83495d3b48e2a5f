import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `snapshotView(afterScreenUpdates:)`, and arithmetic.
@MainActor final class SnapshotTests: XCTestCase {
    func testASnapshotShowsWhatWasThere() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .red
        let part = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 5))
        part.backgroundColor = .blue
        view.addSubview(part)
        XCTAssertNil(UIView().snapshotView(afterScreenUpdates: false))
        let copy = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
        let before = picture(view)
        XCTAssertEqual(picture(copy), before)
        part.removeFromSuperview()
        XCTAssertEqual(picture(copy), before)
        XCTAssertNotEqual(picture(view), before)
        // The part between the caps is stretched: the blue square's right edge moves, its left edge doesn't.
        view.addSubview(part)
        let stretched = try XCTUnwrap(
            view.resizableSnapshotView(
                from: CGRect(x: 5, y: 0, width: 10, height: 5), afterScreenUpdates: false,
                withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)))
        XCTAssertEqual(stretched.bounds.size, CGSize(width: 10, height: 5))
        stretched.bounds.size.width = 22
        // Blue was 0 to 5 of 10: 2 points of cap, then 3 of the middle's 6, now 18 wide: 2 + 9.
        let bitmap = try XCTUnwrap(picture(stretched).cgImage?.bitmap)
        XCTAssertEqual(bitmap.pixel(x: 10, y: 2).blue, 255)
        XCTAssertEqual(bitmap.pixel(x: 11, y: 2).blue, 0)
        XCTAssertEqual(bitmap.pixel(x: 11, y: 2).red, 255)
    }

    private func picture(_ view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
    }
}
