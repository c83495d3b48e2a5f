import Graphics
import XCTest

@testable import SnapshotTesting
@testable import UIKit

/// Kind: documented — the definition of CIELAB; our documentation of precision.
@MainActor final class DifferenceTests: XCTestCase {
    func testLines() async throws {
        let old = (1...12).map(String.init).joined(separator: "\n")
        let new = old.replacingOccurrences(of: "\n6\n", with: "\nsix\nand a half\n")
        XCTAssertEqual(
            LineDifference(from: old, to: new).description,
            """
            3 lines differ (- reference, + got)
              …
              3
              4
              5
            - 6
            + six
            + and a half
              7
              8
              9
            """)
    }

    /// Colours and distances from the definition of CIELAB: white is L 100, mid-grey 119 is L 50 within 0.1, and the
    /// primaries of sRGB are where tables of them say.
    func testPerceivedColours() async throws {
        func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PerceivedColor {
            PerceivedColor(premultiplied: SIMD4(red, green, blue, 255))
        }
        XCTAssertEqual(color(255, 255, 255).lightness, 100, accuracy: 0.01)
        XCTAssertEqual(color(0, 0, 0).lightness, 0, accuracy: 0.01)
        XCTAssertEqual(color(119, 119, 119).lightness, 50, accuracy: 0.1)
        let red = color(255, 0, 0)
        XCTAssertEqual(red.lightness, 53.24, accuracy: 0.05)
        XCTAssertEqual(red.greenRed, 80.09, accuracy: 0.1)
        XCTAssertEqual(red.blueYellow, 67.2, accuracy: 0.1)
        XCTAssertEqual(color(0, 0, 255).distance(to: color(0, 0, 255)), 0)
        XCTAssertEqual(PerceivedColor(premultiplied: .zero).lightness, 100, accuracy: 0.01, "nothing lies on white")
    }

    /// CIE 116-1995 with the weights 1, 0.045 and 0.015, by hand: of lightness alone, of chroma alone (10 over 1.9) and of hue
    /// alone (the root of 800 over 1.3).
    func testDistancesAreThoseOf1994() async throws {
        func color(_ lightness: Double, _ greenRed: Double, _ blueYellow: Double) -> PerceivedColor {
            PerceivedColor(lightness: lightness, greenRed: greenRed, blueYellow: blueYellow)
        }
        XCTAssertEqual(color(50, 0, 0).distance(to: color(47, 0, 0)), 3, accuracy: 1e-9)
        XCTAssertEqual(color(50, 20, 0).distance(to: color(50, 30, 0)), 10 / 1.9, accuracy: 1e-9)
        XCTAssertEqual(color(50, 20, 0).distance(to: color(50, 0, 20)), 800.squareRoot() / 1.3, accuracy: 1e-9)
        XCTAssertEqual(
            color(50, 30, 0).distance(to: color(50, 20, 0)), 10 / 2.35, accuracy: 1e-9, "the first is the reference")
    }

    private func bitmap(_ changed: [Int: SIMD4<UInt8>] = [:], side: Int = 10) -> Bitmap {
        Bitmap(width: side, height: side) { bytes in
            for index in 0..<side * side {
                let pixel = changed[index] ?? SIMD4(200, 100, 50, 255)
                for channel in 0..<4 { bytes[index * 4 + channel] = pixel[channel] }
            }
        }
    }

    func testPrecisionIsTheShareOfPixels() async throws {
        let other = bitmap([3: SIMD4(0, 0, 0, 255), 7: SIMD4(0, 0, 0, 255)])
        func failure(_ precision: Double) -> String? {
            PictureTolerance(precision: precision, perceptualPrecision: 1).failure(expected: bitmap(), got: other)
        }
        XCTAssertNil(failure(0.98))
        XCTAssertEqual(
            failure(0.99),
            "2 of 100 pixels differ, by 200 at most, the first at (3, 0); 98 % match, and 99 % have to")
        XCTAssertEqual(failure(1), "2 of 100 pixels differ, by 200 at most, the first at (3, 0)")
    }

    func testPerceptualPrecisionLetsNearColoursPass() async throws {
        let other = bitmap([3: SIMD4(201, 100, 50, 255)])
        func failure(_ perceptual: Double) -> String? {
            PictureTolerance(precision: 1, perceptualPrecision: perceptual).failure(expected: bitmap(), got: other)
        }
        XCTAssertNotNil(failure(1))
        XCTAssertNil(failure(0.98))
        let far = bitmap([3: SIMD4(0, 100, 50, 255)])
        let message = PictureTolerance(precision: 1, perceptualPrecision: 0.98).failure(expected: bitmap(), got: far)
        XCTAssertTrue(try XCTUnwrap(message).hasPrefix("1 of 100 pixels differ by more than 2 (CIE94), by "))
    }

    func testSizesThatDifferNeverMatch() async throws {
        let tolerance = PictureTolerance(precision: 0, perceptualPrecision: 0)
        XCTAssertEqual(
            tolerance.failure(expected: bitmap(), got: bitmap(side: 11)),
            "the sizes differ: 10×10 pixels against 11×11")
    }

    /// The three pictures lie beside each other, and the message names them.
    func testThreePicturesOfAFailure() async throws {
        let bench = Bench()
        defer { bench.close() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .white
        _ = bench.verify(view, as: .image, named: "a")
        let spot = UIView(frame: CGRect(x: 4, y: 2, width: 3, height: 3))
        spot.backgroundColor = .black
        view.addSubview(spot)
        let message = try XCTUnwrap(bench.verify(view, as: .image, named: "a"))
        PendingFiles.wait()
        // 3 × 3 points are 6 × 6 pixels at two pixels a point; the first is at (8, 4).
        XCTAssertTrue(message.contains("36 of 800 pixels differ, by 255 at most, the first at (8, 4)"), message)
        PendingFiles.wait()
        var pictures: [String: Bitmap] = [:]
        for kind in ["expected", "got", "difference"] {
            let line = try XCTUnwrap(message.split(separator: "\n").first { $0.hasPrefix("\(kind):") })
            let path = line.drop { $0 != "/" }
            XCTAssertTrue(
                path.hasSuffix("/DifferenceTests/testThreePicturesOfAFailure.a.\(kind).png")
                    || path.hasSuffix("/Bench/testThreePicturesOfAFailure.a.\(kind).png"), "\(path)")
            let image = UIImage(data: try Data(contentsOf: URL(fileURLWithPath: String(path))))
            pictures[kind] = try XCTUnwrap(image?.cgImage?.bitmap)
        }
        XCTAssertEqual(pictures["expected"]?.pixel(x: 8, y: 4).red, 255)
        XCTAssertEqual(pictures["got"]?.pixel(x: 8, y: 4).red, 0)
        // Red where they differ, grey where they don't.
        let mark = try XCTUnwrap(pictures["difference"]?.pixel(x: 8, y: 4))
        XCTAssertTrue(mark.red == 255 && mark.green < 100, "\(mark)")
        let ground = try XCTUnwrap(pictures["difference"]?.pixel(x: 0, y: 0))
        XCTAssertTrue(ground.red == ground.green && ground.green == ground.blue, "\(ground)")
    }
}
