import Foundation
import LayoutTrace
import UIKit

/// A part of the trace, oldest first.
struct TraceAnswer: Encodable {
    struct Event: Encodable {
        var sequence: UInt64
        /// The event that brought this one about.
        var cause: UInt64?
        var depth: Int
        /// The kind of event: `layoutPass`, `measure`, `constraintSolve`, `frameChange`, `delegateCall`, and so on.
        var kind: String
        /// The event that this one is the end of.
        var ends: UInt64?
        /// The view that it happened to, as long as it is on the screen.
        var view: Int?
        /// Seconds of the host's clock.
        var time: Double?
        var line: String
    }

    var version = wireVersion
    var events: [Event]
    /// The oldest event that is still kept, where there is one.
    var oldest: UInt64?
    /// True if more follow the last of these.
    var hasMore: Bool
}

extension Inspector {
    /// The number of events in one answer.
    private static let traceLength = 1000

    /// - Parameter sequence: only events later than this one are given; 0 for all.
    func trace(after sequence: Int) throws(Refusal) -> TraceAnswer {
        guard let recording else {
            throw Refusal(404, "Nothing is recorded: the host had a tracer of its own, and no recording was given.")
        }
        let kept = recording.events
        let later = kept.drop { $0.sequence <= UInt64(sequence) }
        let ids = later.isEmpty ? [:] : tracedViews()
        let events = later.prefix(Self.traceLength).map { event in
            var ends: UInt64?
            if case .ended(let begun, _) = event.kind { ends = begun }
            return TraceAnswer.Event(
                sequence: event.sequence, cause: event.cause, depth: event.depth, kind: "\(event.kind.name)",
                ends: ends,
                view: ids[event.subject.number], time: event.time, line: event.line)
        }
        return TraceAnswer(events: events, oldest: kept.first?.sequence, hasMore: later.count > Self.traceLength)
    }

    /// The ids of the views on the screen by their numbers in the trace.
    private func tracedViews() -> [Int: Int] {
        var ids: [Int: Int] = [:]
        func visit(_ view: UIView) {
            if let number = view.tracedNumber { ids[number] = views.number(of: view) }
            view.subviews.forEach(visit)
        }
        visit(host.shownWindow)
        return ids
    }
}
