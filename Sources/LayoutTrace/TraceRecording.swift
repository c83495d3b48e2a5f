/// Keeps the latest events, up to a number.
///
/// Events are kept in blocks, so that none is copied again as the recording grows.
///
/// Invariant: each block but the last has `blockLength` events, and all together at most `capacity`; `start` is the place of
/// the oldest event once they are as many, and 0 before.
///
/// `@exclusivity(unchecked)`: an event is stored and nothing else is called; this is done for each step of layout.
public final class TraceRecording: TraceSink {
    /// The most events that are kept; older ones go first.
    public let capacity: Int
    @exclusivity(unchecked) private var blocks: [[TraceEvent]] = []
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var start = 0
    /// The number of events that were received and are no longer kept.
    @exclusivity(unchecked) public private(set) var droppedCount = 0

    private static let blockLength = 256

    /// Makes a recording that keeps as many events as said.
    public init(capacity: Int = 100_000) {
        precondition(capacity > 0, "LayoutTrace: a recording of \(capacity) events; keep at least one")
        self.capacity = capacity
    }

    /// Keeps an event.
    public func receive(_ event: TraceEvent) {
        if count < capacity {
            if count % Self.blockLength == 0 {
                blocks.append([])
                blocks[blocks.count - 1].reserveCapacity(min(Self.blockLength, capacity - count))
            }
            blocks[blocks.count - 1].append(event)
            count += 1
            return
        }
        blocks[start / Self.blockLength][start % Self.blockLength] = event
        start = start + 1 == capacity ? 0 : start + 1
        droppedCount += 1
    }

    /// The events that are kept, oldest first.
    public var events: [TraceEvent] { (0..<count).map(element) }

    /// Forgets all events.
    public func removeAll() {
        blocks = []
        (count, start) = (0, 0)
        droppedCount = 0
    }

    /// The hash of the lines of the events that are kept: equal for equal traces in every run and build.
    public var hash: UInt64 {
        var hash = TraceHash()
        for event in events { hash.combine(event.description) }
        return hash.value
    }

    /// The events from an event up to what came from outside: why it happened, the nearest first.
    ///
    /// Ends where a cause is no longer kept. O(log events) a step.
    public func causes(of event: TraceEvent) -> [TraceEvent] {
        var causes: [TraceEvent] = []
        var next = event.cause
        while let id = next, let cause = self.event(id) {
            causes.append(cause)
            next = cause.cause
        }
        return causes
    }

    /// An event by its number, nil where it isn't kept; O(log events).
    public func event(_ id: TraceEvent.ID) -> TraceEvent? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if element(middle).sequence < id { low = middle + 1 } else { high = middle }
        }
        return low < count && element(low).sequence == id ? element(low) : nil
    }

    private func element(_ place: Int) -> TraceEvent {
        let place = (start + place) % count
        return blocks[place / Self.blockLength][place % Self.blockLength]
    }
}
