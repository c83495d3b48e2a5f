/// Keeps the latest events, up to a number.
///
/// Events are kept in blocks of memory of its own, so that none is copied again as the recording grows, and storing one asks
/// nothing of anybody.
///
/// Invariant: of the blocks, each with room for `blockLength` events, the first `count` places are initialized, and `count` is
/// at most `capacity`; `start` is the place of the oldest event once they are as many, and 0 before.
///
/// `@exclusivity(unchecked)`: an event is stored and nothing else is called; this is done for each step of layout.
public final class TraceRecording: TraceSink {
    /// The most events that are kept; older ones go first.
    public let capacity: Int
    @exclusivity(unchecked) private var blocks: [UnsafeMutablePointer<TraceEvent>] = []
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

    deinit { forgetEvents() }

    /// Keeps an event.
    public func receive(_ event: TraceEvent) { receiveLast(copy event) }

    /// Keeps an event without a copy.
    public func receiveLast(_ event: consuming TraceEvent) {
        if count < capacity {
            if count % Self.blockLength == 0 { blocks.append(.allocate(capacity: Self.blockLength)) }
            place(count).initialize(to: event)
            count += 1
            return
        }
        place(start).pointee = event
        start = start + 1 == capacity ? 0 : start + 1
        droppedCount += 1
    }

    /// The events that are kept, oldest first.
    public var events: [TraceEvent] { (0..<count).map(element) }

    /// Forgets all events.
    public func removeAll() {
        forgetEvents()
        blocks = []
        (count, start) = (0, 0)
        droppedCount = 0
    }

    private func forgetEvents() {
        for (index, block) in blocks.enumerated() {
            block.deinitialize(count: min(count - index * Self.blockLength, Self.blockLength))
            block.deallocate()
        }
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

    private func element(_ number: Int) -> TraceEvent { place((start + number) % count).pointee }

    private func place(_ index: Int) -> UnsafeMutablePointer<TraceEvent> {
        blocks[index / Self.blockLength] + index % Self.blockLength
    }
}
