import HeadlessHost
import UIKit
import XCTest

private final class Counter: NSObject {
    var calls: [String] = []
    func tick(_ timer: Timer) { calls.append(timer.userInfo as? String ?? "tick") }
    func note(_ text: String?) { calls.append(text ?? "nothing") }
    var ticking: Selector { Selector("tick:", Counter.tick(_:)) }
    var noting: Selector { Selector("note:", Counter.note(_:)) }
}

/// Kind: documented — Foundation's documentation of `Timer` and `perform(_:with:afterDelay:)`, at the host's time.
@MainActor final class HostClockCallsTests: XCTestCase {
    func testTimersThatCallMethodsRunOnTheHostsClock() async throws {
        let host = try HeadlessHost()
        let counter = Counter()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.25, target: counter, selector: counter.ticking, userInfo: "x", repeats: true)
        host.advance(by: 1.1)
        XCTAssertEqual(counter.calls, ["x", "x", "x", "x"])
        timer.invalidate()
        XCTAssertFalse(timer.isValid)
        host.advance(by: 1)
        XCTAssertEqual(counter.calls.count, 4)
    }

    func testATimerThatDoesNotRepeatEndsAndLetsGoOfItsTarget() async throws {
        let host = try HeadlessHost()
        weak var target: Counter?
        do {
            let counter = Counter()
            target = counter
            Timer.scheduledTimer(
                timeInterval: 0.25, target: counter, selector: counter.ticking, userInfo: nil, repeats: false)
        }
        XCTAssertNotNil(target)
        host.advance(by: 1)
        XCTAssertNil(target)
    }

    func testDelayedCallsAreMadeAndCalledOff() async throws {
        let host = try HeadlessHost()
        let counter = Counter()
        counter.perform(counter.noting, with: "a", afterDelay: 0.1)
        counter.perform(counter.noting, with: "b", afterDelay: 0.2)
        counter.perform(counter.noting, with: "c", afterDelay: 0.3)
        NSObject.cancelPreviousPerformRequests(withTarget: counter, selector: counter.noting, object: "b")
        host.advance(by: 0.15)
        XCTAssertEqual(counter.calls, ["a"])
        host.advance(by: 0.5)
        XCTAssertEqual(counter.calls, ["a", "c"])
        counter.perform(counter.noting, with: "d", afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: counter)
        host.advance(by: 0.5)
        XCTAssertEqual(counter.calls, ["a", "c"])
    }

    func testRespondingIsAboutTheMethodsClass() async throws {
        let counter = Counter()
        XCTAssertTrue(counter.responds(to: counter.noting))
        XCTAssertFalse(NSObject().responds(to: counter.noting))
        XCTAssertFalse(counter.responds(to: Selector("note:")))
        counter.perform(counter.noting, with: "now")
        XCTAssertEqual(counter.calls, ["now"])
    }

    func testCallsAfterADelay() async throws {
        final class Counter: NSObject {
            var count = 0
            func add() { count += 1 }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let counter = Counter()
        counter.perform(Selector("add", Counter.add), with: nil, afterDelay: 0.5)
        XCTAssertEqual(counter.count, 0)
        host.advance(by: 0.6)
        XCTAssertEqual(counter.count, 1)
    }
}
