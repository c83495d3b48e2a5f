/// Counts events by kind, and delegate calls by name.
///
/// `@exclusivity(unchecked)`: a counter is raised and nothing else is called; this is done for each step of layout.
public final class TraceCounting: TraceSink {
    /// The counts by the raw values of the names of kinds.
    @exclusivity(unchecked) private var counts = [Int](repeating: 0, count: TraceEvent.Kind.Name.allCases.count)
    /// The delegate's methods in the order of their first calls: a few dozen at most, found faster than by a hash.
    @exclusivity(unchecked) private var calls: [(name: String, count: Int)] = []

    /// Makes a sink that has counted nothing.
    public init() {}

    /// Counts an event.
    public func receive(_ event: TraceEvent) {
        counts[event.kind.name.rawValue] += 1
        if case .delegateCall(let name, _, _) = event.kind { countCall(name) }
    }

    private func countCall(_ name: String) {
        var place = 0
        while place < calls.count {
            if calls[place].name == name {
                calls[place].count += 1
                return
            }
            place += 1
        }
        calls.append((name, 1))
    }

    /// The number of events of a kind.
    public subscript(kind: TraceEvent.Kind.Name) -> Int { counts[kind.rawValue] }

    /// The number of calls of a delegate's method, by the method's name.
    public func delegateCalls(_ name: String) -> Int { calls.first { $0.name == name }?.count ?? 0 }

    /// The names of the delegate calls with their counts, by name.
    public var delegateCalls: [(name: String, count: Int)] { calls.sorted { $0.name < $1.name } }

    /// Begins to count anew.
    public func removeAll() {
        for kind in counts.indices { counts[kind] = 0 }
        calls.removeAll()
    }
}
