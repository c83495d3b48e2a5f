import Graphics
import XCTest

@testable import UIKit

/// Kind: documented — Core Animation's documentation of contents, filters, scroll layers and delegates.
@MainActor final class LayerContentsTests: XCTestCase {
    private func picture() throws -> CGImage {
        try XCTUnwrap(
            UIGraphicsImageRenderer(
                size: CGSize(width: 6, height: 6),
                format: {
                    let format = UIGraphicsImageRendererFormat()
                    format.scale = 1
                    return format
                }()
            ).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
                UIColor.blue.setFill()
                context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
            }.cgImage)
    }

    private func images(_ layer: CALayer) -> [ImagePlacement] {
        DisplayList { layer.recordFree(into: &$0, visible: CGRect(x: 0, y: 0, width: 100, height: 100)) }
            .commands.compactMap { if case .image(let placement) = $0 { placement } else { nil } }
    }

    /// The middle third is stretched, corners keep their size.
    func testContentsCenter() async throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.contents = try picture()
        XCTAssertEqual(images(layer).count, 1)
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        let pieces = images(layer)
        XCTAssertEqual(pieces.count, 9)
        XCTAssertEqual(pieces[0].destination.size.width, 2, accuracy: 1e-9)
        XCTAssertEqual(pieces[4].destination.size.width, 16, accuracy: 1e-9)
        XCTAssertEqual(pieces[4].destination.size.height, 6, accuracy: 1e-9)
    }

    func testFilters() async throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        layer.contents = try picture()
        layer.magnificationFilter = .nearest
        XCTAssertEqual(images(layer).first?.interpolation, .nearest)
        layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        XCTAssertEqual(images(layer).first?.interpolation, .linear)
        XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.continuous), 1.528665, accuracy: 1e-6)
        XCTAssertEqual(CALayer.defaultValue(forKey: "opacity") as? CGFloat, 1)
        XCTAssertNil(CALayer.defaultValue(forKey: "nonsense"))
    }

    func testScrollLayers() async throws {
        let scroll = CAScrollLayer()
        scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        XCTAssertTrue(scroll.masksToBounds)
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        scroll.addSublayer(content)
        XCTAssertEqual(content.visibleRect, CGRect(x: 0, y: 0, width: 100, height: 50))
        content.scrollRectToVisible(CGRect(x: 120, y: 10, width: 30, height: 30))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 50, y: 0))
        XCTAssertEqual(content.visibleRect, CGRect(x: 50, y: 0, width: 100, height: 50))
        scroll.scrollMode = .vertically
        content.scroll(CGPoint(x: 10, y: 20))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 50, y: 20))
    }

    func testDelegatesThatDisplay() async throws {
        final class Painter: NSObject, CALayerDelegate {
            var calls: [String] = []
            var gives = true
            func display(_ layer: CALayer) {
                calls.append("display")
                if !gives { layer.drawContents() }
            }
            func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
            func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
        }
        let painter = Painter()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.delegate = painter
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertEqual(painter.calls, ["display"])
        painter.gives = false
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertEqual(painter.calls, ["display", "display", "will draw", "draw"])
    }
}
