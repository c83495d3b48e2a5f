import UIKit

/// Rows without constraints: their height is computed where the table asks for it.
final class ComputedHeightsViewController: RowHeightsViewController {
    private let sizingCell = FrameCell(style: .default, reuseIdentifier: nil)

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sizingCell.height(of: entries[indexPath.row], width: tableView.bounds.width)
    }
}

/// A list that grows page by page: heights are remembered as rows are displayed, and given back as estimates.
///
/// A reload forgets what was measured, but not what the delegate remembers; so it neither moves what is seen nor
/// shortens the content. The heights hold for one width: rotation drops them.
class RememberedHeightsViewController: RowHeightsViewController {
    private var heights: [IndexPath: CGFloat] = [:]

    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath] ?? UITableView.automaticDimension
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        heights[indexPath] = cell.frame.height
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        heights.removeAll()
    }
}

/// Both: computed heights, remembered for the next load.
final class ComputedPagesViewController: RememberedHeightsViewController {
    private let sizingCell = FrameCell(style: .default, reuseIdentifier: nil)

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sizingCell.height(of: entries[indexPath.row], width: tableView.bounds.width)
    }
}
