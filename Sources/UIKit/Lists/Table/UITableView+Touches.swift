/// Touches on cells: they select a row, or only close what is open beside one.
extension UITableView {
    func touchBegan(on cell: UITableViewCell) {
        guard state.swipe == nil else {
            state.cellWithConsumedTouch = cell
            return closeSwipe(animated: true)
        }
        state.cellWithConsumedTouch = nil
        touched(cell)
    }

    func touchCancelled(on cell: UITableViewCell) {
        state.cellWithConsumedTouch = nil
        released(cell)
    }

    func touchEnded(_ touch: UITouch?, on cell: UITableViewCell) {
        released(cell)
        guard state.cellWithConsumedTouch == nil else {
            state.cellWithConsumedTouch = nil
            return
        }
        if let touch, cell.isDetailButton(at: touch.location(in: cell)) {
            tappedDetail(of: cell)
        } else {
            tapped(cell)
        }
    }

    // MARK: Swiping

    /// True if the row at a place has given way already, or has something to show at a side.
    func maySwipe(at point: CGPoint, towards side: RowSwipe.Side) -> Bool {
        guard !state.isEditing, let indexPath = rowIndexPath(at: point), let cell = cellForRow(at: indexPath) else {
            return false
        }
        if let swipe = state.swipe, state.cells[swipe.row] === cell { return true }
        return swipeActions(at: indexPath, side)?.actions.isEmpty == false
    }

    func swipeChanged(_ recognizer: RowSwipeGestureRecognizer) {
        let travel = recognizer.translation(in: self).x
        switch recognizer.state {
        case .began:
            let travel = recognizer.travel?.travel ?? .zero
            let place = recognizer.location(in: self)
            beginSwipe(
                from: CGPoint(x: place.x - travel.x, y: place.y - travel.y), towards: travel.x < 0 ? .right : .left)
            carrySwipe(by: recognizer.translation(in: self).x)
        case .changed: carrySwipe(by: travel)
        case .ended: dropSwipe(velocity: recognizer.velocity(in: self).x)
        case .cancelled: dropSwipe(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func beginSwipe(from point: CGPoint, towards side: RowSwipe.Side) {
        guard let indexPath = rowIndexPath(at: point), let cell = cellForRow(at: indexPath) else { return }
        if let swipe = state.swipe, state.cells[swipe.row] === cell {
            state.swipe?.startOffset = swipe.offset
        } else {
            _ = beginSwipe(cell, side)
        }
    }
}
