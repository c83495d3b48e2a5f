import ListGeometry

/// Where rows are, in content coordinates.
extension UITableView {
    func rowRect(_ indexPath: IndexPath) -> CGRect {
        rebuildIfNeeded()
        let position = indexPath.rowPosition
        guard indexPath.count == 2, table.geometry.contains(.row(position)) else { return .zero }
        return rect(table.geometry.extent(ofRow: position))
    }

    func sectionRect(_ section: Int) -> CGRect {
        rebuildIfNeeded()
        guard section >= 0, section < table.geometry.sectionCount else { return .zero }
        let extent = table.geometry.extent(ofSection: section)
        return CGRect(
            x: 0, y: CGFloat(pixelGrid.round(extent.offset)), width: rowWidth, height: CGFloat(extent.length))
    }

    /// Rows start on pixels; their heights are kept to the last digit.
    private func rect(_ extent: EntryExtent) -> CGRect {
        CGRect(
            x: 0, y: CGFloat(pixelGrid.round(extent.offset)), width: rowWidth, height: CGFloat(extent.length))
    }

    func rowIndexPath(at point: CGPoint) -> IndexPath? {
        rebuildIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return table.geometry.row(at: Double(point.y)).map { IndexPath($0) }
    }

    func rowIndexPaths(in rect: CGRect) -> [IndexPath]? {
        rebuildIfNeeded()
        guard rect.height >= 0 else { return nil }
        return table.geometry.rows(intersecting: Double(rect.minY)..<Double(rect.maxY)).map { IndexPath($0) }
    }

    /// Moves until the row stands where it was asked for: measuring rows on the way moves the target, so the offset is
    /// corrected until it stays.
    func reveal(_ indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        rebuildIfNeeded()
        guard indexPath.count == 2, table.geometry.contains(.row(indexPath.rowPosition)) else {
            UIKitException.raise(
                .range,
                "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only "
                    + "\(numberOfRows(inSection: indexPath.section)) rows in section \(indexPath.section).")
            return
        }
        if animated {
            setContentOffset(offset(for: indexPath, at: position), animated: true)
            return
        }
        for _ in 0..<32 {
            let target = offset(for: indexPath, at: position)
            guard target != contentOffset else { return }
            setContentOffset(target, animated: false)
            layoutIfNeeded()
        }
    }

    private func offset(for indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
        let rect = rowRect(indexPath)
        let inset = adjustedContentInset
        let visible = bounds.height - inset.top - inset.bottom
        let y: CGFloat
        switch position {
        case .none: return offsetRevealing(rect)
        case .top: y = rect.minY - inset.top
        case .middle: y = rect.midY - visible / 2 - inset.top
        case .bottom: y = rect.maxY - visible - inset.top
        }
        return clamped(CGPoint(x: contentOffset.x, y: y))
    }
}

/// Selection.
extension UITableView {
    func select(_ indexPath: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
        if let old = table.selected { table.cells[old]?.isSelected = false }
        table.selected = indexPath?.rowPosition
        guard let indexPath else { return }
        table.cells[indexPath.rowPosition]?.isSelected = true
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        guard table.selected == indexPath.rowPosition else { return }
        table.selected = nil
        table.cells[indexPath.rowPosition]?.isSelected = false
    }

    /// A finger came up on a row: will select, did deselect the old one, did select.
    func tapped(_ cell: UITableViewCell) {
        guard allowsSelection, let tapped = indexPath(for: cell) else { return }
        guard let chosen = rowDelegate.map({ $0.tableView(self, willSelectRowAt: tapped) }) ?? tapped else { return }
        if let old = table.selected, old != chosen.rowPosition {
            deselect(IndexPath(old))
            rowDelegate?.tableView(self, didDeselectRowAt: IndexPath(old))
        }
        select(chosen, scrollPosition: .none, animated: false)
        rowDelegate?.tableView(self, didSelectRowAt: chosen)
    }
}
