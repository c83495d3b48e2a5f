import Graphics
import ImageCoding
import XCTest

/// Kind: documented — a GIF of 2 × 2 pixels, written by the rules of GIF89a.
///
/// A GIF of 2 × 2 pixels, written by the rules of GIF89a: a red picture (0.1 s), a blue pixel at the lower right whose place
/// is restored (0.2 s), a row of green and nothing (0.3 s); shown three times in all, as the extension's 2 repetitions say.
final class AnimatedImageTests: XCTestCase {
    private let gif: [UInt8] = [
        71, 73, 70, 56, 57, 97, 2, 0, 2, 0, 145, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 33, 255, 11, 78,
        69, 84, 83, 67, 65, 80, 69, 50, 46, 48, 3, 1, 2, 0, 0, 33, 249, 4, 4, 10, 0, 0, 0, 44, 0, 0, 0, 0, 2, 0, 2, 0,
        0, 2, 4, 4, 65, 16, 44, 0, 33, 249, 4, 12, 20, 0, 0, 0, 44, 1, 0, 1, 0, 1, 0, 1, 0, 0, 2, 2, 20, 11, 0, 33, 249,
        4, 5, 30, 0, 3, 0, 44, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 3, 12, 199, 2, 0, 59,
    ]

    private func colors(_ bitmap: Bitmap) -> [[UInt8]] {
        (0..<4).map { Array(bitmap.pixels[$0 * 4..<$0 * 4 + 4]) }
    }

    func testFramesAreSeenOverEachOther() throws {
        let animation = try ImageDecoder().decodeAnimation(gif)
        XCTAssertEqual(animation.frames.map(\.delay), [0.1, 0.2, 0.3])
        XCTAssertEqual(animation.loopCount, 2)
        let (red, green, blue): ([UInt8], [UInt8], [UInt8]) = (
            [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]
        )
        XCTAssertEqual(colors(animation.frames[0].bitmap), [red, red, red, red])
        XCTAssertEqual(colors(animation.frames[1].bitmap), [red, red, red, blue])
        XCTAssertEqual(colors(animation.frames[2].bitmap), [green, red, red, red])
        let first = try ImageDecoder().decode(gif)
        XCTAssertEqual(first.format, .gif)
        XCTAssertEqual(first.bitmap, animation.frames[0].bitmap)
    }

    func testDamagedAndHugeFiles() throws {
        for count in [6, 12, 20, 60, gif.count - 20] {
            XCTAssertThrowsError(try ImageDecoder().decodeAnimation(Array(gif.prefix(count))), "\(count) bytes")
        }
        var huge = gif
        // The first picture says that it is 65535 × 65535.
        let place = try XCTUnwrap(huge.firstIndex(of: 44))
        for index in place + 5..<place + 9 { huge[index] = 255 }
        XCTAssertThrowsError(try ImageDecoder().decodeAnimation(huge))
        XCTAssertThrowsError(try ImageDecoder(limits: ImageLimits(side: 100, pixels: 4)).decodeAnimation(gif))
    }

    func testOtherFormatsHaveOneFrame() throws {
        let bitmap = Bitmap(width: 1, height: 1, color: Color(white: 1, alpha: 1))
        let animation = try ImageDecoder().decodeAnimation(try ImageEncoder().png(bitmap))
        XCTAssertEqual(animation.frames.count, 1)
        XCTAssertEqual(animation.format, .png)
    }
}
