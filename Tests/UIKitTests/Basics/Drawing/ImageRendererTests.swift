import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIGraphicsImageRenderer` and of image contexts.
@MainActor final class ImageRendererTests: XCTestCase {
    private final class Dial: UIView {
        var calls: [CGRect] = []
        var color = UIColor.red
        override func draw(_ rect: CGRect) {
            calls.append(rect)
            color.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height * 2))
        }
    }

    func testFormat() async throws {
        let size = CGSize(width: 10, height: 5)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            XCTAssertEqual(context.format.bounds, CGRect(origin: .zero, size: size))
            XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertEqual(image.size, size)
        XCTAssertEqual(image.scale, UIScreen.main.scale)
        XCTAssertEqual(image.cgImage?.width, Int(10 * UIScreen.main.scale))
        assertPixel(try XCTUnwrap(image.cgImage).bitmap, 0, 0, [0, 0, 0, 0])
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 3
        format.opaque = true
        let opaque = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
        XCTAssertEqual(opaque.cgImage?.width, 30)
        assertPixel(try XCTUnwrap(opaque.cgImage).bitmap, 0, 0, [0, 0, 0, 255])
    }

    func testBoundsAndData() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 8, height: 8), format: format)
        let draw: UIGraphicsImageRenderer.DrawingActions = { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 104, y: 50, width: 100, height: 100))
        }
        let image = try XCTUnwrap(UIImage(data: renderer.pngData(actions: draw)))
        let found = try XCTUnwrap(image.cgImage).bitmap
        assertPixel(found, 3, 3, [0, 0, 0, 0])
        assertPixel(found, 4, 3, [0, 255, 0, 255])
        let data = renderer.jpegData(withCompressionQuality: 1, actions: draw)
        XCTAssertEqual(Array(data.prefix(2)), [0xFF, 0xD8])
    }

    func testPicturesBegunAndEnded() async throws {
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), true, 0)
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 2))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let inner = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext()?.cgImage).bitmap
        UIGraphicsEndImageContext()
        let outer = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        assertPixel(inner, 1, 1, [255, 0, 0, 255])
        assertPixel(inner, 3, 1, [0, 0, 0, 0])
        XCTAssertEqual(outer.scale, UIScreen.main.scale)
        assertPixel(try XCTUnwrap(outer.cgImage).bitmap, 0, 0, [0, 0, 0, 255])
    }

    func testPicturesAreMadeOnAnyThread() async throws {
        let image = await Task.detached {
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }.value
        assertPixel(try XCTUnwrap(image.cgImage).bitmap, 1, 1, [255, 0, 0, 255])
    }

    func testUnusableSizesGiveNoPixelsAndALine() async throws {
        var lines: [String] = []
        UIKitLog.handler = { lines.append($0) }
        defer { UIKitLog.handler = nil }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 10)).image { _ in }
        XCTAssertNil(image.cgImage)
        XCTAssertEqual(lines.count, 1)
    }

    func testViewsDrawOnceAndUnderTheirSubviews() async throws {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        dial.backgroundColor = .white
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        dot.backgroundColor = .blue
        dial.addSubview(dot)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSubview(dial)
        var found = try renderBitmap(of: root, scale: 1)
        assertPixel(found, 2, 2, [0, 0, 255, 255])
        assertPixel(found, 7, 7, [255, 0, 0, 255])
        assertPixel(found, 15, 5, [255, 255, 255, 255])
        assertPixel(found, 7, 15, [0, 0, 0, 0])
        XCTAssertEqual(dial.calls, [dial.bounds])
        dial.color = .green
        found = try renderBitmap(of: root, scale: 1)
        assertPixel(found, 7, 7, [255, 0, 0, 255])
        XCTAssertEqual(dial.calls.count, 1)
        dial.setNeedsDisplay()
        found = try renderBitmap(of: root, scale: 1)
        assertPixel(found, 7, 7, [0, 255, 0, 255])
        XCTAssertEqual(dial.calls.count, 2)
    }

    /// A drawing is stretched with the view, unless the content mode asks for a new one.
    func testDrawingsFollowTheContentMode() async throws {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        dial.backgroundColor = .white
        _ = displayList(of: dial)
        dial.frame.size.width = 40
        var found = try renderBitmap(of: dial, scale: 1)
        XCTAssertEqual(dial.calls.count, 1)
        assertPixel(found, 18, 5, [255, 0, 0, 255])
        assertPixel(found, 22, 5, [255, 255, 255, 255])
        dial.contentMode = .topLeft
        dial.frame.size.width = 80
        _ = displayList(of: dial)
        dial.frame.size.width = 100
        found = try renderBitmap(of: dial, scale: 1)
        assertPixel(found, 38, 5, [255, 0, 0, 255])
        assertPixel(found, 42, 5, [255, 255, 255, 255])
        dial.contentMode = .redraw
        dial.frame.size.width = 60
        XCTAssertTrue(displayList(of: dial).lines.contains { $0.contains("rect 0 0 30 20") })
    }

    func testOpaqueViewsWithoutBackgroundAreBlack() async throws {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        assertPixel(try renderBitmap(of: dial, scale: 1), 15, 5, [0, 0, 0, 255])
        dial.isOpaque = false
        assertPixel(try renderBitmap(of: dial, scale: 1), 15, 5, [0, 0, 0, 0])
    }

    func testHierarchiesAndLayers() async throws {
        let child = UIView(frame: CGRect(x: 5, y: 0, width: 100, height: 10))
        child.backgroundColor = .blue
        let view = UIView(frame: CGRect(x: 33, y: 44, width: 10, height: 10))
        view.backgroundColor = .red
        view.addSubview(child)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
        let enlarged = renderer.image { _ in
            XCTAssertTrue(view.drawHierarchy(in: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: true))
        }
        let found = try XCTUnwrap(enlarged.cgImage).bitmap
        assertPixel(found, 9, 15, [0, 0, 0, 0])
        assertPixel(found, 15, 15, [255, 0, 0, 255])
        assertPixel(found, 25, 15, [0, 0, 255, 255])
        assertPixel(found, 31, 15, [0, 0, 0, 0])
        let plain = renderer.image { view.layer.render(in: $0.cgContext) }
        let pixels = try XCTUnwrap(plain.cgImage).bitmap
        assertPixel(pixels, 2, 2, [255, 0, 0, 255])
        assertPixel(pixels, 7, 2, [0, 0, 255, 255])
    }

    func testAPicturesFormatHasItsScale() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
        XCTAssertEqual(picture.imageRendererFormat.scale, 3)
    }
}
