/// The edit menu over a row or an item, of what the list's delegate would do with it.
///
/// The standard actions are performed by the delegate. An app's own menu items are actions of its cells: such an item is
/// shown where the cell has the method and the delegate agrees, and is sent to the cell.
@MainActor enum ListEditMenu {
    static func show(for list: any ContextMenuList, at point: CGPoint) {
        guard let indexPath = list.editMenuPlace(at: point), let cell = list.menuCell(at: indexPath) else { return }
        let standard = EditAction.allCases.filter { list.mayPerform($0.selector, at: indexPath) }.map { action in
            UIAction(title: action.title) { [weak list] _ in list?.perform(action.selector, at: indexPath) }
        }
        let own = (UIMenuController.shared.menuItems ?? []).filter {
            $0.action.isMethod(of: cell) && list.mayPerform($0.action, at: indexPath)
        }.map { item in
            UIAction(title: item.title) { [weak cell] _ in
                if let cell { item.action.send(to: cell, sender: UIMenuController.shared) }
            }
        }
        guard !standard.isEmpty || !own.isEmpty else { return }
        UIMenuController.shared.present(UIMenu(children: standard + own), from: cell, rect: cell.bounds)
    }
}
