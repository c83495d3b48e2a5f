import ApplicationCommand
import HeadlessHost
import UIKit

extension ScreenSession {
    /// The place and height of every row, each of them measured once by scrolling from end to end.
    ///
    /// With pictures loaded, rows are measured a second time with every picture at hand: UIKit doesn't measure a row
    /// again because a picture arrived in it.
    func measuredRows() throws -> [RowHeight] {
        let once = try screen.measuredRows()
        guard images == .loaded, let tableView else { return once }
        tableView.reloadData()
        return try screen.measuredRows()
    }
}
