import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIGestureRecognizer` and its delegate.
///
/// The arbitration between recognisers, and between them and views.
@MainActor final class ArbitrationTests: XCTestCase {
    private func gestures(_ fixture: TouchFixture) -> [String] {
        fixture.log.take().filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") }
    }

    func testTheDeepestViewsGestureWins() async throws {
        let fixture = try TouchFixture()
        let outside = fixture.listener.add(UITapGestureRecognizer(), "outside", to: fixture.outer)
        _ = fixture.listener.add(UITapGestureRecognizer(), "inside", to: fixture.inner)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), ["inside ended"])
        XCTAssertEqual(outside.state, .possible)
        fixture.listener.simultaneous = { $0.name == "outside" && $1.name == "inside" }
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), ["inside ended", "outside ended"], "one delegate's word is enough")
    }

    func testARecognisedPanEndsTheChancesOfALongPress() async throws {
        let fixture = try TouchFixture()
        _ = fixture.listener.add(UILongPressGestureRecognizer(), "press", to: fixture.inner).allowableMovement = 100
        _ = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
        fixture.step(.down)
        fixture.step(.move, 150, 270)
        fixture.host.advance(by: 1)
        fixture.step(.up, 150, 270)
        XCTAssertEqual(gestures(fixture), ["pan began", "pan ended"])
        fixture.step(.down)
        fixture.host.advance(by: 0.6)
        fixture.step(.move, 150, 280)
        fixture.step(.up, 150, 280)
        XCTAssertEqual(gestures(fixture), ["press began", "press changed", "press ended"], "and the other way round")
    }

    func testASingleTapWaitsForADoubleOneToFail() async throws {
        let fixture = try TouchFixture()
        let single = fixture.listener.add(UITapGestureRecognizer(), "single", to: fixture.inner)
        let double = fixture.listener.add(UITapGestureRecognizer(), "double", to: fixture.inner)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began"], "the end is kept from the view")
        XCTAssertEqual(single.state, .possible)
        fixture.host.advance(by: 0.34)
        XCTAssertEqual(fixture.log.take(), [])
        fixture.host.advance(by: 0.02)
        XCTAssertEqual(fixture.log.take(), ["single ended", "inner cancelled"])
        fixture.host.play(.tap(at: fixture.place, count: 2))
        fixture.host.advance(by: 1)
        XCTAssertEqual(gestures(fixture), ["double ended"])
        XCTAssertEqual(single.state, .possible)
    }

    func testWithoutARequirementBothTapsAreRecognised() async throws {
        let fixture = try TouchFixture()
        _ = fixture.listener.add(UITapGestureRecognizer(), "single", to: fixture.inner)
        let double = fixture.listener.add(UITapGestureRecognizer(), "double", to: fixture.inner)
        double.numberOfTapsRequired = 2
        fixture.host.play(.tap(at: fixture.place, count: 2))
        XCTAssertEqual(gestures(fixture).first, "single ended")
        XCTAssertEqual(double.state, .possible)
    }

    func testRequirementsByDelegateAndSubclass() async throws {
        final class Shy: UITapGestureRecognizer {
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        for way in 0..<3 {
            let fixture = try TouchFixture()
            let first = fixture.listener.add(
                way == 2 ? Shy() : UITapGestureRecognizer(), "first", to: fixture.inner)
            let second = fixture.listener.add(UITapGestureRecognizer(), "second", to: fixture.outer)
            if way == 0 { fixture.listener.requires = { $0 === first && $1 === second } }
            if way == 1 { fixture.listener.isRequired = { $0 === second && $1 === first } }
            fixture.host.play(.tap(at: fixture.place))
            XCTAssertEqual(gestures(fixture), ["second ended"], "way \(way)")
        }
    }

    func testTheDelegateAndTheViewsMayRefuse() async throws {
        final class Guarded: UIView {
            var lets = true
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }
        }
        let fixture = try TouchFixture()
        let tap = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.outer)
        var asked = 0
        fixture.listener.begins = { _ in
            asked += 1
            return false
        }
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"])
        XCTAssertEqual(asked, 1)
        fixture.listener.begins = { _ in true }
        fixture.listener.receives = { [inner = fixture.inner] _, touch in touch.view !== inner }
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"])
        fixture.listener.receives = { _, _ in true }
        let guarded = Guarded(frame: fixture.inner.bounds)
        fixture.inner.addSubview(guarded)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), ["tap ended"])
        guarded.lets = false
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), [], "the touched view has its say too")
        tap.isEnabled = false
        guarded.lets = true
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), [])
    }

    func testControlsKeepTheirTaps() async throws {
        let fixture = try TouchFixture()
        _ = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.outer)
        let button = UIButton(frame: fixture.inner.frame)
        button.addAction(UIAction { [log = fixture.log] _ in log.add("button") }, for: .touchUpInside)
        fixture.outer.addSubview(button)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["button"])
        _ = fixture.listener.add(UITapGestureRecognizer(), "own", to: button)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["own ended"], "a recogniser of the button's own takes the touch")
    }

    func testTouchesInViews() async throws {
        let fixture = try TouchFixture()
        let tap = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
        tap.cancelsTouchesInView = false
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began", "tap ended", "inner ended"])
        tap.cancelsTouchesInView = true
        tap.delaysTouchesBegan = true
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["tap ended"], "never heard of")
        fixture.step(.down)
        fixture.step(.move, 155, 250)
        XCTAssertEqual(fixture.log.take(), [])
        fixture.step(.move, 240, 250)
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner moved"], "told once it failed")
        fixture.step(.up, 240, 250)
        XCTAssertEqual(fixture.log.take(), ["inner ended"])
    }

    func testTheEndIsDelayedUntilTheGestureFails() async throws {
        let fixture = try TouchFixture()
        let double = fixture.listener.add(UITapGestureRecognizer(), "double", to: fixture.inner)
        double.numberOfTapsRequired = 2
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began"])
        fixture.host.advance(by: 0.4)
        XCTAssertEqual(fixture.log.take(), ["inner ended"])
        double.delaysTouchesEnded = false
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"])
    }

    func testTurningOffCancels() async throws {
        let fixture = try TouchFixture()
        let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.inner)
        fixture.step(.down)
        fixture.step(.move, 150, 280)
        pan.isEnabled = false
        XCTAssertEqual(gestures(fixture), ["pan began", "pan cancelled"])
        pan.isEnabled = true
        fixture.step(.move, 150, 290)
        XCTAssertEqual(gestures(fixture), [], "not with the same finger")
        fixture.step(.up, 150, 290)
        fixture.step(.down)
        fixture.step(.move, 150, 280)
        fixture.inner.removeGestureRecognizer(pan)
        XCTAssertEqual(pan.state, .cancelled)
        fixture.step(.up, 150, 280)
        XCTAssertEqual(pan.state, .possible)
        XCTAssertNil(fixture.inner.gestureRecognizers)
    }

    func testSubclasses() async throws {
        final class Checkmark: UIGestureRecognizer {
            var resets = 0
            var moves = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                moves += touches.count
                if location(in: view).x > 150 { state = .failed }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
            override func reset() { resets += 1 }
        }
        let fixture = try TouchFixture()
        let check = fixture.listener.add(Checkmark(), "check", to: fixture.outer)
        _ = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(gestures(fixture), ["tap ended", "check ended"], "neither prevents the other")
        XCTAssertEqual(check.resets, 1)
        fixture.step(.down, finger: 0)
        fixture.step(.down, 100, 200, finger: 1)
        fixture.step(.move, 110, 200, finger: 1)
        XCTAssertEqual(check.moves, 0, "ignored")
        XCTAssertEqual(check.numberOfTouches, 1)
        fixture.step(.move, 200, 250, finger: 0)
        XCTAssertEqual(check.state, .failed)
        fixture.step(.move, 210, 250, finger: 0)
        XCTAssertEqual(check.moves, 1, "not told any more")
        fixture.step(.up, 210, 250, finger: 0)
        XCTAssertEqual(check.resets, 2)
        fixture.step(.up, 110, 200, finger: 1)
        XCTAssertEqual(check.state, .possible)
    }

    func testRecognisersAndTheirTouchesGo() async throws {
        weak var tap: UITapGestureRecognizer?
        weak var view: UIView?
        do {
            let fixture = try TouchFixture()
            let recognizer = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
            tap = recognizer
            view = fixture.inner
            fixture.host.play(.tap(at: fixture.place))
            fixture.step(.down)
            fixture.step(.move, 300, 300)
            fixture.step(.up, 300, 300)
        }
        XCTAssertNil(tap)
        XCTAssertNil(view)
        XCTAssertTrue(GestureArbiter.shared.active.isEmpty)
    }
}
