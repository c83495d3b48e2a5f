import LayoutTrace
import XCTest

/// Kind: documented — FNV-1a's published test vectors; our documentation of sinks.
final class TraceSinkTests: XCTestCase {
    private let table = TraceSubject(type: "UITableView", number: 1)

    func testRecordingKeepsTheLatestEvents() {
        let recording = TraceRecording(capacity: 4)
        let tracer = LayoutTracer(sinks: [recording])
        for place in 0..<11 {
            tracer.record(.log("\(place)"), table)
            let expected = Array(max(0, place - 3)...place).map { UInt64($0 + 1) }
            XCTAssertEqual(recording.events.map(\.sequence), expected)
            XCTAssertEqual(recording.droppedCount, max(0, place - 3))
            for id in 1...UInt64(12) { XCTAssertEqual(recording.event(id)?.sequence, expected.contains(id) ? id : nil) }
        }
        recording.removeAll()
        XCTAssertEqual(recording.events, [])
        XCTAssertNil(recording.event(1))
    }

    /// More events than one block of memory holds, before and after the oldest begin to go.
    func testRecordingKeepsManyEvents() {
        for capacity in [600, 768, 5_000] {
            let recording = TraceRecording(capacity: capacity)
            let tracer = LayoutTracer(sinks: [recording])
            for place in 0..<2_000 {
                tracer.record(.log("\(place)"), table)
                guard place % 97 == 0 || place == 1_999 else { continue }
                let expected = max(0, place + 1 - capacity)...place
                XCTAssertEqual(recording.events.map(\.sequence), expected.map { UInt64($0 + 1) })
                for place in expected {
                    XCTAssertEqual(recording.event(UInt64(place + 1))?.kind, .log("\(place)"))
                }
                XCTAssertEqual(recording.droppedCount, expected.lowerBound)
            }
        }
    }

    /// Swift's own printing of numbers.
    func testSizesAndPointsPrintAsSwiftPrintsTheirNumbers() {
        let numbers = [
            0, -0.0, 1, -1, 9, 10, 44, 390, -844, 99.5, 1.0 / 3, 299.66666666666663, 123_456_789, 999_999_999, 1e9,
            -1e15,
            1e300, .infinity, -.infinity, .nan,
        ]
        for first in numbers {
            for second in numbers {
                XCTAssertEqual(TraceSize(width: first, height: second).description, "(\(first), \(second))")
                XCTAssertEqual(TracePoint(x: second, y: first).description, "(\(second), \(first))")
            }
        }
    }

    /// Type, number and name decide, wherever the subject was made.
    func testSubjectsAreEqualByWhatTheySay() {
        var subject = TraceSubject(type: "Cell", number: 3, name: "first")
        let copy = subject
        XCTAssertEqual(subject, TraceSubject(type: "Cell", number: 3, name: "first"))
        XCTAssertEqual(Set([subject, copy, TraceSubject(type: "Cell", number: 3, name: "first")]).count, 1)
        subject.name = nil
        XCTAssertEqual(copy.name, "first")
        XCTAssertNotEqual(subject, copy)
        subject.type = "Row"
        subject.number = 4
        XCTAssertEqual(subject, TraceSubject(type: "Row", number: 4))
        XCTAssertEqual(subject.description, "Row#4")
    }

    /// A sink that keeps events has the same ones wherever it stands among a tracer's sinks.
    func testEverySinkGetsEveryEvent() {
        let (first, second) = (TraceRecording(capacity: 10), TraceRecording(capacity: 10))
        let counting = TraceCounting()
        let tracer = LayoutTracer(sinks: [first, counting, second])
        let event = tracer.begin(.delegateCall(name: "cellForRowAt", arguments: ["[0, 1]"], result: nil), table)
        _ = tracer.begin(.layoutPass(name: "layout"), table)
        tracer.end(event, result: "done")
        XCTAssertEqual(first.events, second.events)
        XCTAssertEqual(first.events.map(\.sequence), [1, 2, 3, 4])
        XCTAssertEqual(first.events.last?.kind, .ended(event, result: "done"))
        XCTAssertEqual(counting.delegateCalls("cellForRowAt"), 1)
        XCTAssertEqual(counting[.ended], 2)
        XCTAssertNil(tracer.current)
    }

