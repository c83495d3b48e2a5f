import InterfaceBuilder

/// The place of a root view on the canvas: a controller's, a cell's content, or alone.
struct CanvasPlace {
    enum Kind {
        case controller, cellContent, reusable, alone
    }

    let kind: Kind
    /// The controller's element.
    let controller: MarkupElement?
    /// The cell that the root is the content view of.
    let cell: MarkupElement?
    private let cellPlace: CellMargins.Place
    private let isInset: Bool
    private let bars: CanvasBars
    private let toolsVersion: Int
    /// The document gives the root margins.
    private let hasOwnMargins: Bool

    init(of root: MarkupElement, in document: InterfaceDocument, graph: SceneGraph) {
        let id = root.id ?? ""
        hasOwnMargins = root.margins != nil
        toolsVersion = document.toolsVersion
        let controller = document.scenes.compactMap(\.controller).first { $0.child(key: "view")?.id == id }
        self.controller = controller
        var bars = CanvasBars(toolsVersion: document.toolsVersion)
        if let controller {
            bars = CanvasBars(around: controller, in: document, graph: graph)
            kind = .controller
        } else if root.name.hasSuffix("ContentView") {
            kind = .cellContent
        } else if root.name.hasPrefix("collection") && root.name != "collectionView"
            || Self.partKeys.contains(root.key ?? "")
        {
            kind = .reusable
        } else {
            let device = CanvasDevice(of: document)
            bars.simulate(root, toolbarHeight: bars.release.toolbarHeight(hasHomeIndicator: device.hasHomeIndicator))
            kind = .alone
        }
        self.bars = bars
        cell = document.cell(around: id)
        let table = cell.flatMap { $0.name == "tableViewCell" ? Self.table(of: $0.id ?? "", in: document) : nil }
        cellPlace = table?.place ?? .alone
        isInset = table?.element["style"] == "insetGrouped"
    }

    /// A table's header and footer: they have the margins of any view.
    private static let partKeys: Set<String> = ["tableHeaderView", "tableFooterView"]

    /// The table that holds a cell; nil for a cell that is alone in its document.
    private static func table(
        of cell: String, in document: InterfaceDocument
    ) -> (place: CellMargins.Place, element: MarkupElement)? {
        for controller in document.scenes.compactMap(\.controller) {
            guard let view = controller.child(key: "view"), let table = innermostTable(around: cell, in: view) else {
                continue
            }
            return (view.name == "tableView" ? .tableController : .table, table)
        }
        return nil
    }

    private static func innermostTable(around id: String, in element: MarkupElement) -> MarkupElement? {
        for child in element.children {
            if let found = innermostTable(around: id, in: child) { return found }
        }
        return element.name == "tableView" && holds(id, element) ? element : nil
    }

    private static func holds(_ id: String, _ element: MarkupElement) -> Bool {
        element.id == id || element.children.contains { holds(id, $0) }
    }

    func safeArea(of size: CGSize, device: CanvasDevice) -> InterfaceInsets {
        let width = Double(size.width)
        let height = Double(size.height)
        switch kind {
        case .controller: return bars.safeArea(width: width, height: height, on: device)
        case .alone:
            return bars.safeAreaAlone(width: width, height: height, on: device)
        case .cellContent, .reusable: return InterfaceInsets(top: 0, left: 0, bottom: 0, right: 0)
        }
    }

    /// Margins that the canvas gives a root view: a cell's content has its cell's, others the system's at their sides.
    @MainActor func applyMargins(to view: UIView, device: CanvasDevice, toolsVersion: Int) {
        switch kind {
        case .cellContent:
            guard let cell, cell.name == "tableViewCell" else { return }
            let margins = CellMargins(
                contentWidth: Double(view.bounds.width), accessory: cell["accessoryType"], place: cellPlace,
                isInset: isInset, device: device, toolsVersion: toolsVersion
            ).margins
            // Margins that the content view was given count where they are larger.
            let own = hasOwnMargins ? view.layoutTraits.ownMargins : .zero
            view.layoutTraits.ownMargins = NSDirectionalEdgeInsets(
                top: max(own.top, CGFloat(margins.top)), leading: max(own.leading, CGFloat(margins.left)),
                bottom: max(own.bottom, CGFloat(margins.bottom)), trailing: max(own.trailing, CGFloat(margins.right)))
            view.layoutTraits.insetsMarginsFromSafeArea = false
        case .controller, .alone:
            let side = CGFloat(CanvasDevice.rootMargin(width: Double(view.bounds.width)))
            let own = view.layoutTraits.ownMargins
            let isDefault = own == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            guard isDefault || kind == .controller else { return }
            view.layoutTraits.ownMargins = NSDirectionalEdgeInsets(
                top: isDefault ? 0 : own.top, leading: max(side, own.leading), bottom: isDefault ? 0 : own.bottom,
                trailing: max(side, own.trailing))
        case .reusable: break
        }
    }
}
