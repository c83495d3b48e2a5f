import HeadlessHost
import UIKit

extension ShownScreen {
    /// The place and height of every row, each of them measured once by scrolling from end to end.
    package func measuredRows() throws(UsageError) -> [RowHeight] {
        let table = try table(for: "--rows")
        table.scrollThrough(settle)
        return rowHeights(of: table)
    }

    /// The present heights, measured or estimated.
    package func rowHeights(of table: UITableView) -> [RowHeight] {
        (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                let rect = table.rectForRow(at: IndexPath(row: row, section: section))
                return RowHeight(section: section, row: row, y: Double(rect.minY), height: Double(rect.height))
            }
        }
    }
}
