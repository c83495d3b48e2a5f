/// Context menus and edit menus of rows: the delegate answers.
extension UITableView: ContextMenuList {
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard !isEditing, let indexPath = indexPathForRow(at: point) else { return nil }
        let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
        configuration?.indexPath = indexPath
        return configuration
    }

    func menuCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

    func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func editMenuPlace(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let indexPath = indexPathForRow(at: point),
            delegate?.tableView(self, shouldShowMenuForRowAt: indexPath) == true
        else { return nil }
        return indexPath
    }

    func mayPerform(_ action: Selector, at indexPath: IndexPath) -> Bool {
        delegate?.tableView(
            self, canPerformAction: action, forRowAt: indexPath, withSender: UIMenuController.shared) == true
    }

    func perform(_ action: Selector, at indexPath: IndexPath) {
        delegate?.tableView(
            self, performAction: action, forRowAt: indexPath, withSender: UIMenuController.shared)
    }

    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
