import CairoRenderer
import Graphics
import InterfaceBuilder
import UIKit

/// A view tree of a document as the canvas draws it, with the places of its views.
@MainActor struct ScenePicture {
    let bitmap: Bitmap
    /// Pixels a point.
    let scale: Double
    /// The views' rectangles in the picture by id, points.
    let rectangles: [String: CGRect]

    /// - Parameter root: the tree's id; a controller's view is drawn with the bars around it.
    /// - Returns: nil where the document has no view of that id.
    /// - Throws: what the renderer can't draw.
    init?(of root: String, in document: InterfaceDocument, _ settings: CanvasSettings) throws {
        let graph = SceneGraph(document)
        let controller = document.scenes.lazy.compactMap(\.controller).first { $0.child(key: "view")?.id == root }
        let scene =
            controller.map { CanvasScene($0, in: document, graph: graph, settings: settings) }
            ?? CanvasScene(root: root, in: document, graph: graph, settings: settings)
        guard let scene else { return nil }
        scale = Double(scene.scale)
        bitmap = try CairoRenderer().render(
            scene.drawing, size: scene.size, scale: scale, background: .init(red: 1, green: 1, blue: 1))
        rectangles = scene.places
    }
}
