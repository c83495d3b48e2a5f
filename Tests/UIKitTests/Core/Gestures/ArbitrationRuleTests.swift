import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's "Coordinating multiple gesture recognizers" and the documentation of
/// `UIGestureRecognizer`, one test a rule.
@MainActor final class ArbitrationRuleTests: XCTestCase {
    private func gestures(_ fixture: TouchFixture) -> [String] {
        fixture.log.take().filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") }
    }

    private func pinches(_ fixture: TouchFixture) {
        fixture.step(.down, 100, 250, finger: 0)
        fixture.step(.down, 200, 250, finger: 1)
        fixture.step(.move, 212, 250, finger: 1)
        fixture.step(.move, 206, 292, finger: 1)
        fixture.step(.up, 206, 292, finger: 1)
        fixture.step(.up, 100, 250, finger: 0)
    }

    func testTheFirstToBeginPreventsTheOthers() async throws {
        let fixture = try TouchFixture()
        _ = fixture.listener.add(UIPinchGestureRecognizer(), "pinch", to: fixture.outer)
        _ = fixture.listener.add(UIRotationGestureRecognizer(), "turn", to: fixture.outer)
        pinches(fixture)
        XCTAssertEqual(gestures(fixture), ["pinch began", "pinch changed", "pinch ended"])
    }

    /// The delegate of either of the two is enough.
    func testPinchAndRotationGoTogetherWhereEitherDelegateLetsThem() async throws {
        for asked in ["pinch", "turn"] {
            let fixture = try TouchFixture()
            _ = fixture.listener.add(UIPinchGestureRecognizer(), "pinch", to: fixture.outer)
            _ = fixture.listener.add(UIRotationGestureRecognizer(), "turn", to: fixture.outer)
            fixture.listener.simultaneous = { first, _ in first.name == asked }
            pinches(fixture)
            let log = gestures(fixture)
            XCTAssertEqual(
                log.filter { $0.hasPrefix("pinch") }, ["pinch began", "pinch changed", "pinch ended"], asked)
            XCTAssertEqual(log.filter { $0.hasPrefix("turn") }, ["turn began", "turn ended"], asked)
        }
    }

    /// A subclass may keep a gesture from being prevented, or from preventing.
    func testClassesSayWhomTheyPrevent() async throws {
        final class Stubborn: UITapGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Lenient: UITapGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        for recognizer in [Stubborn(), Lenient(), UITapGestureRecognizer()] {
            let fixture = try TouchFixture()
            let isFirst = recognizer is Lenient
            _ = fixture.listener.add(recognizer, "special", to: isFirst ? fixture.inner : fixture.outer)
            _ = fixture.listener.add(
                UITapGestureRecognizer(), "plain", to: isFirst ? fixture.outer : fixture.inner)
            fixture.host.play(.tap(at: fixture.place))
            let both = isFirst ? ["special ended", "plain ended"] : ["plain ended", "special ended"]
            XCTAssertEqual(
                gestures(fixture), type(of: recognizer) == UITapGestureRecognizer.self ? ["plain ended"] : both)
        }
    }

