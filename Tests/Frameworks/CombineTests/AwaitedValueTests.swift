import Combine
import XCTest

/// Kind: oracle — OpenCombine's tests of `values` (ConcurrencyTests/PublisherConcurrencyTests.swift), which its project
/// runs against Apple's framework too.
final class AwaitedValueTests: XCTestCase {
    /// A publisher by hand: the test subscribes, sends and ends.
    private final class Manual: Publisher, @unchecked Sendable {
        typealias Output = Int
        typealias Failure = Mishap
        private(set) var subscriber: AnySubscriber<Int, Mishap>?
        let requests = Requests()

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Mishap {
            self.subscriber = AnySubscriber(subscriber)
        }

        func start() { subscriber?.receive(subscription: requests) }
    }

    private final class Requests: Subscription, @unchecked Sendable {
        private let lock = NSLock()
        private var seen: [String] = []
        var events: [String] { lock.withLock { seen } }
        func request(_ demand: Subscribers.Demand) { lock.withLock { seen.append("\(demand)") } }
        func cancel() { lock.withLock { seen.append("cancel") } }
    }

    private final class Shared: @unchecked Sendable {
        var iterator: AsyncThrowingPublisher<Manual>.Iterator
        init(_ iterator: AsyncThrowingPublisher<Manual>.Iterator) { self.iterator = iterator }
        func next() async throws -> Int? {
            var copy = iterator
            return try await copy.next()
        }
    }

    /// The answers of two who wait at once, sorted, after an action.
    private func answers(of manual: Manual, after action: @escaping @Sendable () -> Void) async -> [String] {
        let shared = Shared(manual.values.makeAsyncIterator())
        return await withTaskGroup(of: String.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    do { return try await shared.next().map { "\($0)" } ?? "nil" } catch { return "\(error)" }
                }
            }
            try? await Task.sleep(nanoseconds: 20_000_000)
            action()
            var seen: [String] = []
            for await answer in group { seen.append(answer) }
            return seen.sorted()
        }
    }

    func testEachWhoWaitsGetsAValue() async {
        let manual = Manual()
        let seen = await answers(of: manual) {
            manual.start()
            for value in 1...2 { XCTAssertEqual(manual.subscriber?.receive(value), Subscribers.Demand.none) }
        }
        XCTAssertEqual(seen, ["1", "2"])
        XCTAssertEqual(manual.requests.events, ["max(2)"])
    }

    /// An early value ends the waiting; the demand stays.
    func testAValueBeforeTheSubscriptionEndsTheWaiting() async {
        let manual = Manual()
        let seen = await answers(of: manual) { _ = manual.subscriber?.receive(42) }
        XCTAssertEqual(seen, ["nil", "nil"])
        manual.start()
        XCTAssertEqual(manual.requests.events, ["max(2)"])
    }

    func testTheEndAnswersAllWhoWait() async {
        let manual = Manual()
        let seen = await answers(of: manual) {
            manual.start()
            manual.subscriber?.receive(completion: .finished)
            _ = manual.subscriber?.receive(42)
        }
        XCTAssertEqual(seen, ["nil", "nil"])
    }

    /// The first who waits gets the failure, once.
    func testAFailureIsThrownOnce() async {
        let manual = Manual()
        let seen = await answers(of: manual) {
            manual.start()
            manual.subscriber?.receive(completion: .failure(.one))
        }
        XCTAssertEqual(seen, ["nil", "one"])
    }

    func testACancelledTaskCancelsTheSubscriptionThatComes() async {
        let manual = Manual()
        let shared = Shared(manual.values.makeAsyncIterator())
        let task = Task { try await shared.next() }
        try? await Task.sleep(nanoseconds: 20_000_000)
        task.cancel()
        let answer = await task.result
        XCTAssertNil(try answer.get())
        manual.start()
        XCTAssertEqual(manual.requests.events, ["cancel"])
    }
}
