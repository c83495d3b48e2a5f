import InterfaceBuilder

/// Bar items in documents.
extension UINavigationItem {
    func decodeBarItems(from element: MarkupElement, _ loader: NibLoader) {
        prompt = loader.text(element, "prompt")
        switch element["largeTitleDisplayMode"] {
        case "never": largeTitleDisplayMode = .never
        case "always": largeTitleDisplayMode = .always
        default: largeTitleDisplayMode = .automatic
        }
        func item(_ key: String) -> [UIBarButtonItem]? {
            element.child(key: key).map { [UIBarButtonItem.decoded(from: $0, loader)] }
        }
        func items(_ key: String) -> [UIBarButtonItem]? {
            element.children(of: key).isEmpty
                ? nil : element.children(of: key).map { UIBarButtonItem.decoded(from: $0, loader) }
        }
        leftBarButtonItems = item("leftBarButtonItem") ?? items("leftBarButtonItems")
        rightBarButtonItems = item("rightBarButtonItem") ?? items("rightBarButtonItems")
        backBarButtonItem = item("backBarButtonItem")?.first
        if let view = element.child(key: "titleView") { titleView = loader.makeView(view) }
    }

    /// Items again known to another loading of the same scene, with what they are connected to.
    func registerBarItems(from element: MarkupElement, with loader: NibLoader) {
        let pairs: [(String, [UIBarButtonItem]?)] = [
            ("leftBarButtonItem", leftBarButtonItems), ("rightBarButtonItem", rightBarButtonItems),
            ("backBarButtonItem", backBarButtonItem.map { [$0] }),
        ]
        for (key, items) in pairs {
            let elements = element.child(key: key).map { [$0] } ?? element.children(of: key + "s")
            for (element, item) in zip(elements, items ?? []) {
                loader.register(item, element)
                if let view = item.customView, let element = element.child(key: "customView") {
                    loader.registerAgain(view, element)
                }
                guard let connections = element.child("connections")?.children else { continue }
                loader.pendingConnections.append((item, connections))
            }
        }
        if let titleView, let element = element.child(key: "titleView") { loader.registerAgain(titleView, element) }
    }
}

extension UIBarButtonItem {
    static func decoded(from element: MarkupElement, _ loader: NibLoader) -> UIBarButtonItem {
        let item = loader.item(element, base: UIBarButtonItem.self) ?? UIBarButtonItem()
        if let name = element["systemItem"], let system = systemItems[name] {
            item.stand(for: system)
        } else {
            item.title = loader.text(element, "title")
            item.image = loader.image(of: element, "image")
        }
        if element["style"] == "done" { item.style = .done }
        item.isEnabled = element.flag("enabled") ?? true
        item.width = element.number("width").map { CGFloat($0) } ?? 0
        if let color = element.child(key: "tintColor") { item.tintColor = loader.color(color) }
        if let view = element.child(key: "customView") { item.customView = loader.makeView(view) }
        loader.register(item, element)
        loader.awaking.append(item)
        return item
    }

    private static let systemItems: [String: SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh,
        "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
        "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
}

extension UITabBarItem {
    static func decoded(from element: MarkupElement, _ loader: NibLoader) -> UITabBarItem {
        let item = loader.item(element, base: UITabBarItem.self) ?? UITabBarItem()
        if let name = element["systemItem"], let system = systemItems[name] {
            item.stand(for: system)
        } else {
            item.title = loader.text(element, "title")
            item.image = loader.image(of: element, "image")
            item.selectedImage = loader.image(of: element, "selectedImage")
        }
        item.tag = element.integer("tag") ?? 0
        item.badgeValue = element["badgeValue"]
        loader.awaking.append(item)
        return item
    }

    private static let systemItems: [String: SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}

extension NibLoader {
    /// An item of a bar of a class of the app's own, with its attributes; nil for one of the framework's.
    func item<Item: UIBarItem>(_ element: MarkupElement, base: Item.Type) -> Item? {
        guard element["customClass"] != nil else { return nil }
        let made = customClass(of: element, base: base).init(coder: NibCoder(element: element, loader: self))
        if let made { takeAttributes(of: element, for: made) }
        return made
    }
}

extension NibLoader {
    /// A view that another loading of the same scene made, with its subviews and what they are connected to.
    fileprivate func registerAgain(_ view: UIView, _ element: MarkupElement) {
        register(view, element)
        if let connections = element.child("connections")?.children { pendingConnections.append((view, connections)) }
        let elements = element.child("subviews")?.children ?? []
        guard elements.count == view.subviews.count else { return }
        for (view, element) in zip(view.subviews, elements) { registerAgain(view, element) }
    }
}
