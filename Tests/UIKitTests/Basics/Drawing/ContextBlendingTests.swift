import CairoRenderer
import XCTest

@testable import UIKit

/// Kind: documented — Core Graphics' documentation of blend modes, masks and transparency layers.
@MainActor final class ContextBlendingTests: XCTestCase {
    private func pixels(_ draw: (CGContext) -> Void) throws -> [[UInt8]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image {
            draw($0.cgContext)
        }
        let bytes = try XCTUnwrap(image.cgImage).bitmap.pixels
        return (0..<4).map { Array(bytes[$0 * 4..<$0 * 4 + 4]) }
    }

    private let all = CGRect(x: 0, y: 0, width: 4, height: 1)
    private let left = CGRect(x: 0, y: 0, width: 2, height: 1)

    /// Each mode reaches as far as what is drawn, no further.
    func testModesReachWhatIsDrawn() async throws {
        func drawn(_ mode: CGBlendMode) throws -> [[UInt8]] {
            try pixels { context in
                context.setFillColor(UIColor.blue.cgColor)
                context.fill(all)
                context.setBlendMode(mode)
                context.setFillColor(UIColor.red.withAlphaComponent(0.5).cgColor)
                context.fill(left)
            }
        }
        XCTAssertEqual(try drawn(.clear), [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 255, 255]])
        let copied = try drawn(.copy)
        XCTAssertEqual(Double(copied[0][0]), 128, accuracy: 1)
        XCTAssertEqual(Double(copied[0][3]), 128, accuracy: 1)
        XCTAssertEqual(copied[2], [0, 0, 255, 255])
        let inside = try drawn(.sourceIn)
        XCTAssertEqual(Double(inside[0][3]), 128, accuracy: 1)
        XCTAssertEqual(inside[3], [0, 0, 255, 255])
    }

    /// The way in which apps have always coloured a picture's shape.
    func testTintingAPicture() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let shape = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image { context in
            UIColor.black.setFill()
            context.fill(left)
        }
        let tinted = try pixels { context in
            UIColor.green.setFill()
            UIRectFill(all)
            shape.draw(in: all, blendMode: .destinationIn, alpha: 1)
        }
        XCTAssertEqual(tinted, [[0, 255, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]])
        let masked = try pixels { context in
            context.saveGState()
            if let stencil = shape.cgImage { context.clip(to: all, mask: stencil) }
            context.setFillColor(UIColor.red.cgColor)
            context.fill(all)
            context.restoreGState()
            context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(masked[0], [255, 0, 0, 255])
        XCTAssertEqual(masked[2], [0, 0, 0, 0])
        XCTAssertEqual(masked[3], [0, 0, 0, 255], "the state before: black, without the mask")
    }

    /// Overlapping shapes inside a transparency layer don't shine through.
    func testTransparencyLayers() async throws {
        let drawn = try pixels { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(all)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(left)
            context.endTransparencyLayer()
        }
        XCTAssertEqual(drawn[0][0], 0)
        XCTAssertEqual(Double(drawn[0][2]), 128, accuracy: 1)
        XCTAssertEqual(Double(drawn[3][0]), 128, accuracy: 1)
    }
}
