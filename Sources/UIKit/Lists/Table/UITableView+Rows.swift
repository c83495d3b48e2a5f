import ListGeometry

/// One row's cell: asked for, measured, placed, announced.
extension UITableView {
    /// Prepares a row in UIKit's order: `cellForRowAt`, `heightForRowAt`, measuring, frame, layout, `willDisplay`.
    ///
    /// The app may reload in any of these calls; the preparation is abandoned then.
    func prepare(_ row: RowPosition) {
        let indexPath = IndexPath(row)
        let generation = state.generation
        let isNew = state.cells[row] == nil
        guard let cell = state.cells[row] ?? makeCell(for: row) else { return }
        guard generation == state.generation else { return discard(cell) }
        if isNew {
            if state.isEditing || cell.isEditing { updateEditing(of: cell, at: row, animated: false) }
            indent(cell, at: row)
            cell.setSelected(state.selected.contains(row), animated: false)
            guard generation == state.generation else { return discard(cell) }
        }
        state.needsMeasurement.remove(row)
        let before = state.geometry.extent(ofRow: row)
        let height = height(of: cell, at: indexPath, provisional: before)
        guard generation == state.generation else { return discard(cell) }
        if let height {
            traceLength(.row(row), from: before, to: Double(height))
            if !before.isMeasured { observe(.measuredFirst) }
            state.geometry.setMeasured(Double(height), row: row)
        }
        if isNew { insert(cell, at: row) }
        let isSelected = state.selected.contains(row)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        // A cell that only moves is placed with all others, once everything is measured.
        let size = CGSize(width: rowWidth, height: height ?? CGFloat(before.length))
        let onlyMoves = !isNew && generation == state.generation && !state.needsRebuild && cell.bounds.size == size
        if !onlyMoves || cell.superview !== self { place(cell, at: indexPath, isNew: isNew) }
        if isNew, generation == state.generation {
            tell("willDisplay", row.traced) { $0.tableView(self, willDisplay: cell, forRowAt: indexPath) }
        }
    }

    private func place(_ cell: UITableViewCell, at indexPath: IndexPath, isNew: Bool) {
        let rect = rowRect(indexPath)
        guard isNew || cell.superview !== self || cell.bounds.size != rect.size else { return }
        cell.frame = rect
        // Before the engine sees the cell: its content doesn't fit into the content view's former height.
        cell.layOutContentView()
        if cell.superview !== self { insertSubview(cell, at: 0) }
        cell.isHidden = false
        cell.layoutIfNeeded()
    }

    private func insert(_ cell: UITableViewCell, at row: RowPosition) {
        state.cells[row] = cell
        // Not by a closure: one that belongs to the main actor is checked at each call.
        let visible = state.visible
        var place = 0
        while place < visible.count, visible[place] <= row { place += 1 }
        state.visible.insert(row, at: place)
    }

    private func discard(_ cell: UITableViewCell) {
        guard shownRow(of: cell) == nil else { return }
        pool(cell)
    }

    /// The visible row that a cell shows.
    private func shownRow(of cell: UITableViewCell) -> RowPosition? {
        for row in state.visible where state.cells[row] === cell { return row }
        return nil
    }

    func makeCell(for row: RowPosition) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let cell = askedCell(dataSource, at: row)
        if let taken = shownRow(of: cell) {
            UIKitException.raise(
                .internalInconsistency,
                "UITableView dataSource returned the cell of the visible row \(taken.row) in section \(taken.section) "
                    + "again for row \(row.row) in section \(row.section). A cell shows one row at a time; dequeue or "
                    + "make another.")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        cell.join(self)
        return cell
    }

    /// A row's rectangle in content coordinates.
    func rowRect(_ indexPath: IndexPath) -> CGRect {
        rebuildIfNeeded()
        guard let position = existingRow(indexPath) else { return .zero }
        return rect(state.geometry.extent(ofRow: position))
    }

    /// The row of an index path, or nil where it isn't one of this table's.
    func existingRow(_ indexPath: IndexPath) -> RowPosition? {
        guard indexPath.count == 2, state.geometry.contains(.row(indexPath.rowPosition)) else { return nil }
        return indexPath.rowPosition
    }

    /// Rows start on pixels; their heights are kept to the last digit.
    func rect(_ extent: EntryExtent) -> CGRect {
        CGRect(
            x: rowStart, y: CGFloat(pixelGrid.round(extent.offset)), width: rowWidth, height: CGFloat(extent.length))
    }
}
