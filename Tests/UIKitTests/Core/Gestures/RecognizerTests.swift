import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of each recogniser; the pan's slop as it was measured.
///
/// Each recogniser by itself.
@MainActor final class RecognizerTests: XCTestCase {
    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

    func testTap() async throws {
        let fixture = try TouchFixture()
        let tap = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began", "tap ended", "inner cancelled"])
        XCTAssertEqual(tap.state, .possible, "ready again")
        fixture.step(.down)
        fixture.step(.move, 196, 250)
        XCTAssertEqual(tap.state, .failed, "strayed more than 45 points")
        fixture.step(.up, 196, 250)
        XCTAssertEqual(tap.state, .possible)
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner moved", "inner ended"])
        fixture.host.play(.press(at: fixture.place, duration: 0.8))
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"], "held too long")
    }

    func testDoubleAndTwoFingerTaps() async throws {
        let fixture = try TouchFixture()
        let double = fixture.listener.add(UITapGestureRecognizer(), "double", to: fixture.inner)
        double.numberOfTapsRequired = 2
        fixture.host.play(.tap(at: fixture.place, count: 2))
        XCTAssertEqual(fixture.log.take().filter { $0.hasPrefix("double") }, ["double ended"])
        fixture.host.play(.tap(at: fixture.place).followed(by: .tap(at: fixture.place), after: 0.4))
        fixture.host.advance(by: 1)
        XCTAssertEqual(fixture.log.take().filter { $0.hasPrefix("double") }, [], "too slow")
        fixture.inner.removeGestureRecognizer(double)

        let both = fixture.listener.add(UITapGestureRecognizer(), "both", to: fixture.inner)
        both.numberOfTouchesRequired = 2
        fixture.host.play(.tap(at: fixture.place))
        fixture.host.play(
            TouchScript([
                .init(.down, at: CGPoint(x: 100, y: 200), time: 0, finger: 0),
                .init(.down, at: CGPoint(x: 200, y: 200), time: 0.05, finger: 1),
                .init(.up, at: CGPoint(x: 100, y: 200), time: 0.1, finger: 0),
                .init(.up, at: CGPoint(x: 200, y: 200), time: 0.15, finger: 1),
            ]))
        XCTAssertEqual(fixture.log.take().filter { $0.hasPrefix("both") }, ["both ended"])
    }

    func testLongPress() async throws {
        let fixture = try TouchFixture()
        let press = fixture.listener.add(UILongPressGestureRecognizer(), "press", to: fixture.inner)
        fixture.step(.down)
        fixture.host.advance(by: 0.49)
        XCTAssertEqual(fixture.log.take(), ["inner began"])
        fixture.host.advance(by: 0.02)
        XCTAssertEqual(fixture.log.take(), ["press began", "inner cancelled"])
        fixture.step(.move, 250, 300)
        XCTAssertEqual(press.location(in: fixture.inner), CGPoint(x: 180, y: 150))
        fixture.step(.up, 250, 300)
        XCTAssertEqual(fixture.log.take(), ["press changed", "press ended"])
        fixture.step(.down)
        fixture.step(.move, 161, 250)
        fixture.host.advance(by: 1)
        fixture.step(.up, 161, 250)
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner moved", "inner ended"], "strayed 11 points")
    }

    /// The slop, as UIKit's scroll views were measured: begun by the first event of 10 points, which counts for the rest.
    func testPan() async throws {
        let fixture = try TouchFixture()
        let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
        fixture.step(.down)
        fixture.step(.move, 150, 259)
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner moved"])
        fixture.host.advance(by: 0.01)
        fixture.step(.move, 150, 262)
        XCTAssertEqual(fixture.log.take(), ["pan began", "inner cancelled"])
        XCTAssertTrue(isNear(pan.translation(in: nil), CGPoint(x: 0, y: 2)))
        fixture.host.advance(by: 0.01)
        fixture.step(.move, 170, 282)
        XCTAssertTrue(isNear(pan.translation(in: fixture.outer), CGPoint(x: 20, y: 22)))
        XCTAssertTrue(isNear(pan.velocity(in: nil), CGPoint(x: 1000, y: 1600)))
        pan.setTranslation(.zero, in: nil)
        fixture.step(.move, 171, 285)
        XCTAssertTrue(isNear(pan.translation(in: nil), CGPoint(x: 1, y: 3)))
        fixture.step(.up, 171, 285)
        XCTAssertEqual(fixture.log.take(), ["pan changed", "pan changed", "pan ended"])
    }

    func testAPanHasNoJumpsWhereFingersComeAndGo() async throws {
        let fixture = try TouchFixture()
        let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
        fixture.step(.down, 100, 200, finger: 0)
        fixture.step(.move, 100, 230, finger: 0)
        XCTAssertTrue(isNear(pan.translation(in: nil), CGPoint(x: 0, y: 20)))
        fixture.step(.down, 200, 300, finger: 1)
        XCTAssertTrue(isNear(pan.translation(in: nil), CGPoint(x: 0, y: 20)))
        fixture.step(.move, 210, 300, finger: 1)
        XCTAssertTrue(isNear(pan.translation(in: nil), CGPoint(x: 5, y: 20)), "half of one finger's way")
        fixture.step(.up, 100, 230, finger: 0)
        XCTAssertTrue(isNear(pan.translation(in: nil), CGPoint(x: 5, y: 20)))
        fixture.step(.move, 210, 310, finger: 1)
        XCTAssertTrue(isNear(pan.translation(in: nil), CGPoint(x: 5, y: 30)))
        fixture.step(.up, 210, 310, finger: 1)
        XCTAssertEqual(fixture.log.take().last, "pan ended")
        pan.maximumNumberOfTouches = 1
        fixture.step(.down, 100, 200, finger: 0)
        fixture.step(.down, 200, 300, finger: 1)
        XCTAssertEqual(pan.state, .failed)
        fixture.step(.up, 100, 200, finger: 0)
        fixture.step(.up, 200, 300, finger: 1)
    }

