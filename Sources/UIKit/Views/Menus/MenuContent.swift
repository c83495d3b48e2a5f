/// A row of a shown menu.
struct MenuEntry {
    enum Kind {
        case element(UIMenuElement)
        case submenu(UIMenu)
        /// A placeholder for elements that are still awaited.
        case loading
    }

    var kind: Kind
    var title: String
    var subtitle: String?
    var image: UIImage?
    var state = UIMenuElement.State.off
    var isEnabled = true
    var isDestructive = false
    /// True if the menu stays open when the row is chosen.
    var keepsMenu = false
    /// The element's size; elements that aren't large are laid out side by side.
    var size = UIMenu.ElementSize.large
    /// The maximum number of lines of its title.
    var titleLines = 1
}

/// The visible rows of a menu, in sections.
@MainActor struct MenuContent {
    var title: String
    private(set) var sections: [[MenuEntry]] = []

    /// - Parameters:
    /// - responder: the start of the chain that decides which commands are enabled.
    /// - arrived: called when awaited elements are available.
    init(_ menu: UIMenu, responder: UIResponder?, arrived: @escaping @MainActor () -> Void) {
        title = menu.title
        var open: [MenuEntry] = []
        func close() {
            if !open.isEmpty { sections.append(open) }
            open = []
        }
        func add(_ elements: [UIMenuElement], in section: UIMenu) {
            for element in elements {
                switch element {
                case let deferred as UIDeferredMenuElement:
                    if let found = deferred.resolve({ _ in arrived() }) {
                        add(found, in: section)
                    } else {
                        open.append(MenuEntry(kind: .loading, title: "Loading…", isEnabled: false))
                    }
                case let menu as UIMenu where menu.options.contains(.displayInline):
                    close()
                    add(menu.children, in: menu)
                    close()
                default:
                    guard var entry = Self.entry(element, responder) else { continue }
                    entry.size = section.elementSize
                    entry.titleLines = max(1, section.displayPreferences?.maximumNumberOfTitleLines ?? 1)
                    open.append(entry)
                }
            }
        }
        add(menu.children, in: menu)
        close()
    }

    private static func entry(_ element: UIMenuElement, _ responder: UIResponder?) -> MenuEntry? {
        var entry = MenuEntry(
            kind: .element(element), title: element.title, subtitle: element.subtitle, image: element.image)
        var attributes: UIMenuElement.Attributes = []
        switch element {
        case let menu as UIMenu:
            entry.kind = .submenu(menu)
            entry.isDestructive = menu.options.contains(.destructive)
            return entry
        case let action as UIAction:
            attributes = action.attributes
            entry.state = action.state
            if action.state == .on, let selected = action.selectedImage { entry.image = selected }
        case let command as UICommand:
            guard let action = command.action else { return nil }
            guard let target = responder?.target(forAction: action, withSender: command) else { return nil }
            (target as? UIResponder)?.validate(command)
            attributes = command.attributes
            entry.state = command.state
            entry.title = command.title
            entry.image = command.image
        default: return nil
        }
        if attributes.contains(.hidden) { return nil }
        entry.keepsMenu = attributes.contains(.keepsMenuPresented)
        entry.isEnabled = !attributes.contains(.disabled)
        entry.isDestructive = attributes.contains(.destructive)
        return entry
    }
}
