/// Numbers events, knows which are open, and hands them to sinks.
///
/// Callers hold an optional tracer and write `tracer?.record(…)`: without one, the arguments aren't even evaluated.
/// It has no clock; the host may tell the time. Not thread-safe: it belongs to the actor that does layout.
///
/// `@exclusivity(unchecked)`: sinks are called between accesses, never within one; a trace records each step of layout.
public final class LayoutTracer {
    private let sinks: SinkChain?
    @exclusivity(unchecked) private var last: TraceEvent.ID = 0
    /// The events that were begun and aren't ended, outermost first.
    @exclusivity(unchecked) private var open: [(id: TraceEvent.ID, subject: TraceSubject)] = []

    /// The host's clock in seconds, stamped on the events to come; nil for none.
    @exclusivity(unchecked) public var time: Double?

    /// True while a tool looks: nothing is recorded or numbered. Whatever begins meanwhile has to end meanwhile.
    @exclusivity(unchecked) public var isPaused = false

    /// Makes a tracer that hands each event to all sinks, in their order; it keeps them.
    public init(sinks: [any TraceSink]) {
        self.sinks = sinks.reversed().reduce(nil) { SinkChain($1, before: $0) }
    }

    /// The event that is open now: the cause of whatever happens next.
    public var current: TraceEvent.ID? { open.last?.id }

    /// Records an event; its cause is the given one, else the event that is open.
    @discardableResult
    public func record(
        _ kind: consuming TraceEvent.Kind, _ subject: consuming TraceSubject, cause: TraceEvent.ID? = nil
    ) -> TraceEvent.ID {
        guard !isPaused else { return last }
        last += 1
        let event = TraceEvent(
            sequence: last, cause: cause ?? open.last?.id, depth: open.count, time: time, subject: subject, kind: kind)
        sinks?.receive(event)
        return last
    }

    /// Records an event that has a duration: events until its end are caused by it.
    public func begin(
        _ kind: consuming TraceEvent.Kind, _ subject: TraceSubject, cause: TraceEvent.ID? = nil
    ) -> TraceEvent.ID {
        let id = record(kind, subject, cause: cause)
        open.append((id, subject))
        return id
    }

    /// Ends an event that was begun, and before it those inside that were left open.
    ///
    /// The end of an event that isn't open is recorded as a log line and changes nothing.
    public func end(_ id: TraceEvent.ID, result: consuming String? = nil) {
        guard isOpen(id) else {
            record(.log("end of event \(id), which isn't open; each event that is begun is ended once"), .none)
            return
        }
        while open[open.count - 1].id != id {
            let inner = open.removeLast()
            record(.ended(inner.id, result: nil), inner.subject, cause: inner.id)
        }
        record(.ended(id, result: result), open.removeLast().subject, cause: id)
    }

    /// Searched from the end, where what is ended mostly is.
    private func isOpen(_ id: TraceEvent.ID) -> Bool {
        var place = open.count
        while place > 0 {
            place -= 1
            if open[place].id == id { return true }
        }
        return false
    }
}

/// A sink and those after it, which it keeps.
///
/// Constants of a class are read without counting references, which an array's elements aren't; nor is what they refer to by
/// hand. That is a tenth of what recording costs.
private final class SinkChain {
    private let sink: any TraceSink
    private let next: Unmanaged<SinkChain>?

    init(_ sink: any TraceSink, before next: SinkChain?) {
        self.sink = sink
        self.next = next.map { .passRetained($0) }
    }

    deinit { next?.release() }

    /// Hands the event to each sink in their order; the last may keep it.
    func receive(_ event: consuming TraceEvent) {
        guard let next else { return sink.receiveLast(event) }
        sink.receive(event)
        let rest = event
        next._withUnsafeGuaranteedRef { $0.receive(rest) }
    }
}
