import HeadlessHost
import UIKit

extension ScreenSession {
    /// The place and height of every row, each of them measured once by scrolling from end to end.
    ///
    /// With pictures loaded, rows are measured a second time with every picture at hand: UIKit doesn't measure a row
    /// again because a picture arrived in it.
    func measuredRows() throws -> [RowHeight] {
        let table = try requireTable(for: "--rows")
        table.scrollThrough(awaitNetwork)
        if images == .loaded {
            table.reloadData()
            table.scrollThrough(awaitNetwork)
        }
        return (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                let rect = table.rectForRow(at: IndexPath(row: row, section: section))
                return RowHeight(section: section, row: row, y: Double(rect.minY), height: Double(rect.height))
            }
        }
    }

    /// Brings the content's `y` to the upper edge of what the bars leave free, as far as the content goes.
    func scroll(to y: Double) throws {
        let table = try requireTable(for: "--offset")
        let inset = table.adjustedContentInset
        let lowest = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        table.contentOffset.y = min(max(CGFloat(y) - inset.top, -inset.top), lowest)
        awaitNetwork()
    }

    func requireTable(for flag: String) throws(UsageError) -> UITableView {
        guard let tableView else {
            throw UsageError("The screen has no table view, so \(flag) has no meaning for it.")
        }
        return tableView
    }
}
