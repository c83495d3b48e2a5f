import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `CAMediaTiming`, `CAAction` and `CATransition`; Technical Q&A QA1673 for
/// pausing a layer.
@MainActor final class LayerTimingTests: XCTestCase {
    private var host: HeadlessHost!
    private var view: UIView!

    override func setUp() async throws {
        host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(view)
        host.show(controller)
    }

    override func tearDown() async throws {
        (host, view) = (nil, nil)
    }

    private func addMovingLayer() -> CALayer {
        let layer = CALayer()
        view.layer.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        layer.add(animation, forKey: "move")
        return layer
    }

    private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

    func testPausingAndGoingOn() async throws {
        let layer = addMovingLayer()
        host.advance(by: 0.25)
        XCTAssertEqual(x(layer), 25, accuracy: 0.01)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        host.advance(by: 3)
        XCTAssertEqual(x(layer), 25, accuracy: 0.01)
        let offset = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
        host.advance(by: 0.25)
        XCTAssertEqual(x(layer), 50, accuracy: 0.01)
        host.advance(by: 1)
        XCTAssertNil(layer.animation(forKey: "move"))
    }

    func testTheSpeedOfASuperlayer() async throws {
        view.layer.speed = 2
        let layer = addMovingLayer()
        host.advance(by: 0.25)
        XCTAssertEqual(x(layer), 50, accuracy: 0.01)
    }

    func testTimesBetweenLayers() async throws {
        let layer = CALayer()
        view.layer.addSublayer(layer)
        layer.beginTime = 10
        layer.speed = 2
        layer.timeOffset = 3
        XCTAssertEqual(layer.convertTime(20, from: nil), 23)
        XCTAssertEqual(layer.convertTime(23, to: nil), 20)
        let inner = CALayer()
        layer.addSublayer(inner)
        inner.speed = 0.5
        XCTAssertEqual(inner.convertTime(23, from: layer), 11.5)
        XCTAssertEqual(inner.convertTime(20, from: nil), 11.5)
    }

    func testActionsAreAskedForInOrder() async throws {
        final class Delegate: NSObject, CALayerDelegate {
            var asked: [String] = []
            var answer: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                asked.append(event)
                return answer
            }
        }
        let layer = CALayer()
        view.layer.addSublayer(layer)
        host.settle()
        _ = host.displayList()
        let delegate = Delegate()
        layer.delegate = delegate
        layer.opacity = 0.5
        XCTAssertEqual(delegate.asked, ["opacity"])
        XCTAssertNotNil(layer.animation(forKey: "opacity"), "nobody had an action: the layer's own")
        layer.actions = ["cornerRadius": NSNull(), "opacity": NSNull()]
        layer.cornerRadius = 3
        XCTAssertNil(layer.animation(forKey: "cornerRadius"))
        let slow = CABasicAnimation()
        slow.duration = 7
        delegate.answer = slow
        layer.opacity = 1
        XCTAssertEqual(layer.animation(forKey: "opacity")?.duration, 7, "the delegate goes before the layer's actions")
    }

    func testATransitionFadesFromWhatTheLayerShowed() async throws {
        view.backgroundColor = .red
        let transition = CATransition()
        transition.duration = 1
        transition.type = .push
        transition.subtype = .fromRight
        view.layer.add(transition, forKey: nil)
        view.backgroundColor = .blue
        XCTAssertEqual(view.layer.animationKeys(), [kCATransition])
        host.advance(by: 0.5)
        let text = host.displayList().description
        XCTAssertTrue(text.contains("translate -50 0"), "the old picture is half way out at the left")
        XCTAssertTrue(text.contains("translate 50 0"), "the new one half way in from the right")
        host.advance(by: 1)
        XCTAssertNil(view.layer.animationKeys())
    }
}
