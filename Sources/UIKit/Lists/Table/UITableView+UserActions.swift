import ListGeometry

/// Actions of a user on a row, whether it is seen or not, for tests that make changes through an app's own data source.
extension UITableView {
    /// Selects a row, or deselects it, as a tap does.
    ///
    /// - Returns: false where there is no such row, or none can be selected.
    package func userSelects(_ indexPath: IndexPath) -> Bool {
        guard maySelect || maySelectMultiple, existingRow(indexPath) != nil else { return false }
        selectByUser(indexPath)
        return true
    }

    /// Performs the first trailing action of a row, as a swipe across the whole row does: the deletion where it has no other.
    ///
    /// - Returns: false where there is no such row, or it has no actions.
    package func userSwipes(_ indexPath: IndexPath) -> Bool {
        let side: RowSwipe.Side = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        guard existingRow(indexPath) != nil, let action = swipeActions(at: indexPath, side)?.actions.first else {
            return false
        }
        action.handler(action, self) { _ in }
        return true
    }

    /// Drops a row at the place of another, as a finger does that carries it there.
    ///
    /// - Returns: false where there is no such row or place, or the row can't be moved.
    package func userMoves(_ indexPath: IndexPath, to target: IndexPath) -> Bool {
        guard indexPath != target, let from = existingRow(indexPath), let place = existingRow(target), dataSource != nil
        else { return false }
        let mayMove = askSource(.canMoveRow, at: indexPath.traced, as: OptionalAnswer.bool) {
            $0.tableView(self, canMoveRowAt: indexPath)
        }
        guard mayMove == true else { return false }
        moveByUser(from, to: place)
        return true
    }
}
