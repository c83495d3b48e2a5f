import Combine
import XCTest

/// Kind: documented — the examples and sentences of Apple's documentation of each operator, `Publisher` by name.
final class OperatorTests: XCTestCase {
    /// The events of a chain for some values and an end.
    private func events<P: Publisher>(
        of values: [Int], ending completion: Subscribers.Completion<Mishap>? = .finished,
        _ chain: (PassthroughSubject<Int, Mishap>) -> P
    ) -> [String] {
        let numbers = PassthroughSubject<Int, Mishap>()
        let recorder = Recorder<P.Output, P.Failure>()
        chain(numbers).subscribe(recorder)
        for value in values { numbers.send(value) }
        if let completion { numbers.send(completion: completion) }
        return recorder.events
    }

    func testMap() {
        XCTAssertEqual(events(of: [1, 2]) { $0.map { $0 * 10 } }, ["10", "20", "finished"])
        XCTAssertEqual(events(of: [12]) { $0.map(\.description.count) }, ["2", "finished"])
    }

    func testTryMapEndsWithWhatIsThrown() {
        let sent = events(of: [1, 0, 2]) { numbers in
            numbers.tryMap { value -> Int in
                if value == 0 { throw Mishap.two }
                return value
            }
        }
        XCTAssertEqual(sent, ["1", "failure two"])
    }

    func testFilterAndCompactMap() {
        XCTAssertEqual(events(of: [1, 2, 3, 4]) { $0.filter { $0 % 2 == 0 } }, ["2", "4", "finished"])
        XCTAssertEqual(events(of: [1, 2, 3]) { $0.compactMap { $0 == 2 ? nil : "n\($0)" } }, ["n1", "n3", "finished"])
    }

    /// Transformations one after the other are one publisher, which signatures of apps name.
    func testCompactMapsAreOne() {
        let words = PassthroughSubject<String, Never>()
        let numbers: Publishers.CompactMap<PassthroughSubject<String, Never>, Int> =
            words.compactMap { Int($0) }.compactMap { $0 > 1 ? $0 : nil }.map { $0 * 2 }
        var seen: [Int] = []
        let subscription = numbers.sink { seen.append($0) }
        for word in ["1", "two", "3", "4"] { words.send(word) }
        subscription.cancel()
        XCTAssertEqual(seen, [6, 8])
    }

    func testReplaceNil() {
        let values: [Int?] = [1, nil, 3]
        XCTAssertEqual(values.publisher.replaceNil(with: 0).recorded(), ["1", "0", "3", "finished"])
    }

    func testScanAndReduce() {
        XCTAssertEqual(events(of: [1, 2, 3]) { $0.scan(0, +) }, ["1", "3", "6", "finished"])
        XCTAssertEqual(PassthroughSubject<Int, Mishap>().reduce(0, +).recorded(), [])
        let subject = PassthroughSubject<Int, Mishap>()
        let recorder = Recorder<Int, Mishap>()
        subject.reduce(0, +).subscribe(recorder)
        for value in [1, 2, 3] { subject.send(value) }
        XCTAssertEqual(recorder.events, [], "the sum comes at the end")
        subject.send(completion: .finished)
        XCTAssertEqual(recorder.events, ["6", "finished"])
    }

    func testAGatheredResultIsDroppedByAFailure() {
        XCTAssertEqual(events(of: [1, 2], ending: .failure(.one)) { $0.collect() }, ["failure one"])
        XCTAssertEqual(events(of: [1, 2]) { $0.collect() }, ["[1, 2]", "finished"])
    }

    func testCountMinMaxLast() {
        XCTAssertEqual(events(of: [4, 2, 9]) { $0.count() }, ["3", "finished"])
    }

    func testMax() { XCTAssertEqual(events(of: [4, 9, 2]) { $0.max() }, ["9", "finished"]) }
    func testMin() { XCTAssertEqual(events(of: [4, 2, 9]) { $0.min() }, ["2", "finished"]) }
    func testLast() { XCTAssertEqual(events(of: [4, 2]) { $0.last() }, ["2", "finished"]) }
    func testLastWhere() { XCTAssertEqual(events(of: [4, 2, 5]) { $0.last { $0 % 2 == 0 } }, ["2", "finished"]) }

    func testFirstFinishesAtOnce() {
        XCTAssertEqual(events(of: [4, 2], ending: nil) { $0.first() }, ["4", "finished"])
    }

    func testFirstWhereFinishesAtOnce() {
        XCTAssertEqual(events(of: [4, 7, 9], ending: nil) { $0.first { $0 % 2 == 1 } }, ["7", "finished"])
    }

