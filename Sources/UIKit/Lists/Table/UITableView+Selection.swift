import ListGeometry

/// Selected rows, in the order in which they were selected.
extension UITableView {
    var maySelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
    var maySelectMultiple: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection && allowsSelection
    }

    /// Without multiple selection a selected row deselects the others; nil deselects all. The delegate isn't notified.
    func select(_ indexPath: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
        rebuildIfNeeded()
        guard let indexPath else { return deselectAll() }
        guard let row = existingRow(indexPath) else { return }
        if !maySelectMultiple { deselectAll(but: row) }
        if !state.selected.contains(row) { state.selected.append(row) }
        state.cells[row]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath, animated: Bool) {
        guard let row = existingRow(indexPath), state.selected.contains(row) else { return }
        state.selected.removeAll { $0 == row }
        state.cells[row]?.setSelected(false, animated: animated)
    }

    func deselectAll(but kept: RowPosition? = nil) {
        for row in state.selected where row != kept { state.cells[row]?.isSelected = false }
        state.selected.removeAll { $0 != kept }
    }

    /// Another mode with other rules about how many rows may be selected.
    func selectionRulesChanged() {
        if !maySelect, !maySelectMultiple {
            deselectAll()
        } else if !maySelectMultiple, state.selected.count > 1 {
            deselectAll(but: state.selected.last)
        }
    }

    /// A finger went down on a row.
    func touched(_ cell: UITableViewCell) {
        guard maySelect || maySelectMultiple, let indexPath = indexPath(for: cell),
            delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
    }

    /// The finger came up or was taken over by scrolling.
    func released(_ cell: UITableViewCell) {
        guard cell.isHighlighted else { return }
        cell.setHighlighted(false, animated: false)
        if let indexPath = indexPath(for: cell) { delegate?.tableView(self, didUnhighlightRowAt: indexPath) }
    }

    /// A finger came up on a row: will select, will deselect the old one, did deselect it, did select.
    ///
    /// The row's primary action comes after, whether or not the selection was allowed to change; while editing only where
    /// the delegate says so.
    func tapped(_ cell: UITableViewCell) {
        guard maySelect || maySelectMultiple, let tapped = indexPath(for: cell) else { return }
        let acts = delegate?.tableView(self, canPerformPrimaryActionForRowAt: tapped) ?? false
        let before = state.selected
        selectByUser(tapped)
        if state.selected != before {
            NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
        }
        if acts { delegate?.tableView(self, performPrimaryActionForRowAt: tapped) }
    }

    /// The row's segue is performed before the delegate is notified of the selection, with the row selected already.
    func selectByUser(_ tapped: IndexPath) {
        if maySelectMultiple, state.selected.contains(tapped.rowPosition) { return userDeselects(tapped) }
        let answer = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
        guard let chosen = answer, let row = existingRow(chosen) else { return }
        if !maySelectMultiple {
            for old in state.selected where old != row { userDeselects(IndexPath(old)) }
        }
        select(chosen, scrollPosition: .none, animated: false)
        if let cell = cellForRow(at: chosen) { cell.segues.selection?.perform(sender: cell) }
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    /// A finger came up on a row's detail button.
    func tappedDetail(of cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        cell.segues.accessory?.perform(sender: cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }

    private func userDeselects(_ indexPath: IndexPath) {
        let answer = delegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
        guard let chosen = answer, existingRow(chosen) != nil else { return }
        deselect(chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }
}