    /// FNV-1a's published test vectors, and the line feed after each line.
    func testHashIsFNV1a() {
        XCTAssertEqual(TraceHash().value, 0xCBF2_9CE4_8422_2325)
        var empty = TraceHash()
        empty.combine("")
        XCTAssertEqual(empty.value, (0xCBF2_9CE4_8422_2325 ^ 0x0A) &* 0x100_0000_01B3)
        // The vector for "foobar" with a line feed taken one step further.
        var hash = TraceHash()
        hash.combine("foobar")
        XCTAssertEqual(hash.value, (0x8594_4171_F739_67E8 ^ 0x0A) &* 0x100_0000_01B3)
    }

    func testHashesTellTracesApart() {
        func hash(_ lines: [String], capacity: Int = 100) -> (UInt64, UInt64) {
            let (recording, hashing) = (TraceRecording(capacity: capacity), TraceHashing())
            let tracer = LayoutTracer(sinks: [recording, hashing])
            for line in lines { tracer.record(.log(line), table) }
            return (recording.hash, hashing.value)
        }
        XCTAssertEqual(hash(["a", "b"]).0, hash(["a", "b"]).1)
        XCTAssertEqual(hash(["a", "b"]).0, hash(["a", "b"]).0)
        XCTAssertNotEqual(hash(["a", "b"]).0, hash(["b", "a"]).0)
        XCTAssertNotEqual(hash(["a", "b"], capacity: 1).0, hash(["a", "b"], capacity: 1).1)
    }

    func testCounts() {
        let counting = TraceCounting()
        let tracer = LayoutTracer(sinks: [counting])
        for name in ["numberOfSections", "numberOfRowsInSection", "numberOfSections"] {
            tracer.record(.delegateCall(name: name, arguments: [], result: "1"), table)
        }
        tracer.record(.cellMade(identifier: "feed", position: "{0, 0}"), table)
        XCTAssertEqual(counting[.delegateCall], 3)
        XCTAssertEqual(counting[.cellMade], 1)
        XCTAssertEqual(counting[.cellReused], 0)
        XCTAssertEqual(counting.delegateCalls("numberOfSections"), 2)
        XCTAssertEqual(counting.delegateCalls.map(\.name), ["numberOfRowsInSection", "numberOfSections"])
        counting.removeAll()
        XCTAssertEqual(counting[.delegateCall], 0)
    }

    func testEveryKindPrints() {
        let size = TraceSize(width: 375, height: 100)
        let point = TracePoint(x: 0, y: 12)
        let rect = TraceRect(x: 0, y: 0, width: 1, height: 2)
        let lines: [(TraceEvent.Kind, String)] = [
            (
                .delegateCall(name: "heightForRowAt", arguments: ["{0, 1}"], result: "-1.0"),
                "heightForRowAt {0, 1} → -1.0"
            ),
            (.layoutPass(name: "layoutSubviews"), "layoutSubviews"),
            (
                .measure(target: size, horizontalPriority: 1000, verticalPriority: 49.5, result: size),
                "systemLayoutSizeFitting (375.0, 100.0) 1000 49.5 → (375.0, 100.0)"
            ),
            (
                .constraintSolve(TraceSolve(variables: 1, constraints: 2, pivots: 3, changes: 4)),
                "solved 1 variables, 2 constraints, 3 pivots, 4 changes"
            ),
            (
                .frameChange(from: rect, to: rect, writer: "app"),
                "frame (0.0, 0.0, 1.0, 2.0) → (0.0, 0.0, 1.0, 2.0) by app"
            ),
            (
                .lengthChange(entry: "row {0, 12}", from: 44, to: 131.5, wasEstimate: true),
                "row {0, 12} estimated 44.0 → 131.5"
            ),
            (.lengthChange(entry: "header 3", from: 28, to: 30, wasEstimate: false), "header 3 measured 28.0 → 30.0"),
            (
                .offsetCorrection(from: point, to: TracePoint(x: 0, y: 51), anchor: "row {0, 20}"),
                "contentOffset (0.0, 12.0) → (0.0, 51.0) keeping row {0, 20}"
            ),
            (.cellMade(identifier: "feed", position: "{0, 1}"), "made cell 'feed' for {0, 1}"),
            (.cellReused(identifier: "feed", position: "{0, 1}"), "reused cell 'feed' for {0, 1}"),
            (.reload(what: "data"), "reload data"),
            (.invalidation(what: "intrinsicContentSize"), "invalidated intrinsicContentSize"),
            (.log("[Warning]"), "[Warning]"),
            (.ended(3, result: nil), "end of 3"),
        ]
        for (kind, line) in lines { XCTAssertEqual("\(kind)", line) }
        XCTAssertEqual(Set(lines.map(\.0.name)), Set(TraceEvent.Kind.Name.allCases))
    }
}
