import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Contents, scrolling, cumulative and curved animations. Expectations: Core Animation's documentation.
@MainActor final class LayerLeftoverTests: XCTestCase {
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

    /// A picture that turns by a quarter each second and goes on from where it is.
    func testCumulativeAnimations() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        controller.view.layer.addSublayer(layer)
        host.settle()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi / 2, 1)
        (turn.isCumulative, turn.repeatCount) = (true, .infinity)
        layer.add(turn, forKey: nil)
        host.advance(by: 1.5)
        let seen = try XCTUnwrap(layer.presentation())
        XCTAssertEqual(atan2(seen.transform.m12, seen.transform.m11), .pi * 0.75, accuracy: 0.03)
    }

    func testValueFunctions() async throws {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "transform")
        (animation.fromValue, animation.toValue, animation.duration) = (0, CGFloat.pi * 2, 1)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.show(0.25, of: 1, on: layer, of: layer)
        XCTAssertEqual(layer.transform.m12, 1, accuracy: 1e-9)
        XCTAssertNil(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")))
        animation.valueFunction = CAValueFunction(name: .scale)
        animation.fromValue = [1, 1, 1]
        animation.toValue = [3, 2, 1]
        animation.show(0.5, of: 1, on: layer, of: layer)
        XCTAssertEqual(layer.transform.m11, 2, accuracy: 1e-9)
        XCTAssertEqual(layer.transform.m22, 1.5, accuracy: 1e-9)
    }

    /// A curve through its values: at each of them it is there; between equal steps it goes straight; it swings out where
    /// straight lines have a corner. With full tension it stops at each.
    func testCubicKeyframes() async throws {
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.calculationMode = .cubic
        func x(_ time: Double) -> CGFloat? {
            guard case .number(let value)? = animation.value(time, of: 1, for: layer) else { return nil }
            return value
        }
        animation.values = [0, 10, 20]
        XCTAssertEqual(try XCTUnwrap(x(0.25)), 5, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(x(0.5)), 10, accuracy: 1e-9)
        animation.values = [0, 10, 0]
        // Hermite's polynomials with the tangents 10 and 0 at a half: 5 + 10/8.
        XCTAssertEqual(try XCTUnwrap(x(0.25)), 6.25, accuracy: 1e-9)
        animation.tensionValues = [1, 1, 1]
        XCTAssertEqual(try XCTUnwrap(x(0.25)), 5, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(x(0.05)), 10 * (3 * 0.01 - 2 * 0.001), accuracy: 1e-9)
    }

    func testTurningAlongAPath() async throws {
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 100))
        animation.path = path.cgPath
        animation.rotationMode = .rotateAuto
        animation.show(0.5, of: 1, on: layer, of: layer)
        XCTAssertEqual(layer.position.y, 50, accuracy: 1e-6)
        XCTAssertEqual(atan2(layer.transform.m12, layer.transform.m11), .pi / 2, accuracy: 1e-6)
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

    func testKeyPaths() async throws {
        let layer = CALayer()
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        XCTAssertEqual(layer.transform.m12, 1, accuracy: 1e-9)
        XCTAssertEqual(
            try XCTUnwrap(layer.value(forKeyPath: "transform.rotation") as? CGFloat), .pi / 2, accuracy: 1e-9)
        layer.setValue("mine", forKey: "owner")
        XCTAssertEqual(layer.value(forKey: "owner") as? String, "mine")
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
        XCTAssertEqual(point, [0.42, 0])
    }
}
