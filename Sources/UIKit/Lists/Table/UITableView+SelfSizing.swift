import ListGeometry

/// The sources of a row's height.
extension UITableView {
    /// The height of a row with a cell: the delegate's or `rowHeight`, or the cell's own where those leave it to the
    /// cell. Nil where every height was asked up front: the delegate is asked, and the load's answer stays.
    func height(of cell: UITableViewCell, at indexPath: IndexPath, provisional: EntryExtent) -> CGFloat? {
        observe(.willAskHeight)
        let ofDelegate = delegateHeight(of: indexPath)
        let told = ofDelegate ?? rowHeight
        guard estimatesRows else {
            observe(.askedHeight(nil, cell))
            return nil
        }
        observe(
            .askedHeight(
                HeightAnswer(
                    height: told, isOfDelegate: ofDelegate != nil, width: rowWidth,
                    provisional: CGFloat(provisional.length)), cell))
        let height =
            told == UITableView.automaticDimension
            ? fittedHeight(of: cell, at: indexPath, provisional: provisional) : checkedHeight(told, at: indexPath)
        observe(.measuredRow(cell, height: height))
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
        observe(.cellAnswered(size.height, cell))
        let grid = pixelGrid
        guard size.height.isFinite, size.height > 0 else {
            observe(.usedStandardHeight(cell))
            ZeroHeightWarning.warn(cell)
            return TableMetrics.standardRowHeight - 1 / CGFloat(grid.scale)
        }
        let pixels = CGFloat(grid.ceil(Double(size.height)))
        // A height that ends on a pixel is kept as it is, to the last digit.
        return checkedHeight(abs(pixels - size.height) < 1e-6 ? size.height : pixels, at: indexPath)
    }

    /// A visible cell's content asks for another height: it is measured again at the next layout.
    func remeasure(_ cell: UITableViewCell) {
        guard let row = state.visible.first(where: { state.cells[$0] === cell }) else { return }
        state.needsMeasurement.insert(row)
        setNeedsLayout()
    }
}

/// The log line for cells whose constraints leave their height open; once an app, as UIKit does.
@MainActor enum ZeroHeightWarning {
    static func warn(_ cell: UITableViewCell) {
        guard UIApplication.shared.isFirst(.zeroHeight) else { return }
        UIKitLog.write(
            "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
                + "table view cell's content view. We're considering the collapse unintentional and using standard "
                + "height instead. Cell: \(cell.description)")
    }
}
