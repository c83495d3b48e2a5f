import HeadlessHost
import XCTest

/// Kind: property — a wait ends when its time is over, however busy the machine is.
@MainActor final class WaitingTests: XCTestCase {
    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        private var value = false

        var isSet: Bool { lock.withLock { value } }
        func set() { lock.withLock { value = true } }
    }

    func testWaitsEndOnABusyMachine() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let isOver = Flag()
        for _ in 0..<4 { Thread.detachNewThread { while !isOver.isSet {} } }
        defer { isOver.set() }
        var longest = 0.0
        for _ in 0..<100 {
            let start = Date()
            XCTAssertFalse(host.wait(upTo: 0.006) { false })
            longest = max(longest, -start.timeIntervalSinceNow)
        }
        XCTAssertLessThan(longest, 2)
    }
}
