import ListGeometry

/// Visible rows: made, measured, placed and recycled.
extension UITableView {
    /// Brings rows up to date without waiting for the next commit.
    func settle() {
        if table.needsRebuild || passes.needsLayout { layoutIfNeeded() }
    }

    /// Makes the cells of the visible rows, measures those that size themselves, and corrects what moves.
    ///
    /// Measuring a row moves the rows below it, so which rows are visible is asked anew after each; a row above what the
    /// user already sees moves the offset instead.
    func layOutRows() {
        guard !table.isLayingOut, window != nil || superview != nil else { return }
        table.isLayingOut = true
        defer { table.isLayingOut = false }
        rebuildIfNeeded()
        layOutEdgeViews()
        // Before, so that the rows that come in take over the cells of those that left; after, as measuring moves rows.
        recycleInvisibleCells()
        fillViewport()
        clampAfterShrinking()
        recycleInvisibleCells()
        placeCells()
        updateContentSize()
    }

    private var viewport: Range<Double> {
        let top = Double(bounds.minY)
        return top..<max(top, Double(bounds.maxY))
    }

    private func fillViewport() {
        var next: RowPosition?
        let anchor = table.geometry.anchor(inViewport: viewport)
        // Each turn measures one row; the viewport holds no more rows than pixels.
        for _ in 0..<10_000 {
            guard let row = firstUnpreparedRow(from: next) else { return }
            next = row
            prepare(row, keeping: anchor)
            if table.needsRebuild { return }
        }
    }

    private func firstUnpreparedRow(from start: RowPosition?) -> RowPosition? {
        table.geometry.rows(intersecting: viewport).first { row in
            table.cells[row] == nil || table.needsMeasurement.contains(row)
        }
    }

    private func prepare(_ row: RowPosition, keeping anchor: ListAnchor?) {
        let indexPath = IndexPath(row)
        guard let cell = table.cells[row] ?? makeCell(for: row) else { return }
        table.needsMeasurement.remove(row)
        let before = table.geometry.extent(ofRow: row)
        let height = height(of: cell, at: indexPath, provisional: before)
        table.geometry.setMeasured(Double(height), row: row)
        if let anchor {
            let correction = table.geometry.offsetCorrection(
                keeping: anchor, through: .measurement, policy: table.offsetPolicy)
            if correction != 0 { contentOffset.y += CGFloat(correction) }
        }
        updateContentSize()
        let isNew = table.cells[row] == nil
        if isNew {
            table.cells[row] = cell
            let place = table.visible.firstIndex { $0 > row } ?? table.visible.count
            table.visible.insert(row, at: place)
        }
        cell.isSelected = table.selected == row
        cell.frame = rowRect(indexPath)
        // Before the engine sees the cell: its content doesn't fit into the content view's former height.
        cell.layOutContentView()
        if cell.superview !== self { insertSubview(cell, at: 0) }
        cell.isHidden = false
        cell.layoutIfNeeded()
        if isNew { rowDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath) }
    }

    private func makeCell(for row: RowPosition) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: IndexPath(row))
        if let taken = table.visible.first(where: { table.cells[$0] === cell }) {
            UIKitException.raise(
                .internalInconsistency,
                "UITableView dataSource returned the cell of the visible row \(taken.row) in section \(taken.section) "
                    + "again for row \(row.row) in section \(row.section). A cell shows one row at a time; dequeue or "
                    + "make another.")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        cell.table = self
        return cell
    }

    private func clampAfterShrinking() {
        guard !isTracking, !isDecelerating else { return }
        let offset = contentOffset
        let limit = restingOffsets.y
        if offset.y > limit.upperBound { contentOffset = CGPoint(x: offset.x, y: limit.upperBound) }
    }

    private func placeCells() {
        for row in table.visible {
            guard let cell = table.cells[row] else { continue }
            let rect = rowRect(IndexPath(row))
            if cell.frame != rect { cell.frame = rect }
            cell.updateSeparator()
        }
    }

    private func layOutEdgeViews() {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        if let footer = tableFooterView {
            let height = footer.frame.height
            footer.frame = CGRect(
                x: 0, y: CGFloat(table.geometry.contentExtent) - height, width: bounds.width, height: height)
        }
    }

    /// The header's height is its frame's; assigning it again honours a changed one.
    func replaceEdgeView(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new {
            new.frame.size.width = bounds.width
            addSubview(new)
        }
        setNeedsRebuild()
    }
}
