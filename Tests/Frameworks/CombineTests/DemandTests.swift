import Combine
import XCTest

/// Kind: documented — Apple's pages on `Subscribers.Demand`, `catch`, `retry`, `append`, `dropFirst`, `zip` and `print`; what they
/// leave open as a public test suite for Combine records it.
final class DemandTests: XCTestCase {
    /// A publisher that hands its subscriber out and writes down what is demanded of it.
    private final class Source: Publisher, Subscription {
        typealias Output = Int
        typealias Failure = Mishap
        private(set) var subscriber: AnySubscriber<Int, Mishap>?
        private(set) var demands: [String] = []

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Mishap {
            self.subscriber = AnySubscriber(subscriber)
            subscriber.receive(subscription: self)
        }

        func request(_ demand: Subscribers.Demand) { demands.append("\(demand)") }
        func cancel() { demands.append("cancel") }
        @discardableResult func send(_ value: Int) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }
        func end(_ completion: Subscribers.Completion<Mishap>) { subscriber?.receive(completion: completion) }
    }

    func testDemandThatWasNotMetGoesOverToTheSecondPublisher() {
        let (first, second) = (Source(), Source())
        let recorder = Recorder<Int, Mishap>(.max(3))
        first.catch { _ in second }.subscribe(recorder)
        first.send(1)
        first.end(.failure(.one))
        XCTAssertEqual(first.demands, ["max(3)"])
        XCTAssertEqual(second.demands, ["max(2)"])
        second.send(2)
        second.end(.finished)
        XCTAssertEqual(recorder.events, ["1", "2", "finished"])
    }

    func testConcatenationKeepsDemandAndLeavesOutWhatWasNotDemanded() {
        let (first, second) = (Source(), Source())
        let recorder = Recorder<Int, Mishap>(.max(2))
        first.append(second).subscribe(recorder)
        XCTAssertEqual(recorder.subscription.map { "\($0)" }, "Concatenate")
        first.send(1)
        first.end(.finished)
        XCTAssertEqual(second.demands, ["max(1)"])
        second.send(2)
        second.send(3)
        second.end(.finished)
        XCTAssertEqual(recorder.events, ["1", "2", "finished"])
    }

    func testRetryDemandsTheRestAgain() {
        let source = Source()
        let recorder = Recorder<Int, Mishap>(.max(4))
        source.retry(1).subscribe(recorder)
        source.send(1)
        source.end(.failure(.one))
        XCTAssertEqual(source.demands, ["max(4)", "max(3)"])
        source.end(.failure(.two))
        XCTAssertEqual(recorder.events, ["1", "failure two"])
    }

    func testWhatIsLeftOutIsDemandedBeside() {
        let source = Source()
        let recorder = Recorder<Int, Mishap>(.max(5))
        source.dropFirst(2).subscribe(recorder)
        XCTAssertEqual(source.demands, ["max(7)"])
        for value in 1...3 { XCTAssertEqual(source.send(value), .none) }
        XCTAssertEqual(recorder.events, ["3"])
    }

    func testZipAnswersTheOneThatCompletesAPair() {
        let (first, second) = (Source(), Source())
        let recorder = Recorder<(Int, Int), Mishap>(.max(1), perValue: .max(2))
        first.zip(second).subscribe(recorder)
        XCTAssertEqual(first.send(1), .none)
        XCTAssertEqual(second.send(2), .max(2))
        XCTAssertEqual(first.demands, ["max(1)", "max(2)"])
        XCTAssertEqual(second.demands, ["max(1)"])
        XCTAssertEqual(recorder.events, ["(1, 2)"])
    }

    func testALastValueAwaitsDemand() throws {
        let source = Source()
        let recorder = Recorder<Int, Never>(.none)
        source.replaceError(with: 7).subscribe(recorder)
        source.end(.failure(.one))
        XCTAssertEqual(recorder.events, [])
        try XCTUnwrap(recorder.subscription).request(.max(1))
        XCTAssertEqual(recorder.events, ["7", "finished"])
    }

    func testOutputIsIgnoredButDemanded() {
        let source = Source()
        source.ignoreOutput().subscribe(Recorder<Never, Mishap>(.none))
        XCTAssertEqual(source.demands, ["unlimited"])
        XCTAssertEqual(source.send(1), .none)
    }

    func testASubscriptionThatIsCancelledBeforeItsPublisherAnswersStaysCancelled() {
        final class Late: Publisher {
            typealias Output = Just<Int>
            typealias Failure = Never
            var connect: (any Subscription) -> Void = { _ in }
            func receive<S: Subscriber>(subscriber: S) where S.Input == Just<Int>, S.Failure == Never {
                connect = { subscriber.receive(subscription: $0) }
            }
        }
        for isSwitching in [true, false] {
            let late = Late()
            let kept =
                isSwitching ? late.switchToLatest().sink { _ in } : late.flatMap { $0 }.sink { _ in }
            kept.cancel()
            let source = Source()
            late.connect(source)
            XCTAssertEqual(source.demands, ["cancel"])
        }
    }

    func testOperatorsAreSeenByTheirNames() throws {
        let recorder = Recorder<Int, Mishap>(.max(2))
        Source().removeDuplicates().subscribe(recorder)
        let subscription = try XCTUnwrap(recorder.subscription)
        XCTAssertEqual("\(subscription)", "RemoveDuplicates")
        XCTAssertEqual(Mirror(reflecting: subscription).children.map(\.label), ["downstream", "last"])
        let subject = Recorder<Int, Mishap>(.max(2))
        PassthroughSubject<Int, Mishap>().subscribe(subject)
        let conduit = try XCTUnwrap(subject.subscription)
        XCTAssertEqual("\(conduit)", "PassthroughSubject")
        XCTAssertEqual(
            Mirror(reflecting: conduit).children.map { "\($0.label ?? "") \($0.value)" }.filter {
                $0.hasPrefix("demand")
            },
            ["demand max(2)"])
    }

    func testAPublishedPropertysPublisherCannotBeReplaced() {
        final class Model: ObservableObject { @Published var number = 1 }
        let (model, other) = (Model(), Model())
        other.number = 2
        model.$number = other.$number
        XCTAssertEqual(model.number, 1)
    }

    func testAValueSentAfterTheEndIsNotKept() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.send(2)
        XCTAssertEqual(subject.value, 1)
        subject.value = 3
        XCTAssertEqual(subject.value, 3)
    }
}