    func testALongPressEndsTheChancesOfATapAndAShortOneIsATap() async throws {
        let fixture = try TouchFixture()
        _ = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
        _ = fixture.listener.add(UILongPressGestureRecognizer(), "press", to: fixture.inner)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), ["tap ended"])
        fixture.host.play(.press(at: fixture.place, duration: 0.6))
        XCTAssertEqual(gestures(fixture), ["press began", "press ended"])
    }

    /// A pan needs less travel than a swipe, so that it has to wait where both are wanted.
    func testAPanComesBeforeASwipeUnlessItRequiresItToFail() async throws {
        let fixture = try TouchFixture()
        let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.inner)
        let swipe = fixture.listener.add(UISwipeGestureRecognizer(), "swipe", to: fixture.inner)
        let stroke = TouchScript.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 200, y: 250), duration: 0.2)
        let wrong = TouchScript.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 300), duration: 0.2)
        fixture.host.play(stroke)
        XCTAssertEqual(gestures(fixture).first, "pan began")
        pan.require(toFail: swipe)
        fixture.host.play(stroke)
        XCTAssertEqual(gestures(fixture), ["swipe ended"])
        fixture.host.play(wrong)
        let log = gestures(fixture)
        XCTAssertEqual(log.first, "pan began", "the swipe failed")
        XCTAssertEqual(log.last, "pan ended")
    }

    func testAnEdgePanThatAPanWaitsFor() async throws {
        let fixture = try TouchFixture()
        let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.controller.view)
        let edge = fixture.listener.add(UIScreenEdgePanGestureRecognizer(), "edge", to: fixture.controller.view)
        edge.edges = .left
        pan.require(toFail: edge)
        fixture.host.play(.drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 100, y: 600), duration: 0.1))
        XCTAssertEqual(Set(gestures(fixture).map { $0.split(separator: " ")[0] }), ["edge"])
        fixture.host.play(.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 200, y: 600), duration: 0.1))
        XCTAssertEqual(Set(gestures(fixture).map { $0.split(separator: " ")[0] }), ["pan"])
    }

    /// One that is turned off, or has none of the touches, is not waited for.
    func testOnlyThoseInPlayAreWaitedFor() async throws {
        let fixture = try TouchFixture()
        let single = fixture.listener.add(UITapGestureRecognizer(), "single", to: fixture.inner)
        let double = fixture.listener.add(UITapGestureRecognizer(), "double", to: fixture.inner)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        double.isEnabled = false
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), ["single ended"])
        double.isEnabled = true
        fixture.controller.view.addGestureRecognizer(double)
        fixture.listener.receives = { recognizer, _ in recognizer !== double }
        fixture.host.advance(by: 1)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), ["single ended"])
    }

    /// Asked by the class and by the delegate before any touch is given; no refuses the whole event.
    func testEventsAndTouchesCanBeKeptFromAGesture() async throws {
        final class Picky: UITapGestureRecognizer {
            var takes = true
            override func shouldReceive(_ event: UIEvent) -> Bool { takes }
        }
        final class EventDelegate: NSObject, UIGestureRecognizerDelegate {
            var events = 0
            var touches = 0
            var takes = true
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                events += 1
                return takes
            }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                touches += 1
                return true
            }
        }
        let fixture = try TouchFixture()
        let tap = fixture.listener.add(Picky(), "tap", to: fixture.inner)
        let delegate = EventDelegate()
        tap.delegate = delegate
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), ["tap ended"])
        XCTAssertEqual([delegate.events, delegate.touches], [1, 1])
        delegate.takes = false
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual([delegate.events, delegate.touches], [2, 1], "no touch is offered of an event that is refused")
        delegate.takes = true
        tap.takes = false
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), [])
        tap.takes = true
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), [], "fingers aren't allowed")
    }

    /// Turning off a gesture that is under way cancels it, from within its action too: the usual way to end one by code.
    func testAGestureThatItsActionTurnsOffIsCancelledAndReady() async throws {
        let fixture = try TouchFixture()
        let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.inner)
        pan.targets.handlers.append { recognizer in
            guard recognizer.state == .changed else { return }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        fixture.step(.down)
        fixture.step(.move, 150, 270)
        fixture.step(.move, 150, 280)
        XCTAssertEqual(gestures(fixture).last, "pan cancelled")
        fixture.step(.move, 150, 290)
        fixture.step(.up, 150, 290)
        XCTAssertEqual(gestures(fixture), [], "not with the same finger")
        XCTAssertEqual(pan.state, .possible)
        fixture.step(.down)
        fixture.step(.move, 150, 270)
        XCTAssertEqual(pan.state, .began)
        fixture.step(.up, 150, 270)
    }

    /// A discrete gesture sends once; a continuous one its beginning, changes and end, or that it was cancelled.
    func testDiscreteAndContinuousGestures() async throws {
        let fixture = try TouchFixture()
        let tap = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
        let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), ["tap ended"])
        fixture.step(.down)
        XCTAssertEqual([tap.state, pan.state], [.possible, .possible])
        fixture.step(.move, 150, 270)
        XCTAssertEqual([tap.state, pan.state], [.failed, .began])
        fixture.step(.move, 150, 280)
        XCTAssertEqual(pan.state, .changed)
        fixture.step(.cancel)
        XCTAssertEqual(gestures(fixture), ["pan began", "pan changed", "pan cancelled"])
        XCTAssertEqual([tap.state, pan.state], [.possible, .possible], "reset once the fingers are gone")
    }

    /// A gesture's one place is the centroid of its touches.
    func testTheLocationIsTheMiddleOfTheFingers() async throws {
        let fixture = try TouchFixture()
        let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
        fixture.step(.down, 100, 200, finger: 0)
        fixture.step(.down, 200, 300, finger: 1)
        fixture.step(.move, 200, 340, finger: 1)
        XCTAssertEqual(pan.numberOfTouches, 2)
        XCTAssertEqual(pan.location(in: nil), CGPoint(x: 150, y: 270))
        XCTAssertEqual(pan.location(in: fixture.outer), CGPoint(x: 130, y: 170))
        XCTAssertEqual(pan.location(ofTouch: 0, in: nil), CGPoint(x: 100, y: 200))
        XCTAssertEqual(pan.location(ofTouch: 1, in: nil), CGPoint(x: 200, y: 340))
        fixture.step(.up, 100, 200, finger: 0)
        XCTAssertEqual(pan.numberOfTouches, 1)
        XCTAssertEqual(pan.location(in: nil), CGPoint(x: 200, y: 340))
        fixture.step(.up, 200, 340, finger: 1)
        XCTAssertEqual(pan.numberOfTouches, 0)
    }
}
