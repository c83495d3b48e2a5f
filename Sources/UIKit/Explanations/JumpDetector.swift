internal import Explanations
import LayoutTrace

/// Watches a table while it is scrolled: no visible row may move by itself.
@MainActor package final class JumpDetector {
    /// A row that isn't where scrolling alone would have put it.
    package struct Jump: Equatable, CustomStringConvertible {
        package let row: IndexPath
        /// The distance that it moved on the screen besides the scrolling, points.
        package let distance: CGFloat
        /// The row whose height changed, from what to what, and the calls that brought it about, the nearest first.
        package let cause: String

        package var description: String {
            "Row \(row.row) of section \(row.section) jumped by \(Double(distance).inPoints): \(cause)"
        }
    }

    private let table: UITableView
    private let recording = TraceRecording(capacity: 20_000)

    package init(_ table: UITableView) { self.table = table }

    /// Scrolls by some points as a finger would, and returns the rows that moved otherwise.
    package func scroll(by distance: CGFloat) -> [Jump] {
        // Uses the last layout's rows; a pending layout belongs to the scrolling.
        if table.state.visible.isEmpty { table.layoutIfNeeded() }
        let before = places()
        let outer = Trace.tracer
        recording.removeAll()
        Trace.tracer = LayoutTracer(sinks: [recording])
        let target = table.clamped(CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + distance)).y
        let asked = target - table.contentOffset.y
        table.contentOffset.y = target
        table.layoutIfNeeded()
        Trace.tracer = outer
        return places().compactMap { row, place in
            guard let old = before.first(where: { $0.row == row })?.y else { return nil }
            let moved = place - (old - asked)
            // Rows start on pixels.
            guard abs(moved) > 1 / CGFloat(table.pixelGrid.scale) + 1e-6 else { return nil }
            return Jump(row: row, distance: moved, cause: cause)
        }
    }

    private func places() -> [(row: IndexPath, y: CGFloat)] {
        table.state.visible.map { (IndexPath($0), table.rowRect(IndexPath($0)).minY - table.contentOffset.y) }
    }

    /// The change of a length with the largest difference, and why it was made.
    private var cause: String {
        var largest: (event: TraceEvent, entry: String, from: Double, to: Double)?
        for event in recording.events {
            guard case .lengthChange(let entry, let from, let to, _) = event.kind else { continue }
            if abs(to - from) > abs((largest?.to ?? 0) - (largest?.from ?? 0)) { largest = (event, entry, from, to) }
        }
        guard let largest else { return "nothing that was traced" }
        let calls = recording.causes(of: largest.event).map(\.line)
        let why = calls.isEmpty ? "when it was measured" : "because of " + calls.joined(separator: ", because of ")
        return "\(largest.entry) went from \(largest.from.inPoints) to \(largest.to.inPoints) \(why)"
    }
}
