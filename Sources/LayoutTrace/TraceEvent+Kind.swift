extension TraceEvent {
    /// The kind of an event. Sizes, rectangles and offsets are in points; priorities are 0…1000.
    public enum Kind: Hashable, Sendable {
        /// A method of a delegate or data source was called; the result is nil while the call runs.
        case delegateCall(name: String, arguments: [String], result: String?)
        /// A pass over views: "updateConstraints", "layout", "display".
        case layoutPass(name: String)
        /// A view was asked how large it would be; the result is nil while it is being found.
        case measure(target: TraceSize, horizontalPriority: Double, verticalPriority: Double, result: TraceSize?)
        /// The constraint solver ran.
        case constraintSolve(TraceSolve)
        /// A view's frame changed; the writer is its cause: "constraints", "app", "autoresizing", "list".
        case frameChange(from: TraceRect, to: TraceRect, writer: String)
        /// The length of a list's entry changed.
        case lengthChange(entry: String, from: Double, to: Double, wasEstimate: Bool)
        /// A scroll view's offset was moved so that what is seen stays in place; the anchor is what stays.
        case offsetCorrection(from: TracePoint, to: TracePoint, anchor: String)
        /// A cell was made, for a row or item at a position.
        case cellMade(identifier: String, position: String)
        /// A cell that had left the screen was taken for a row or item at a position.
        case cellReused(identifier: String, position: String)
        /// A list asked everything, or the entries named, anew.
        case reload(what: String)
        /// Something known is no longer good: "intrinsicContentSize", "constraints", "layout", "rows".
        case invalidation(what: String)
        /// A message that UIKit would log.
        case log(String)
        /// An event that was begun is over.
        case ended(ID, result: String?)
    }
}

extension TraceEvent.Kind {
    /// The kinds without what they carry, in the order in which counts are listed.
    public enum Name: Int, CaseIterable, Hashable, Sendable {
        /// A call of a delegate or data source.
        case delegateCall
        /// A layout pass of a view.
        case layoutPass
        /// A measurement.
        case measure
        /// A solution of constraints.
        case constraintSolve
        /// A new frame.
        case frameChange
        /// A new length of a row.
        case lengthChange
        /// A content offset that follows a new length.
        case offsetCorrection
        /// A cell that was made.
        case cellMade
        /// A cell that was used again.
        case cellReused
        /// A reload of a list.
        case reload
        /// A layout that was declared out of date.
        case invalidation
        /// A message that UIKit would log.
        case log
        /// The end of an event that began before.
        case ended
    }

    /// The kind without its values.
    public var name: Name {
        switch self {
        case .delegateCall: .delegateCall
        case .layoutPass: .layoutPass
        case .measure: .measure
        case .constraintSolve: .constraintSolve
        case .frameChange: .frameChange
        case .lengthChange: .lengthChange
        case .offsetCorrection: .offsetCorrection
        case .cellMade: .cellMade
        case .cellReused: .cellReused
        case .reload: .reload
        case .invalidation: .invalidation
        case .log: .log
        case .ended: .ended
        }
    }
}
