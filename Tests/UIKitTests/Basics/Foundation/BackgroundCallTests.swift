import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Foundation's documentation of `performSelector`.
@MainActor final class BackgroundCallTests: XCTestCase {
    func testCallsForLater() async throws {
        let host = try HeadlessHost()
        let worker = Worker()
        worker.performSelector(inBackground: worker.working, with: "background")
        worker.performSelector(onMainThread: worker.working, with: "later", waitUntilDone: false)
        worker.performSelector(onMainThread: worker.working, with: "now", waitUntilDone: true)
        XCTAssertEqual(worker.done, ["now"])
        host.advance(by: 0.1)
        XCTAssertEqual(worker.done, ["now", "background", "later"])
    }
}

private final class Worker: UIResponder {
    var done: [String] = []
    func work(_ what: Any?) { done.append(what as? String ?? "nil") }
    var working: Selector { Selector("work:", Worker.work(_:)) }
}
