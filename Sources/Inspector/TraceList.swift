import Foundation
import LayoutTrace

/// A part of the trace, oldest first.
struct TraceAnswer: Encodable {
    struct Event: Encodable {
        var sequence: UInt64
        /// The event that brought this one about.
        var cause: UInt64?
        var depth: Int
        /// Seconds of the host's clock.
        var time: Double?
        var line: String
    }

    var version = wireVersion
    var events: [Event]
    /// The oldest event that is still kept, where there is one.
    var oldest: UInt64?
    /// Whether more follow the last of these.
    var hasMore: Bool
}

extension Inspector {
    /// How many events one answer holds.
    private static let traceLength = 1000

    /// - Parameter sequence: only events later than this one are given; 0 for all.
    func trace(after sequence: Int) throws(Refusal) -> TraceAnswer {
        guard let recording else {
            throw Refusal(404, "Nothing is recorded: the host had a tracer of its own, and no recording was given.")
        }
        let kept = recording.events
        let later = kept.drop { $0.sequence <= UInt64(sequence) }
        let events = later.prefix(Self.traceLength).map {
            TraceAnswer.Event(sequence: $0.sequence, cause: $0.cause, depth: $0.depth, time: $0.time, line: $0.line)
        }
        return TraceAnswer(events: events, oldest: kept.first?.sequence, hasMore: later.count > Self.traceLength)
    }
}
