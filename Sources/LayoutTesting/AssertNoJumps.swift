internal import HeadlessHost
internal import SnapshotTesting
public import UIKit

/// Fails the test if a visible row moves by itself while a table is scrolled to its end and back. The message names the
/// row, its old and new height, and the call that caused the change.
///
/// - Parameters:
///   - step: points at a time; nil for a quarter of the table's height.
///   - limit: points that are scrolled down at most, for tables without an end.
@preconcurrency @MainActor public func assertNoJumps(
    in table: UITableView, step: CGFloat? = nil, limit: CGFloat = 100_000, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    guard let failure = table.jumps(step: step, limit: limit) else { return }
    reportFailure(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension UITableView {
    /// The jumps on the way to the end and back, five of them at most; nil where there are none.
    package func jumps(step: CGFloat? = nil, limit: CGFloat = 100_000) -> String? {
        let detector = JumpDetector(self)
        let step = step ?? max(1, (bounds.height / 4).rounded())
        let start = contentOffset
        var jumps: [JumpDetector.Jump] = []
        /// True if there was anything left to scroll.
        func scroll(by distance: CGFloat) -> Bool {
            let before = contentOffset.y
            jumps += detector.scroll(by: distance)
            HeadlessHost.turnLoop()
            return abs(contentOffset.y - before) > 1e-6
        }
        while contentOffset.y - start.y < limit, scroll(by: step) {}
        while scroll(by: -step) {}
        contentOffset = start
        HeadlessHost.turnLoop()
        guard !jumps.isEmpty else { return nil }
        var lines = jumps.prefix(5).map(\.description)
        if jumps.count > 5 { lines.append("\(jumps.count - 5) more jumps.") }
        return lines.joined(separator: "\n")
    }
}
