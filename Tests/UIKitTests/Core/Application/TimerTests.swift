import Foundation
import Graphics
import XCTest

@testable import UIKit

/// Kind: documented — Foundation's documentation of `Timer`.
@MainActor final class TimerTests: XCTestCase {
    func testATimerThatWasAddedCallsItsMethod() async throws {
        let target = Ticking()
        let timer = Timer(
            timeInterval: 0.001, target: target, selector: Ticking.ticking, userInfo: nil,
            repeats: false)
        RunLoop.main.add(timer, forMode: .common)
        turnMainLoop(for: 0.1)
        XCTAssertEqual(target.ticks, 1)
    }

    /// Kind: regression — a public app has its timer in the run loop of a queue's thread; its method ended the app.
    func testATimerOfAnotherThreadCallsItsMethod() async throws {
        let target = Ticking()
        nonisolated(unsafe) let timer = Timer(
            timeInterval: 0.001, target: target, selector: Ticking.ticking, userInfo: nil,
            repeats: false)
        Thread.detachNewThread {
            RunLoop.current.add(timer, forMode: .common)
            RunLoop.current.run(until: Date().addingTimeInterval(0.05))
        }
        for _ in 0..<100 where target.ticks == 0 { try await Task.sleep(for: .milliseconds(10)) }
        XCTAssertEqual(target.ticks, 1)
    }

    func testATimerFromADateOn() async {
        let date = Date(timeIntervalSinceNow: 60)
        let called = Called()
        let timer = Timer(
            fireAt: date, interval: 1, target: called, selector: Selector("call", Called.call), userInfo: nil,
            repeats: false)
        XCTAssertEqual(timer.fireDate.timeIntervalSince(date), 0, accuracy: 1e-3)
        timer.fire()
        XCTAssertEqual(called.count, 1)
    }
}

private final class Ticking {
    var ticks = 0
    static var ticking: Selector { Selector("tick:", Ticking.tick(_:)) }
    func tick(_ timer: Timer) { ticks += 1 }
}

/// Synchronously, which asynchronous code may not write down itself.
@MainActor private func turnMainLoop(for duration: TimeInterval) {
    RunLoop.main.run(until: Date().addingTimeInterval(duration))
}

private final class Called: NSObject {
    var count = 0
    func call() { count += 1 }
}
