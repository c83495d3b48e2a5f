import Graphics
import InterfaceBuilder

/// A scene as Interface Builder's canvas shows it: its view tree with the rows of lists, scenes embedded in it, and the
/// bars around it; or a view of a xib.
///
/// Made of drawing commands, so that scenes of different devices can exist side by side. A scene without a view in the
/// document, such as a navigation controller's, shows its bars and what it is.
@MainActor package struct CanvasScene {
    /// Points, the origin at the scene's upper left corner; nothing reaches beyond its size.
    package let drawing: DisplayList
    package let size: CGSize
    /// Pixels a point of the canvas.
    package let scale: CGFloat
    package let notes: [NibNote]
    /// The rectangles of the tree's views by id, in the scene's coordinates, points.
    package let places: [String: CGRect]
    /// The reason why nothing but grounds and bars can be seen; nil where something is.
    package let emptiness: String?

    /// - Parameter controller: the element of the scene's controller.
    package init(
        _ controller: MarkupElement, in document: InterfaceDocument, graph: SceneGraph, settings: CanvasSettings
    ) {
        let maker = CanvasSceneMaker(document, graph, settings)
        self.init(maker, maker.scene(of: controller))
    }

    /// A view tree by itself: of a xib, or a cell.
    ///
    /// - Parameter root: the root's id.
    /// - Returns: nil where the document has no view of that id.
    package init?(root: String, in document: InterfaceDocument, graph: SceneGraph, settings: CanvasSettings) {
        let maker = CanvasSceneMaker(document, graph, settings)
        guard let picture = maker.tree(root) else { return nil }
        self.init(maker, picture)
    }

    private init(_ maker: CanvasSceneMaker, _ picture: CanvasSceneMaker.Picture) {
        size = picture.size
        scale = CGFloat(maker.device.scale)
        notes = maker.notes
        emptiness = picture.emptiness
        places = picture.places
        drawing = DisplayList { recorder in
            recorder.clip(CGRect(origin: .zero, size: picture.size))
            for (list, origin) in picture.layers {
                recorder.saving { recorder in
                    recorder.translate(x: origin.x, y: origin.y)
                    recorder.append(list)
                }
            }
        }
    }
}

/// The making of one scene: its layouts and what they had to say.
@MainActor final class CanvasSceneMaker {
    @MainActor struct Picture {
        var size: CGSize
        /// From the back to the front, each at its origin.
        var layers: [(list: DisplayList, origin: CGPoint)] = []
        var emptiness: String?
        var places: [String: CGRect] = [:]

        mutating func add(_ view: UIView) {
            view.layoutIfNeeded()
            layers.append((view.displayList(), view.frame.origin))
        }

        /// Remembers where the views of a tree are whose root lies at a point.
        mutating func note(_ layout: CanvasLayout, at origin: CGPoint) {
            for frame in layout.frames {
                guard let view = layout.view(frame.id) else { continue }
                places[frame.id] = view.convert(view.bounds, to: layout.root).offsetBy(dx: origin.x, dy: origin.y)
            }
        }
    }

    let document: InterfaceDocument
    let graph: SceneGraph
    let settings: CanvasSettings
    let device: CanvasDevice
    var notes: [NibNote] = []
    /// Keeps data sources and controllers of the trees that are drawn.
    private var layouts: [CanvasLayout] = []
    /// Controllers that are being drawn inside each other.
    private var controllersInProgress: Set<String> = []

    init(_ document: InterfaceDocument, _ graph: SceneGraph, _ settings: CanvasSettings) {
        self.document = document
        self.graph = graph
        var settings = settings
        settings.showsContents = true
        self.settings = settings
        device = settings.canvas(for: document)
    }

    // MARK: Scenes

