import Graphics
import XCTest

/// Kind: documented, oracle — our documentation of bitmaps; hashes computed apart from this code.
final class BitmapTests: XCTestCase {
    func testItIsEqualByContent() throws {
        let one = try XCTUnwrap(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8]))
        let same = try XCTUnwrap(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8]))
        let upright = try XCTUnwrap(Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 4, 5, 6, 7, 8]))
        XCTAssertEqual(one, same)
        XCTAssertNotEqual(one, upright)
        XCTAssertEqual(Set([one, same, upright]).count, 2)
    }

    /// The hashes were computed apart from this code, from the definition (64-bit FNV-1a over little-endian words).
    func testItsNameFollowsFromTheContentAlone() throws {
        let bitmap = try XCTUnwrap(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8]))
        XCTAssertEqual(bitmap.identifier, "2×1#414c7aa5952e270f")
        let red = Bitmap(width: 2, height: 2, color: Color(red: 1, green: 0, blue: 0))
        XCTAssertEqual(red.identifier, "2×2#cc983cc79dc3d3c0")
    }

    func testPixelsMustFitTheSize() {
        XCTAssertNil(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4]))
        XCTAssertNil(Bitmap(width: -1, height: -1, pixels: [1, 2, 3, 4]))
        XCTAssertNil(Bitmap(width: .max, height: 2, pixels: []))
        XCTAssertNotNil(Bitmap(width: 0, height: 7, pixels: []))
    }

    func testAColourIsPremultiplied() {
        let pixel = Bitmap(width: 3, height: 3, color: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)).pixel(x: 2, y: 1)
        XCTAssertEqual([pixel.red, pixel.green, pixel.blue, pixel.alpha], [128, 64, 0, 128])
    }

    func testAComparisonCountsAndMeasures() throws {
        let black = Bitmap(width: 4, height: 3, color: .black)
        var pixels = black.pixels
        pixels[(1 * 4 + 2) * 4 + 1] = 10
        pixels[(2 * 4 + 0) * 4 + 3] = 55
        let other = try XCTUnwrap(Bitmap(width: 4, height: 3, pixels: pixels))
        let strict = black.comparison(with: other)
        XCTAssertEqual(strict.differingPixels, 2)
        XCTAssertEqual(strict.largestDifference, 200)
        XCTAssertEqual(strict.first, .init(x: 2, y: 1))
        XCTAssertFalse(strict.isMatch)
        XCTAssertEqual(strict.description, "2 of 12 pixels differ, by 200 at most, the first at (2, 1)")
        let lenient = black.comparison(with: other, tolerance: 10)
        XCTAssertEqual(lenient.differingPixels, 1)
        XCTAssertEqual(lenient.first, .init(x: 0, y: 2))
        XCTAssertTrue(black.comparison(with: other, tolerance: 200).isMatch)
        XCTAssertEqual(black.comparison(with: black).description, "no pixel of 4×3 differs (by 0 at most)")
    }

    func testPicturesOfDifferentSizesNeverMatch() {
        let comparison = Bitmap(width: 4, height: 3, color: .black)
            .comparison(with: Bitmap(width: 3, height: 5, color: .black), tolerance: 255)
        XCTAssertFalse(comparison.isMatch)
        XCTAssertEqual(comparison.description, "the sizes differ: 4×3 pixels against 3×5")
        let strict = Bitmap(width: 4, height: 3, color: .black).comparison(
            with: Bitmap(width: 3, height: 5, color: .black))
        // Three pixels of the fourth column, six of the last two rows.
        XCTAssertEqual(strict.differingPixels, 9)
    }

    func testTheDifferencePictureShowsWhatDiffersInRed() throws {
        let black = Bitmap(width: 2, height: 1, color: .black)
        let other = try XCTUnwrap(Bitmap(width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 0, 0, 255]))
        let picture = black.differencePicture(from: other)
        let (same, different) = (picture.pixel(x: 0, y: 0), picture.pixel(x: 1, y: 0))
        XCTAssertEqual([same.red, same.green, same.blue, same.alpha], [192, 192, 192, 255])
        XCTAssertEqual([different.red, different.green, different.blue, different.alpha], [255, 0, 0, 255])
        let wide = black.differencePicture(from: Bitmap(width: 2, height: 4, color: .black))
        XCTAssertEqual([wide.width, wide.height], [2, 4])
    }

    func testAReducedPictureAveragesSquares() throws {
        let picture = try XCTUnwrap(
            Bitmap(
                width: 3, height: 2,
                pixels: [
                    0, 0, 0, 255, 100, 0, 0, 255, 8, 8, 8, 255,
                    0, 40, 0, 255, 100, 40, 0, 255, 8, 8, 8, 255,
                ]))
        let half = picture.reduced(by: 2)
        XCTAssertEqual([half.width, half.height], [2, 1])
        XCTAssertEqual(half.pixels, [50, 20, 0, 255, 4, 4, 4, 128])
        XCTAssertEqual(picture.reduced(by: 1), picture)
    }
}
