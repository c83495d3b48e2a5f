import Combine
import HeadlessHost
import UIKit
import XCTest

/// Kind: property — what waits on the main queue or loop waits by the host's clock.
@MainActor final class HostTimeTests: XCTestCase {
    private var kept: Set<AnyCancellable> = []

    func testAdvancingTheHostAdvancesADebounce() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let subject = PassthroughSubject<String, Never>()
        var seen: [String] = []
        subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink { seen.append($0) }
            .store(in: &kept)
        subject.send("a")
        host.advance(by: 0.2)
        subject.send("ab")
        host.advance(by: 0.2)
        XCTAssertEqual(seen, [])
        host.advance(by: 0.2)
        XCTAssertEqual(seen, ["ab"])
    }

    func testATimerOfTheMainLoopFollowsTheHost() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        var count = 0
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in count += 1 }.store(in: &kept)
        host.advance(by: 3.5)
        XCTAssertEqual(count, 3)
        kept = []
        host.advance(by: 3)
        XCTAssertEqual(count, 3)
    }

    func testDelaysOfRunLoopAndOperationQueue() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        var seen: [String] = []
        Just("loop").delay(for: 1, scheduler: RunLoop.main).sink { seen.append($0) }.store(in: &kept)
        Just("queue").delay(for: .seconds(2), scheduler: OperationQueue.main).sink { seen.append($0) }.store(in: &kept)
        host.advance(by: 1.5)
        XCTAssertEqual(seen, ["loop"])
        host.advance(by: 1)
        XCTAssertEqual(seen, ["loop", "queue"])
    }
}

/// Kind: documented — Apple's page of `Scheduler`: once after a time, and again and again until it is cancelled.
@MainActor final class SchedulerTests: XCTestCase {
    func testTheMainQueueSchedules() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let queue = DispatchQueue.main
        var seen: [String] = []
        queue.schedule(after: queue.now.advanced(by: .seconds(2))) { seen.append("once") }
        let repeated = queue.schedule(after: queue.now.advanced(by: .seconds(1)), interval: .seconds(2)) {
            seen.append("again")
        }
        host.advance(by: 3.5)
        XCTAssertEqual(seen, ["again", "once", "again"])
        repeated.cancel()
        host.advance(by: 5)
        XCTAssertEqual(seen.count, 3)
    }
}

/// Kind: documented — Apple's page "Performing key-value observing with Combine".
@MainActor final class ValuePublisherTests: XCTestCase {
    func testValuesOfAViewArePublished() async throws {
        let view = UIView()
        var seen: [Bool] = []
        let following = view.publisher(for: \.isHidden).sink { seen.append($0) }
        XCTAssertEqual(seen, [false])
        view.isHidden = true
        view.isHidden = true
        view.isHidden = false
        XCTAssertEqual(seen, [false, true, false])
        following.cancel()
        view.isHidden = true
        XCTAssertEqual(seen, [false, true, false])
        XCTAssertEqual(view.publisher(for: \.isHidden), view.publisher(for: \.isHidden))
        XCTAssertNotEqual(view.publisher(for: \.isHidden), view.publisher(for: \.isHidden, options: [.new]))
        seen = []
        let later = view.publisher(for: \.isHidden, options: [.new]).sink { seen.append($0) }
        XCTAssertEqual(seen, [], "the present value is sent with `initial` alone")
        view.isHidden = false
        XCTAssertEqual(seen, [false])
        later.cancel()
    }
}
