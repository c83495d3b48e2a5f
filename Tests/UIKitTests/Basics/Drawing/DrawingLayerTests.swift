import UIKit
import XCTest

/// Kind: documented — Core Graphics' documentation of `CGLayer`: drawings that are put into contexts several times.
@MainActor final class DrawingLayerTests: XCTestCase {
    private func image(_ draw: (CGContext) throws -> Void) throws -> CGImage {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
        defer { UIGraphicsEndImageContext() }
        try draw(XCTUnwrap(UIGraphicsGetCurrentContext()))
        return try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) throws -> [Int] {
        let bytes = try XCTUnwrap(image.dataProvider?.data as Data?)
        return (0..<4).map { Int(bytes[y * image.bytesPerRow + x * 4 + $0]) }
    }

    /// Red in its first corner, 5 points wide and high, of 10.
    private func corner(for context: CGContext) throws -> CGLayer {
        let layer = try XCTUnwrap(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
        layer.context?.setFillColor(UIColor.red.cgColor)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        return layer
    }

    func testALayerIsDrawnInItsSizeAndScaled() async throws {
        let image = try image { context in
            let layer = try corner(for: context)
            XCTAssertEqual(layer.size, CGSize(width: 10, height: 10))
            context.draw(layer, at: CGPoint(x: 2, y: 2))
            context.draw(layer, in: CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        for (x, y, isRed) in [
            (3, 3, true), (6, 6, true), (8, 3, false), (3, 8, false), (21, 21, true), (29, 29, true), (31, 29, false),
            (29, 31, false),
        ] { XCTAssertEqual(try pixel(image, x, y)[3], isRed ? 255 : 0, "\(x), \(y)") }
    }

    func testWhatLiesOutsideALayerIsNotDrawnAndAlphaAppliesToTheWhole() async throws {
        let image = try image { context in
            let layer = try corner(for: context)
            layer.context?.fill(CGRect(x: 0, y: 0, width: 30, height: 5))
            context.setAlpha(0.5)
            context.draw(layer, at: .zero)
        }
        XCTAssertEqual(try pixel(image, 2, 2)[3], 128, accuracy: 1)
        XCTAssertEqual(try pixel(image, 12, 2)[3], 0)
    }

    func testALayerOfNothingIsNone() async throws {
        _ = try image { XCTAssertNil(CGLayer($0, size: CGSize(width: 0, height: 3), auxiliaryInfo: nil)) }
    }

    /// A picture of 10 points with a red lower half where y points up, which is the upper one on a screen.
    func testCopiesOfAPictureReachAsFarAsIsClipped() async throws {
        let tile = try XCTUnwrap(
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
            }.cgImage)
        let image = try image { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 30))
            context.draw(tile, in: CGRect(x: 10, y: 10, width: 10, height: 10), byTiling: true)
        }
        for y in [2, 12, 22] {
            for x in [2, 15, 38] {
                XCTAssertEqual(try pixel(image, x, y)[3], 255, "\(x), \(y)")
                XCTAssertEqual(try pixel(image, x, y + 5)[3], 0, "\(x), \(y + 5)")
            }
        }
        XCTAssertEqual(try pixel(image, 2, 32)[3], 0)
    }

    func testOneCopyAndTooMany() async throws {
        let tile = try XCTUnwrap(
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }.cgImage)
        let image = try image { context in
            context.draw(tile, in: CGRect(x: 4, y: 4, width: 2, height: 2), byTiling: false)
            context.draw(tile, in: CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9), byTiling: true)
        }
        XCTAssertEqual(try pixel(image, 4, 4)[3], 255)
        XCTAssertEqual(try pixel(image, 8, 8)[3], 0)
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
