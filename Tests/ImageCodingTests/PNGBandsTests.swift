import CImageShims
import Foundation
import TestSupport
import XCTest

@testable import ImageCoding

/// Kind: property — the bytes of a picture don't depend on the bands that it was written in.
final class PNGBandsTests: XCTestCase {
    private func png(_ pixels: [UInt8], _ width: Int, _ height: Int, leastPixels: Int, limit: Int = 1 << 20) -> [UInt8]?
    {
        var output = PNGBands(pixels, width: width, height: height, order: shim_rgba, leastPixels: leastPixels)
            .written(limit: limit)
        defer { if output != nil { shim_bytes_free(&output!) } }
        return output.map { Array(UnsafeBufferPointer(start: $0.bytes, count: $0.count)) }
    }

    private func pixels(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> [UInt8] {
        var pixels: [UInt8] = []
        for index in 0..<width * height {
            let isNew = index < width || UInt8.random(in: 0...255, using: &random) < 60
            for channel in 0..<3 {
                pixels.append(
                    isNew ? .random(in: 0...255, using: &random) : pixels[4 * (index - width) + channel])
            }
            pixels.append(255)
        }
        return pixels
    }

    /// Pictures of all widths in one to eight bands.
    func testBandsGiveTheBytesOfOneBand() throws {
        var random = SeededGenerator(seed: 8)
        for round in 0..<80 {
            let (width, height) = (1 + round * 7 % 90, 1 + round * 5 % 23)
            let pixels = pixels(width, height, &random)
            let whole = try XCTUnwrap(png(pixels, width, height, leastPixels: .max))
            for bands in 2...8 {
                let divided = png(pixels, width, height, leastPixels: max(1, width * height / bands))
                XCTAssertEqual(divided, whole, "\(bands) bands, round \(round) of seed 8")
            }
        }
    }

    /// A pixel that isn't opaque, in whichever band, and a limit that the bands exceed together are refused.
    func testWhatOneBandRefusesIsRefused() throws {
        var random = SeededGenerator(seed: 9)
        let opaque = pixels(12, 16, &random)
        let size = try XCTUnwrap(png(opaque, 12, 16, leastPixels: 24)).count
        XCTAssertNil(png(opaque, 12, 16, leastPixels: 24, limit: size / 2))
        for pixel in 0..<12 * 16 {
            var pixels = opaque
            pixels[4 * pixel + 3] = 254
            XCTAssertNil(png(pixels, 12, 16, leastPixels: 24), "pixel \(pixel)")
        }
    }
}
