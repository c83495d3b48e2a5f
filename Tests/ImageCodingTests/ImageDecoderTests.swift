import Foundation
import Graphics
import ImageCoding
import TestSupport
import XCTest

/// Kind: oracle — pictures written and read by Pillow; see `make_images.py` in the fixtures.
///
/// Pictures written and read by Pillow; see `make_images.py` in the fixtures.
final class ImageDecoderTests: XCTestCase {
    private struct Expected: Decodable {
        let width: Int
        let height: Int
        let rgba: String

        /// Premultiplied by the definition: the product over 255, rounded to nearest.
        var premultiplied: [UInt8] {
            let digits = Array(rgba.utf8)
            var bytes = stride(from: 0, to: digits.count, by: 2).map { index in
                UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16)!
            }
            for index in stride(from: 0, to: bytes.count, by: 4) {
                for channel in index..<index + 3 {
                    bytes[channel] = UInt8((Double(bytes[channel]) * Double(bytes[index + 3]) / 255).rounded())
                }
            }
            return bytes
        }
    }

    private var folder: URL { RepositoryPaths.fixtures.appendingPathComponent("ImageCoding") }

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    func testEveryPictureReadsAsPillowReadsIt() throws {
        let expected = try JSONDecoder().decode(
            [String: Expected].self, from: Data(contentsOf: folder.appendingPathComponent("expected.json")))
        XCTAssertEqual(expected.count, 24)
        for (name, picture) in expected.sorted(by: { $0.key < $1.key }) {
            let image = try ImageDecoder().decode(bytes(name))
            XCTAssertEqual(image.bitmap.width, picture.width, name)
            XCTAssertEqual(image.bitmap.height, picture.height, name)
            let reference = try XCTUnwrap(
                Bitmap(width: picture.width, height: picture.height, pixels: picture.premultiplied))
            // Lossy decoders may round in the last place; CMYK passes to RGB by a product that Pillow rounds otherwise.
            // libpng approximates sRGB's curve by a power of 2.2.
            let isExact =
                (name.hasSuffix(".png") && name != "linear.png") || name.hasSuffix(".heic") || name == "lossless.webp"
                || name == "turned-8.webp"
            let tolerance: UInt8 = isExact ? 0 : 3
            let comparison = image.bitmap.comparison(with: reference, tolerance: tolerance)
            XCTAssertTrue(comparison.isMatch, "\(name): \(comparison)")
        }
    }

    func testTheFormatIsToldByTheBytes() throws {
        XCTAssertEqual(try ImageDecoder().decode(bytes("rgb.png")).format, .png)
        XCTAssertEqual(try ImageDecoder().decode(bytes("grey.jpg")).format, .jpeg)
        XCTAssertEqual(try ImageDecoder().decode(bytes("lossy.webp")).format, .webP)
        XCTAssertEqual(try ImageDecoder().decode(bytes("color.heic")).format, .heic)
        XCTAssertEqual(try ImageDecoder().decode(bytes("color.avif")).format, .avif)
        // A film, whose first box says so, and a first box that ends within its brands.
        XCTAssertNil(ImageFormat(signatureOf: [0, 0, 0, 20] + Array("ftypisom\0\0\0\0mp42".utf8)))
        XCTAssertEqual(ImageFormat(signatureOf: [0, 0, 0, 28] + Array("ftypmif1\0\0\0\0heicmi".utf8)), .heic)
        XCTAssertEqual(ImageFormat(signatureOf: Array("GIF89a".utf8)), .gif)
        XCTAssertNil(ImageFormat(signatureOf: Array("GIF90a".utf8)))
        XCTAssertNil(ImageFormat(signatureOf: []))
    }

    func testOrientationComesFromExifInEitherByteOrder() throws {
        XCTAssertEqual(try ImageDecoder().decode(bytes("turned-6.jpg")).orientation, .right)
        XCTAssertEqual(try ImageDecoder().decode(bytes("turned-3.jpg")).orientation, .down)
        XCTAssertEqual(try ImageDecoder().decode(bytes("turned-8.png")).orientation, .left)
        XCTAssertEqual(try ImageDecoder().decode(bytes("turned-8.webp")).orientation, .left)
        // HEIF's turns are carried out by its decoder.
        for name in ["color.jpg", "rgb.png", "lossless.webp", "turned-8.avif"] {
            XCTAssertEqual(try ImageDecoder().decode(bytes(name)).orientation, .up, name)
        }
    }

    func testUnknownDataAreNamedByTheirFirstBytes() {
        XCTAssertThrowsError(try ImageDecoder().decode(Array("FIG89a....".utf8))) { error in
            XCTAssertEqual(
                error as? ImageCodingError,
                .unknownFormat(firstBytes: [0x46, 0x49, 0x47, 0x38, 0x39, 0x61, 0x2e, 0x2e], count: 10))
            XCTAssertTrue("\(error)".contains("46 49 47 38"), "\(error)")
        }
        XCTAssertThrowsError(try ImageDecoder().decode([UInt8]())) { error in
            XCTAssertTrue("\(error)".contains("0 bytes"), "\(error)")
        }
    }

    func testAnimationIsRefusedByName() throws {
        let animated = try bytes("animated.webp")
        XCTAssertThrowsError(try ImageDecoder().decode(animated)) { error in
            XCTAssertEqual(error as? ImageCodingError, .unsupported(.webP, feature: "animation"))
        }
    }

    func testAFormatWithoutItsLibrarySaysWhatToInstall() {
        let error = ImageCodingError.missingLibrary(.heic, library: "libheif", package: "libheif1")
        XCTAssertEqual(
            "\(error)",
            "HEIC is read by libheif, which isn't installed: install the package libheif1, or convert the image.")
    }

    func testLimitsAreCheckedBeforeMemoryIsTaken() throws {
        let names: [(String, ImageFormat)] = [
            ("rgb.png", .png), ("color.jpg", .jpeg), ("lossless.webp", .webP), ("color.heic", .heic),
        ]
        for (name, format) in names {
            let data = try bytes(name)
            let (width, height) = name.hasPrefix("color") ? (32, 16) : (5, 4)
            for limits in [
                ImageLimits(side: width - 1, pixels: 1_000_000), ImageLimits(side: 1000, pixels: width * height - 1),
            ] {
                XCTAssertThrowsError(try ImageDecoder(limits: limits).decode(data), name) { error in
                    XCTAssertEqual(
                        error as? ImageCodingError,
                        .exceedsLimits(format, width: width, height: height, limits: limits))
                }
            }
            XCTAssertNoThrow(
                try ImageDecoder(limits: ImageLimits(side: width, pixels: width * height)).decode(data), name)
        }
    }

    /// A header that promises 60,000 × 60,000 pixels must not be believed into 14 GB.
    func testAHugePromiseIsRefused() throws {
        var png = try bytes("rgb.png")
        png.replaceSubrange(16..<24, with: [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60])
        // The header's checksum over type and content, so that only the size is wrong.
        let checksum = crc32(png[12..<29])
        png.replaceSubrange(29..<33, with: (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (24 - 8 * $0)) })
        XCTAssertThrowsError(try ImageDecoder().decode(png)) { error in
            guard case .exceedsLimits(.png, 60_000, 60_000, _)? = error as? ImageCodingError else {
                return XCTFail("\(error)")
            }
        }
    }

    /// The checksum of the PNG specification, bit by bit.
    private func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { value, byte in
            (0..<8).reduce(value ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
        }
    }
}
