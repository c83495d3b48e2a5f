import LayoutTrace
import XCTest

/// Kind: documented — our documentation of the trace.
///
/// Calls as lines: with results, nested by what happens during them, and nothing of what the passes do.
final class TraceTellingTests: XCTestCase {
    private let table = TraceSubject(type: "UITableView", number: 1)
    private let cell = TraceSubject(type: "Cell", number: 2)

    private func lines(_ record: (LayoutTracer) -> Void) -> [String] {
        var lines: [String] = []
        let telling = TraceTelling { lines.append($0) }
        record(LayoutTracer(sinks: [telling]))
        telling.flush()
        return lines
    }

    private func call(_ name: String) -> TraceEvent.Kind { .delegateCall(name: name, arguments: ["0"], result: nil) }

    func testACallByItselfIsALine() {
        let told = lines { tracer in
            tracer.end(tracer.begin(call("numberOfRows"), table), result: "20")
            tracer.end(tracer.begin(call("willDisplay"), table))
            tracer.record(.delegateCall(name: "height", arguments: [], result: "-1.0"), table)
        }
        XCTAssertEqual(
            told,
            ["UITableView#1: numberOfRows 0 → 20", "UITableView#1: willDisplay 0", "UITableView#1: height → -1.0"])
    }

    func testWhatHappensDuringACallStandsBelowIt() {
        let told = lines { tracer in
            let pass = tracer.begin(.layoutPass(name: "layout"), table)
            let outer = tracer.begin(call("cellForRow"), table)
            tracer.end(tracer.begin(call("heightForRow"), table), result: "-1.0")
            tracer.end(outer, result: "Cell#2")
            let measure = tracer.begin(
                .measure(
                    target: TraceSize(width: 375, height: 0), horizontalPriority: 1000, verticalPriority: 50,
                    result: nil), cell)
            tracer.record(.frameChange(from: rect, to: rect, writer: "constraints"), cell)
            tracer.record(.lengthChange(entry: "row 0", from: 44, to: 60, wasEstimate: true), table)
            tracer.end(measure)
            tracer.end(pass)
        }
        XCTAssertEqual(
            told,
            [
                "UITableView#1: cellForRow 0", "  UITableView#1: heightForRow 0 → -1.0",
                "UITableView#1: cellForRow → Cell#2", "Cell#2: systemLayoutSizeFitting (375.0, 0.0) 1000 50",
                "  UITableView#1: row 0 estimated 44.0 → 60.0",
            ])
    }

    func testACallThatNeverEndsIsToldByFlushing() {
        XCTAssertEqual(lines { _ = $0.begin(call("cellForRow"), table) }, ["UITableView#1: cellForRow 0"])
    }

    private var rect: TraceRect { TraceRect(x: 0, y: 0, width: 1, height: 1) }
}
