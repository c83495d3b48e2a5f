/// A row of a shown menu.
struct MenuEntry {
    enum Kind {
        case element(UIMenuElement)
        case submenu(UIMenu)
        /// Elements that are still awaited.
        case loading
    }

    var kind: Kind
    var title: String
    var subtitle: String?
    var image: UIImage?
    var state = UIMenuElement.State.off
    var isEnabled = true
    var isDestructive = false
    /// Whether the menu stays when the row is chosen.
    var keepsMenu = false
    /// As how large an element it stands; those that aren't large stand side by side.
    var size = UIMenu.ElementSize.large
    /// Lines of its title.
    var titleLines = 1
}

/// The rows of a menu in sections, as they are shown.
@MainActor struct MenuContent {
    var title: String
    private(set) var sections: [[MenuEntry]] = []

    /// - Parameters:
    ///   - responder: whose chain decides what commands can be done.
    ///   - arrived: called when elements that were awaited are there.
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
