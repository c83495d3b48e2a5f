import ListGeometry

/// Rows that are lifted by a long press, carried and dropped, inside of their table.
extension UITableView {
    func dragDelegateChanged() {
        guard dragDelegate != nil, gestureRecognizers?.contains(where: { $0 is RowDragGestureRecognizer }) != true
        else {
            return
        }
        addGestureRecognizer(RowDragGestureRecognizer())
    }

    /// Asks for the items of the row under the finger; without any it isn't lifted.
    func mayDrag(at point: CGPoint) -> Bool {
        guard dragInteractionEnabled, let dragDelegate, !state.isEditing, state.reordering == nil, state.drag == nil,
            let indexPath = rowIndexPath(at: point), cellForRow(at: indexPath) != nil
        else { return false }
        // Without a receiver, only a row that can be moved is lifted.
        guard dropDelegate != nil || mayMoveRow(at: indexPath) else { return false }
        let session = ListDragSession(items: [], list: self)
        session.move(to: point, in: self)
        let items = dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath)
        guard !items.isEmpty else { return false }
        let drag = ListDragSession(items: items, list: self)
        drag.localContext = session.localContext
        state.drag = RowDrag(session: drag, source: indexPath.rowPosition)
        return true
    }

    private func mayMoveRow(at indexPath: IndexPath) -> Bool {
        askSource(.canMoveRow, at: indexPath.traced, as: OptionalAnswer.bool) {
            $0.tableView(self, canMoveRowAt: indexPath)
        } ?? false
    }

    func dragChanged(_ recognizer: RowDragGestureRecognizer) {
        guard let drag = state.drag else { return }
        let point = recognizer.location(in: self)
        drag.session.move(to: point, in: self)
        switch recognizer.state {
        case .began:
            guard let cell = state.cells[drag.source] else { return endDrag() }
            carry(cell, at: point)
            cell.dragStateDidChange(.lifting)
        case .changed:
            if !drag.hasBegun { beginDrag() }
            continueReordering(at: point)
        case .ended:
            let cell = state.reordering?.cell
            if drag.hasBegun { drop() } else { cancelReordering() }
            endDrag()
            cell?.dragStateDidChange(.none)
        case .cancelled:
            let cell = state.reordering?.cell
            cancelReordering()
            endDrag()
            cell?.dragStateDidChange(.none)
        case .possible, .failed: break
        }
    }

    private func beginDrag() {
        guard let session = state.drag?.session else { return }
        state.drag?.hasBegun = true
        session.allowsMoveOperation =
            dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
        state.reordering?.cell.dragStateDidChange(.dragging)
        guard let dropDelegate else { return }
        let isHandled = dropDelegate.tableView(self, canHandle: session)
        state.drag?.isHandled = isHandled
        if isHandled { dropDelegate.tableView(self, dropSessionDidEnter: session) }
    }

    /// The proposed position of the carried row; nil leaves it to the rules of reordering, without a drop delegate.
    ///
    /// Rows make room only where the proposal says so; otherwise the row's own place stays open.
    func dropTarget(_ proposed: RowPosition, for reordering: RowReordering) -> RowPosition? {
        guard let drag = state.drag, let isHandled = drag.isHandled, let dropDelegate else { return nil }
        guard isHandled else { return reordering.from }
        let indexPath = IndexPath(proposed)
        let proposal = dropDelegate.tableView(
            self, dropSessionDidUpdate: drag.session, withDestinationIndexPath: indexPath)
        state.drag?.proposal = proposal
        state.drag?.destination = indexPath
        let goesInto = goesInto(proposal, proposed)
        highlight(goesInto ? state.cells[proposed] : nil, apartFrom: reordering.cell)
        let takes = proposal.operation == .move || proposal.operation == .copy
        return takes && !goesInto && proposal.intent != .unspecified ? proposed : reordering.from
    }

    private func goesInto(_ proposal: UITableViewDropProposal, _ row: RowPosition) -> Bool {
        guard proposal.operation == .move || proposal.operation == .copy else { return false }
        switch proposal.intent {
        case .unspecified, .insertAtDestinationIndexPath: return false
        case .insertIntoDestinationIndexPath: return true
        case .automatic:
            guard let finger = state.reordering?.finger, state.geometry.contains(.row(row)) else { return false }
            let extent = state.geometry.extent(ofRow: row)
            let share = (Double(finger.y + bounds.minY) - extent.offset) / max(extent.length, 1)
            return share > 0.25 && share < 0.75
        }
    }

    private func highlight(_ cell: UITableViewCell?, apartFrom carried: UITableViewCell) {
        let wanted = cell === carried ? nil : cell
        guard state.drag?.highlighted !== wanted else { return }
        state.drag?.highlighted?.isHighlighted = false
        wanted?.isHighlighted = true
        state.drag?.highlighted = wanted
    }

    private func drop() {
        guard let drag = state.drag, let reordering = state.reordering else { return }
        guard let isHandled = drag.isHandled, let dropDelegate else { return endReordering() }
        guard isHandled, let proposal = drag.proposal, proposal.operation == .copy || proposal.operation == .move else {
            return cancelReordering()
        }
        let coordinator = RowDropCoordinator(drag, proposal)
        let center = CGPoint(x: reordering.cell.center.x, y: reordering.center)
        stop(reordering)
        dropDelegate.tableView(self, performDropWith: coordinator)
        layoutIfNeeded()
        bringBack(coordinator.arrivals, from: center)
    }

    /// The carried items move to where they were dropped, or back.
    private func bringBack(_ arrivals: [RowDropCoordinator.Arrival], from center: CGPoint) {
        UIView.animate(
            withDuration: CellEditingMetrics.duration,
            animations: {
                self.placeRows(except: nil)
                for arrival in arrivals {
                    if let cell = self.cellForRow(at: arrival.indexPath) { self.move(cell, from: center) }
                    for animation in arrival.animations { animation() }
                }
            },
            completion: { _ in
                for arrival in arrivals {
                    for completion in arrival.completions { completion(.end) }
                }
            })
        setNeedsLayout()
    }

    private func endDrag() {
        guard let drag = state.drag else { return }
        drag.highlighted?.isHighlighted = false
        state.drag = nil
        guard drag.hasBegun else { return }
        if drag.isHandled == true { dropDelegate?.tableView(self, dropSessionDidEnd: drag.session) }
        dragDelegate?.tableView(self, dragSessionDidEnd: drag.session)
    }
}
