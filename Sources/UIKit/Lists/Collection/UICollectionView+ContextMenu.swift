/// Context menus and edit menus of items: the delegate answers.
extension UICollectionView: ContextMenuList {
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        let indexPath = indexPathForItem(at: point)
        let selected = indexPathsForSelectedItems ?? []
        let items = indexPath.map { selected.contains($0) ? selected : [$0] } ?? []
        let ofItems = delegate?.collectionView(self, contextMenuConfigurationForItemsAt: items, point: point)
        guard let indexPath else { return ofItems }
        let configuration =
            ofItems
            ?? delegate?.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: point)
        configuration?.indexPath = indexPath
        return configuration
    }

    func menuCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

    func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        configuration.indexPath.flatMap {
            delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
        } ?? delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func editMenuPlace(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let indexPath = indexPathForItem(at: point),
            delegate?.collectionView(self, shouldShowMenuForItemAt: indexPath) == true
        else { return nil }
        return indexPath
    }

    func mayPerform(_ action: Selector, at indexPath: IndexPath) -> Bool {
        delegate?.collectionView(
            self, canPerformAction: action, forItemAt: indexPath, withSender: UIMenuController.shared) == true
    }

    func perform(_ action: Selector, at indexPath: IndexPath) {
        delegate?.collectionView(
            self, performAction: action, forItemAt: indexPath, withSender: UIMenuController.shared)
    }

    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
