/// Writes the exchange between a framework and its app: calls, measurements, lengths, corrections, logs.
///
/// A call that ends before any other event is one line with its result; one during which more happens has a line where
/// it begins, the events indented below it, and a line with its result where it ends, if it has one.
///
///     UITableView#1: cellForRowAt [0, 0]
///       UITableView#1: heightForRowAt [0, 0] → -1.0
///     UITableView#1: cellForRowAt → ArticleCell#2
public final class TraceTelling: TraceSink {
    private let write: (String) -> Void
    /// Events that have begun, outermost first; the last may still be untold.
    private var open: [TraceEvent] = []
    private var isLastUntold = false

    /// Hands each line, without a line feed, to a closure that the sink keeps.
    public init(write: @escaping (String) -> Void) { self.write = write }

    /// Writes an event, or waits to see whether it ends before the next.
    public func receive(_ event: TraceEvent) {
        switch event.kind {
        case .ended(let id, let result): end(id, result: result)
        case .delegateCall(_, _, .none), .measure(_, _, _, .none):
            tellPending()
            open.append(event)
            isLastUntold = true
        case .delegateCall, .measure, .lengthChange, .offsetCorrection, .reload, .log:
            tellPending()
            write(indent(open.count) + event.line)
        case .layoutPass, .constraintSolve, .frameChange, .cellMade, .cellReused, .invalidation: break
        }
    }

    /// Writes a call that has begun and isn't written yet; at the end of a trace nothing else would do so.
    public func flush() { tellPending() }

    private func end(_ id: TraceEvent.ID, result: String?) {
        guard let event = open.last, event.sequence == id else { return }
        let arrow = result.map { " → \($0)" }
        if isLastUntold {
            write(indent(open.count - 1) + event.line + (arrow ?? ""))
        } else if let arrow {
            write(indent(open.count - 1) + event.title + arrow)
        }
        isLastUntold = false
        open.removeLast()
    }

    private func tellPending() {
        guard isLastUntold, let event = open.last else { return }
        write(indent(open.count - 1) + event.line)
        isLastUntold = false
    }

    private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension TraceEvent {
    /// The line without arguments: what an end is the end of.
    fileprivate var title: String {
        switch kind {
        case .delegateCall(let name, _, _): "\(subject): \(name)"
        case .measure: "\(subject): systemLayoutSizeFitting"
        default: line
        }
    }
}
