import Combine
import XCTest

/// Kind: documented — Apple's documentation of the operators that join publishers.
final class CombiningTests: XCTestCase {
    private let first = PassthroughSubject<Int, Mishap>()
    private let second = PassthroughSubject<String, Mishap>()

    func testMergePassesOnWhatComes() {
        let other = PassthroughSubject<Int, Mishap>()
        let recorder = Recorder<Int, Mishap>()
        first.merge(with: other).subscribe(recorder)
        first.send(1)
        other.send(2)
        first.send(completion: .finished)
        other.send(3)
        other.send(completion: .finished)
        XCTAssertEqual(recorder.events, ["1", "2", "3", "finished"])
    }

    func testZipPairsTheOldestOfEach() {
        let recorder = Recorder<(Int, String), Mishap>()
        first.zip(second).subscribe(recorder)
        first.send(1)
        first.send(2)
        second.send("a")
        XCTAssertEqual(recorder.events, ["(1, \"a\")"])
        second.send("b")
        first.send(completion: .finished)
        XCTAssertEqual(recorder.events, ["(1, \"a\")", "(2, \"b\")", "finished"])
    }

    func testZipOfFour() {
        let recorder = Recorder<(Int, Int, Int, Int), Mishap>()
        first.zip(first.map { $0 * 2 }, first.map { $0 * 3 }, first.map { $0 * 4 }).subscribe(recorder)
        first.send(1)
        XCTAssertEqual(recorder.events, ["(1, 2, 3, 4)"])
    }

    func testCombineLatestWaitsForAll() {
        let recorder = Recorder<(Int, String), Mishap>()
        first.combineLatest(second).subscribe(recorder)
        first.send(1)
        first.send(2)
        XCTAssertEqual(recorder.events, [])
        second.send("a")
        first.send(3)
        XCTAssertEqual(recorder.events, ["(2, \"a\")", "(3, \"a\")"])
        first.send(completion: .finished)
        second.send("b")
        second.send(completion: .finished)
        XCTAssertEqual(recorder.events.suffix(2), ["(3, \"b\")", "finished"])
    }

    func testAFailureOfOneEndsAll() {
        let recorder = Recorder<(Int, String), Mishap>()
        first.combineLatest(second).subscribe(recorder)
        second.send(completion: .failure(.two))
        first.send(1)
        XCTAssertEqual(recorder.events, ["failure two"])
    }

    func testFlatMapRunsAsManyAsAreAllowed() {
        var started: [Int] = []
        let inner = (0..<3).map { _ in PassthroughSubject<String, Mishap>() }
        let recorder = Recorder<String, Mishap>()
        [0, 1, 2].publisher.setFailureType(to: Mishap.self)
            .flatMap(maxPublishers: .max(2)) { index -> PassthroughSubject<String, Mishap> in
                started.append(index)
                return inner[index]
            }
            .subscribe(recorder)
        XCTAssertEqual(started, [0, 1])
        inner[1].send("b")
        inner[0].send("a")
        inner[0].send(completion: .finished)
        XCTAssertEqual(started, [0, 1, 2])
        inner[2].send("c")
        inner[1].send(completion: .finished)
        inner[2].send(completion: .finished)
        XCTAssertEqual(recorder.events, ["b", "a", "c", "finished"])
    }

    func testFlatMapKeepsWhatIsNotDemanded() {
        let recorder = Recorder<Int, Never>(.max(1))
        [[1, 2], [3, 4]].publisher.flatMap { $0.publisher }.subscribe(recorder)
        XCTAssertEqual(recorder.events, ["1"])
        recorder.subscription?.request(.unlimited)
        XCTAssertEqual(recorder.events.sorted(), ["1", "2", "3", "4", "finished"])
    }

    func testSwitchToLatestLeavesTheEarlier() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Mishap>, Mishap>()
        let (old, new) = (PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>())
        let recorder = Recorder<Int, Mishap>()
        outer.switchToLatest().subscribe(recorder)
        outer.send(old)
        old.send(1)
        outer.send(new)
        old.send(2)
        new.send(3)
        outer.send(completion: .finished)
        new.send(completion: .finished)
        XCTAssertEqual(recorder.events, ["1", "3", "finished"])
    }

    func testAppendAndPrepend() {
        let recorder = Recorder<Int, Mishap>()
        first.prepend(1, 2).append(9).subscribe(recorder)
        first.send(5)
        first.send(completion: .finished)
        XCTAssertEqual(recorder.events, ["1", "2", "5", "9", "finished"])
    }

    func testDemandIsCarriedOver() {
        let recorder = Recorder<Int, Never>(.max(3))
        [1, 2].publisher.append([3, 4].publisher).subscribe(recorder)
        XCTAssertEqual(recorder.events, ["1", "2", "3"])
        recorder.subscription?.request(.max(1))
        XCTAssertEqual(recorder.events, ["1", "2", "3", "4", "finished"])
    }

    func testUntilOutput() {
        let kept = Recorder<Int, Mishap>()
        let dropped = Recorder<Int, Mishap>()
        first.prefix(untilOutputFrom: second).subscribe(kept)
        first.drop(untilOutputFrom: second).subscribe(dropped)
        first.send(1)
        second.send("now")
        first.send(2)
        XCTAssertEqual(kept.events, ["1", "finished"])
        XCTAssertEqual(dropped.events, ["2"])
    }
}
