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
    ) -> UIContextMenuConfiguration? { list?.menuConfiguration(at: location) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let cell = configuration.indexPath.flatMap({ list?.menuCell(at: $0) }) else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.menuPreviewWasTapped(configuration, animator) }
}

/// A table or a collection.
@MainActor protocol ContextMenuList: UIScrollView {
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
    func menuCell(at indexPath: IndexPath) -> UIView?
    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

extension UITableView: ContextMenuList {
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard !isEditing, let indexPath = indexPathForRow(at: point) else { return nil }
        let configuration = rowDelegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
        configuration?.indexPath = indexPath
        return configuration
    }

    func menuCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { rowDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
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

    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { itemDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
