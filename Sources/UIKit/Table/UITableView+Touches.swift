/// Fingers on cells: they select, or they carry a row aside.
extension UITableView {
    /// A finger that has moved so far across, in points, and less along, swipes.
    private static var swipeSlop: CGFloat { 10 }

    func touchBegan(_ touch: UITouch?, on cell: UITableViewCell) {
        guard let touch else { return }
        var began = RowTouch(cell: cell, start: touch.location(in: superview))
        if let swipe = table.swipe {
            began.isSpent = true
            // The open row may be carried on; a finger on another one closes it.
            if table.cells[swipe.row] === cell {
                table.swipe?.startOffset = swipe.offset
            } else {
                closeSwipe(animated: true)
            }
        }
        table.touch = began
        if !began.isSpent { touched(cell) }
    }

    func touchMoved(_ touch: UITouch?, on cell: UITableViewCell) {
        guard let touch, let began = table.touch, began.cell === cell else { return }
        let place = touch.location(in: superview)
        let travel = CGPoint(x: place.x - began.start.x, y: place.y - began.start.y)
        if began.carriesSwipe { return carrySwipe(by: travel.x) }
        guard abs(travel.x) >= Self.swipeSlop, abs(travel.x) > abs(travel.y) else { return }
        let isOpen = table.swipe.map { table.cells[$0.row] === cell } ?? false
        guard isOpen || (!table.isEditing && beginSwipe(cell, travel.x < 0 ? .right : .left)) else { return }
        // From here on the finger doesn't scroll, and the row isn't chosen.
        scroll.drag = nil
        released(cell)
        table.touch?.isSpent = true
        table.touch?.carriesSwipe = true
        carrySwipe(by: travel.x)
    }

    func touchCancelled(on cell: UITableViewCell) {
        if table.touch?.carriesSwipe == true { dropSwipe(velocity: 0) }
        table.touch = nil
        released(cell)
    }

    func touchEnded(_ touch: UITouch?, on cell: UITableViewCell) {
        let began = table.touch
        table.touch = nil
        released(cell)
        if let began, began.isSpent {
            if began.carriesSwipe {
                dropSwipe(velocity: 0)
            } else if let swipe = table.swipe, table.cells[swipe.row] === cell {
                closeSwipe(animated: true)
            }
            return
        }
        if let touch, cell.isDetailButton(at: touch.location(in: cell)) {
            tappedDetail(of: cell)
        } else {
            tapped(cell)
        }
    }
}
