/// A receiver of events.
public protocol TraceSink: AnyObject {
    /// Takes an event, in the order in which they happen.
    func receive(_ event: TraceEvent)
}
