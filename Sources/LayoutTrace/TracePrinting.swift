/// Writes a line for each event.
public final class TracePrinting: TraceSink {
    /// The form of a line.
    public enum Style: Hashable, Sendable {
        /// Subject and what happened: the form of the articles.
        case line
        /// The same, indented by what is open around it.
        case indented
        /// All lines with number and cause.
        case complete
    }

    private let style: Style
    private let write: (String) -> Void

    /// Hands each line, without a line feed, to a closure that the sink keeps.
    public init(style: Style = .line, write: @escaping (String) -> Void) {
        self.style = style
        self.write = write
    }

    /// Writes the line of an event.
    public func receive(_ event: TraceEvent) {
        switch style {
        case .line: write(event.line)
        case .indented: write(event.indentedLine)
        case .complete: write(event.description)
        }
    }
}
