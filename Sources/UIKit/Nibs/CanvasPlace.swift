import InterfaceBuilder

/// Where on the canvas a root view stands: a controller's, a cell's content, or alone.
struct CanvasPlace {
    enum Kind {
        case controller, cellContent, reusable, alone
    }

    let kind: Kind
    /// The controller's element.
    let controller: MarkupElement?
    /// The cell that the root is the content view of.
    let cell: MarkupElement?
    private let bars: CanvasBars

    init(of root: MarkupElement, in document: InterfaceDocument, graph: SceneGraph) {
        let id = root.id ?? ""
        let controller = document.scenes.compactMap(\.controller).first { $0.child(key: "view")?.id == id }
        self.controller = controller
        var bars = CanvasBars()
        if let controller {
            bars = CanvasBars(around: controller, in: document, graph: graph)
            kind = .controller
        } else if root.name.hasSuffix("ContentView") {
            kind = .cellContent
        } else if root.name.hasPrefix("collectionReusable") {
            kind = .reusable
        } else {
            bars.simulate(root)
            kind = .alone
        }
        self.bars = bars
        let cellID = root["tableViewCell"]
        cell = cellID.flatMap { document.object($0) }
    }

    func safeArea(of size: CGSize, device: CanvasDevice) -> InterfaceInsets {
        let width = Double(size.width)
        let height = Double(size.height)
        switch kind {
        case .controller: return bars.safeArea(width: width, height: height, on: device)
        case .alone: return bars.safeAreaAlone(width: width, height: height, on: device)
        case .cellContent, .reusable: return InterfaceInsets(top: 0, left: 0, bottom: 0, right: 0)
        }
    }

    @MainActor func applyMargins(to view: UIView, device: CanvasDevice, toolsVersion: Int) {
        guard kind == .cellContent, cell != nil else { return }
        let profile = BehaviourProfile.current
        let pixel = 1 / CGFloat(device.scale)
        let side: CGFloat = profile.release < .iOS11_12 ? 8 : view.bounds.width >= 414 ? 20 : 16
        let vertical = profile.cellVerticalMargin
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: vertical, leading: side, bottom: vertical - (profile.release == .iOS11_12 ? pixel : 0),
            trailing: side)
        view.insetsLayoutMarginsFromSafeArea = false
    }
}
