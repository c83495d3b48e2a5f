import ListGeometry

/// Editing mode: which rows show which parts, and what their controls do.
extension UITableView {
    /// Ending it also ends a row's swipe.
    func changeEditing(_ isEditing: Bool, animated: Bool) {
        if !isEditing { closeSwipe(animated: animated) }
        guard isEditing != state.isEditing else { return }
        closeSwipe(animated: animated)
        cancelReordering()
        state.isEditing = isEditing
        deselectAll()
        updateEditing(animated: animated)
    }

    /// Other rules for the same mode.
    func editingRulesChanged() {
        guard state.isEditing else { return }
        selectionRulesChanged()
        updateEditing(animated: false)
    }

    /// Contents get other widths, so rows may get other heights.
    private func updateEditing(animated: Bool) {
        for row in state.visible {
            guard let cell = state.cells[row] else { continue }
            updateEditing(of: cell, at: row, animated: animated)
        }
        state.needsMeasurement.formUnion(ascending: state.visible)
        setNeedsLayout()
    }

    /// Gives a cell what data source and delegate say of its row: asked in UIKit's order, editing first.
    func updateEditing(of cell: UITableViewCell, at row: RowPosition, animated: Bool) {
        guard state.isEditing else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        let indexPath = IndexPath(row)
        let mayEdit = mayEditRow(at: indexPath)
        let selects = mayEdit && allowsMultipleSelectionDuringEditing
        cell.editing.selectsMultiple = selects
        cell.editing.style = mayEdit && !selects ? editingStyle(at: indexPath) : .none
        cell.editing.indents = mayEdit ? shouldIndent(at: indexPath) : false
        cell.editing.mayMove = askSource(.canMoveRow, at: indexPath.traced, as: OptionalAnswer.bool) {
            $0.tableView(self, canMoveRowAt: indexPath)
        }
        if cell.isEditing {
            cell.editingPartsChanged()
        } else {
            cell.setEditing(true, animated: animated)
        }
    }

    func indent(_ cell: UITableViewCell, at row: RowPosition) {
        let level = ask(.indentationLevel, at: row.traced, as: OptionalAnswer.integer) {
            $0.tableView(self, indentationLevelForRowAt: IndexPath(row))
        }
        if let level { cell.indentationLevel = level }
    }

    // MARK: Answers of data source and delegate

    /// All rows where the data source doesn't say.
    func mayEditRow(at indexPath: IndexPath) -> Bool {
        guard dataSource != nil else { return false }
        return askSource(.canEditRow, at: indexPath.traced, as: OptionalAnswer.bool) {
            $0.tableView(self, canEditRowAt: indexPath)
        } ?? true
    }

    func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        ask(.editingStyle, at: indexPath.traced, as: OptionalAnswer.editingStyle) {
            $0.tableView(self, editingStyleForRowAt: indexPath)
        } ?? .delete
    }

    private func shouldIndent(at indexPath: IndexPath) -> Bool? {
        ask(.shouldIndent, at: indexPath.traced, as: OptionalAnswer.bool) {
            $0.tableView(self, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    func deletionTitle(at indexPath: IndexPath) -> String {
        delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
    }

    // MARK: Controls

    /// An insertion is committed at once; a deletion needs a second tap.
    func tappedEditControl(of cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .insert: commit(.insert, at: indexPath)
        case .delete where cell.showingDeleteConfirmation: closeSwipe(animated: true)
        case .delete: confirmDeletion(of: cell, at: indexPath)
        case .none: break
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
        _ = askSource(.commitEditing, at: indexPath.traced, as: { OptionalAnswer.nothing }) {
            $0.tableView(self, commit: style, forRowAt: indexPath)
        }
    }
}
