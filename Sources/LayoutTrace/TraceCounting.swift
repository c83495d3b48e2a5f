/// Counts events by kind, and delegate calls by name.
public final class TraceCounting: TraceSink {
    private var counts: [TraceEvent.Kind.Name: Int] = [:]
    private var calls: [String: Int] = [:]

    public init() {}

    public func receive(_ event: TraceEvent) {
        counts[event.kind.name, default: 0] += 1
        if case .delegateCall(let name, _, _) = event.kind { calls[name, default: 0] += 1 }
    }

    public subscript(kind: TraceEvent.Kind.Name) -> Int { counts[kind] ?? 0 }

    public func delegateCalls(_ name: String) -> Int { calls[name] ?? 0 }

    /// The names of the delegate calls with their counts, by name.
    public var delegateCalls: [(name: String, count: Int)] {
        calls.keys.sorted().map { ($0, calls[$0] ?? 0) }
    }

    public func removeAll() {
        counts.removeAll()
        calls.removeAll()
    }
}
