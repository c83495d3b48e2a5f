import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Core Animation's documentation, with the table of from, to and by of `CABasicAnimation`.
///
/// The presentation of layers on their way, at times of the manual clock.
@MainActor final class LayerAnimationTests: XCTestCase {
    private func shownLayer<Layer: CALayer>(_ layer: Layer) throws -> (host: HeadlessHost, layer: Layer) {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        controller.view.layer.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        host.settle()
        _ = host.displayList()
        return (host, layer)
    }

    func testBasicAnimationShowsValuesOnItsWay() async throws {
        let (host, layer) = try shownLayer(CALayer())
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 200
        animation.duration = 2
        layer.add(animation, forKey: "move")
        XCTAssertEqual(layer.animationKeys(), ["move"])
        host.advance(by: 0.5)
        XCTAssertEqual(try XCTUnwrap(layer.presentation()).position.x, 50, accuracy: 1)
        XCTAssertEqual(layer.position.x, 50)
        host.advance(by: 1)
        XCTAssertEqual(try XCTUnwrap(layer.presentation()).position.x, 150, accuracy: 2)
        host.advance(by: 1)
        XCTAssertNil(layer.animationKeys())
        XCTAssertEqual(try XCTUnwrap(layer.presentation()).position.x, 50)
    }

    /// `isRemovedOnCompletion = false` with `fillMode = .forwards` keeps the end, as many apps use it.
    func testFillModes() async throws {
        let (host, layer) = try shownLayer(CALayer())
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0.25
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        host.advance(by: 3)
        XCTAssertEqual(layer.presentation()?.opacity, 0.25)
        XCTAssertEqual(layer.opacity, 1)
        let later = CABasicAnimation(keyPath: "cornerRadius")
        later.fromValue = 8
        later.toValue = 20
        later.duration = 1
        later.beginTime = CACurrentMediaTime() + 5
        layer.add(later, forKey: "later")
        XCTAssertEqual(layer.presentation()?.cornerRadius, 0)
        layer.removeAnimation(forKey: "later")
        later.fillMode = .backwards
        layer.add(later, forKey: "later")
        XCTAssertEqual(layer.presentation()?.cornerRadius, 8)
    }

    /// The table of from, to and by in Core Animation's documentation of `CABasicAnimation`.
    func testFromToAndBy() async throws {
        let (_, layer) = try shownLayer(CALayer())
        layer.cornerRadius = 10
        layer.removeAllAnimations()
        func half(_ from: Double?, _ to: Double?, _ by: Double?) -> CGFloat? {
            let animation = CABasicAnimation(keyPath: "cornerRadius")
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            guard case .number(let value)? = animation.value(0.5, of: 1, for: layer) else { return nil }
            return value
        }
        XCTAssertEqual(half(0, 4, nil), 2)
        XCTAssertEqual(half(2, nil, 4), 4)
        XCTAssertEqual(half(nil, 8, 4), 6)
        XCTAssertEqual(half(0, nil, nil), 5)
        XCTAssertEqual(half(nil, 20, nil), 15)
        XCTAssertEqual(half(nil, nil, 4), 12)
    }

