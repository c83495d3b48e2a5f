// Written by Scripts/generate from Scripts/methods.txt: change it there.
/// `delegate?.method?(…)`, as code for UIKit calls optional methods of a protocol whose methods have defaults here.
///
/// A property with the methods' name stands beside them. What it gives is never nil: where a method is missing its
/// default answers, but nil where its absence decides behaviour and is known. A class's own property of the name, such as a
/// controller's `tableView`, comes first: this one is chosen where nothing else fits.
extension UITableViewDelegate {
    @_disfavoredOverload public var tableView: _UITableViewDelegateCalls? { _UITableViewDelegateCalls(delegate: self) }
}

/// Calls of `tableView?(…)` on a `UITableViewDelegate`.
@preconcurrency @MainActor public struct _UITableViewDelegateCalls {
    let delegate: any UITableViewDelegate

    public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
    public func callAsFunction(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
    public func callAsFunction(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
    public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    {
        delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
        tableView.answer(of: delegate, .heightForRow, as: OptionalAnswer.number) {
            delegate.tableView(tableView, heightForRowAt: indexPath)
        }
    }
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
        tableView.answer(of: delegate, .estimatedHeightForRow, as: OptionalAnswer.number) {
            delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
    }
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
        tableView.answer(of: delegate, .heightForHeader, as: OptionalAnswer.number) {
            delegate.tableView(tableView, heightForHeaderInSection: section)
        }
    }
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
        tableView.answer(of: delegate, .heightForFooter, as: OptionalAnswer.number) {
            delegate.tableView(tableView, heightForFooterInSection: section)
        }
    }
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? {
        tableView.answer(of: delegate, .estimatedHeightForHeader, as: OptionalAnswer.number) {
            delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
    }
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? {
        tableView.answer(of: delegate, .estimatedHeightForFooter, as: OptionalAnswer.number) {
            delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
    }
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.answer(of: delegate, .viewForHeader, as: OptionalAnswer.view) {
            delegate.tableView(tableView, viewForHeaderInSection: section)
        } ?? nil
    }
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.answer(of: delegate, .viewForFooter, as: OptionalAnswer.view) {
            delegate.tableView(tableView, viewForFooterInSection: section)
        } ?? nil
    }
    public func callAsFunction(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        delegate.tableView(tableView, didHighlightRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        delegate.tableView(tableView, willSelectRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        delegate.tableView(tableView, willDeselectRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate.tableView(tableView, didSelectRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell
        .EditingStyle?
    {
        tableView.answer(of: delegate, .editingStyle, as: OptionalAnswer.editingStyle) {
            delegate.tableView(tableView, editingStyleForRowAt: indexPath)
        }
    }
    public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool? {
        tableView.answer(of: delegate, .shouldIndent, as: OptionalAnswer.bool) {
            delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }
    public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        delegate.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    public func callAsFunction(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        delegate.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }
    public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
        tableView.answer(of: delegate, .indentationLevel, as: OptionalAnswer.integer) {
            delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
        }
    }
    public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        tableView.answer(of: delegate, .leadingSwipeActions, as: OptionalAnswer.actions) {
            delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }
    public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        tableView.answer(of: delegate, .trailingSwipeActions, as: OptionalAnswer.actions) {
            delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }
}

extension UITableViewDataSource {
    @_disfavoredOverload public var numberOfSections: _UITableViewDataSourceNumberOfSections? {
        _UITableViewDataSourceNumberOfSections(source: self)
    }
    @_disfavoredOverload public var tableView: _UITableViewDataSourceCalls? {
        _UITableViewDataSourceCalls(source: self)
    }
    @_disfavoredOverload public var sectionIndexTitles: _UITableViewDataSourceSectionIndexTitles? {
        _UITableViewDataSourceSectionIndexTitles(source: self)
    }
}

/// Calls of `numberOfSections?(…)` on a `UITableViewDataSource`.
@preconcurrency @MainActor public struct _UITableViewDataSourceNumberOfSections {
    let source: any UITableViewDataSource

    public func callAsFunction(in tableView: UITableView) -> Int {
        source.numberOfSections(in: tableView)
    }
}

/// Calls of `tableView?(…)` on a `UITableViewDataSource`.
@preconcurrency @MainActor public struct _UITableViewDataSourceCalls {
    let source: any UITableViewDataSource

    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        source.tableView(tableView, titleForHeaderInSection: section)
    }
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        source.tableView(tableView, titleForFooterInSection: section)
    }
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
        tableView.answer(of: source, .canEditRow, as: OptionalAnswer.bool) {
            source.tableView(tableView, canEditRowAt: indexPath)
        }
    }
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
        tableView.answer(of: source, .canMoveRow, as: OptionalAnswer.bool) {
            source.tableView(tableView, canMoveRowAt: indexPath)
        }
    }
    public func callAsFunction(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        source.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    public func callAsFunction(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        source.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    {
        source.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
}

/// Calls of `sectionIndexTitles?(…)` on a `UITableViewDataSource`.
@preconcurrency @MainActor public struct _UITableViewDataSourceSectionIndexTitles {
    let source: any UITableViewDataSource

    public func callAsFunction(for tableView: UITableView) -> [String]? {
        source.sectionIndexTitles(for: tableView)
    }
}

extension UITableViewDataSourcePrefetching {
    @_disfavoredOverload public var tableView: _UITableViewDataSourcePrefetchingCalls? {
        _UITableViewDataSourcePrefetchingCalls(source: self)
    }
}

/// Calls of `tableView?(…)` on a `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor public struct _UITableViewDataSourcePrefetchingCalls {
    let source: any UITableViewDataSourcePrefetching

    public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        source.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
}
