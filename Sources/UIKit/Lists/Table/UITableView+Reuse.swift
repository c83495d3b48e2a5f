import ListGeometry

/// Registration, the pool, and cells that come and go.
extension UITableView {
    func registerClass(_ cellClass: AnyClass?, for identifier: String) {
        guard let cellClass else {
            state.registrations[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            UIKitException.raise(
                .invalidArgument,
                "\(cellClass) was registered for the reuse identifier \(identifier); a table's cells are "
                    + "UITableViewCells. Register a subclass of UITableViewCell.")
            return
        }
        state.registrations[identifier] = .type(type)
    }

    func dequeue(_ identifier: String, for indexPath: IndexPath? = nil) -> UITableViewCell? {
        if let cell = state.pool[identifier]?.popLast() {
            traceCell(identifier, for: indexPath, isNew: false)
            if cell.isHighlighted { cell.isHighlighted = false }
            cell.prepareForReuse()
            // Provenance: claimed — a reused view is laid out again: apps that place texts by frames, in `layoutSubviews()`, rely on it.
            cell.setNeedsLayout()
            return cell
        }
        guard let registration = state.registrations[identifier] else { return nil }
        observe(.madeCell)
        traceCell(identifier, for: indexPath, isNew: true)
        let cell = makeCell(of: registration, identifier)
        cell.join(self)
        return cell
    }

    /// A nib that doesn't hold one cell is reported, and an empty cell is used instead.
    private func makeCell(
        of registration: ReuseRegistration<UITableViewCell.Type>, _ identifier: String
    ) -> UITableViewCell {
        switch registration {
        case .type(let type): return type.make(style: .default, reuseIdentifier: identifier)
        case .document(let document):
            guard
                let cell = document.instantiateReusable(
                    UITableViewCell.self, identifier: identifier, className: "UITableViewCell")
            else { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
            document.checkIdentifier(cell.reuseIdentifier, registered: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    func dequeueRegistered(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let row = state.reconfiguring, indexPath.count == 2, indexPath.rowPosition == row,
            let cell = state.cells[row], cell.reuseIdentifier == identifier
        {
            return cell
        }
        guard state.rowsAskedByDequeue.count < 8 else {
            reportRecursion(at: indexPath)
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        guard let cell = dequeue(identifier, for: indexPath) else {
            UIKitException.raise(
                .internalInconsistency,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        state.rowsAskedByDequeue.append(indexPath)
        let height = delegateHeight(of: indexPath) ?? rowHeight
        state.rowsAskedByDequeue.removeLast()
        if height >= 0, height.isFinite, bounds.width > 0 {
            cell.frame.size = CGSize(width: rowWidth, height: height)
        }
        return cell
    }

    private func reportRecursion(at indexPath: IndexPath) {
        observe(.askedHeightRecursively(indexPath))
        UIKitException.raise(
            .internalInconsistency,
            "dequeueReusableCell(withIdentifier:for:) was called from tableView(_:heightForRowAt:) for row "
                + "\(indexPath.row) in section \(indexPath.section), which it asks itself: the two call each other "
                + "without end. Use dequeueReusableCell(withIdentifier:) there, or a cell of your own to measure.")
    }

    /// Everything that is shown goes back into the pools.
    func recycleAll() {
        state.generation += 1
        if let reordering = state.reordering { stop(reordering) }
        let cells = state.visible.compactMap { row in state.cells[row].map { (row, $0) } }
        let views = sortedSupplementaryViews
        state.visible = []
        state.cells = RowTable()
        state.supplementaryViews = [:]
        state.probedSupplementaryViews = [:]
        state.entriesWithoutView = []
        state.needsMeasurement = RowSet()
        state.selected = []
        for (row, cell) in cells { retire(cell, from: row) }
        for (entry, view) in views { retire(view, from: entry) }
    }

    func recycleInvisibleCells() {
        var gone = state.geometry.rows(state.visible, outside: viewport)
        guard !gone.isEmpty else { return }
        // A row that a finger carries stays, wherever its place has gone.
        if let carried = state.reordering?.from { gone.removeAll { $0 == carried } }
        guard !gone.isEmpty else { return }
        observe(.recycledCells)
        let leaving = Set(gone)
        let visible = state.visible
        var kept: [RowPosition] = []
        kept.reserveCapacity(visible.count)
        for row in visible where !leaving.contains(row) { kept.append(row) }
        state.visible = kept
        for row in gone {
            state.needsMeasurement.remove(row)
            if let cell = state.cells.removeValue(forKey: row) { retire(cell, from: row) }
        }
    }

    /// A retired cell stays in the hierarchy, hidden, so that its constraints stay solved for its next row.
    func retire(_ cell: UITableViewCell, from row: RowPosition) {
        cell.isHidden = true
        tell("didEndDisplaying", row.traced) { $0.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(row)) }
        pool(cell)
    }

    func pool(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier {
            state.pool[identifier, default: []].append(cell)
        } else {
            cell.removeFromSuperview()
        }
    }

    // MARK: Headers and footers

    func registerPartClass(_ viewClass: AnyClass?, for identifier: String) {
        guard let viewClass else {
            state.supplementaryViewRegistrations[identifier] = nil
            return
        }
        guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
            UIKitException.raise(
                .invalidArgument,
                "\(viewClass) was registered for the reuse identifier \(identifier) of headers and footers, which are "
                    + "UITableViewHeaderFooterViews. Register a subclass of UITableViewHeaderFooterView.")
            return
        }
        state.supplementaryViewRegistrations[identifier] = .type(type)
    }

    func dequeuePart(_ identifier: String) -> UITableViewHeaderFooterView? {
        let view = pooledOrNewPart(identifier)
        view?.table = self
        return view
    }

    private func pooledOrNewPart(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = state.supplementaryViewPool[identifier]?.popLast() {
            view.prepareForReuse()
            view.setNeedsLayout()
            return view
        }
        switch state.supplementaryViewRegistrations[identifier] {
        case .type(let type): return type.make(reuseIdentifier: identifier)
        case .document(let document):
            let view = document.instantiateReusable(
                UITableViewHeaderFooterView.self, identifier: identifier, className: "UITableViewHeaderFooterView")
            view?.reuseIdentifier = identifier
            return view
        case nil: return nil
        }
    }
}
