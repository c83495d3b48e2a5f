/// A receiver of events.
public protocol TraceSink: AnyObject {
    /// Takes an event, in the order in which they happen.
    func receive(_ event: TraceEvent)

    /// The same for an event that no other sink gets after this one, which may keep it without a copy.
    func receiveLast(_ event: consuming TraceEvent)
}

extension TraceSink {
    /// Takes the event as any other.
    public func receiveLast(_ event: consuming TraceEvent) { receive(event) }
}
