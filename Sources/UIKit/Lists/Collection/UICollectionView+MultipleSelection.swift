/// Selection of several items by a pan of two fingers.
extension UICollectionView: MultipleSelectionList {
    func beginMultipleSelection(at point: CGPoint) -> Bool {
        guard let indexPath = indexPathForItem(at: point), let delegate,
            delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
        else { return false }
        delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
        return true
    }

    func selectMultiple(at point: CGPoint) {
        guard let indexPath = indexPathForItem(at: point), !state.selected.contains(indexPath),
            let cell = cellForItem(at: indexPath)
        else { return }
        tapped(cell)
    }

    func endMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