    func testContainsFinishesAtOnce() {
        XCTAssertEqual(events(of: [1, 2, 3], ending: nil) { $0.contains(2) }, ["true", "finished"])
    }

    func testContainsNothing() { XCTAssertEqual(events(of: [1]) { $0.contains(2) }, ["false", "finished"]) }

    func testAllSatisfyFinishesAtTheFirstThatDoesNot() {
        XCTAssertEqual(events(of: [1, -1, 3], ending: nil) { $0.allSatisfy { $0 > 0 } }, ["false", "finished"])
    }

    func testRemoveDuplicates() {
        XCTAssertEqual(
            events(of: [0, 0, 1, 2, 2, 0]) { $0.removeDuplicates() }, ["0", "1", "2", "0", "finished"])
    }

    func testDropFirstDropWhileAndPrefix() {
        XCTAssertEqual(events(of: [1, 2, 3]) { $0.dropFirst(2) }, ["3", "finished"])
    }

    func testDropWhile() { XCTAssertEqual(events(of: [1, 5, 2]) { $0.drop { $0 < 3 } }, ["5", "2", "finished"]) }
    func testPrefix() { XCTAssertEqual(events(of: [1, 2, 3], ending: nil) { $0.prefix(2) }, ["1", "2", "finished"]) }

    func testPrefixWhile() {
        XCTAssertEqual(events(of: [1, 5, 2], ending: nil) { $0.prefix { $0 < 3 } }, ["1", "finished"])
    }

    func testOutputAtAndIn() {
        XCTAssertEqual(events(of: [7, 8, 9], ending: nil) { $0.output(at: 1) }, ["8", "finished"])
    }

    func testOutputIn() {
        XCTAssertEqual(events(of: [6, 7, 8, 9], ending: nil) { $0.output(in: 1...2) }, ["7", "8", "finished"])
    }

    func testIgnoreOutput() { XCTAssertEqual(events(of: [1, 2]) { $0.ignoreOutput() }, ["finished"]) }
    func testReplaceEmpty() { XCTAssertEqual(events(of: []) { $0.replaceEmpty(with: 7) }, ["7", "finished"]) }

    func testReplaceError() {
        XCTAssertEqual(events(of: [1], ending: .failure(.one)) { $0.replaceError(with: 9) }, ["1", "9", "finished"])
    }

    func testCatchGoesOnWithAnother() {
        XCTAssertEqual(
            events(of: [1], ending: .failure(.one)) { $0.catch { _ in Just(5) } }, ["1", "5", "finished"])
    }

    func testRetrySubscribesAgain() {
        var attempts = 0
        let flaky = Deferred { () -> AnyPublisher<Int, Mishap> in
            attempts += 1
            return attempts < 3
                ? Fail(error: .one).eraseToAnyPublisher()
                : Just(attempts).setFailureType(to: Mishap.self).eraseToAnyPublisher()
        }
        XCTAssertEqual(flaky.retry(2).recorded(), ["3", "finished"])
        attempts = 0
        XCTAssertEqual(flaky.retry(1).recorded(), ["failure one"])
    }

    func testMapError() {
        XCTAssertEqual(events(of: [], ending: .failure(.one)) { $0.mapError { _ in Mishap.two } }, ["failure two"])
    }

    func testCollectByCount() {
        XCTAssertEqual(events(of: [1, 2, 3]) { $0.collect(2) }, ["[1, 2]", "[3]", "finished"])
    }

    func testHandleEventsInOrder() {
        var seen: [String] = []
        _ = events(of: [1]) {
            $0.handleEvents(
                receiveSubscription: { _ in seen.append("subscription") }, receiveOutput: { seen.append("\($0)") },
                receiveCompletion: { _ in seen.append("completion") }, receiveRequest: { seen.append("\($0)") })
        }
        XCTAssertEqual(seen, ["subscription", "unlimited", "1", "completion"])
    }

    func testEncodeAndDecode() throws {
        let encoded = [[1, 2]].publisher.encode(encoder: JSONEncoder())
        XCTAssertEqual(
            encoded.decode(type: [Int].self, decoder: JSONDecoder()).recorded(), ["[1, 2]", "finished"])
    }

    func testBufferKeepsWhatIsNotDemanded() {
        let numbers = PassthroughSubject<Int, Mishap>()
        let recorder = Recorder<Int, Mishap>(.max(1))
        numbers.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(recorder)
        for value in 1...5 { numbers.send(value) }
        XCTAssertEqual(recorder.events, ["1"])
        recorder.subscription?.request(.unlimited)
        XCTAssertEqual(recorder.events, ["1", "4", "5"])
    }
}
