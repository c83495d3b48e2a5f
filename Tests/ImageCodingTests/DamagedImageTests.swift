import Foundation
import Graphics
import ImageCoding
import TestSupport
import XCTest

/// Kind: property — damaged files give an error or a picture, never a crash.
///
/// Damaged files of each format: an error or a picture, never a crash.
final class DamagedImageTests: XCTestCase {
    private let names = [
        "rgb.png", "palette.png", "interlaced.png", "sixteen-bit.png", "color.jpg", "progressive.jpg", "cmyk.jpg",
        "turned-6.jpg", "lossless.webp", "lossy.webp",
    ]

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: RepositoryPaths.fixtures.appendingPathComponent("ImageCoding/\(name)")))
    }

    /// The end of a file's picture data: behind it only a marker or checksum follows, whose loss harms no pixel.
    private func dispensableTail(_ name: String) -> Int {
        switch (name as NSString).pathExtension {
        case "png": return 16  // the data's checksum and the end chunk
        case "jpg": return 2  // the end marker; its loss must be noticed all the same
        default: return 1  // RIFF's padding
        }
    }

    func testEveryTruncationIsAnErrorThatNamesTheFormat() throws {
        for name in names {
            let data = try bytes(name)
            for count in 0..<data.count - dispensableTail(name) {
                XCTAssertThrowsError(try ImageDecoder().decode(Array(data.prefix(count))), "\(name), \(count) bytes") {
                    error in
                    guard let error = error as? ImageCodingError else { return XCTFail("\(error)") }
                    switch error {
                    case .malformed(let format, let reason):
                        XCTAssertEqual(format, ImageFormat(signatureOf: data))
                        XCTAssertFalse(reason.isEmpty)
                    case .unknownFormat(_, let size): XCTAssertEqual(size, count)
                    default: XCTFail("\(name), \(count) bytes: \(error)")
                    }
                }
            }
        }
    }

    /// Random bytes changed: whatever comes out is a picture of a permitted size or an error with a text.
    func testRandomDamageNeverCrashes() throws {
        let limits = ImageLimits(side: 4096, pixels: 4_000_000)
        var random = SeededGenerator(seed: 20_261_120)
        for name in names + ["alpha.heic", "color.avif"] {
            let data = try bytes(name)
            for round in 0..<300 {
                var damaged = data
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    damaged[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                do {
                    let image = try ImageDecoder(limits: limits).decode(damaged)
                    XCTAssertLessThanOrEqual(image.bitmap.width * image.bitmap.height, limits.pixels)
                    XCTAssertEqual(image.bitmap.pixels.count, image.bitmap.width * image.bitmap.height * 4)
                } catch {
                    XCTAssertFalse("\(error)".isEmpty, "\(name), round \(round) of seed 20261120")
                }
            }
        }
    }

    /// A damaged checksum of the pixel data of a PNG is found.
    func testAWrongChecksumIsReported() throws {
        var png = try bytes("rgb.png")
        let start = try XCTUnwrap(png.firstRange(of: Array("IDAT".utf8))?.lowerBound)
        png[start + 10] ^= 0x40
        XCTAssertThrowsError(try ImageDecoder().decode(png)) { error in
            guard case .malformed(.png, _)? = error as? ImageCodingError else { return XCTFail("\(error)") }
            XCTAssertTrue("\(error)".hasPrefix("The PNG data are damaged: "), "\(error)")
        }
    }
}