    func testRepeatsAndGoesBack() async throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.repeatCount = 2
        animation.autoreverses = true
        XCTAssertEqual(animation.activeDuration(1), 4)
        XCTAssertEqual(animation.localTime(0.25, of: 1), 0.25)
        XCTAssertEqual(animation.localTime(1.25, of: 1), 0.75)
        XCTAssertEqual(animation.localTime(2.25, of: 1), 0.25)
        XCTAssertNil(animation.localTime(4, of: 1))
        animation.fillMode = .forwards
        XCTAssertEqual(animation.localTime(4, of: 1), 0)
        animation.repeatCount = .infinity
        XCTAssertEqual(animation.localTime(1001.5, of: 1), 0.5)
    }

    func testKeyframes() async throws {
        let (_, layer) = try shownLayer(CALayer())
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 40]
        func x(_ time: Double) -> CGFloat? {
            guard case .number(let value)? = animation.value(time, of: 1, for: layer) else { return nil }
            return value
        }
        XCTAssertEqual(x(0.25), 5)
        XCTAssertEqual(x(0.75), 25)
        XCTAssertEqual(x(1), 40)
        animation.keyTimes = [0, 0.8, 1]
        XCTAssertEqual(x(0.4), 5)
        animation.keyTimes = nil
        animation.calculationMode = .discrete
        XCTAssertEqual([x(0.1), x(0.4), x(0.9)], [0, 10, 40])
        animation.calculationMode = .paced
        XCTAssertEqual(x(0.5), 20)
        let along = CAKeyframeAnimation(keyPath: "position")
        along.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        guard case .point(let point)? = along.value(0.5, of: 1, for: layer) else { return XCTFail("no point") }
        XCTAssertEqual(point.x, 10, accuracy: 1e-6)
        XCTAssertEqual(point.y, 10, accuracy: 1e-6)
    }

    func testGroupsRunTogether() async throws {
        let (host, layer) = try shownLayer(CALayer())
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = CGFloat.pi
        turn.duration = 1
        let group = CAAnimationGroup()
        group.animations = [fade, turn]
        group.duration = 2
        layer.add(group, forKey: "both")
        host.advance(by: 0.5)
        let seen = try XCTUnwrap(layer.presentation())
        XCTAssertEqual(seen.opacity, 0.75, accuracy: 0.01)
        XCTAssertEqual(atan2(seen.transform.m12, seen.transform.m11), .pi / 2, accuracy: 0.05)
    }

    func testTheDelegateAndTheTransactionHearOfTheEnd() async throws {
        let (host, layer) = try shownLayer(CALayer())
        let listener = AnimationListener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 1
        animation.delegate = listener
        animation.setValue("fade", forKey: "name")
        CATransaction.begin()
        CATransaction.setCompletionBlock { listener.heard.append("completion") }
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        host.advance(by: 0.5)
        XCTAssertEqual(listener.heard, ["start fade"])
        host.advance(by: 1)
        XCTAssertEqual(listener.heard, ["start fade", "stop fade true", "completion"])
        listener.heard = []
        layer.add(animation, forKey: "fade")
        host.advance(by: 0.1)
        layer.removeAnimation(forKey: "fade")
        XCTAssertEqual(listener.heard, ["start fade", "stop fade false"])
    }

    /// One that stays has ended all the same; its removal is no second end.
    func testAnAnimationThatStaysIsToldToHaveEnded() async throws {
        let (host, layer) = try shownLayer(CALayer())
        let listener = AnimationListener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0.25
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.delegate = listener
        animation.setValue("fade", forKey: "name")
        CATransaction.begin()
        CATransaction.setCompletionBlock { listener.heard.append("completion") }
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        host.advance(by: 0.5)
        XCTAssertTrue(UIApplication.shared.isAnimating)
        host.advance(by: 1)
        XCTAssertEqual(listener.heard, ["start fade", "stop fade true", "completion"])
        XCTAssertEqual(layer.presentation()?.opacity, 0.25)
        XCTAssertFalse(UIApplication.shared.isAnimating)
        host.advance(by: 1)
        layer.removeAnimation(forKey: "fade")
        XCTAssertEqual(listener.heard, ["start fade", "stop fade true", "completion"])
    }

    func testACompletionWithoutAnimationsComesInTheNextTurn() async throws {
        let (host, _) = try shownLayer(CALayer())
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        CATransaction.commit()
        XCTAssertEqual(calls, 0)
        host.advance(by: 1.0 / 60)
        XCTAssertEqual(calls, 1)
    }

    /// A free layer that was on the screen moves by itself in a quarter of a second; not inside `setDisableActions`.
    func testFreeLayersMoveByThemselves() async throws {
        let (host, layer) = try shownLayer(CAShapeLayer())
        layer.strokeEnd = 0
        XCTAssertEqual(layer.animationKeys(), ["strokeEnd"])
        XCTAssertEqual(layer.presentation()?.strokeEnd, 1)
        host.advance(by: 0.3)
        XCTAssertNil(layer.animationKeys())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: 5, y: 5)
        CATransaction.commit()
        XCTAssertNil(layer.animationKeys())
        layer.path = UIBezierPath(rect: layer.bounds).cgPath
        XCTAssertNil(layer.animationKeys())
        let fresh = CALayer()
        layer.addSublayer(fresh)
        fresh.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertNil(fresh.animationKeys())
    }

    /// A view's layer moves inside an animation block only.
    func testCornersMoveInABlock() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(view)
        host.settle()
        view.layer.cornerRadius = 4
        XCTAssertNil(view.layer.animationKeys())
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.cornerRadius = 24 }
        host.advance(by: 0.5)
        XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).cornerRadius, 14, accuracy: 0.5)
        XCTAssertEqual(view.layer.cornerRadius, 24)
        host.advance(by: 1)
        XCTAssertNil(view.layer.animationKeys())
    }

    /// A spring without damping swings for ever; a critical one comes to rest from one side.
    func testSprings() async throws {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.damping = 0.000_001
        XCTAssertEqual(spring.paced(.pi / 10, of: 10), 2, accuracy: 0.001)
        spring.damping = 20
        XCTAssertEqual(spring.paced(0.1, of: 10), 1 - 2 * exp(-1), accuracy: 1e-6)
        XCTAssertEqual(spring.settlingDuration, log(1000) / 10, accuracy: 1e-9)
    }
}

private final class AnimationListener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start \(anim.value(forKey: "name") ?? "")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
    }
}
