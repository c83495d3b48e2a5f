import ApplicationCommand
import Foundation
import Graphics
import InterfaceBuilder
import UIKit

/// Pictures of a document's parts: a tree, a scene, or all of it as Interface Builder's canvas has it.
@MainActor struct DocumentDrawing {
    let document: InterfaceDocument
    let settings: CanvasSettings
    private let graph: SceneGraph

    init(_ document: InterfaceDocument, _ settings: CanvasSettings) {
        self.document = document
        self.settings = settings
        graph = SceneGraph(document)
    }

    /// A part that a picture can be made of by itself, with the name of its file.
    struct Part {
        let name: String
        let picture: CanvasPicture
        /// It stands for a scene of another storyboard.
        var isReference = false

        /// The sentence about a part that has no size.
        var sizeless: String {
            "\(name): its size is \(DocumentDifference.number(picture.size.width)) × "
                + "\(DocumentDifference.number(picture.size.height))"
        }
    }

    /// nil where the document has no view of the id.
    func tree(_ id: String) -> CanvasPicture? {
        CanvasScene(root: id, in: document, graph: graph, settings: settings).map { picture(of: $0, name: id) }
    }

    func scene(_ scene: InterfaceScene) -> CanvasPicture? {
        scene.controller.map { controller in
            picture(
                of: CanvasScene(controller, in: document, graph: graph, settings: settings),
                name: SceneName.of(controller))
        }
    }

    private func picture(of scene: CanvasScene, name: String) -> CanvasPicture {
        CanvasPicture(
            drawing: scene.drawing, size: scene.size, scale: Double(scene.scale), notes: scene.notes,
            emptiness: scene.emptiness.map { [(name, $0)] } ?? [])
    }

    /// The document's scenes, or the trees at the top of a xib.
    var parts: [Part] {
        if document.kind == .storyboard {
            return document.scenes.compactMap { scene in
                guard let name = scene.controller.map(SceneName.of) else { return nil }
                return self.scene(scene).map { Part(name: name, picture: $0) }
            }
        }
        return DocumentRoot.topLevel(document).compactMap { root in
            let name = document.object(root.id)?["userLabel"] ?? document.cell(around: root.id)?["reuseIdentifier"]
            let custom = document.object(root.id)?["customClass"] ?? document.cell(around: root.id)?["customClass"]
            return tree(root.id).map { Part(name: name ?? custom ?? root.kind.rawValue, picture: $0) }
        }
    }

    /// The whole document: of a storyboard its canvas, of a xib its trees, a single one without anything around it.
    ///
    /// - Throws: `UsageError` where nothing can be drawn, with the reason.
    func whole() throws -> CanvasPicture {
        guard document.kind == .storyboard else {
            let all = parts
            guard !all.isEmpty else {
                throw UsageError(
                    "there is no view in it: \(DocumentRoot.absence(in: document) ?? "no view is at its top")")
            }
            let parts = all.filter(\.picture.hasSize)
            let sizeless = all.filter { !$0.picture.hasSize }.map(\.sizeless)
            guard !parts.isEmpty else {
                throw UsageError("nothing in it has a size: \(sizeless.joined(separator: "; "))")
            }
            for sentence in sizeless { MasuTool.complain("not drawn: \(sentence)\n") }
            if parts.count == 1 { return parts[0].picture }
            let boxes = parts.indices.map {
                CanvasMap.Scene(id: String($0), size: parts[$0].picture.size, location: nil)
            }
            return canvas(CanvasMap(boxes, [], initial: nil), parts, labels: [])
        }
        let outline = StoryboardOutline(document)
        guard !outline.scenes.isEmpty else { throw UsageError("there is no view in it: it has no scenes") }
        let parts = outline.scenes.compactMap { scene in
            self.scene(scene).map {
                Part(
                    name: SceneName.of(scene.controller ?? document.root), picture: $0,
                    isReference: scene.controller?.name == "viewControllerPlaceholder")
            }
        }
        let boxes = zip(outline.scenes, parts).map { scene, part in
            CanvasMap.Scene(
                id: scene.controller?.id ?? "", size: part.picture.size,
                location: scene.canvasLocation.map { CGPoint(x: $0.x, y: $0.y) })
        }
        let links = outline.segues.map { CanvasMap.Link(source: $0.source, destination: $0.destination) }
        let labels = outline.segues.map { segue in
            CanvasDrawing.Label(
                text: segue.kind.words + (segue.identifier.map { " “\($0)”" } ?? ""), shortText: segue.kind.shortWords,
                isRelationship: segue.kind.isRelationship)
        }
        return canvas(CanvasMap(boxes, links, initial: outline.initial, stretch: stretch), parts, labels: labels)
    }

    private func canvas(_ map: CanvasMap, _ parts: [Part], labels: [CanvasDrawing.Label]) -> CanvasPicture {
        let drawing = CanvasDrawing(
            map: map,
            scenes: parts.map { CanvasDrawing.Scene(name: $0.name, picture: $0.picture, isReference: $0.isReference) },
            labels: labels)
        return CanvasPicture(
            drawing: drawing.list, size: map.size, scale: 1, notes: parts.flatMap(\.picture.notes),
            emptiness: parts.flatMap(\.picture.emptiness))
    }

    /// Larger devices than the document's move scenes apart.
    private var stretch: CGSize {
        guard let device = settings.device else { return CGSize(width: 1, height: 1) }
        let own = CanvasDevice(of: document)
        return CGSize(
            width: max(1, device.size.width / CGFloat(own.width)),
            height: max(1, device.size.height / CGFloat(own.height)))
    }
}
