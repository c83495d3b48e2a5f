/// A receiver of events.
public protocol TraceSink: AnyObject {
    func receive(_ event: TraceEvent)
}
