import LayoutTrace
import XCTest

/// Kind: documented — our documentation of the trace.
final class LayoutTracerTests: XCTestCase {
    private let table = TraceSubject(type: "UITableView", number: 1)
    private let cell = TraceSubject(type: "FeedCell", number: 2, name: "first")

    /// A row is asked for and measured inside a layout pass.
    private func measureARow(_ tracer: LayoutTracer) {
        let pass = tracer.begin(.layoutPass(name: "layoutSubviews"), table)
        let call = tracer.begin(.delegateCall(name: "heightForRowAt", arguments: ["{0, 0}"], result: nil), table)
        tracer.end(call, result: "-1.0")
        let measure = tracer.begin(
            .measure(
                target: TraceSize(width: 375, height: 0), horizontalPriority: 1000, verticalPriority: 50, result: nil),
            cell)
        tracer.record(
            .constraintSolve(TraceSolve(variables: 12, constraints: 9, pivots: 3, changes: 2)), cell)
        tracer.end(measure, result: "\(TraceSize(width: 375, height: 100))")
        tracer.record(
            .frameChange(
                from: TraceRect(x: 0, y: 299.6666666666667, width: 428, height: 44),
                to: TraceRect(x: 0, y: 299.6666666666667, width: 428, height: 100), writer: "list"), cell)
        tracer.end(pass)
    }

    func testLinesInTheFormOfTheArticles() {
        var lines: [String] = []
        measureARow(LayoutTracer(sinks: [TracePrinting(style: .indented) { lines.append($0) }]))
        XCTAssertEqual(
            lines,
            [
                "UITableView#1: layoutSubviews",
                "  UITableView#1: heightForRowAt {0, 0}",
                "  UITableView#1: end of 2 → -1.0",
                "  FeedCell#2 'first': systemLayoutSizeFitting (375.0, 0.0) 1000 50",
                "    FeedCell#2 'first': solved 12 variables, 9 constraints, 3 pivots, 2 changes",
                "  FeedCell#2 'first': end of 4 → (375.0, 100.0)",
                "  FeedCell#2 'first': frame (0.0, 299.6666666666667, 428.0, 44.0) → (0.0, 299.6666666666667, 428.0, 100.0) by list",
                "UITableView#1: end of 1",
            ])
    }

    func testNumbersAndCauses() throws {
        let recording = TraceRecording()
        let tracer = LayoutTracer(sinks: [recording])
        measureARow(tracer)
        XCTAssertEqual(recording.events.map(\.sequence), Array(1...8))
        XCTAssertEqual(recording.events.map(\.cause), [nil, 1, 2, 1, 4, 4, 1, 1])
        XCTAssertNil(tracer.current)
        let solve = try XCTUnwrap(recording.event(5))
        XCTAssertEqual(recording.causes(of: solve).map(\.sequence), [4, 1])
        XCTAssertEqual(
            solve.description, "5 <4 FeedCell#2 'first': solved 12 variables, 9 constraints, 3 pivots, 2 changes")
        let explicit = tracer.record(.invalidation(what: "layout"), cell, cause: 5)
        XCTAssertEqual(recording.event(explicit)?.cause, 5)
    }

    func testEndsCloseWhatWasLeftOpen() {
        let recording = TraceRecording()
        let tracer = LayoutTracer(sinks: [recording])
        let outer = tracer.begin(.layoutPass(name: "layout"), table)
        _ = tracer.begin(.layoutPass(name: "layout"), cell)
        tracer.end(outer, result: "done")
        XCTAssertEqual(recording.events.map(\.kind).suffix(2), [.ended(2, result: nil), .ended(1, result: "done")])
        tracer.end(outer)
        XCTAssertNil(tracer.current)
        XCTAssertEqual(
            recording.events.last?.line, "end of event 1, which isn't open; each event that is begun is ended once")
    }

    func testTimeIsStampedAndNotHashed() {
        let hashes = [nil, 3.5].map { time in
            let recording = TraceRecording()
            let tracer = LayoutTracer(sinks: [recording])
            tracer.time = time
            measureARow(tracer)
            XCTAssertEqual(recording.events.first?.time, time)
            return recording.hash
        }
        XCTAssertEqual(hashes[0], hashes[1])
    }

    /// Without a tracer the arguments of an event aren't evaluated.
    func testNoTracerCostsNoArguments() {
        var evaluations = 0
        func subject() -> TraceSubject {
            evaluations += 1
            return table
        }
        var tracer: LayoutTracer?
        tracer?.record(.reload(what: "data"), subject())
        XCTAssertEqual(evaluations, 0)
        tracer = LayoutTracer(sinks: [])
        tracer?.record(.reload(what: "data"), subject())
        XCTAssertEqual(evaluations, 1)
    }
}
