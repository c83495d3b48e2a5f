/// The context menus of a list's rows: the list's delegate is asked for each.
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    weak var list: (any ContextMenuList)?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ list: any ContextMenuList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list else { return nil }
        if let configuration = list.menuConfiguration(at: location) { return configuration }
        ListEditMenu.show(for: list, at: location)
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        if let preview = list?.menuPreview(configuration) { return preview }
        guard let cell = configuration.indexPath.flatMap({ list?.menuCell(at: $0) }) else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.menuPreviewWasTapped(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillAppear(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillEnd(configuration, animator) }
}

/// A table or a collection.
@MainActor protocol ContextMenuList: UIScrollView {
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
    func menuCell(at indexPath: IndexPath) -> UIView?
    /// The preview that the list's delegate wants to stay light.
    func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// The place under a point where the list's delegate wants an edit menu.
    func editMenuPlace(at point: CGPoint) -> IndexPath?
    func mayPerform(_ action: Selector, at indexPath: IndexPath) -> Bool
    func perform(_ action: Selector, at indexPath: IndexPath)
    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

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

extension UICollectionView: ContextMenuList {
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPathForItem(at: point) else { return nil }
        let configuration = itemDelegate?.collectionView(
            self, contextMenuConfigurationForItemAt: indexPath, point: point)
        configuration?.indexPath = indexPath
        return configuration
    }

    func menuCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

    func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        itemDelegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func editMenuPlace(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let indexPath = indexPathForItem(at: point),
            itemDelegate?.collectionView(self, shouldShowMenuForItemAt: indexPath) == true
        else { return nil }
        return indexPath
    }

    func mayPerform(_ action: Selector, at indexPath: IndexPath) -> Bool {
        itemDelegate?.collectionView(
            self, canPerformAction: action, forItemAt: indexPath, withSender: UIMenuController.shared) == true
    }

    func perform(_ action: Selector, at indexPath: IndexPath) {
        itemDelegate?.collectionView(
            self, performAction: action, forItemAt: indexPath, withSender: UIMenuController.shared)
    }

    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { itemDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { itemDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { itemDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
