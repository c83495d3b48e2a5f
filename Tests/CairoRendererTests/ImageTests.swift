import CairoRenderer
import Foundation
import Graphics
import TestSupport
import XCTest

/// Kind: oracle, documented — pictures that Pillow scaled; pixels worked out by hand.
final class ImageTests: XCTestCase {
    private struct Scaled: Decodable {
        struct Case: Decodable {
            let filter: String
            let width: Int
            let height: Int
            let box: [Double]?
            let rgb: String
        }
        let width: Int
        let height: Int
        let rgb: String
        let cases: [Case]
    }

    private func opaque(_ hexadecimal: String, _ width: Int, _ height: Int) throws -> Bitmap {
        let digits = Array(hexadecimal.utf8)
        var pixels: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            pixels.append(try XCTUnwrap(UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16)))
            if pixels.count % 4 == 3 { pixels.append(255) }
        }
        return try XCTUnwrap(Bitmap(width: width, height: height, pixels: pixels))
    }

    /// Pillow's triangle filter is what `.linear` promises; it rounds between its two passes, so a byte may be one off.
    func testScalingAgreesWithPillow() throws {
        let file = RepositoryPaths.fixtures.appendingPathComponent("ImageCoding/scaled.json")
        let scaled = try JSONDecoder().decode(Scaled.self, from: Data(contentsOf: file))
        let source = try opaque(scaled.rgb, scaled.width, scaled.height)
        XCTAssertEqual(scaled.cases.count, 18)
        for item in scaled.cases {
            let bitmap = try render(CGFloat(item.width), CGFloat(item.height)) { list in
                list.image(
                    source, in: CGRect(x: 0, y: 0, width: item.width, height: item.height),
                    source: item.box.map { CGRect(x: $0[0], y: $0[1], width: $0[2] - $0[0], height: $0[3] - $0[1]) },
                    interpolation: item.filter == "nearest" ? .nearest : .linear)
            }
            let expected = try opaque(item.rgb, item.width, item.height)
            let comparison = bitmap.comparison(with: expected, tolerance: item.filter == "nearest" ? 0 : 1)
            XCTAssertTrue(
                comparison.isMatch, "\(item.filter) to \(item.width)×\(item.height), \(item.box ?? []): \(comparison)")
        }
    }

    /// Four distinct pixels, one of them translucent: red, green / blue, half black.
    private let four = Bitmap(
        width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 128])!

    func testAPictureAtItsOwnSizeIsCopied() throws {
        let bitmap = try render(4, 3, background: nil) { $0.image(four, in: CGRect(x: 1, y: 1, width: 2, height: 2)) }
        assertPixel(bitmap, 1, 1, [255, 0, 0, 255])
        assertPixel(bitmap, 2, 1, [0, 255, 0, 255])
        assertPixel(bitmap, 1, 2, [0, 0, 255, 255])
        assertPixel(bitmap, 2, 2, [0, 0, 0, 128])
        assertPixel(bitmap, 0, 0, [0, 0, 0, 0])
        assertPixel(bitmap, 3, 2, [0, 0, 0, 0])
    }

    func testThirdsOfAPointAreWholePixels() throws {
        let bitmap = try render(2, 1, scale: 3, background: nil) { list in
            list.image(four, in: CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 2.0 / 3, height: 2.0 / 3))
        }
        assertPixel(bitmap, 1, 1, [255, 0, 0, 255])
        assertPixel(bitmap, 2, 2, [0, 0, 0, 128])
    }

    func testMirroringAndQuarterTurnsMoveWholePixels() throws {
        let mirrored = try render(2, 2) { list in
            list.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0))
            list.image(four, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        assertPixel(mirrored, 0, 0, [0, 255, 0, 255])
        assertPixel(mirrored, 1, 0, [255, 0, 0, 255])
        let turned = try render(2, 2) { list in
            list.transform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0))
            list.image(four, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        assertPixel(turned, 1, 0, [255, 0, 0, 255], "the top left goes to the top right")
        assertPixel(turned, 1, 1, [0, 255, 0, 255])
        assertPixel(turned, 0, 0, [0, 0, 255, 255])
    }

    func testAPictureBetweenPixelsFadesAtItsEdges() throws {
        let grey = Bitmap(width: 1, height: 1, color: .black)
        let bitmap = try render(4, 1) { $0.image(grey, in: CGRect(x: 0.5, y: 0, width: 2, height: 1)) }
        for (found, expected) in zip(bitmap.reds[0], [127.5, 0, 127.5, 255]) {
            XCTAssertEqual(Double(found), expected, accuracy: 1)
        }
    }

    func testASourceBeyondThePictureCutsTheDestinationAlike() throws {
        let bitmap = try render(4, 4, background: nil) { list in
            list.image(
                four, in: CGRect(x: 0, y: 0, width: 4, height: 4), source: CGRect(x: -1, y: -1, width: 4, height: 4))
        }
        assertPixel(bitmap, 0, 0, [0, 0, 0, 0])
        assertPixel(bitmap, 1, 1, [255, 0, 0, 255])
        assertPixel(bitmap, 2, 2, [0, 0, 0, 128])
        assertPixel(bitmap, 3, 3, [0, 0, 0, 0])
    }

    func testATintKeepsTheAlphaAlone() throws {
        let bitmap = try render(2, 2, background: nil) { list in
            list.image(
                four, in: CGRect(x: 0, y: 0, width: 2, height: 2), tint: Color(red: 1, green: 0.2, blue: 0, alpha: 0.5))
        }
        assertPixel(bitmap, 0, 0, [128, 26, 0, 128], within: 1)
        assertPixel(bitmap, 0, 1, [128, 26, 0, 128], within: 1)
        assertPixel(bitmap, 1, 1, [64, 13, 0, 64], within: 1)
    }

    /// Fine stripes reduced a hundredfold are grey; a plain bilinear sampling would pick single stripes.
    func testReductionDoesNotAlias() throws {
        let stripes = Bitmap(width: 1000, height: 100) { bytes in
            for index in 0..<bytes.count { bytes[index] = index % 4 == 3 || index / 4 % 2 == 0 ? 255 : 0 }
        }
        for angle in [0, 0.3] {
            let bitmap = try render(10, 10) { list in
                list.transform(CGAffineTransform(translationX: 5, y: 5).rotated(by: angle).translatedBy(x: -5, y: -5))
                list.image(stripes, in: CGRect(x: -5, y: -5, width: 20, height: 20))
            }
            for y in 0..<10 { for x in 0..<10 { assertPixel(bitmap, x, y, [127, 127, 127, 255], within: 3) } }
        }
    }

    func testAnEvenPictureStaysEvenAtEverySize() throws {
        let even = Bitmap(width: 37, height: 23, color: Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
        let pixel = even.pixel(x: 0, y: 0)
        for (width, height) in [(5, 4), (36, 22), (38, 24), (100, 90)] {
            let bitmap = try render(CGFloat(width), CGFloat(height), background: nil) {
                $0.image(even, in: CGRect(x: 0, y: 0, width: width, height: height))
            }
            let expected = Bitmap(width: width, height: height) { bytes in
                for index in 0..<bytes.count {
                    bytes[index] = [pixel.red, pixel.green, pixel.blue, pixel.alpha][index % 4]
                }
            }
            XCTAssertTrue(bitmap == expected, "\(bitmap.comparison(with: expected))")
        }
    }

    func testOnlyTheVisiblePartOfAHugePictureIsMade() throws {
        let bitmap = try render(2, 2) { list in
            list.image(four, in: CGRect(x: 0, y: 0, width: 100_000, height: 100_000))
        }
        assertPixel(bitmap, 1, 1, [255, 0, 0, 255])
    }

    func testAPictureOfNoVisibleSizeIsLeftOut() throws {
        let bitmap = try render(2, 2) { list in
            list.image(four, in: CGRect(x: 0.5, y: 0, width: 1e-9, height: 2))
            list.transform(CGAffineTransform(scaleX: 1e-300, y: 1))
            list.image(four, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        XCTAssertEqual(bitmap.reds, [[255, 255], [255, 255]])
    }
}
