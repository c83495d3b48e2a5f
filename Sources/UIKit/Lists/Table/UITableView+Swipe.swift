import ListGeometry

/// Swipe actions: shown, performed, taken away.
extension UITableView {
    /// A swipe across so much of the row performs the first action.
    private static var fullSwipe: CGFloat { 0.6 }

    /// The actions of a row at a side; nil for none.
    ///
    /// A row that can't be edited has none. At the trailing side a configuration precedes row actions; without either
    /// the editing style decides.
    func swipeActions(
        at indexPath: IndexPath, _ side: RowSwipe.Side
    ) -> UISwipeActionsConfiguration? {
        guard mayEditRow(at: indexPath) else { return nil }
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard (side == .right) != mirrored else {
            return ask(.leadingSwipeActions, at: indexPath.traced, as: OptionalAnswer.actions) {
                $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
            } ?? nil
        }
        let told = ask(.trailingSwipeActions, at: indexPath.traced, as: OptionalAnswer.actions) {
            $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
        return (told ?? nil) ?? rowActions(at: indexPath) ?? deletion(at: indexPath)
    }

    /// The default action.
    ///
    /// UIKit offers it where the data source has the method that commits it. A call would be the only way to find that
    /// out, and would delete. So it is offered until a first deletion was left to the protocol's default; inside a view
    /// that scrolls across, whose finger it would take, only by a data source or delegate that speaks of editing.
    private func deletion(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard !state.sourceCalls.missing.contains(.commitEditing), editingStyle(at: indexPath) == .delete,
            !isInsideViewThatScrollsAcross || speaksOfEditing
        else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: deletionTitle(at: indexPath)) { [weak self] _, _, finish in
                guard let self else { return finish(false) }
                // The row may have moved since it was swiped.
                self.commit(.delete, at: self.state.swipe.map { IndexPath($0.row) } ?? indexPath)
                finish(true)
            }
        ])
    }

    private var speaksOfEditing: Bool {
        state.sourceCalls.implemented.contains(.canEditRow) || state.sourceCalls.implemented.contains(.commitEditing)
            || state.calls.implemented.contains(.editingStyle)
    }

    private var isInsideViewThatScrollsAcross: Bool {
        var ancestor = superview
        while let view = ancestor {
            if let outer = view as? UIScrollView, outer.canDrag, outer.scrollsAcross { return true }
            ancestor = view.superview
        }
        return false
    }

    /// Starts to show a row's actions at a side; false where it has none.
    func beginSwipe(_ cell: UITableViewCell, _ side: RowSwipe.Side) -> Bool {
        guard let indexPath = indexPath(for: cell), let actions = swipeActions(at: indexPath, side),
            !actions.actions.isEmpty
        else { return false }
        closeSwipe(animated: true)
        let view = SwipeActionsView(actions: actions.actions, side: side)
        view.perform = { [weak self] in self?.perform($0) }
        state.swipe = RowSwipe(
            row: indexPath.rowPosition, side: side, view: view,
            performsFirst: actions.performsFirstActionWithFullSwipe)
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
        guard state.swipe?.view === view else { return false }
        insertSubview(view, belowSubview: cell)
        cell.editing.isSwiped = true
        if !state.isEditing { cell.transition(animated: true) { $0.isConfirming = true } }
        cell.setNeedsUpdateConfiguration()
        placeSwipe()
        return true
    }

    func confirmDeletion(of cell: UITableViewCell, at indexPath: IndexPath) {
        let side: RowSwipe.Side = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        guard beginSwipe(cell, side) else { return }
        cell.transition(animated: true) { $0.isConfirming = true }
        openSwipe()
    }

    /// Rests the row beside its actions.
    func openSwipe() {
        guard let view = state.swipe?.view else { return }
        moveSwipe(to: view.openWidth, animated: true)
    }

    /// The row moves back over its actions; the delegate is notified.
    func closeSwipe(animated: Bool) {
        guard let swipe = state.swipe else { return }
        state.swipe = nil
        let indexPath = IndexPath(swipe.row)
        let cell = state.cells[swipe.row]
        cell?.editing.isSwiped = false
        if let cell { cell.transition(animated: animated) { $0.isConfirming = false } }
        let finish: (Bool) -> Void = { _ in swipe.view.removeFromSuperview() }
        if animated, window != nil, let cell {
            UIView.animate(
                withDuration: CellEditingMetrics.duration,
                animations: {
                    cell.frame = self.rowRect(indexPath)
                    swipe.view.frame = self.swipeFrame(swipe.row, swipe.side, offset: 0)
                }, completion: finish)
        } else {
            cell?.frame = rowRect(indexPath)
            finish(true)
        }
        delegate?.tableView(self, didEndEditingRowAt: existingRow(indexPath).map { IndexPath($0) })
    }

    /// Calls the action's handler; the swipe ends when that says so.
    func perform(_ action: UIContextualAction) {
        guard let swipe = state.swipe else { return }
        action.handler(action, swipe.view) { [weak self, weak view = swipe.view] _ in
            guard let self, let view, self.state.swipe?.view === view else { return }
            self.closeSwipe(animated: true)
        }
    }

    // MARK: By a finger

    /// - Parameter travel: of the finger, to the right.
    func carrySwipe(by travel: CGFloat) {
        guard var swipe = state.swipe else { return }
        let sign: CGFloat = swipe.side == .right ? -1 : 1
        swipe.isTracking = true
        let wanted = max(0, swipe.startOffset + sign * travel)
        // Beyond its actions a row without a full swipe follows as content beyond its edge does.
        let open = swipe.view.openWidth
        let over = wanted - open
        let isBanded = over > 0 && !swipe.performsFirst
        swipe.offset = isBanded ? open + over * 0.55 * rowWidth / (rowWidth + 0.55 * over) : min(wanted, rowWidth)
        state.swipe = swipe
        placeSwipe()
    }

    /// - Parameter velocity: of the finger, to the right, in points a second.
    func dropSwipe(velocity: CGFloat) {
        guard var swipe = state.swipe, swipe.isTracking else { return }
        swipe.isTracking = false
        state.swipe = swipe
        let speed = swipe.side == .right ? -velocity : velocity
        let open = swipe.view.openWidth
        if swipe.performsFirst, swipe.offset > max(open, Self.fullSwipe * rowWidth),
            let first = swipe.view.actions.first
        {
            moveSwipe(to: rowWidth, animated: true)
            perform(first)
        } else if speed > 300 || (swipe.offset > open / 2 && speed > -300) {
            openSwipe()
        } else {
            closeSwipe(animated: true)
        }
    }

    // MARK: Places

    private func moveSwipe(to offset: CGFloat, animated: Bool) {
        state.swipe?.offset = offset
        state.swipe?.startOffset = offset
        guard animated, window != nil else { return placeSwipe() }
        UIView.animate(withDuration: CellEditingMetrics.duration) { self.placeSwipe() }
    }

    func placeSwipe() {
        guard let swipe = state.swipe else { return }
        if let cell = state.cells[swipe.row] {
            cell.frame = rowRect(IndexPath(swipe.row)).offsetBy(dx: swipe.displacement, dy: 0)
        }
        swipe.view.frame = swipeFrame(swipe.row, swipe.side, offset: swipe.offset)
    }

    private func swipeFrame(_ row: RowPosition, _ side: RowSwipe.Side, offset: CGFloat) -> CGRect {
        let rect = rowRect(IndexPath(row))
        return CGRect(
            x: side == .right ? rect.maxX - offset : rect.minX, y: rect.minY, width: offset, height: rect.height)
    }

    /// The row went elsewhere, or away.
    func followSwipe(to row: RowPosition?) {
        guard let swipe = state.swipe else { return }
        if let row {
            state.swipe?.row = row
            return
        }
        state.swipe = nil
        swipe.view.removeFromSuperview()
        delegate?.tableView(self, didEndEditingRowAt: nil)
    }
}
