/// Selected items, in the order in which they were selected.
extension UICollectionView {
    var maySelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
    var maySelectMultiple: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection && allowsSelection
    }

    /// Without multiple selection a selected item deselects the others; nil deselects all. The delegate isn't notified.
    func select(_ indexPath: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
        guard let indexPath else { return deselectAll() }
        guard exists(indexPath) else { return }
        if !maySelectMultiple { deselectAll(but: indexPath) }
        if !state.selected.contains(indexPath) { state.selected.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        guard state.selected.contains(indexPath) else { return }
        state.selected.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    func deselectAll(but kept: IndexPath? = nil) {
        for indexPath in state.selected where indexPath != kept {
            cellForItem(at: indexPath)?.isSelected = false
        }
        state.selected.removeAll { $0 != kept }
    }

    /// Another mode with other rules about how many items may be selected.
    func selectionRulesChanged() {
        if !maySelect, !maySelectMultiple {
            deselectAll()
        } else if !maySelectMultiple, state.selected.count > 1 {
            deselectAll(but: state.selected.last)
        }
    }

    /// A finger went down on an item.
    func touched(_ cell: UICollectionViewCell) {
        guard maySelect || maySelectMultiple, let indexPath = indexPath(for: cell),
            delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else { return }
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    /// The finger came up or was taken over by scrolling.
    func released(_ cell: UICollectionViewCell) {
        guard cell.isHighlighted else { return }
        cell.isHighlighted = false
        if let indexPath = indexPath(for: cell) {
            delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        }
    }

    /// A finger came up on an item: should select, the others deselect, did select.
    ///
    /// A tap on a selected item deselects it with multiple selection, and selects it again without.
    func tapped(_ cell: UICollectionViewCell) {
        if let toggle = (cell as? UICollectionViewListCell)?.wholeCellAction { return toggle() }
        guard let indexPath = indexPath(for: cell) else { return }
        _ = userSelects(indexPath)
    }

    /// Selects an item, or deselects it, as a tap does, whether it is seen or not.
    ///
    /// - Returns: false where there is no such item, or none can be selected.
    package func userSelects(_ indexPath: IndexPath) -> Bool {
        guard maySelect || maySelectMultiple, exists(indexPath) else { return false }
        if maySelectMultiple, state.selected.contains(indexPath) {
            userDeselects(indexPath)
            return true
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return true }
        if !maySelectMultiple {
            for old in state.selected where old != indexPath {
                deselect(old)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        select(indexPath, scrollPosition: [], animated: false)
        if let cell = cellForItem(at: indexPath) { cell.segues.selection?.perform(sender: cell) }
        delegate?.collectionView(self, didSelectItemAt: indexPath)
        return true
    }

    private func userDeselects(_ indexPath: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
        deselect(indexPath)
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }
}
