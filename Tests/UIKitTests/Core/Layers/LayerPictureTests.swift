import Foundation
import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Core Animation's documentation: pixels that follow from a layer's geometry.
///
/// Pixels of what layers draw, by what follows from their geometry.
@MainActor final class LayerPictureTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    private func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
        let bitmap = try renderBitmap(of: root, scale: 1)
        return Array(bitmap.pixels[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
    }

    private func square(_ color: UIColor, _ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = color.cgColor
        layer.frame = frame
        return layer
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let white: [UInt8] = [255, 255, 255, 255]

    func testFreeLayersLieAmongSubviewsAndByDepth() async throws {
        root.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        root.addSubview(view)
        let layer = square(.blue, CGRect(x: 10, y: 10, width: 20, height: 20))
        root.layer.insertSublayer(layer, at: 0)
        XCTAssertEqual(try pixel(15, 15), red)
        XCTAssertEqual(try pixel(25, 25), blue)
        layer.zPosition = 1
        XCTAssertEqual(try pixel(15, 15), blue)
        view.layer.zPosition = 2
        XCTAssertEqual(try pixel(15, 15), red)
    }

    func testMasks() async throws {
        root.backgroundColor = .red
        let hole = CAShapeLayer()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
        hole.path = path.cgPath
        hole.fillRule = .evenOdd
        root.layer.mask = hole
        XCTAssertEqual(try pixel(5, 5), red)
        XCTAssertEqual(try pixel(20, 20), [0, 0, 0, 0])
        root.layer.mask = nil
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        half.backgroundColor = UIColor(white: 0, alpha: 0.5)
        root.mask = half
        XCTAssertEqual(try pixel(10, 20)[3], 128)
        XCTAssertEqual(try pixel(30, 20)[3], 0)
    }

    func testShapes() async throws {
        root.backgroundColor = .white
        let shape = CAShapeLayer()
        shape.fillColor = nil
        shape.strokeColor = UIColor.blue.cgColor
        shape.lineWidth = 4
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 20))
        line.addLine(to: CGPoint(x: 40, y: 20))
        shape.path = line.cgPath
        shape.strokeEnd = 0.5
        root.layer.addSublayer(shape)
        XCTAssertEqual(try pixel(10, 20), blue)
        XCTAssertEqual(try pixel(30, 20), white)
        shape.strokeStart = 0.25
        XCTAssertEqual(try pixel(5, 20), white)
        XCTAssertEqual(try pixel(15, 20), blue)
    }

    func testConicGradientTurnsClockwise() async throws {
        let layer = CAGradientLayer()
        layer.type = .conic
        layer.frame = root.bounds
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        root.layer.addSublayer(layer)
        XCTAssertEqual(Int(try pixel(20, 35)[0]), 64, accuracy: 4)
        XCTAssertEqual(Int(try pixel(5, 20)[0]), 128, accuracy: 4)
        XCTAssertEqual(Int(try pixel(20, 5)[0]), 191, accuracy: 4)
    }

    func testContentsFollowTheirGravity() async throws {
        root.backgroundColor = .white
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 10, height: 10), format: UIGraphicsImageRendererFormat()
        )
        .image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let cgImage = try XCTUnwrap(image.cgImage)
        let layer = CALayer()
        layer.frame = root.bounds
        layer.contents = cgImage
        layer.contentsScale = CGFloat(cgImage.width) / 10
        root.layer.addSublayer(layer)
        XCTAssertEqual(try pixel(38, 38), red)
        layer.contentsGravity = .center
        XCTAssertEqual(try pixel(5, 20), white)
        XCTAssertEqual(try pixel(20, 20), red)
        // Core Animation counts upwards.
        layer.contentsGravity = .bottom
        XCTAssertEqual(try pixel(20, 5), red)
    }

    func testEffectViewTintsItsBackdrop() async throws {
        root.backgroundColor = .black
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        effect.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        root.addSubview(effect)
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        label.backgroundColor = .red
        effect.contentView.addSubview(label)
        XCTAssertEqual(try pixel(2, 2), red)
        XCTAssertEqual(Int(try pixel(20, 10)[0]), 77, accuracy: 2)
        XCTAssertEqual(try pixel(20, 30), [0, 0, 0, 255])
        effect.effect = nil
        XCTAssertEqual(try pixel(20, 10), [0, 0, 0, 255])
    }

    func testTextLayerDrawsItsString() async throws {
        root.backgroundColor = .black
        let text = CATextLayer()
        text.frame = root.bounds
        text.string = "M"
        text.fontSize = 30
        text.alignmentMode = .center
        root.layer.addSublayer(text)
        let bitmap = try renderBitmap(of: root, scale: 1)
        XCTAssertTrue(stride(from: 0, to: bitmap.pixels.count, by: 4).contains { bitmap.pixels[$0] > 200 })
    }

    /// Half of black over half of red over white, where each has the opacity; half of black over white as one picture.
    func testOpacityOfEachOrOfAll() async throws {
        func pixel(asGroup: Bool) throws -> [UInt8] {
            let white = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            white.backgroundColor = .white
            let red = UIView(frame: white.bounds)
            red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            red.alpha = 0.5
            red.layer.allowsGroupOpacity = asGroup
            let black = UIView(frame: white.bounds)
            black.backgroundColor = .black
            red.addSubview(black)
            white.addSubview(red)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: white.bounds.size, format: format).image {
                white.layer.render(in: $0.cgContext)
            }
            let found = try XCTUnwrap(image.cgImage).bitmap.pixel(x: 2, y: 2)
            return [found.red, found.green, found.blue]
        }
        for (found, wanted) in [
            (try pixel(asGroup: true), [128, 128, 128]), (try pixel(asGroup: false), [128, 64, 64]),
        ] {
            for (part, value) in zip(found, wanted) { XCTAssertEqual(Double(part), Double(value), accuracy: 1.5) }
        }
    }
}
