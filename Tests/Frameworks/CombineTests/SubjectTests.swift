import Combine
import Foundation
import XCTest

/// Kind: documented — Apple's documentation of subjects, published properties, subscriptions and sharing.
final class SubjectTests: XCTestCase {
    private var kept: Set<AnyCancellable> = []

    func testAPassthroughSubjectKeepsNothing() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        let recorder = Recorder<Int, Never>()
        subject.subscribe(recorder)
        subject.send(2)
        subject.send(completion: .finished)
        XCTAssertEqual(recorder.events, ["2", "finished"])
        XCTAssertEqual(subject.recorded(), ["finished"])
    }

    func testACurrentValueSubjectSendsItsValueFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder<Int, Never>()
        subject.subscribe(recorder)
        subject.value = 2
        XCTAssertEqual(recorder.events, ["1", "2"])
        XCTAssertEqual(subject.value, 2)
    }

    func testAValueWithoutDemandIsSentWhenThereIsDemand() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder<Int, Never>(.max(1))
        subject.subscribe(recorder)
        subject.send(2)
        subject.send(3)
        XCTAssertEqual(recorder.events, ["1"])
        recorder.subscription?.request(.max(1))
        XCTAssertEqual(recorder.events, ["1", "3"])
    }

    func testACancellableCancelsWhenItGoes() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var cancellable: AnyCancellable? = subject.sink { seen.append($0) }
        subject.send(1)
        XCTAssertNotNil(cancellable)
        cancellable = nil
        subject.send(2)
        XCTAssertEqual(seen, [1])
    }

    func testASubscriberMayCancelWhileItReceives() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = subject.sink { value in
            seen.append(value)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(seen, [1])
    }

    final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
    }

    func testAPublishedPropertySendsBeforeItChanges() {
        let model = Model()
        var seen: [String] = []
        model.$name.sink { seen.append("\($0) while \(model.name)") }.store(in: &kept)
        model.name = "b"
        XCTAssertEqual(seen, ["a while a", "b while a"])
        XCTAssertEqual(model.name, "b")
    }

    func testAnObservableObjectAnnouncesEachOfItsProperties() {
        let model = Model()
        var announced = 0
        model.objectWillChange.sink { announced += 1 }.store(in: &kept)
        model.name = "b"
        model.count += 1
        XCTAssertEqual(announced, 2)
    }

    func testAssignToAPublishedProperty() {
        let model = Model()
        let subject = PassthroughSubject<Int, Never>()
        subject.assign(to: &model.$count)
        subject.send(4)
        XCTAssertEqual(model.count, 4)
    }

    func testAssignOn() {
        let model = Model()
        Just("c").assign(to: \.name, on: model).store(in: &kept)
        XCTAssertEqual(model.name, "c")
    }

    func testShareSubscribesOnce() {
        var subscriptions = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var seen: [String] = []
        shared.sink { seen.append("a\($0)") }.store(in: &kept)
        shared.sink { seen.append("b\($0)") }.store(in: &kept)
        subject.send(1)
        XCTAssertEqual(subscriptions, 1)
        XCTAssertEqual(seen, ["a1", "b1"])
    }

    func testAConnectablePublisherWaits() {
        let connectable = [1, 2].publisher.makeConnectable()
        var seen: [Int] = []
        connectable.sink { seen.append($0) }.store(in: &kept)
        XCTAssertEqual(seen, [])
        connectable.connect().store(in: &kept)
        XCTAssertEqual(seen, [1, 2])
    }

    func testAFutureRunsOnceAndKeepsItsResult() {
        var runs = 0
        let future = Future<Int, Mishap> { promise in
            runs += 1
            promise(.success(7))
            promise(.failure(.one))
        }
        XCTAssertEqual(future.recorded(), ["7", "finished"])
        XCTAssertEqual(future.recorded(), ["7", "finished"])
        XCTAssertEqual(runs, 1)
    }

    func testASequenceIsSentAsDemanded() {
        XCTAssertEqual((1...3).publisher.recorded(.max(2)), ["1", "2"])
        XCTAssertEqual((1...3).publisher.recorded(.max(3)), ["1", "2", "3", "finished"])
    }

    func testSimplePublishers() {
        XCTAssertEqual(Just(1).recorded(), ["1", "finished"])
        XCTAssertEqual(Empty<Int, Never>().recorded(), ["finished"])
        XCTAssertEqual(Empty<Int, Never>(completeImmediately: false).recorded(), [])
        XCTAssertEqual(Fail<Int, Mishap>(error: .one).recorded(), ["failure one"])
        XCTAssertEqual(Optional(3).publisher.recorded(), ["3", "finished"])
        XCTAssertEqual(Result<Int, Mishap>.failure(.two).publisher.recorded(), ["failure two"])
        XCTAssertEqual(
            Record(output: [1, 2], completion: .failure(Mishap.one)).recorded(), ["1", "2", "failure one"])
    }

    func testDemands() {
        XCTAssertEqual(Subscribers.Demand.max(2) + 3, .max(5))
        XCTAssertEqual(Subscribers.Demand.max(2) - 3, .none)
        XCTAssertEqual(Subscribers.Demand.unlimited - 3, .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(.max) + 1, .unlimited)
        XCTAssertTrue(Subscribers.Demand.unlimited > 1_000_000)
        XCTAssertEqual(Subscribers.Demand.max(4).description, "max(4)")
    }

    func testNotifications() {
        let name = Notification.Name("CombineTests")
        let center = NotificationCenter()
        var seen: [Int] = []
        center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.sink { seen.append($0) }
            .store(in: &kept)
        center.post(name: name, object: nil, userInfo: ["n": 3])
        XCTAssertEqual(seen, [3])
        kept = []
        center.post(name: name, object: nil, userInfo: ["n": 4])
        XCTAssertEqual(seen, [3])
    }

    func testValuesAsAnAsynchronousSequence() async {
        var seen: [Int] = []
        for await value in (1...4).publisher.filter({ $0 % 2 == 0 }).values { seen.append(value) }
        XCTAssertEqual(seen, [2, 4])
    }

    /// Kind: property — a million values over eight threads reach a subscriber, none twice.
    func testValuesOfManyThreadsArriveOnce() {
        let subject = PassthroughSubject<Int, Never>()
        let sum = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var count = 0
        let lock = NSLock()
        subject.merge(with: sum).sink { _ in
            lock.lock()
            count += 1
            lock.unlock()
        }.store(in: &kept)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<12_500 { (thread % 2 == 0 ? subject : sum).send(number) }
        }
        XCTAssertEqual(count, 100_000)
    }
}
