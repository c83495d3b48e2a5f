import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIResponder`'s and `UIGestureRecognizer`'s touch methods.
///
/// The touches that views and recognisers are told of, and their cancellation.
@MainActor final class TouchDeliveryRuleTests: XCTestCase {
    private final class Watcher: UIGestureRecognizer {
        var log: EventLog?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log?.add("gesture began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { log?.add("gesture moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            log?.add("gesture ended")
            state = .failed
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            log?.add("gesture cancelled")
            state = .failed
        }
    }

    /// As the documentation of a recogniser's touch methods has it.
    func testRecognisersHearOfAPhaseBeforeViewsDo() async throws {
        let fixture = try TouchFixture()
        let watcher = Watcher()
        watcher.log = fixture.log
        fixture.outer.addGestureRecognizer(watcher)
        fixture.step(.down)
        fixture.step(.move, 160, 250)
        fixture.step(.up, 160, 250)
        XCTAssertEqual(
            fixture.log.take(),
            ["gesture began", "inner began", "gesture moved", "inner moved", "gesture ended", "inner ended"])
        fixture.step(.down)
        fixture.step(.cancel)
        XCTAssertEqual(
            fixture.log.take(), ["gesture began", "inner began", "gesture cancelled", "inner cancelled"])
    }

    /// The documentation of `UIResponder.touchesCancelled(_:with:)` counts this among the interruptions.
    func testAViewThatLeavesItsWindowHearsThatItsTouchesWereCancelled() async throws {
        let fixture = try TouchFixture()
        fixture.step(.down)
        fixture.outer.removeFromSuperview()
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner cancelled"])
        fixture.step(.move, 160, 250)
        fixture.step(.up, 160, 250)
        XCTAssertEqual(fixture.log.take(), [], "and no more of them")
        fixture.controller.view.addSubview(fixture.outer)
        fixture.step(.down)
        fixture.controller.view.addSubview(fixture.inner)
        fixture.step(.up)
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner ended"], "it may move within its window")
    }

    func testAControlThatIsRemovedWhileItIsTouchedIsCancelled() async throws {
        let fixture = try TouchFixture()
        let button = UIButton(frame: fixture.inner.bounds)
        let log = fixture.log
        button.addAction(UIAction { _ in log.add("cancel") }, for: .touchCancel)
        button.addAction(UIAction { _ in log.add("up") }, for: [.touchUpInside, .touchUpOutside])
        fixture.inner.addSubview(button)
        fixture.step(.down)
        XCTAssertTrue(button.isHighlighted)
        button.removeFromSuperview()
        fixture.step(.up)
        XCTAssertEqual(log.take(), ["cancel"])
        XCTAssertFalse(button.isHighlighted || button.isTracking)
    }

    func testTheRecogniserOfAViewThatLeavesIsCancelled() async throws {
        let fixture = try TouchFixture()
        let own = fixture.listener.add(UIPanGestureRecognizer(), "own", to: fixture.inner)
        fixture.step(.down)
        fixture.step(.move, 150, 280)
        fixture.inner.removeFromSuperview()
        XCTAssertEqual(
            fixture.log.take().filter { $0.hasPrefix("own") }, ["own began", "own cancelled"])
        fixture.step(.up, 150, 280)
        XCTAssertEqual(own.state, .possible)
        fixture.outer.addSubview(fixture.inner)
        let tap = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
        var seen: [UIGestureRecognizer.State] = []
        tap.targets.handlers.append { [inner = fixture.inner] in
            inner.removeFromSuperview()
            seen.append($0.state)
        }
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(seen, [.ended], "what is over stays as it ended")
    }

    func testHidingAWindowCancelsItsTouches() async throws {
        let fixture = try TouchFixture()
        let pan = fixture.listener.add(UIPanGestureRecognizer(), "pan", to: fixture.outer)
        fixture.step(.down)
        fixture.host.window.isHidden = true
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner cancelled"])
        fixture.host.window.isHidden = false
        fixture.step(.up)
        fixture.step(.down)
        fixture.step(.move, 150, 280)
        fixture.host.window.isHidden = true
        XCTAssertEqual(fixture.log.take(), ["inner began", "pan began", "inner cancelled", "pan cancelled"])
        XCTAssertEqual(pan.state, .possible)
        fixture.host.window.isHidden = false
    }

    /// The first of the interruptions that `UIResponder.touchesCancelled(_:with:)` names.
    func testAnAppThatBecomesInactiveLosesItsTouches() async throws {
        let fixture = try TouchFixture()
        fixture.step(.down)
        fixture.host.resignActive()
        XCTAssertEqual(fixture.log.take(), ["inner began", "inner cancelled"])
        fixture.step(.up)
        XCTAssertEqual(fixture.log.take(), [])
    }
}
