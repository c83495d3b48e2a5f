import InterfaceBuilder

/// The attributes that documents have for every kind of bar.
protocol DecodedBar: UIView {
    var barStyle: UIBarStyle { get set }
    var isTranslucent: Bool { get set }
    var barTintColor: UIColor? { get set }
}

extension UINavigationBar: DecodedBar {}
extension UIToolbar: DecodedBar {}
extension UITabBar: DecodedBar {}
extension UISearchBar: DecodedBar {}

extension DecodedBar {
    func decodeStyle(_ element: MarkupElement, _ loader: NibLoader) {
        if let style = UIBarStyle(element) { barStyle = style }
        if let translucent = element.flag("translucent") { isTranslucent = translucent }
        if let color = element.child(key: "barTintColor").flatMap({ loader.color($0) }) { barTintColor = color }
    }

    fileprivate func decodeLooks(_ element: MarkupElement, _ loader: NibLoader) {
        decodeStyle(element, loader)
        if let color = element.child(key: "tintColor").flatMap({ loader.color($0) }) { tintColor = color }
        if let color = element.child(key: "backgroundColor").flatMap({ loader.color($0) }) { backgroundColor = color }
        if let hidden = element.flag("hidden") { isHidden = hidden }
        if let alpha = element.number("alpha") { self.alpha = CGFloat(alpha) }
    }
}

/// Bars of documents: those of navigation controllers, and bars in a view by themselves.
extension UINavigationBar {
    func decode(_ element: MarkupElement, _ loader: NibLoader) {
        decodeLooks(element, loader)
        if let prefers = element.flag("largeTitles") { prefersLargeTitles = prefers }
        if let attributes = loader.textAttributes(element, "titleTextAttributes") { titleTextAttributes = attributes }
        if let attributes = loader.textAttributes(element, "largeTitleTextAttributes") {
            largeTitleTextAttributes = attributes
        }
        if let look = element.child(key: "standardAppearance") { standardAppearance = .decoded(look, loader) }
        if let look = element.child(key: "scrollEdgeAppearance") { scrollEdgeAppearance = .decoded(look, loader) }
        if let look = element.child(key: "compactAppearance") { compactAppearance = .decoded(look, loader) }
        loader.register(self, element)
    }

    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decode(nib.element, nib.loader)
        let items = nib.element.child("items")?.children ?? []
        setItems(
            items.map { element in
                let item = UINavigationItem(title: nib.loader.text(element, "title") ?? "")
                item.decodeBarItems(from: element, nib.loader)
                item.registerBarItems(from: element, with: nib.loader)
                nib.loader.register(item, element)
                return item
            }, animated: false)
    }
}

extension UINavigationBarAppearance {
    fileprivate static func decoded(_ element: MarkupElement, _ loader: NibLoader) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        if let color = element.child(key: "backgroundColor").flatMap({ loader.color($0) }) {
            look.backgroundColor = color
        }
        if let color = element.child(key: "shadowColor").flatMap({ loader.color($0) }) { look.shadowColor = color }
        if let image = loader.image(of: element, "backgroundImage") { look.backgroundImage = image }
        if let image = loader.image(of: element, "shadowImage") { look.shadowImage = image }
        if let attributes = loader.textAttributes(element, "titleTextAttributes") {
            look.titleTextAttributes = attributes
        }
        if let attributes = loader.textAttributes(element, "largeTitleTextAttributes") {
            look.largeTitleTextAttributes = attributes
        }
        return look
    }
}

extension UIToolbar {
    func decode(_ element: MarkupElement, _ loader: NibLoader) {
        decodeLooks(element, loader)
        loader.register(self, element)
    }

    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decode(nib.element, nib.loader)
        items = nib.element.child("items").map { $0.children.map { nib.loader.makeBarItem($0) } }
    }
}

extension UITabBar {
    func decode(_ element: MarkupElement, _ loader: NibLoader) {
        decodeLooks(element, loader)
        if let color = element.child(key: "selectedImageTintColor").flatMap({ loader.color($0) }) { tintColor = color }
        loader.register(self, element)
    }

    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decode(nib.element, nib.loader)
        items = nib.element.child("items").map { list in
            list.children.map { element in
                let item = UITabBarItem.decoded(from: element, nib.loader)
                nib.loader.register(item, element)
                return item
            }
        }
    }
}

extension NibLoader {
    /// A bar's item with what it is connected to.
    func makeBarItem(_ element: MarkupElement) -> UIBarButtonItem {
        let item = UIBarButtonItem.decoded(from: element, self)
        if let connections = element.child("connections")?.children { pendingConnections.append((item, connections)) }
        return item
    }

    fileprivate func textAttributes(_ element: MarkupElement, _ key: String) -> [NSAttributedString.Key: Any]? {
        guard let written = element.child(key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = written.child(key: "textColor").flatMap({ self.color($0) }) {
            attributes[.foregroundColor] = color
        }
        if let description = written.child(key: "fontDescription") { attributes[.font] = font(description) }
        return attributes
    }
}

extension UIBarStyle {
    fileprivate init?(_ element: MarkupElement) {
        switch element["barStyle"] {
        case "black", "blackOpaque", "blackTranslucent": self = .black
        case "default": self = .default
        default: return nil
        }
    }
}
