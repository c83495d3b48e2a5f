import Combine
import XCTest

/// Kind: documented — Apple's documentation of the operators that wait, on a scheduler whose time the test sets.
final class TimeTests: XCTestCase {
    private let subject = PassthroughSubject<Int, Mishap>()
    private let scheduler = TestScheduler()
    private let recorder = Recorder<Int, Mishap>()

    /// Sends each value at its moment, and lets time pass until the last moment.
    private func play(_ values: [(at: Int, value: Int)], until end: Int) {
        for (moment, value) in values {
            scheduler.advance(to: moment)
            subject.send(value)
        }
        scheduler.advance(to: end)
    }

    func testDebounceSendsTheLastOfEachBurst() {
        subject.debounce(for: 10, scheduler: scheduler).subscribe(recorder)
        play([(0, 1), (5, 2), (20, 3), (31, 4)], until: 60)
        XCTAssertEqual(recorder.events, ["2", "3", "4"])
    }

    func testDebounceDropsWhatWaitsAtTheEnd() {
        subject.debounce(for: 10, scheduler: scheduler).subscribe(recorder)
        subject.send(1)
        subject.send(completion: .finished)
        scheduler.advance(to: 100)
        XCTAssertEqual(recorder.events, ["finished"])
    }

    func testThrottleLatest() {
        subject.throttle(for: 10, scheduler: scheduler, latest: true).subscribe(recorder)
        play([(0, 1), (1, 2), (4, 3), (25, 4)], until: 50)
        XCTAssertEqual(recorder.events, ["1", "3", "4"])
    }

    func testThrottleFirst() {
        subject.throttle(for: 10, scheduler: scheduler, latest: false).subscribe(recorder)
        play([(0, 1), (1, 2), (4, 3), (25, 4)], until: 50)
        XCTAssertEqual(recorder.events, ["1", "2", "4"])
    }

    func testDelay() {
        subject.delay(for: 10, scheduler: scheduler).subscribe(recorder)
        subject.send(1)
        scheduler.advance(to: 9)
        XCTAssertEqual(recorder.events, [])
        scheduler.advance(to: 10)
        XCTAssertEqual(recorder.events, ["1"])
    }

    func testTimeout() {
        subject.timeout(10, scheduler: scheduler, customError: { .two }).subscribe(recorder)
        play([(0, 1), (8, 2)], until: 30)
        XCTAssertEqual(recorder.events, ["1", "2", "failure two"])
    }

    func testReceiveOnSchedules() {
        subject.receive(on: scheduler).subscribe(recorder)
        subject.send(1)
        XCTAssertEqual(recorder.events, [])
        scheduler.advance(to: 0)
        XCTAssertEqual(recorder.events, ["1"])
    }

    func testMeasureInterval() {
        let recorder = Recorder<TestScheduler.SchedulerTimeType.Stride, Mishap>()
        subject.measureInterval(using: scheduler).subscribe(recorder)
        play([(3, 1), (10, 2)], until: 10)
        XCTAssertEqual(recorder.events, ["Stride(magnitude: 3)", "Stride(magnitude: 7)"])
    }

    func testCollectByTimeOrCount() {
        let recorder = Recorder<[Int], Mishap>()
        subject.collect(.byTimeOrCount(scheduler, 10, 2)).subscribe(recorder)
        play([(1, 1), (2, 2), (3, 3)], until: 30)
        XCTAssertEqual(recorder.events, ["[1, 2]", "[3]"])
    }

    func testTheImmediateSchedulerRunsAtOnce() {
        XCTAssertEqual(Just(1).delay(for: 10, scheduler: ImmediateScheduler.shared).recorded(), ["1", "finished"])
    }
}
