import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Core Animation's documentation of cumulative and keyframe animations and of value functions.
@MainActor final class KeyframeAnimationTests: XCTestCase {
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
