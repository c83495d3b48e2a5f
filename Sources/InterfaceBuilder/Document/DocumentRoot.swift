/// A view tree of a document that is laid out by itself: a controller's view, a cell's content, a view on its own.
public struct DocumentRoot: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case controller = "view controller"
        case tableCell = "table cell"
        case collectionCell = "collection cell"
        case reusableView = "reusable view"
        case view
    }

    public let id: String
    public let kind: Kind
    /// A cell whose row height is left to its constraints.
    public let sizesItself: Bool

    /// The roots of a document in its order.
    public static func list(_ document: InterfaceDocument) -> [DocumentRoot] {
        var roots: [DocumentRoot] = []
        switch document.kind {
        case .storyboard:
            for controller in document.scenes.compactMap(\.controller) {
                guard let view = controller.child(key: "view") else { continue }
                if let id = view.id, view.name == "view" { append(id, .controller, to: &roots) }
                collect(view, rowHeight: nil, into: &roots)
            }
        case .xib:
            for object in document.objects { collectTopLevel(object, into: &roots) }
        }
        return roots
    }

    private static func append(_ id: String, _ kind: Kind, sizesItself: Bool = false, to roots: inout [DocumentRoot]) {
        roots.append(DocumentRoot(id: id, kind: kind, sizesItself: sizesItself))
    }

    private static func collectTopLevel(_ object: MarkupElement, into roots: inout [DocumentRoot]) {
        guard object.rect(key: "frame") != nil else {
            if let view = object.child(key: "view") { collectTopLevel(view, into: &roots) }
            return
        }
        if !collectCell(object, rowHeight: nil, into: &roots), let id = object.id { append(id, .view, to: &roots) }
        collect(object, rowHeight: nil, into: &roots)
    }

    /// The cells and reusable views inside of a view.
    private static func collect(_ element: MarkupElement, rowHeight: Double?, into roots: inout [DocumentRoot]) {
        let height = element.name == "tableView" ? element.number("rowHeight") ?? 44 : rowHeight
        for child in element.children {
            if !collectCell(child, rowHeight: height, into: &roots), let id = child.id,
                child.key == "tableHeaderView" || child.key == "tableFooterView", child.rect(key: "frame") != nil
            {
                append(id, .reusableView, to: &roots)
            }
            collect(child, rowHeight: height, into: &roots)
        }
    }

    private static func collectCell(
        _ element: MarkupElement, rowHeight: Double?, into roots: inout [DocumentRoot]
    ) -> Bool {
        switch element.name {
        case "tableViewCell":
            if let content = element.child(key: "contentView")?.id {
                let isAutomatic = (element.number("rowHeight") ?? rowHeight ?? 44) <= 0
                append(content, .tableCell, sizesItself: isAutomatic, to: &roots)
            }
        case "collectionViewCell":
            if let content = element.child(key: "contentView")?.id { append(content, .collectionCell, to: &roots) }
        case "collectionReusableView":
            if let id = element.id { append(id, .reusableView, to: &roots) }
        default: return false
        }
        return true
    }
}
