import HeadlessHost
import UIKit

/// The lengths of what a screen's list or scroll view shows.
package enum MeasuredContent: Equatable {
    case rows([RowHeight])
    /// The items of a collection view, each with its frame in the content.
    case items([ItemFrame])
    /// The views in a scroll view.
    case parts([PartFrame])

    package var text: String {
        func table(_ titles: [String], _ lines: [[String]]) -> String {
            ([titles] + lines).map { line in
                zip(line, titles.indices).map { $0.leftPadded(to: $1 < 2 ? 9 : 12) }.joined() + "\n"
            }.joined()
        }
        switch self {
        case .rows(let rows): return rows.text
        case .items(let items):
            return table(
                ["section", "item", "x", "y", "width", "height"],
                items.map {
                    ["\($0.section)", "\($0.item)", $0.x.points, $0.y.points, $0.width.points, $0.height.points]
                })
        case .parts(let parts):
            return parts.map {
                "\($0.y.points.leftPadded(to: 12))\($0.height.points.leftPadded(to: 12))  \($0.view)\n"
            }.reduce("           y      height  view\n", +)
        }
    }

    package var json: String {
        switch self {
        case .rows(let rows): rows.json
        case .items(let items):
            items.map {
                "{\"section\":\($0.section),\"item\":\($0.item),\"x\":\($0.x),\"y\":\($0.y),\"width\":\($0.width),"
                    + "\"height\":\($0.height)}\n"
            }.joined()
        case .parts(let parts):
            parts.map { "{\"view\":\"\($0.view)\",\"y\":\($0.y),\"height\":\($0.height)}\n" }.joined()
        }
    }
}

/// The frame of a collection view's item, in points of the content.
package struct ItemFrame: Equatable {
    var section: Int
    var item: Int
    var x: Double
    var y: Double
    var width: Double
    var height: Double
}

/// The place of a view in a scroll view, in points of the content; the class's name.
package struct PartFrame: Equatable {
    var view: String
    var y: Double
    var height: Double
}

extension ShownScreen {
    /// The place and height of every row, item or part of the front list, each of them measured once by scrolling from end
    /// to end; afterwards the screen is where it was.
    func measuredContent() throws(UsageError) -> MeasuredContent {
        let scrollView = try scrollView(for: "--rows")
        return keepingPlace(of: scrollView) {
            switch scrollView {
            case let table as UITableView:
                table.scrollThrough(settle)
                return .rows(rowHeights(of: table))
            case let list as UICollectionView:
                list.scrollThrough(settle)
                return .items(itemFrames(of: list))
            default:
                let parts = parts(of: scrollView).map { view in
                    PartFrame(
                        view: "\(type(of: view))", y: Double(view.frame.minY), height: Double(view.frame.height))
                }
                return .parts(parts)
            }
        }
    }

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

    private func itemFrames(of list: UICollectionView) -> [ItemFrame] {
        (0..<list.numberOfSections).flatMap { section in
            (0..<list.numberOfItems(inSection: section)).compactMap { item in
                let place = IndexPath(item: item, section: section)
                guard let frame = list.layoutAttributesForItem(at: place)?.frame else { return nil }
                return ItemFrame(
                    section: section, item: item, x: Double(frame.minX), y: Double(frame.minY),
                    width: Double(frame.width), height: Double(frame.height))
            }
        }
    }

    /// The views that stand below each other: the scroll view's own, or those of the only one in it.
    private func parts(of view: UIView) -> [UIView] {
        let shown = view.subviews.filter { !$0.isHidden && $0.frame.height > 0 && $0.isUserInteractionEnabled }
        if shown.count == 1, let only = shown.first, !only.subviews.isEmpty, !(only is UIControl) {
            return parts(of: only)
        }
        return shown.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    /// Runs a piece of work that scrolls, and returns to what was seen before: the same row at the same place, although rows
    /// above it may have been measured meanwhile.
    private func keepingPlace<Result>(of scrollView: UIScrollView, _ work: () -> Result) -> Result {
        let offset = scrollView.contentOffset
        let table = scrollView as? UITableView
        let anchor = table?.indexPathsForVisibleRows?.first
        let distance = anchor.flatMap { anchor in table.map { $0.rectForRow(at: anchor).minY - offset.y } }
        let isAtTop = offset.y <= -scrollView.adjustedContentInset.top
        defer {
            var back = offset
            if !isAtTop, let table, let anchor, let distance { back.y = table.rectForRow(at: anchor).minY - distance }
            scrollView.setContentOffset(back, animated: false)
            settle()
            // The bars follow the offset, and with them what the offset counts from.
            if scrollView.contentOffset != back {
                scrollView.setContentOffset(back, animated: false)
                settle()
            }
        }
        return work()
    }
}

extension UICollectionView {
    /// Shows every item once, as `UITableView.scrollThrough(_:)` does.
    fileprivate func scrollThrough(_ settle: @MainActor () -> Void) {
        let start = contentOffset
        let step = (x: max(1, bounds.width), y: max(1, bounds.height))
        contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        settle()
        while bounds.maxY < contentSize.height {
            contentOffset.y += step.y
            settle()
        }
        while bounds.maxX < contentSize.width {
            contentOffset.x += step.x
            settle()
        }
        contentOffset = start
        settle()
    }
}
