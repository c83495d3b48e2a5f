import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Core Graphics' documentation of contexts, and arithmetic.
@MainActor final class ContextTests: XCTestCase {
    private func picture(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ draw: (CGContext) -> Void
    ) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
        return try XCTUnwrap(image.cgImage).bitmap
    }

    func testTransformsAndStates() async throws {
        let found = try picture(40, 20) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
        }
        assertPixel(found, 2, 2, [255, 0, 0, 255])
        assertPixel(found, 7, 2, [0, 0, 0, 0])
        assertPixel(found, 10, 0, [0, 0, 255, 255])
        assertPixel(found, 19, 9, [0, 0, 255, 255])
        assertPixel(found, 20, 9, [0, 0, 0, 0])
        assertPixel(found, 19, 10, [0, 0, 0, 0])
    }

    func testTheCTMCountsPixelsFromTheBottom() async throws {
        _ = try picture(40, 20, scale: 2) { context in
            XCTAssertEqual(CGPoint.zero.applying(context.ctm), CGPoint(x: 0, y: 40))
            context.translateBy(x: 3, y: 4)
            XCTAssertEqual(CGPoint(x: 1, y: 1).applying(context.ctm), CGPoint(x: 8, y: 30))
        }
    }

    func testThePathStaysWhereItIsWhenTheTransformChanges() async throws {
        let found = try picture(20, 20) { context in
            context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.saveGState()
            context.translateBy(x: 10, y: 10)
            context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.fillPath()
            XCTAssertTrue(context.isPathEmpty)
        }
        assertPixel(found, 2, 2, [0, 0, 0, 255])
        assertPixel(found, 12, 12, [0, 0, 0, 255])
        assertPixel(found, 7, 7, [0, 0, 0, 0])
        assertPixel(found, 17, 17, [0, 0, 0, 0])
    }

    func testClipping() async throws {
        let found = try picture(20, 20) { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.clip()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            context.fill(CGRect(x: 18, y: 18, width: 2, height: 2))
        }
        assertPixel(found, 7, 7, [0, 0, 0, 255])
        assertPixel(found, 4, 7, [0, 0, 0, 0])
        assertPixel(found, 11, 7, [0, 0, 0, 0])
        assertPixel(found, 19, 19, [0, 0, 0, 255])
    }

    func testClippingToAnEmptyPathLeavesNothing() async throws {
        let found = try picture(4, 4) { context in
            context.clip()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        assertPixel(found, 0, 0, [0, 0, 0, 0])
        assertPixel(found, 2, 2, [0, 0, 0, 0])
    }

    func testLinesAndEvenOddHoles() async throws {
        let found = try picture(30, 20) { context in
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 0, y: 10))
            context.addLine(to: CGPoint(x: 10, y: 10))
            context.strokePath()
            context.addRect(CGRect(x: 12, y: 0, width: 18, height: 18))
            context.addRect(CGRect(x: 17, y: 5, width: 8, height: 8))
            context.fillPath(using: .evenOdd)
        }
        assertPixel(found, 5, 8, [255, 0, 0, 255])
        assertPixel(found, 5, 11, [255, 0, 0, 255])
        assertPixel(found, 5, 7, [0, 0, 0, 0])
        assertPixel(found, 5, 12, [0, 0, 0, 0])
        assertPixel(found, 14, 9, [0, 0, 0, 255])
        assertPixel(found, 20, 9, [0, 0, 0, 0])
    }

    func testAlphaAndShadow() async throws {
        let found = try picture(40, 20) { context in
            context.scaleBy(x: 2, y: 2)
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: UIColor.blue.cgColor)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.setAlpha(0.5)
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
        }
        assertPixel(found, 5, 5, [255, 0, 0, 255])
        assertPixel(found, 15, 5, [128, 0, 0, 128], within: 1)
        // The offset is in points, not doubled by the transform.
        assertPixel(found, 25, 5, [0, 0, 255, 255], within: 1)
        assertPixel(found, 35, 5, [0, 0, 0, 0])
    }

    func testImagesAreUprightWhereYPointsUp() async throws {
        let red = UIColor.red, blue = UIColor.blue
        let source = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            blue.setFill()
            context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        }
        let pixels = try XCTUnwrap(source.cgImage)
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let turned = try picture(10, 10) { $0.draw(pixels, in: rect) }
        assertPixel(turned, 5, 1, [0, 0, 255, 255])
        assertPixel(turned, 5, 8, [255, 0, 0, 255])
        let upright = try picture(10, 10) { context in
            context.translateBy(x: 0, y: 10)
            context.scaleBy(x: 1, y: -1)
            context.draw(pixels, in: rect)
        }
        assertPixel(upright, 5, 1, [255, 0, 0, 255])
        assertPixel(upright, 5, 8, [0, 0, 255, 255])
        let drawn = try picture(10, 10) { _ in source.draw(in: rect) }
        XCTAssertEqual(drawn, upright)
    }

    func testWithoutContextNothingHappensButALine() async throws {
        var lines: [String] = []
        UIKitLog.handler = { lines.append($0) }
        defer { UIKitLog.handler = nil }
        XCTAssertNil(UIGraphicsGetCurrentContext())
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        "a".draw(at: .zero)
        UIImage().draw(at: .zero)
        XCTAssertEqual(lines.count, 4)
        XCTAssertTrue(lines.allSatisfy { $0.contains("invalid context 0x0") }, "\(lines)")
        XCTAssertTrue(lines[0].hasPrefix("CGContextSetFillColorWithColor"))
    }

    func testPushedContexts() async throws {
        let first = CGContext(scale: 1, bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
        let second = CGContext(scale: 1, bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsPushContext(first)
        UIGraphicsPushContext(second)
        XCTAssertTrue(UIGraphicsGetCurrentContext() === second)
        UIGraphicsPopContext()
        XCTAssertTrue(UIGraphicsGetCurrentContext() === first)
        UIGraphicsPopContext()
        UIGraphicsPopContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testTextDrawsTheGlyphsOfALabel() async throws {
        let font = UIFont.systemFont(ofSize: 17)
        let text = "Self-sizing cells wrap their text, line by line."
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 0))
        label.numberOfLines = 0
        label.font = font
        label.textColor = .red
        label.text = text
        label.frame.size.height = label.sizeThatFits(CGSize(width: 120, height: 1000)).height
        func runs(_ list: DisplayList) -> [GlyphRun] {
            list.commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
        }
        let context = CGContext(scale: UIScreen.main.scale, bounds: label.bounds)
        UIGraphicsPushContext(context)
        text.draw(in: label.bounds, withAttributes: [.font: font, .foregroundColor: UIColor.red])
        UIGraphicsPopContext()
        let expected = runs(displayList(of: label))
        XCTAssertGreaterThan(expected.count, 1)
        XCTAssertEqual(runs(context.recorder.list), expected)
    }

    func testWhereTextStands() async throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        func baselines(_ draw: () -> Void) -> [CGFloat] {
            let context = CGContext(scale: 2, bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
            UIGraphicsPushContext(context)
            draw()
            UIGraphicsPopContext()
            return context.recorder.list.commands.compactMap {
                if case .glyphs(let run) = $0 { run.glyphs.first?.y } else { nil }
            }
        }
        // Without a line fragment's origin the rectangle's origin is on the baseline.
        let text = NSAttributedString(string: "abc", attributes: attributes)
        let place = CGRect(x: 0, y: 50, width: 100, height: 40)
        XCTAssertEqual(baselines { text.draw(with: place, context: nil) }, [50])
        let top = try XCTUnwrap(baselines { text.draw(at: CGPoint(x: 0, y: 10)) }.first)
        XCTAssertEqual(top, 10 + UIFont.systemFont(ofSize: 20).ascender, accuracy: 0.25 + 1e-9)
        // Two of the three lines fit 50 points, each 23.87 high.
        let three = NSAttributedString(string: "a\nb\nc", attributes: attributes)
        XCTAssertEqual(baselines { three.draw(in: CGRect(x: 0, y: 0, width: 100, height: 50)) }.count, 2)
        XCTAssertEqual(baselines { three.draw(at: .zero) }.count, 3)
    }

    func testLineSegmentsArePairsOfPoints() async throws {
        let size = CGSize(width: 30, height: 10)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.black.setStroke()
            context.cgContext.setLineWidth(10)
            let ends: [CGFloat] = [0, 10, 20, 30]
            context.cgContext.strokeLineSegments(between: ends.map { CGPoint(x: $0, y: 5) })
        }
        let bitmap = try XCTUnwrap(image.cgImage).bitmap
        let scale = bitmap.width / 30
        func alpha(at x: Int) -> UInt8 { bitmap.pixel(x: x * scale, y: 5 * scale).alpha }
        XCTAssertEqual([5, 15, 25].map(alpha), [255, 0, 255])
    }
}
