/// The context menus of a list's rows: the list's delegate is asked for each.
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private let listReference: ConstraintItemReference
    var list: (any ContextMenuList)? { listReference.view as? any ContextMenuList }
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ list: any ContextMenuList) {
        listReference = list.constraintItemReference
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
