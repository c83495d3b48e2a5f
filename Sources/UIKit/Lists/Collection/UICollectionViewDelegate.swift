/// Methods that are called as a collection view's elements change, and that decide what may be highlighted, selected
/// and moved.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// The layout in between for an interactive transition.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout
    /// The menu of a long press on an item; nil for none.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu of a long press on an item, one of the selected ones if it is, or on the ground, with no items; nil for none.
    /// It came with iOS 16 and is asked before the method of one item, here under every release.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// A context menu's preview was tapped.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    // Two fingers that are drawn over items.

    /// True if items may be selected by drawing two fingers over them from here.
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// Called at the gesture's begin: usually editing is switched on now.
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

    // The edit menu of a long press, for items that have no context menu.

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    /// Called for each item of the menu.
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?)
    /// The view that stays light under a context menu; nil for the whole cell.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The view that stays light under an item's context menu, since iOS 16; nil for the whole cell.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// The view that the menu goes back to, since iOS 16; nil for the whole cell. Menus fade where they are here: it isn't called.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

/// A collection view's behaviour where its delegate lacks a method.
extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        forwardee("collectionView:shouldBeginMultipleSelectionInteractionAt:")?.collectionView(
            collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
    }
    public func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        forwardee("collectionView:didBeginMultipleSelectionInteractionAt:")?.collectionView(
            collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        forwardee("collectionViewDidEndMultipleSelectionInteraction:")?
            .collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
    public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    {
        forwardee("collectionView:shouldShowMenuForItemAt:")?.collectionView(
            collectionView, shouldShowMenuForItemAt: indexPath) ?? false
    }
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        forwardee("collectionView:canPerformAction:forItemAt:withSender:")?.collectionView(
            collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) ?? false
    }
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        forwardee("collectionView:performAction:forItemAt:withSender:")?.collectionView(
            collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        forwardee("collectionView:previewForHighlightingContextMenuWithConfiguration:")?.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        forwardee("collectionView:contextMenuConfiguration:highlightPreviewForItemAt:")?.collectionView(
            collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        forwardee("collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:")?.collectionView(
            collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forwardee("collectionView:willDisplayContextMenu:animator:")?.collectionView(
            collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forwardee("collectionView:willEndContextMenuInteraction:animator:")?.collectionView(
            collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        forwardee("collectionView:contextMenuConfigurationForItemAt:point:")?.collectionView(
            collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        forwardee("collectionView:contextMenuConfigurationForItemsAt:point:")?.collectionView(
            collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        forwardee("collectionView:willPerformPreviewActionForMenuWith:animator:")?.collectionView(
            collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        forwardee("collectionView:shouldHighlightItemAt:")?.collectionView(
            collectionView, shouldHighlightItemAt: indexPath) ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        forwardee("collectionView:didHighlightItemAt:")?.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        forwardee("collectionView:didUnhighlightItemAt:")?.collectionView(
            collectionView, didUnhighlightItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        forwardee("collectionView:shouldSelectItemAt:")?.collectionView(collectionView, shouldSelectItemAt: indexPath)
            ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        forwardee("collectionView:shouldDeselectItemAt:")?.collectionView(
            collectionView, shouldDeselectItemAt: indexPath) ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        forwardee("collectionView:didSelectItemAt:")?.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        forwardee("collectionView:didDeselectItemAt:")?.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        forwardee("collectionView:willDisplay:forItemAt:")?.collectionView(
            collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        forwardee("collectionView:willDisplaySupplementaryView:forElementKind:at:")?.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        forwardee("collectionView:didEndDisplaying:forItemAt:")?.collectionView(
            collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        forwardee("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:")?.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        forwardee("collectionView:targetContentOffsetForProposedContentOffset:")?.collectionView(
            collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
            ?? collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        forwardee("collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:")?.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
            ?? proposedIndexPath
    }
    /// Asks the older method, which it replaces.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        if let other = forwardee(
            "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:")
        {
            return other.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
        return self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        forwardee("collectionView:transitionLayoutForOldLayout:newLayout:")?.collectionView(
            collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
            ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// The object that answers methods that the delegate lacks.
    fileprivate func forwardee(_ name: String) -> (any UICollectionViewDelegate)? {
        MessageForwarding.target(of: self, for: name) as? any UICollectionViewDelegate
    }
}
