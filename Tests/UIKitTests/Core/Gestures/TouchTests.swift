import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of touches, events and hit testing.
///
/// Which view hears of which touch.
@MainActor final class TouchTests: XCTestCase {
    func testTheDeepestViewHearsOfItAndKeepsIt() async throws {
        let fixture = try TouchFixture()
        fixture.step(.down)
        fixture.step(.move, 300, 480)
        fixture.step(.up, 360, 640)
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner moved", "inner ended"])
        fixture.step(.down, 30, 110)
        fixture.step(.up, 30, 110)
        XCTAssertEqual(fixture.log.take(), ["outer began", "outer ended"])
    }

    func testViewsThatTakeNoTouches() async throws {
        let fixture = try TouchFixture()
        func hit() -> String? { (fixture.host.window.hitTest(fixture.place, with: nil) as? TouchedView)?.name }
        XCTAssertEqual(hit(), "inner")
        fixture.inner.isUserInteractionEnabled = false
        XCTAssertEqual(hit(), "outer")
        fixture.inner.isUserInteractionEnabled = true
        fixture.inner.isHidden = true
        XCTAssertEqual(hit(), "outer")
        fixture.inner.isHidden = false
        fixture.inner.alpha = 0.005
        XCTAssertEqual(hit(), "outer", "under a hundredth a view can't be touched")
        fixture.inner.alpha = 0.01
        XCTAssertEqual(hit(), "inner")
        fixture.outer.isUserInteractionEnabled = false
        XCTAssertNil(hit(), "what lies in it can't be touched either")
    }

    func testEdgesAreHalfOpenAndOverflowIsNotTouched() async throws {
        let fixture = try TouchFixture()
        XCTAssertTrue(fixture.inner.point(inside: CGPoint(x: 0, y: 0), with: nil))
        XCTAssertFalse(fixture.inner.point(inside: CGPoint(x: 200, y: 100), with: nil))
        fixture.inner.frame.origin.x = 250
        XCTAssertTrue(
            fixture.host.window.hitTest(CGPoint(x: 340, y: 200), with: nil) === fixture.controller.view,
            "outside of the superview")
    }

    func testTheChainHandsTouchesOn() async throws {
        let fixture = try TouchFixture()
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixture.inner.addSubview(plain)
        fixture.step(.down, 80, 160)
        fixture.step(.up, 80, 160)
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"])
    }

    func testOneFingerAtATimeUnlessMultipleTouch() async throws {
        let fixture = try TouchFixture()
        func both() {
            fixture.step(.down, 100, 200, finger: 0)
            fixture.step(.down, 200, 300, finger: 1)
            fixture.step(.up, 100, 200, finger: 0)
            fixture.step(.move, 210, 300, finger: 1)
            fixture.step(.up, 210, 300, finger: 1)
        }
        both()
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"])
        fixture.inner.isMultipleTouchEnabled = true
        both()
        XCTAssertEqual(
            fixture.log.take(), ["inner began", "inner began", "inner ended", "inner moved", "inner ended"])
        let (left, right) = (CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200))
        fixture.host.play(
            TouchScript([
                .init(.down, at: left, time: 0, finger: 0), .init(.down, at: right, time: 0, finger: 1),
                .init(.up, at: left, time: 0.1, finger: 0), .init(.up, at: right, time: 0.1, finger: 1),
            ]))
        XCTAssertEqual(fixture.log.take(), ["inner began 2", "inner ended 2"], "one event for both")
    }

    func testExclusiveTouch() async throws {
        let fixture = try TouchFixture()
        let other = TouchedView("other", fixture.log, frame: CGRect(x: 0, y: 520, width: 100, height: 100))
        fixture.controller.view.addSubview(other)
        fixture.inner.isExclusiveTouch = true
        fixture.step(.down, finger: 0)
        fixture.step(.down, 50, 560, finger: 1)
        fixture.step(.up, 50, 560, finger: 1)
        fixture.step(.up, finger: 0)
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"], "it keeps touches from others")
        fixture.step(.down, 50, 560, finger: 1)
        fixture.step(.down, finger: 0)
        fixture.step(.up, finger: 0)
        fixture.step(.up, 50, 560, finger: 1)
        XCTAssertEqual(fixture.log.take(), ["other began", "other ended"], "and takes none beside theirs")
    }

    func testPlacesPhasesAndTapCounts() async throws {
        final class Probe: UIView {
            var seen: [(UITouch.Phase, CGPoint, CGPoint, Int, TimeInterval)] = []
            var touches: [UITouch] = []
            func note(_ touches: Set<UITouch>) {
                for touch in touches {
                    self.touches.append(touch)
                    seen.append(
                        (
                            touch.phase, touch.location(in: self), touch.previousLocation(in: self), touch.tapCount,
                            touch.timestamp
                        ))
                }
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        }
        let fixture = try TouchFixture()
        let probe = Probe(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        fixture.outer.addSubview(probe)
        fixture.host.play(
            TouchScript([
                .init(.down, at: CGPoint(x: 40, y: 130), time: 0), .init(.move, at: CGPoint(x: 45, y: 140), time: 0.1),
                .init(.up, at: CGPoint(x: 45, y: 140), time: 0.2),
                .init(.down, at: CGPoint(x: 47, y: 141), time: 0.3), .init(.up, at: CGPoint(x: 47, y: 141), time: 0.35),
                .init(.down, at: CGPoint(x: 47, y: 141), time: 0.9), .init(.up, at: CGPoint(x: 47, y: 141), time: 0.95),
            ]))
        XCTAssertEqual(probe.seen.map(\.0), [.began, .moved, .ended, .began, .ended, .began, .ended])
        XCTAssertEqual(probe.seen[1].1, CGPoint(x: 15, y: 20))
        XCTAssertEqual(probe.seen[1].2, CGPoint(x: 10, y: 10))
        XCTAssertEqual(probe.seen.map(\.3), [1, 1, 1, 2, 2, 1, 1])
        XCTAssertEqual(probe.seen[2].4, 0.2, accuracy: 1e-9)
        XCTAssertTrue(probe.touches[0] === probe.touches[2], "one object for the whole touch")
        XCTAssertFalse(probe.touches[0] === probe.touches[3])
    }

    func testTheTopmostWindowIsTouched() async throws {
        let fixture = try TouchFixture()
        let above = UIWindow(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        above.windowLevel = .alert
        above.isHidden = false
        let view = TouchedView("above", fixture.log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        above.addSubview(view)
        fixture.step(.down)
        fixture.step(.up)
        XCTAssertEqual(fixture.log.take(), ["above began", "above ended"])
        above.isHidden = true
        fixture.step(.down)
        fixture.step(.up)
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"])
    }

    func testTouchesCanBeLeftOut() async throws {
        let fixture = try TouchFixture()
        UIApplication.shared.beginIgnoringInteractionEvents()
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), [])
        UIApplication.shared.endIgnoringInteractionEvents()
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"])
    }

    func testAWindowSeesEveryEvent() async throws {
        final class Spy: UIWindow {
            var phases: [UITouch.Phase] = []
            override func sendEvent(_ event: UIEvent) {
                phases += event.touches(for: self)?.map(\.phase) ?? []
                super.sendEvent(event)
            }
        }
        let fixture = try TouchFixture()
        fixture.host.window.isHidden = true
        let window = Spy(frame: UIScreen.main.bounds)
        window.rootViewController = fixture.controller
        window.makeKeyAndVisible()
        fixture.host.settle()
        fixture.step(.down)
        fixture.step(.cancel)
        XCTAssertEqual(window.phases, [.began, .cancelled])
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner cancelled"])
    }
}
