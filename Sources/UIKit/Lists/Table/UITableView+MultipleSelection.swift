/// Selection of several rows by a pan of two fingers.
extension UITableView: MultipleSelectionList {
    func beginMultipleSelection(at point: CGPoint) -> Bool {
        guard let indexPath = indexPathForRow(at: point), let delegate,
            delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
        else { return false }
        delegate.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath)
        return true
    }

    func selectMultiple(at point: CGPoint) {
        guard let indexPath = indexPathForRow(at: point), !state.selected.contains(indexPath.rowPosition),
            let cell = cellForRow(at: indexPath)
        else { return }
        tapped(cell)
    }

    func endMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}
