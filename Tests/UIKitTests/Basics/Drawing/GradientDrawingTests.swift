import CairoRenderer
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Quartz 2D Programming Guide, "Gradients".
@MainActor final class GradientDrawingTests: XCTestCase {
    private func image(_ draw: (CGContext) -> Void) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
            draw($0.cgContext)
        }
        return try XCTUnwrap(image.cgImage)
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
        let bitmap = image.bitmap
        return (0..<4).map { Int(bitmap.pixels[(y * bitmap.width + x) * 4 + $0]) }
    }

    private let redToBlue = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])

    func testALineAndWhereItEnds() async throws {
        let gradient = try XCTUnwrap(redToBlue)
        for (options, before, after) in [
            (CGGradientDrawingOptions(), false, false), (.drawsBeforeStartLocation, true, false),
            (.drawsAfterEndLocation, false, true),
            ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
        ] {
            let image = try image {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
            }
            XCTAssertEqual(pixel(image, 5, 50)[3] > 0, before, "\(options.rawValue)")
            XCTAssertEqual(pixel(image, 95, 50)[3] > 0, after, "\(options.rawValue)")
            let middle = pixel(image, 50, 50)
            XCTAssertEqual(Double(middle[0]), Double(middle[2]), accuracy: 6, "half red, half blue: \(middle)")
            XCTAssertGreaterThan(pixel(image, 25, 0)[0], pixel(image, 75, 99)[0])
        }
    }

    /// Beside two circles that don't hold each other there is a cone; outside of it nothing is painted.
    func testCircles() async throws {
        let gradient = try XCTUnwrap(redToBlue)
        let rings = try image {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 50, y: 50), startRadius: 10, endCenter: CGPoint(x: 50, y: 50),
                endRadius: 40, options: [])
        }
        XCTAssertEqual(pixel(rings, 50, 50)[3], 0, "inside of the first circle")
        XCTAssertEqual(pixel(rings, 95, 50)[3], 0, "outside of the second")
        XCTAssertGreaterThan(pixel(rings, 62, 50)[0], pixel(rings, 62, 50)[2], "near the first it is red")
        XCTAssertGreaterThan(pixel(rings, 88, 50)[2], pixel(rings, 88, 50)[0], "near the second blue")
        let cone = try image {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 20, y: 50), startRadius: 5, endCenter: CGPoint(x: 70, y: 50),
                endRadius: 20, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        XCTAssertEqual(pixel(cone, 20, 5)[3], 0, "no circle goes through a point beside the cone")
        XCTAssertGreaterThan(pixel(cone, 99, 50)[3], 0, "the cone goes on")
    }

    /// Colours out of order stand where their locations say; a clip holds.
    func testLocationsAndClips() async throws {
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
        let gradient = try XCTUnwrap(
            CGGradient(
                colorsSpace: nil, colors: [UIColor.blue.cgColor, UIColor.red.cgColor, green] as CFArray,
                locations: [1, 0, 0.5]))
        let image = try image { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 40))
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        XCTAssertGreaterThan(pixel(image, 50, 10)[1], 240)
        XCTAssertGreaterThan(pixel(image, 1, 10)[0], 240)
        XCTAssertEqual(pixel(image, 50, 60)[3], 0)
    }

    func testBadInput() async throws {
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil))
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil))
        let components: [CGFloat] = [0, 1, 1, 1]
        let grey = try XCTUnwrap(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: components, locations: nil, count: 2))
        let gradient = try XCTUnwrap(redToBlue)
        let image = try image {
            $0.drawLinearGradient(grey, start: .zero, end: CGPoint(x: 0, y: 100), options: [])
            $0.drawLinearGradient(gradient, start: .zero, end: .zero, options: [])
            $0.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: .nan, endCenter: .zero, endRadius: -1, options: [])
        }
        XCTAssertLessThan(pixel(image, 50, 5)[0], pixel(image, 50, 95)[0])
    }
}
