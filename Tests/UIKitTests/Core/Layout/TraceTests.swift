import LayoutTrace
import XCTest

@testable import UIKit

/// Kind: documented, property — our documentation of the trace; the same layout leaves the same trace.
///
/// The passes as typed events: who was laid out inside whose layout, what a measurement came to, which frames changed.
@MainActor final class TraceTests: XCTestCase {
    private func pinnedChild() -> (parent: UIView, child: UIView) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            child.topAnchor.constraint(equalTo: parent.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 30),
            child.heightAnchor.constraint(equalToConstant: 20),
        ])
        return (parent, child)
    }

    func testLayoutIsTracedWithItsCauses() async throws {
        let recording = TraceRecording(capacity: 100)
        Trace.tracer = LayoutTracer(sinks: [recording])
        defer { Trace.tracer = nil }
        let (parent, child) = pinnedChild()
        parent.layoutIfNeeded()
        let events = recording.events
        let pass = try XCTUnwrap(
            events.first { $0.kind == .layoutPass(name: "layout") && $0.subject == parent.traceSubject })
        let frame = try XCTUnwrap(
            events.first {
                if case .frameChange(_, let to, let writer) = $0.kind {
                    return $0.subject == child.traceSubject && to.x == 10 && to.width == 30 && writer == "constraints"
                }
                return false
            })
        XCTAssertEqual(frame.cause, pass.sequence, "the child's frame changed because its parent was laid out")
        XCTAssertTrue(
            events.contains {
                if case .constraintSolve(let solve) = $0.kind { return solve.variables == 8 && solve.changes > 0 }
                return false
            })
    }

    func testAViewThatGetsANameKeepsItsNumber() async throws {
        let recording = TraceRecording(capacity: 100)
        Trace.tracer = LayoutTracer(sinks: [recording])
        defer { Trace.tracer = nil }
        let (parent, child) = pinnedChild()
        parent.layoutIfNeeded()
        let before = child.traceSubject
        XCTAssertNil(before.name)
        child.accessibilityIdentifier = "avatar"
        child.frame.size.width = 31
        let named = try XCTUnwrap(recording.events.last { $0.subject.number == before.number })
        XCTAssertEqual(named.subject.name, "avatar")
        XCTAssertEqual(
            recording.events.first { $0.subject.number == before.number }?.subject.name, nil,
            "an earlier event keeps the name of its time")
    }

    func testAMeasurementIsTraced() async throws {
        let recording = TraceRecording(capacity: 100)
        Trace.tracer = LayoutTracer(sinks: [recording])
        defer { Trace.tracer = nil }
        let (_, child) = pinnedChild()
        _ = child.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        XCTAssertTrue(
            recording.events.contains {
                $0.kind
                    == .measure(
                        target: TraceSize(width: 0, height: 0), horizontalPriority: 50, verticalPriority: 50,
                        result: TraceSize(width: 30, height: 20))
            })
    }

    func testTheSameLayoutLeavesTheSameTrace() async throws {
        func trace() -> [TraceEvent.Kind] {
            let recording = TraceRecording(capacity: 100)
            Trace.tracer = LayoutTracer(sinks: [recording])
            defer { Trace.tracer = nil }
            pinnedChild().parent.layoutIfNeeded()
            return recording.events.map(\.kind)
        }
        XCTAssertEqual(trace(), trace())
    }
}
