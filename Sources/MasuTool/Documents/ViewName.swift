import InterfaceBuilder

extension InterfaceDocument {
    /// A view as a person would point at it: its class, its text or the name that the outline has, its line and its id.
    func name(ofView id: String) -> String {
        guard let element = object(id) else { return id }
        let text = element["userLabel"] ?? element.string("text") ?? Self.title(of: element)
        let words = text.map { " “\($0.split(separator: "\n").first.map { String($0.prefix(30)) } ?? "")”" } ?? ""
        return "\(Self.className(of: element))\(words) (line \(element.line), \(id))"
    }

    /// The class that the program has for an element.
    static func className(of element: MarkupElement) -> String {
        if let custom = element["customClass"] { return custom }
        switch element.name {
        case "tableViewCellContentView", "collectionViewCellContentView": return "content view"
        case "mapView": return "MKMapView"
        case "wkWebView": return "WKWebView"
        case "webView": return "UIWebView"
        case "arscnView", "sceneKitView", "skView", "glkView": return element.name
        default: return "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        }
    }

    /// A button's title, which belongs to one of its states.
    private static func title(of element: MarkupElement) -> String? {
        element.children.first { $0.name == "state" && $0["key"] == "normal" }?.string("title")
            ?? element.children.first { $0.name == "buttonConfiguration" }?.string("title")
    }
}
