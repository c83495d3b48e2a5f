/// Menus of controls: shown by a touch where they are the control's primary action, else by a long press.
final class ControlMenu {
    var menu: UIMenu?
    var isPrimary = false
    var interaction: UIContextMenuInteraction?
    weak var presentation: MenuPresentation?
    /// True if the touch that opened the menu left the control, so that its end chooses a row.
    var wasDragged = false
}

extension UIControl {
    func setMenu(_ menu: UIMenu?) {
        controlMenu.menu = menu
        let wants = menu != nil && !controlMenu.isPrimary
        if wants, controlMenu.interaction == nil {
            let interaction = UIContextMenuInteraction(delegate: ControlMenuDelegate.shared)
            controlMenu.interaction = interaction
            addInteraction(interaction)
        } else if !wants, let interaction = controlMenu.interaction {
            removeInteraction(interaction)
            controlMenu.interaction = nil
        }
    }

    /// Opens the menu of a control whose primary action it is, when a touch begins.
    func openMenu(at touch: UITouch) {
        guard let menu = controlMenu.menu, controlMenu.isPrimary else { return }
        send(.menuActionTriggered, with: nil)
        let presentation = MenuPresentation(menu, from: self, rect: bounds, sender: self)
        controlMenu.presentation = presentation
        controlMenu.wasDragged = false
        presentation.ended = { [weak self] _ in self?.menuDidEnd() }
        presentation.show(dims: false)
    }

    func followMenu(_ touch: UITouch) {
        guard let presentation = controlMenu.presentation else { return }
        let point = touch.location(in: nil)
        if !bounds.contains(touch.location(in: self)) { controlMenu.wasDragged = true }
        presentation.card.highlight(at: point)
    }

    /// - Returns: true if the touch concerned the menu, not the control.
    func finishMenu(_ touch: UITouch) -> Bool {
        guard let presentation = controlMenu.presentation else { return false }
        if controlMenu.wasDragged {
            if let row = presentation.card.row(at: touch.location(in: nil)) { presentation.choose(row.entry) }
        }
        return true
    }
}

/// Provides controls' menus for their long presses.
final class ControlMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    static let shared = ControlMenuDelegate()

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let control = interaction.view as? UIControl, control.isEnabled else { return nil }
        return control.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    }
}
