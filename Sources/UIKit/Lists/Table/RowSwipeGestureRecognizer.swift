/// The pan that carries a table's row aside, where the row has something to show there.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private var table: UITableView? { view as? UITableView }

    /// Only travel across counts.
    override func countedTravel(_ travel: CGPoint) -> CGPoint { CGPoint(x: travel.x, y: 0) }

    override func mayBegin() -> Bool {
        guard let table, let travel = travel?.travel, abs(travel.x) > abs(travel.y) else { return false }
        let place = location(in: table)
        return table.maySwipe(
            at: CGPoint(x: place.x - travel.x, y: place.y - travel.y), towards: travel.x < 0 ? .right : .left)
    }

    override func stateDidChange() { table?.swipeChanged(self) }
}