    /// A finger that is held and then lifted has no velocity; one that is reported to rest keeps it, as UIKit's was seen to.
    func testVelocityOfAFingerAtRest() async throws {
        for (kind, expected) in [(TouchScript.Step.Kind?.none, CGFloat(0)), (.stay, 600)] {
            let fixture = try TouchFixture()
            let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
            fixture.step(.down, 150, 200)
            for index in 1...10 {
                fixture.host.advance(by: 1.0 / 60)
                fixture.step(.move, 150, 200 + CGFloat(index) * 10)
            }
            for _ in 0..<30 {
                fixture.host.advance(by: 1.0 / 60)
                if let kind { fixture.step(kind, 150, 300) }
            }
            XCTAssertEqual(pan.velocity(in: nil).y, expected, accuracy: 1e-6)
            fixture.step(.up, 150, 300)
        }
    }

    func testSwipes() async throws {
        let fixture = try TouchFixture()
        let swipe = fixture.listener.add(UISwipeGestureRecognizer(), "swipe", to: fixture.outer)
        func stroke(_ x: CGFloat, _ y: CGFloat, _ duration: TimeInterval = 0.2) -> Bool {
            _ = fixture.log.take()
            fixture.host.play(
                .drag(from: fixture.place, to: CGPoint(x: 150 + x, y: 250 + y), duration: duration))
            return fixture.log.take().contains("swipe ended")
        }
        XCTAssertTrue(stroke(80, 0))
        XCTAssertFalse(stroke(-80, 0))
        XCTAssertFalse(stroke(40, 0), "too short")
        XCTAssertFalse(stroke(60, 0, 1), "too slow")
        XCTAssertFalse(stroke(60, 90))
        swipe.direction = [.left, .up]
        XCTAssertTrue(stroke(-80, 10))
        XCTAssertTrue(stroke(0, -80))
        XCTAssertFalse(stroke(80, 0))
    }

    func testPinch() async throws {
        let fixture = try TouchFixture()
        let pinch = fixture.listener.add(UIPinchGestureRecognizer(), "pinch", to: fixture.outer)
        var scales: [CGFloat] = []
        pinch.targets.handlers.append { scales.append(($0 as? UIPinchGestureRecognizer)?.scale ?? 0) }
        fixture.host.play(.pinch(around: fixture.place, from: 60, to: 140, duration: 0.2))
        XCTAssertEqual(fixture.log.take().filter { $0.hasPrefix("pinch") }.first, "pinch began")
        // The first 10 points don't count: 70 is the beginning.
        XCTAssertEqual(try XCTUnwrap(scales.last), 2, accuracy: 1e-6)
        XCTAssertEqual(pinch.scale, 1, "ready again")
    }

    func testRotation() async throws {
        let fixture = try TouchFixture()
        let rotation = fixture.listener.add(UIRotationGestureRecognizer(), "turn", to: fixture.outer)
        var angle: CGFloat = 0
        rotation.targets.handlers.append { angle = ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0 }
        let middle = fixture.place
        func steps(_ kind: TouchScript.Step.Kind, _ angle: CGFloat, _ time: TimeInterval) -> [TouchScript.Step] {
            [0, 1].map { finger in
                let side: CGFloat = finger == 0 ? 1 : -1
                return TouchScript.Step(
                    kind,
                    at: CGPoint(x: middle.x + side * 50 * cos(angle), y: middle.y + side * 50 * sin(angle)),
                    time: time, finger: finger)
            }
        }
        var script = steps(.down, 0, 0)
        for index in 1...30 { script += steps(.move, .pi * CGFloat(index) / 30, Double(index) / 60) }
        script += steps(.up, .pi, 0.5)
        fixture.host.play(TouchScript(script))
        // An arc of 10 points at a radius of 50 doesn't count.
        XCTAssertEqual(angle, .pi - 0.2, accuracy: 1e-6)
        XCTAssertEqual(fixture.log.take().filter { $0.hasPrefix("turn") }.last, "turn ended")
    }

    func testHover() async throws {
        let fixture = try TouchFixture()
        let hover = fixture.listener.add(UIHoverGestureRecognizer(), "hover", to: fixture.inner)
        fixture.host.hover(at: CGPoint(x: 30, y: 110))
        XCTAssertEqual(fixture.log.take(), [])
        fixture.host.hover(at: fixture.place)
        XCTAssertEqual(hover.location(in: fixture.inner), CGPoint(x: 80, y: 100))
        fixture.host.hover(at: CGPoint(x: 151, y: 250))
        fixture.host.hover(at: nil)
        XCTAssertEqual(fixture.log.take(), ["hover began", "hover changed", "hover ended"])
        XCTAssertEqual(hover.state, .possible)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"], "touches are nothing to it")
    }

    func testScreenEdgePan() async throws {
        let fixture = try TouchFixture()
        let edge = fixture.listener.add(
            UIScreenEdgePanGestureRecognizer(), "edge", to: fixture.controller.view)
        edge.edges = .left
        fixture.host.play(.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 100, y: 600), duration: 0.1))
        XCTAssertEqual(fixture.log.take().first, "edge began")
        fixture.host.play(.drag(from: CGPoint(x: 15, y: 600), to: CGPoint(x: 100, y: 600), duration: 0.1))
        fixture.host.play(.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 5, y: 500), duration: 0.1))
        XCTAssertEqual(fixture.log.take(), [])
    }
}
