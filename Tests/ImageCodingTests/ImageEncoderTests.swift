import Foundation
import Graphics
import ImageCoding
import TestSupport
import XCTest

/// Kind: property, documented — what is written comes back as it was; the formats' own marks.
final class ImageEncoderTests: XCTestCase {
    /// Every colour and alpha that a premultiplied pixel can have comes back from a PNG as it was.
    func testPNGKeepsEveryPremultipliedPixel() throws {
        // Row a holds the values 0…a at alpha a.
        let bitmap = Bitmap(width: 256, height: 256) { bytes in
            for alpha in 0..<256 {
                for value in 0..<256 {
                    let index = (alpha * 256 + value) * 4
                    let part = UInt8(min(value, alpha))
                    bytes[index] = part
                    bytes[index + 1] = UInt8(alpha) - part
                    bytes[index + 2] = part / 2
                    bytes[index + 3] = UInt8(alpha)
                }
            }
        }
        for level in [0, 1, 6, 9] {
            let image = try ImageDecoder().decode(ImageEncoder().png(bitmap, level: level))
            XCTAssertTrue(image.bitmap == bitmap, "level \(level): \(image.bitmap.comparison(with: bitmap))")
        }
    }

    /// Opaque pictures of all widths, plain and not, come back as they were; runs end where a match is at its longest.
    func testPlainPNGsKeepEveryPixel() throws {
        var numbers = SeededGenerator(seed: 41)
        for round in 0..<120 {
            let (width, height) = (1 + round * 7 % 400, 1 + round % 9)
            let bitmap = Bitmap(width: width, height: height) { bytes in
                for index in stride(from: 0, to: 4 * width * height, by: 4) {
                    let above = index - 4 * width
                    let isNew = above < 0 || UInt8.random(in: 0...255, using: &numbers) < 20 * UInt8(round % 12)
                    for channel in 0..<3 {
                        let random = UInt8.random(in: 0...255, using: &numbers) & (round % 2 == 0 ? 0x80 : 0xFF)
                        bytes[index + channel] = isNew ? random : bytes[above + channel]
                    }
                    bytes[index + 3] = 255
                }
            }
            let png = try ImageEncoder().png(bitmap)
            let image = try ImageDecoder().decode(png)
            XCTAssertTrue(image.bitmap == bitmap, "round \(round): \(image.bitmap.comparison(with: bitmap))")
        }
        let screen = Bitmap(width: 1125, height: 2436, color: Color(red: 0.9, green: 0.9, blue: 1))
        let png = try ImageEncoder().png(screen)
        XCTAssertLessThan(png.count, 120_000)
        XCTAssertTrue(try ImageDecoder().decode(png).bitmap == screen)
    }

    /// Pixels in a renderer's memory come back as the picture of the same colours; one that isn't opaque is left to others.
    func testDrawnPixelsKeepEveryColor() throws {
        var numbers = SeededGenerator(seed: 43)
        for round in 0..<60 {
            let (width, height) = (1 + round * 11 % 300, 1 + round % 7)
            var drawn: [UInt32] = []
            for index in 0..<width * height {
                let isNew = index < width || UInt8.random(in: 0...255, using: &numbers) < 60
                let color = UInt32.random(in: 0...0xFF_FFFF, using: &numbers) & (round % 2 == 0 ? 0x8080_8080 : .max)
                drawn.append(isNew ? 0xFF00_0000 | color : drawn[index - width])
            }
            func png() -> Data? {
                drawn.withUnsafeBufferPointer {
                    ImageEncoder().plainPNG(DrawnPixels(width: width, height: height, numbers: $0))
                }
            }
            let image = try ImageDecoder().decode(Array(try XCTUnwrap(png())))
            for (index, number) in drawn.enumerated() {
                let pixel = image.bitmap.pixel(x: index % width, y: index / width)
                let found = UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
                XCTAssertEqual(0xFF00_0000 | found, number, "round \(round), pixel \(index)")
            }
            drawn[drawn.count - 1] = 0x8000_0000
            XCTAssertNil(png(), "round \(round)")
        }
    }

    func testPNGIsMarkedAsSRGBAndOpaquePicturesHaveNoAlpha() throws {
        let opaque = try ImageEncoder().png(Bitmap(width: 3, height: 2, color: Color(red: 1, green: 0.5, blue: 0)))
        // Signature, IHDR with its colour type at byte 25, then sRGB.
        XCTAssertEqual(Array(opaque[16..<26]), [0, 0, 0, 3, 0, 0, 0, 2, 8, 2])
        XCTAssertEqual(Array(opaque[37..<41]), Array("sRGB".utf8))
        let faded = try ImageEncoder().png(Bitmap(width: 3, height: 2, color: Color(white: 1, alpha: 0.5)))
        XCTAssertEqual(faded[25], 6)
    }

    func testJPEGComesBackNearlyEqual() throws {
        let bitmap = Bitmap(width: 64, height: 48) { bytes in
            for pixel in 0..<64 * 48 {
                bytes[pixel * 4] = UInt8(pixel % 64 * 3)
                bytes[pixel * 4 + 1] = UInt8(pixel / 64 * 4)
                bytes[pixel * 4 + 2] = 100
                bytes[pixel * 4 + 3] = 255
            }
        }
        for quality in [0.8, 0.95, 1] {
            let image = try ImageDecoder().decode(ImageEncoder().jpeg(bitmap, quality: quality))
            let comparison = image.bitmap.comparison(with: bitmap, tolerance: 16)
            XCTAssertTrue(comparison.isMatch, "quality \(quality): \(comparison)")
        }
    }

    func testJPEGLaysTranslucentPicturesOnWhite() throws {
        let image = try ImageDecoder().decode(
            ImageEncoder().jpeg(
                Bitmap(width: 16, height: 16, color: Color(red: 0, green: 0, blue: 0, alpha: 0.2)), quality: 1))
        let pixel = image.bitmap.pixel(x: 8, y: 8)
        XCTAssertEqual(Double(pixel.red), 204, accuracy: 2)
        XCTAssertEqual(pixel.alpha, 255)
    }

    func testWhatCannotBeWrittenIsNamed() {
        let empty = Bitmap(width: 0, height: 5) { _ in }
        let one = Bitmap(width: 1, height: 1, color: .black)
        let cases: [(() throws -> [UInt8], String)] = [
            ({ try ImageEncoder().png(empty) }, "0×5"),
            ({ try ImageEncoder().jpeg(empty) }, "0×5"),
            ({ try ImageEncoder().png(one, level: 10) }, "level is 10"),
            ({ try ImageEncoder().jpeg(one, quality: .nan) }, "quality is nan"),
            ({ try ImageEncoder().jpeg(Bitmap(width: 65_501, height: 1, color: .black)) }, "65501×1"),
        ]
        for (encode, text) in cases {
            XCTAssertThrowsError(try encode()) { error in XCTAssertTrue("\(error)".contains(text), "\(error)") }
        }
    }
}
