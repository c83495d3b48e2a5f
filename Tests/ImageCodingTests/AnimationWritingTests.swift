import Graphics
import ImageCoding
import XCTest

/// Kind: documented, model — the third edition of PNG's specification; giflib and libpng read what was written.
final class AnimationWritingTests: XCTestCase {
    /// A box that moves over a ground.
    private func frames(_ count: Int, alpha: UInt8 = 255) -> [DecodedAnimation.Frame] {
        (0..<count).map { index in
            DecodedAnimation.Frame(
                bitmap: Bitmap(width: 40, height: 30) { bytes in
                    for pixel in 0..<40 * 30 {
                        let isInside =
                            (10..<20).contains(pixel / 40) && (index * 5..<index * 5 + 8).contains(pixel % 40)
                        let color: [UInt8] = isInside ? [200, 30, 30, 255] : [0, alpha / 2, alpha, alpha]
                        for channel in 0..<4 { bytes[pixel * 4 + channel] = color[channel] }
                    }
                }, delay: 0.04 + Double(index) / 100)
        }
    }

    func testAnAnimatedPNGReadsBack() throws {
        for alpha in [UInt8(255), 100] {
            let written = frames(5, alpha: alpha)
            let bytes = try ImageEncoder().animatedPNG(written, loopCount: 3)
            let read = try ImageDecoder().decodeAnimation(bytes)
            XCTAssertEqual(read.frames.map(\.bitmap), written.map(\.bitmap))
            XCTAssertEqual(read.frames.map(\.delay), [0.04, 0.05, 0.06, 0.07, 0.08])
            XCTAssertEqual(read.loopCount, 3)
            XCTAssertEqual(read.format, .png)
            // libpng knows no animation, and reads the first picture.
            XCTAssertEqual(try ImageDecoder().decode(bytes).bitmap, written[0].bitmap)
        }
    }

    func testEqualPicturesStayApart() throws {
        let one = frames(1)[0]
        let bytes = try ImageEncoder().animatedPNG([one, one, one])
        let read = try ImageDecoder().decodeAnimation(bytes)
        XCTAssertEqual(read.frames.map(\.bitmap), [one.bitmap, one.bitmap, one.bitmap])
        XCTAssertLessThan(bytes.count, try ImageEncoder().png(one.bitmap).count + 400)
    }

    /// Each checksum by the definition of ISO 3309: "123456789" has 0xCBF43926.
    func testADamagedPictureIsAnError() throws {
        var bytes = try ImageEncoder().animatedPNG(frames(2))
        let place = try XCTUnwrap(bytes.firstRange(of: Array("fdAT".utf8))).lowerBound
        for index in place + 10..<place + 20 { bytes[index] ^= 0xff }
        XCTAssertThrowsError(try ImageDecoder().decodeAnimation(bytes))
        XCTAssertThrowsError(try ImageEncoder().animatedPNG([]))
        let small = DecodedAnimation.Frame(bitmap: Bitmap(width: 1, height: 1, color: .black), delay: 0)
        XCTAssertThrowsError(try ImageEncoder().animatedPNG(frames(1) + [small])) {
            XCTAssertTrue("\($0)".contains("picture 1 is 1×1 pixels, but the first is 40×30"), "\($0)")
        }
    }

    func testAGIFOfFewColoursReadsBack() throws {
        let written = frames(5)
        let bytes = try ImageEncoder().gif(written)
        let read = try ImageDecoder().decodeAnimation(bytes)
        XCTAssertEqual(read.frames.map(\.bitmap), written.map(\.bitmap))
        XCTAssertEqual(read.frames.map(\.delay), [0.04, 0.05, 0.06, 0.07, 0.08])
        XCTAssertEqual(read.loopCount, 0)
    }

    /// A gradient of 1,024 colours: 256 are kept, and none is further from its own than they lie apart.
    func testManyColoursBecomeTheNearest() throws {
        let bitmap = Bitmap(width: 64, height: 16) { bytes in
            for pixel in 0..<64 * 16 {
                let color = [UInt8(pixel % 64 * 4), UInt8(pixel / 64 * 16), 128, 255]
                for channel in 0..<4 { bytes[pixel * 4 + channel] = color[channel] }
            }
        }
        let read = try ImageDecoder().decodeAnimation(ImageEncoder().gif([.init(bitmap: bitmap, delay: 0)]))
        XCTAssertEqual(Set(read.frames[0].bitmap.pixels.chunked).count, 256)
        XCTAssertEqual(
            try ImageEncoder().gif([.init(bitmap: bitmap, delay: 0)]),
            try ImageEncoder().gif([.init(bitmap: bitmap, delay: 0)]))
    }
}

extension [UInt8] {
    fileprivate var chunked: [SIMD4<UInt8>] {
        stride(from: 0, to: count, by: 4).map { SIMD4(self[$0], self[$0 + 1], self[$0 + 2], self[$0 + 3]) }
    }
}