    func scene(of controller: MarkupElement) -> Picture {
        guard let written = controller.child(key: "view"), let id = written.id else { return container(controller) }
        let bars = CanvasBars(around: controller, in: document, graph: graph)
        var settings = settings
        let screen = bars.freeformSize.map { CGSize(width: $0.width, height: $0.height) } ?? self.screen
        let top = device.safeArea.top + bars.navigationBar
        if !self.settings.isRecorded, bars.coversTop, settings.size == nil {
            settings.size = CGSize(width: screen.width, height: screen.height - CGFloat(top))
        }
        guard let layout = layout(id, settings) else { return container(controller) }
        let root = layout.root
        let recorded = written.rect(key: "frame").map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
        // Xcode's later releases write 0 for a view below an opaque bar.
        let below = bars.coversTop ? max(0, min(CGFloat(top), screen.height - root.bounds.height)) : 0
        let origin = self.settings.isRecorded && recorded.y > 0 ? recorded : CGPoint(x: 0, y: below)
        let fills = abs(root.bounds.width - screen.width) < 1
        let reachesBar = bars.coversTop || bars.coversBottom
        let isWhole = fills && (screen.height - root.bounds.height < 1 || reachesBar)
        var size = CGSize(width: origin.x + root.bounds.width, height: origin.y + root.bounds.height)
        if isWhole { size.height = max(size.height, screen.height) }
        var picture = Picture(size: size)
        embedScenes(in: layout, of: controller)
        picture.emptiness = emptiness(of: layout, written)
        picture.note(layout, at: origin)
        picture.layers.append((ground(of: size), .zero))
        picture.layers.append((root.displayList(), origin))
        let isPart = bars.isEmbedded && !isWhole
        if !isPart { addBars(to: &picture, around: controller, bars, isSheet: fills && !isWhole) }
        return picture
    }

    /// A tree without anything around it.
    func tree(_ id: String) -> Picture? {
        guard let written = document.object(id), let layout = layout(id, settings) else { return nil }
        var picture = Picture(size: layout.root.bounds.size)
        picture.emptiness = emptiness(of: layout, written)
        picture.note(layout, at: .zero)
        picture.layers.append((layout.root.displayList(), .zero))
        return picture
    }

    var screen: CGSize {
        settings.size ?? CGSize(width: device.width, height: device.height)
    }

    private func layout(_ id: String, _ settings: CanvasSettings) -> CanvasLayout? {
        guard let layout = CanvasLayout(document, graph: graph, root: id, settings: settings) else { return nil }
        layouts.append(layout)
        notes += layout.notes
        layout.markMissingPictures()
        return layout
    }

    private func ground(of size: CGSize) -> DisplayList {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .systemBackground
        return view.displayList()
    }

    // MARK: Embedded scenes

    /// Shows the scenes that segues embed, in the container views that they start from.
    private func embedScenes(in layout: CanvasLayout, of controller: MarkupElement) {
        guard let id = controller.id, controllersInProgress.insert(id).inserted else { return }
        defer { controllersInProgress.remove(id) }
        guard let view = controller.child(key: "view") else { return }
        for (container, destination) in Self.embeddings(in: view) {
            guard let holder = layout.view(container), holder.bounds.width > 0, holder.bounds.height > 0,
                let child = document.object(destination),
                let content = embedded(child, size: holder.bounds.size)
            else { continue }
            // Nothing is laid out from here on: the child stays as its own canvas placed it.
            holder.addSubview(content)
            holder.clipsToBounds = true
        }
    }

    private static func embeddings(in element: MarkupElement) -> [(container: String, destination: String)] {
        var found: [(container: String, destination: String)] = []
        if let id = element.id {
            for segue in element.children(of: "connections") where segue["kind"] == "embed" {
                if let destination = segue["destination"] { found.append((id, destination)) }
            }
        }
        for child in element.children { found += embeddings(in: child) }
        return found
    }

    /// A controller's view in the size of its container; a navigation controller's is that of its first one.
    private func embedded(_ controller: MarkupElement, size: CGSize) -> UIView? {
        let shown = root(of: controller)
        guard let written = shown.child(key: "view"), let id = written.id,
            !controllersInProgress.contains(shown.id ?? "")
        else { return nil }
        var settings = settings
        let recorded = written.rect(key: "frame").map { CGSize(width: $0.width, height: $0.height) }
        if recorded != size { settings.size = size }
        guard let layout = layout(id, settings) else { return nil }
        embedScenes(in: layout, of: shown)
        layout.root.frame = CGRect(origin: .zero, size: size)
        return layout.root
    }

    /// The controller that a navigation controller begins with, any other itself.
    private func root(of controller: MarkupElement) -> MarkupElement {
        var current = controller
        var seen: Set<String> = []
        while current.child(key: "view") == nil, let id = current.id, seen.insert(id).inserted,
            let segue = current.children(of: "connections").first(where: { $0["relationship"] != nil }),
            let next = segue["destination"].flatMap({ document.object($0) })
        {
            current = next
        }
        return current
    }
}
