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
        func add(_ elements: [UIMenuElement]) {
            for element in elements {
                switch element {
                case let deferred as UIDeferredMenuElement:
                    if let found = deferred.resolve({ _ in arrived() }) {
                        add(found)
                    } else {
                        open.append(MenuEntry(kind: .loading, title: "Loading…", isEnabled: false))
                    }
                case let menu as UIMenu where menu.options.contains(.displayInline):
                    close()
                    add(menu.children)
                    close()
                default: if let entry = Self.entry(element, responder) { open.append(entry) }
                }
            }
        }
        add(menu.children)
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
        case let command as UICommand:
            attributes = command.attributes
            entry.state = command.state
            guard let action = command.action else { return nil }
            if responder?.target(forAction: action, withSender: command) == nil { return nil }
        default: return nil
        }
        if attributes.contains(.hidden) { return nil }
        entry.isEnabled = !attributes.contains(.disabled)
        entry.isDestructive = attributes.contains(.destructive)
        return entry
    }
}
