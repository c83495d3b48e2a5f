/// Where events go.
public protocol TraceSink: AnyObject {
    func receive(_ event: TraceEvent)
}
