import CairoRenderer
import Graphics
import InterfaceBuilder
import UIKit

/// A view tree of a document as it is drawn, with the places of its views.
@MainActor struct ScenePicture {
    let bitmap: Bitmap
    /// Pixels a point.
    let scale: Double
    /// The views' rectangles in the picture by id, points.
    let rectangles: [String: CGRect]

    /// - Throws: what the renderer can't draw.
    init(_ layout: CanvasLayout) throws {
        let root = layout.root
        scale = Double(layout.scale)
        bitmap = try CairoRenderer().render(
            root.displayList(), size: root.bounds.size, scale: scale, background: .init(red: 1, green: 1, blue: 1))
        var rectangles: [String: CGRect] = [:]
        for frame in layout.frames {
            if let view = layout.view(frame.id) { rectangles[frame.id] = view.convert(view.bounds, to: root) }
        }
        self.rectangles = rectangles
    }
}
