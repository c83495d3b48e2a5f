/// Methods that return heights and views of rows, and that are called as rows change.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// True if a tap on the row does something beside selecting it; without this method, unless rows are edited.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Called after the delegate was notified of the selection, even where that didn't change.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Called if there is no configuration for the trailing side; an empty list means no actions.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    /// The menu of a long press on a row; nil for none.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// A context menu's preview was tapped.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    // Two fingers that are drawn over rows.

    /// True if rows may be selected by drawing two fingers over them from here.
    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// Called at the gesture's begin: usually editing is switched on now.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // The edit menu of a long press, for rows that have no context menu.

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Called for each item of the menu.
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?)
    /// The view that stays light under a context menu; nil for the whole cell.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

/// A table's behaviour where its delegate lacks a method; the answers that decide behaviour are marked as the
/// default's.
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let other = forwardee("tableView:heightForRowAt:") {
            return other.tableView(tableView, heightForRowAt: indexPath)
        }
        let height = tableView.rowHeight
        tableView.answeredByDefault(.heightForRow, of: self, .number(height))
        return height
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        if let other = forwardee("tableView:estimatedHeightForRowAt:") {
            return other.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
        let height = tableView.estimatedRowHeight
        tableView.answeredByDefault(.estimatedHeightForRow, of: self, .number(height))
        return height
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        if let other = forwardee("tableView:heightForHeaderInSection:") {
            return other.tableView(tableView, heightForHeaderInSection: section)
        }
        let height = tableView.sectionHeaderHeight
        tableView.answeredByDefault(.heightForHeader, of: self, .number(height))
        return height
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        if let other = forwardee("tableView:heightForFooterInSection:") {
            return other.tableView(tableView, heightForFooterInSection: section)
        }
        let height = tableView.sectionFooterHeight
        tableView.answeredByDefault(.heightForFooter, of: self, .number(height))
        return height
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        if let other = forwardee("tableView:estimatedHeightForHeaderInSection:") {
            return other.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
        let height = tableView.estimatedSectionHeaderHeight
        tableView.answeredByDefault(.estimatedHeightForHeader, of: self, .number(height))
        return height
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        if let other = forwardee("tableView:estimatedHeightForFooterInSection:") {
            return other.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
        let height = tableView.estimatedSectionFooterHeight
        tableView.answeredByDefault(.estimatedHeightForFooter, of: self, .number(height))
        return height
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if let other = forwardee("tableView:viewForHeaderInSection:") {
            return other.tableView(tableView, viewForHeaderInSection: section)
        }
        tableView.answeredByDefault(.viewForHeader, of: self, .view(nil))
        return nil
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if let other = forwardee("tableView:viewForFooterInSection:") {
            return other.tableView(tableView, viewForFooterInSection: section)
        }
        tableView.answeredByDefault(.viewForFooter, of: self, .view(nil))
        return nil
    }
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { forwardee("tableView:willDisplay:forRowAt:")?.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        forwardee("tableView:didEndDisplaying:forRowAt:")?.tableView(
            tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        forwardee("tableView:willDisplayHeaderView:forSection:")?.tableView(
            tableView, willDisplayHeaderView: view, forSection: section)
    }
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        forwardee("tableView:willDisplayFooterView:forSection:")?.tableView(
            tableView, willDisplayFooterView: view, forSection: section)
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        forwardee("tableView:didEndDisplayingHeaderView:forSection:")?.tableView(
            tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        forwardee("tableView:didEndDisplayingFooterView:forSection:")?.tableView(
            tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        forwardee("tableView:shouldHighlightRowAt:")?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        forwardee("tableView:didHighlightRowAt:")?.tableView(tableView, didHighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        forwardee("tableView:didUnhighlightRowAt:")?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        if let other = forwardee("tableView:willSelectRowAt:") {
            return other.tableView(tableView, willSelectRowAt: indexPath)
        }
        return indexPath
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        if let other = forwardee("tableView:willDeselectRowAt:") {
            return other.tableView(tableView, willDeselectRowAt: indexPath)
        }
        return indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        forwardee("tableView:didSelectRowAt:")?.tableView(tableView, didSelectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        forwardee("tableView:didDeselectRowAt:")?.tableView(tableView, didDeselectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        forwardee("tableView:accessoryButtonTappedForRowWith:")?.tableView(
            tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        forwardee("tableView:canPerformPrimaryActionForRowAt:")?.tableView(
            tableView, canPerformPrimaryActionForRowAt: indexPath) ?? !tableView.isEditing
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        forwardee("tableView:performPrimaryActionForRowAt:")?.tableView(
            tableView, performPrimaryActionForRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        if let other = forwardee("tableView:editingStyleForRowAt:") {
            return other.tableView(tableView, editingStyleForRowAt: indexPath)
        }
        tableView.answeredByDefault(.editingStyle, of: self, .editingStyle(.delete))
        return .delete
    }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        forwardee("tableView:titleForDeleteConfirmationButtonForRowAt:")?.tableView(
            tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        if let other = forwardee("tableView:shouldIndentWhileEditingRowAt:") {
            return other.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
        tableView.answeredByDefault(.shouldIndent, of: self, .bool(true))
        return true
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        forwardee("tableView:willBeginEditingRowAt:")?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        forwardee("tableView:didEndEditingRowAt:")?.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        forwardee("tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:")?.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        if let other = forwardee("tableView:indentationLevelForRowAt:") {
            return other.tableView(tableView, indentationLevelForRowAt: indexPath)
        }
        tableView.answeredByDefault(.indentationLevel, of: self, .integer(0))
        return 0
    }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if let other = forwardee("tableView:leadingSwipeActionsConfigurationForRowAt:") {
            return other.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
        tableView.answeredByDefault(.leadingSwipeActions, of: self, .actions(nil))
        return nil
    }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if let other = forwardee("tableView:trailingSwipeActionsConfigurationForRowAt:") {
            return other.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
        tableView.answeredByDefault(.trailingSwipeActions, of: self, .actions(nil))
        return nil
    }
    public func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        forwardee("tableView:editActionsForRowAt:")?.tableView(tableView, editActionsForRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        forwardee("tableView:contextMenuConfigurationForRowAt:point:")?.tableView(
            tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        forwardee("tableView:willPerformPreviewActionForMenuWith:animator:")?.tableView(
            tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        forwardee("tableView:shouldBeginMultipleSelectionInteractionAt:")?.tableView(
            tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
    }
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        forwardee("tableView:didBeginMultipleSelectionInteractionAt:")?.tableView(
            tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        forwardee("tableViewDidEndMultipleSelectionInteraction:")?.tableViewDidEndMultipleSelectionInteraction(
            tableView)
    }
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        forwardee("tableView:shouldShowMenuForRowAt:")?.tableView(tableView, shouldShowMenuForRowAt: indexPath) ?? false
    }
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        forwardee("tableView:canPerformAction:forRowAt:withSender:")?.tableView(
            tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) ?? false
    }
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        forwardee("tableView:performAction:forRowAt:withSender:")?.tableView(
            tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        forwardee("tableView:previewForHighlightingContextMenuWithConfiguration:")?.tableView(
            tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forwardee("tableView:willDisplayContextMenu:animator:")?.tableView(
            tableView, willDisplayContextMenu: configuration, animator: animator)
    }
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forwardee("tableView:willEndContextMenuInteraction:animator:")?.tableView(
            tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }

    /// The object that answers methods that the delegate lacks.
    fileprivate func forwardee(_ name: String) -> (any UITableViewDelegate)? {
        MessageForwarding.target(of: self, for: name) as? any UITableViewDelegate
    }
}
