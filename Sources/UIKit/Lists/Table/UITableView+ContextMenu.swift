/// Context menus and edit menus of rows: the delegate answers.
extension UITableView: ContextMenuList {
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard !isEditing, let indexPath = indexPathForRow(at: point) else { return nil }
        let configuration = rowDelegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
        configuration?.indexPath = indexPath
        return configuration
    }

    func menuCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

    func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        rowDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func editMenuPlace(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let indexPath = indexPathForRow(at: point),
            rowDelegate?.tableView(self, shouldShowMenuForRowAt: indexPath) == true
        else { return nil }
        return indexPath
    }

    func mayPerform(_ action: Selector, at indexPath: IndexPath) -> Bool {
        rowDelegate?.tableView(
            self, canPerformAction: action, forRowAt: indexPath, withSender: UIMenuController.shared) == true
    }

    func perform(_ action: Selector, at indexPath: IndexPath) {
        rowDelegate?.tableView(
            self, performAction: action, forRowAt: indexPath, withSender: UIMenuController.shared)
    }

    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { rowDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { rowDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { rowDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
