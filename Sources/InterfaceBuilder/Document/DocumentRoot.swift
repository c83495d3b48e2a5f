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
                if let id = view.id { append(id, .controller, to: &roots) }
                collect(view, rowHeight: nil, into: &roots)
            }
        case .xib:
            for object in document.objects { collectTopLevel(object, into: &roots) }
        }
        return roots
    }

    /// The roots that no other one contains: the views of a storyboard's controllers, the objects of a xib.
    public static func topLevel(_ document: InterfaceDocument) -> [DocumentRoot] {
        guard document.kind == .xib else { return list(document).filter { $0.kind == .controller } }
        return document.objects.compactMap { object in
            var roots: [DocumentRoot] = []
            collectTopLevel(object, into: &roots)
            return roots.first
        }
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
            if let content = element.child(key: "contentView")?.id ?? element.id {
                // A built-in style gives its cell a height without constraints.
                let isBuiltIn = element["style"]?.hasPrefix("IBUITableViewCellStyle") == true
                let isAutomatic = !isBuiltIn && (element.number("rowHeight") ?? rowHeight ?? 44) <= 0
                append(content, .tableCell, sizesItself: isAutomatic, to: &roots)
            }
        case "collectionViewCell":
            // The content of a collection view's cell may have no id of its own: then the cell names the tree.
            if let id = element.child(key: "contentView")?.id ?? element.id { append(id, .collectionCell, to: &roots) }
        case "collectionReusableView":
            if let id = element.id { append(id, .reusableView, to: &roots) }
        default: return false
        }
        return true
    }
}

extension DocumentRoot {
    /// The reason why a document has no view tree, by what it has instead; nil where it has one.
    public static func absence(in document: InterfaceDocument) -> String? {
        guard list(document).isEmpty else { return nil }
        let objects =
            document.kind == .xib
            ? document.objects.filter { $0.name != "placeholder" } : document.scenes.compactMap(\.controller)
        guard !objects.isEmpty else {
            return document.kind == .xib
                ? "it has no objects but its placeholders" : "it has no scenes, or none with a controller"
        }
        var counts: [(name: String, count: Int)] = []
        for object in objects {
            if let index = counts.firstIndex(where: { $0.name == object.name }) {
                counts[index].count += 1
            } else {
                counts.append((object.name, 1))
            }
        }
        let names = counts.map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count))" }.joined(separator: ", ")
        return document.kind == .xib
            ? "none of its objects is a view with a frame: \(names)"
            : "none of its controllers has a view in the document: \(names)"
    }
}
