import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIControl`'s tracking: subclasses decide, events follow.
@MainActor final class ControlTrackingRuleTests: XCTestCase {
    private final class Tracker: UIControl {
        var begins = true
        var goesOn = true
        var calls: [String] = []
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin")
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("continue")
            return goesOn
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
        override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
        func listen() {
            let names: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchUpInside, "up"),
                (.touchUpOutside, "up outside"), (.touchCancel, "touch cancel"),
            ]
            for (event, name) in names {
                addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event)
            }
        }
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private func fixture() throws -> (TouchFixture, Tracker) {
        let fixture = try TouchFixture()
        let control = Tracker(frame: fixture.inner.bounds)
        control.listen()
        fixture.inner.addSubview(control)
        return (fixture, control)
    }

    func testAControlThatDoesNotBeginHearsNoMoreOfTheTouch() async throws {
        let (fixture, control) = try fixture()
        control.begins = false
        fixture.step(.down)
        XCTAssertFalse(control.isTracking || control.isHighlighted || control.isTouchInside)
        fixture.step(.move, 155, 250)
        fixture.step(.up, 155, 250)
        XCTAssertEqual(control.take(), ["begin"])
    }

    func testAControlThatDoesNotGoOnSendsNoTouchUp() async throws {
        let (fixture, control) = try fixture()
        fixture.step(.down)
        XCTAssertTrue(control.isTracking && control.isHighlighted && control.isTouchInside)
        control.goesOn = false
        fixture.step(.move, 155, 250)
        XCTAssertFalse(control.isTracking || control.isHighlighted)
        fixture.step(.up, 155, 250)
        let calls = control.take()
        XCTAssertEqual(Array(calls.prefix(3)), ["begin", "down", "continue"])
        XCTAssertFalse(calls.contains("up") || calls.contains("up outside"))
    }

    func testTrackingEndsBeforeTheTouchUpIsSent() async throws {
        let (fixture, control) = try fixture()
        fixture.step(.down)
        fixture.step(.up)
        XCTAssertEqual(control.take(), ["begin", "down", "end", "up"])
    }

    func testASystemEventCancelsTracking() async throws {
        let (fixture, control) = try fixture()
        fixture.step(.down)
        fixture.step(.cancel)
        XCTAssertEqual(control.take(), ["begin", "down", "cancel", "touch cancel"])
        XCTAssertFalse(control.isTracking || control.isHighlighted)
    }

    /// A second touch in quick succession is a touch that goes down, and one that is repeated.
    func testARepeatedTouchIsSentToo() async throws {
        let (fixture, control) = try fixture()
        fixture.host.play(.tap(at: fixture.place, count: 2))
        let downs = control.take().filter { $0 == "down" || $0 == "repeat" }
        XCTAssertEqual(downs, ["down", "down", "repeat"])
    }

    /// A tap recogniser of the view around a plain control takes the tap from it.
    func testARecogniserAroundTakesTheTouchFromAPlainControl() async throws {
        let (fixture, control) = try fixture()
        _ = fixture.listener.add(UITapGestureRecognizer(), "tap", to: fixture.inner)
        fixture.host.play(.tap(at: fixture.place))
        XCTAssertEqual(fixture.log.take(), ["tap ended"])
        XCTAssertEqual(control.take(), ["begin", "down", "cancel", "touch cancel"])
    }
}
