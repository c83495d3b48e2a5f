import LayoutTrace

/// The detail that `--trace` prints.
package enum TraceDetail: String, CaseIterable {
    case calls, all
}

/// Prints what happens while a screen is shown, in order with what the screen prints itself.
@MainActor package final class ScreenTrace {
    package let tracer: LayoutTracer
    private let telling: TraceTelling?

    /// - Parameter printsItsCalls: the screen's own lines are its calls, as the articles printed them.
    package init(_ detail: TraceDetail, printsItsCalls: Bool) {
        switch detail {
        case .calls:
            let telling = printsItsCalls ? nil : TraceTelling { print($0) }
            self.telling = telling
            tracer = LayoutTracer(sinks: telling.map { [$0] } ?? [])
        case .all:
            telling = nil
            tracer = LayoutTracer(sinks: [TracePrinting(style: .complete) { print($0) }])
        }
    }

    /// Uses a tracer of the caller's.
    package init(_ tracer: LayoutTracer) {
        self.tracer = tracer
        telling = nil
    }

    package func finish() { telling?.flush() }
}
