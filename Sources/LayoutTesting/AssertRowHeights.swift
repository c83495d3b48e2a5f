internal import HeadlessHost
internal import SnapshotTesting
public import UIKit

/// Fails the test where rows are higher or lower than expected, and says of each of them why.
///
/// Every row is measured. At most five rows are explained.
///
/// - Parameters:
///   - expected: heights by section, points.
///   - accuracy: points; rows end on pixels, so that a hundredth is exact on every screen.
@preconcurrency @MainActor public func assertRowHeights(
    of table: UITableView, _ expected: [[CGFloat]], accuracy: CGFloat = 0.01, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    guard let failure = table.difference(fromRowHeights: expected, accuracy: accuracy) else { return }
    reportFailure(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension UITableView {
    /// The height of each row by section, points, each of them measured by scrolling from end to end; the offset is as
    /// before afterwards.
    public func measuredRowHeights() -> [[CGFloat]] {
        let before = contentOffset
        scrollThrough()
        contentOffset = before
        HeadlessHost.turnLoop()
        return (0..<numberOfSections).map { section in
            (0..<numberOfRows(inSection: section)).map { rectForRow(at: IndexPath(row: $0, section: section)).height }
        }
    }

    /// The rows that differ, with the explanations of their heights; nil where none does.
    package func difference(fromRowHeights expected: [[CGFloat]], accuracy: CGFloat) -> String? {
        let heights = measuredRowHeights()
        guard heights.map(\.count) == expected.map(\.count) else {
            return "Rows per section are \(heights.map(\.count)), expected \(expected.map(\.count))."
        }
        let rows = heights.indices.flatMap { section in
            heights[section].indices.map { IndexPath(row: $0, section: section) }
        }
        let wrong = rows.filter { abs(heights[$0.section][$0.row] - expected[$0.section][$0.row]) > accuracy }
        guard !wrong.isEmpty else { return nil }
        var paragraphs = wrong.prefix(5).compactMap { row in
            explanation(ofRowAt: row).map {
                "Expected \(Double(expected[row.section][row.row]).inPoints). \($0.text)"
            }
        }
        if wrong.count > 5 { paragraphs.append("\(wrong.count - 5) more rows differ.") }
        return paragraphs.joined(separator: "\n")
    }
}
