import ListGeometry

/// Where a row's height comes from.
extension UITableView {
    /// The height of a row whose cell is there: the delegate's or `rowHeight`, or the cell's own where those leave it to
    /// the cell. Nil where every height was told up front: the delegate is asked, and the load's answer stays.
    func height(of cell: UITableViewCell, at indexPath: IndexPath, provisional: EntryExtent) -> CGFloat? {
        let asked = FittingLog.collecting { delegateHeight(of: indexPath) }
        let told = asked.value ?? rowHeight
        guard estimatesRows else { return nil }
        var measurement = RowMeasurement(width: rowWidth, provisional: CGFloat(provisional.length), told: told)
        measurement.isToldByDelegate = asked.value != nil
        measurement.measuredByDelegate = asked.records
        cell.state.measurement = measurement
        let height =
            told == UITableView.automaticDimension
            ? fittedHeight(of: cell, at: indexPath, provisional: provisional) : checkedHeight(told, at: indexPath)
        cell.state.measurement?.height = height
        return height
    }

    /// Measures a cell as UIKit does: it gets the row's provisional frame, is not laid out, and is asked for its size at
    /// the row's width, required, and the smallest height, at 50.
    ///
    /// A cell that comes to no height is given the standard one less the separator's pixel, with a warning once.
    private func fittedHeight(
        of cell: UITableViewCell, at indexPath: IndexPath, provisional: EntryExtent
    ) -> CGFloat {
        let width = rowWidth
        let height = CGFloat(provisional.length)
        // A cell that is measured again where it is shown has its frame.
        if cell.bounds.size != CGSize(width: width, height: height) || state.cells[indexPath.rowPosition] !== cell {
            cell.isProvisional = true
            cell.frame = CGRect(x: rowStart, y: rect(provisional).minY, width: width, height: height)
            cell.isProvisional = false
        }
        let size = askedFittingSize(of: cell, width: width)
        noteAnswer(size.height, of: cell)
        let grid = pixelGrid
        guard size.height.isFinite, size.height > 0 else {
            cell.state.measurement?.fellBack = true
            ZeroHeightWarning.warn(cell)
            return TableMetrics.standardRowHeight - 1 / CGFloat(grid.scale)
        }
        let pixels = CGFloat(grid.ceil(Double(size.height)))
        // What ends on a pixel is kept as it is, to the last digit.
        return checkedHeight(abs(pixels - size.height) < 1e-6 ? size.height : pixels, at: indexPath)
    }

    /// Where the cell answered by itself, what it has to scroll may be what it answered from.
    private func noteAnswer(_ height: CGFloat, of cell: UITableViewCell) {
        cell.state.measurement?.answer = height
        guard cell.state.measurement?.base?.answer != height else { return }
        let contents = cell.contentView.scrollViewsInside.map(\.scrolledContent)
        cell.state.measurement?.contents = contents
    }

    /// A visible cell's content asks for another height: it is measured again at the next layout.
    func remeasure(_ cell: UITableViewCell) {
        guard let row = state.visible.first(where: { state.cells[$0] === cell }) else { return }
        state.needsMeasurement.insert(row)
        setNeedsLayout()
    }
}

/// The log line for cells whose constraints leave their height open; once a process, as UIKit does.
@MainActor enum ZeroHeightWarning {
    private static var wasGiven = false

    static func warn(_ cell: UITableViewCell) {
        guard !wasGiven else { return }
        wasGiven = true
        UIKitLog.write(
            "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
                + "table view cell's content view. We're considering the collapse unintentional and using standard "
                + "height instead. Cell: \(cell.description)")
    }

    /// For tests, which all run in one process.
    static func reset() { wasGiven = false }
}
