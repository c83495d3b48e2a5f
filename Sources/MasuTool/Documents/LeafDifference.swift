import InterfaceBuilder
import UIKit

/// A leaf whose measured size, in the place of its recorded one, moves views by more than a point although all other
/// leaves keep theirs.
///
/// A wrong leaf moves its siblings: these are the views to look at first.
struct LeafDifference {
    let id: String
    let element: String
    let recorded: CGSize
    let measured: CGSize
    /// The number of views that it moves, itself included.
    let moved: Int

    /// Lays the tree out once for each of its leaves.
    @MainActor static func all(
        of document: InterfaceDocument, _ graph: SceneGraph, root: String, _ settings: CanvasSettings
    ) -> [LeafDifference] {
        var settings = settings
        settings.leafSizes = .recorded
        guard let base = CanvasLayout(document, graph: graph, root: root, settings: settings) else { return [] }
        return base.sizedLeaves.compactMap { id in
            settings.measuredLeaves = [id]
            guard let changed = CanvasLayout(document, graph: graph, root: root, settings: settings) else { return nil }
            let moved = zip(base.frames, changed.frames).filter { isFar($0.computed, $1.computed) }.count
            guard moved > 0, let frame = changed.frames.first(where: { $0.id == id }) else { return nil }
            return LeafDifference(
                id: id, element: frame.element, recorded: frame.recorded?.size ?? .zero,
                measured: changed.view(id)?.intrinsicContentSize ?? .zero, moved: moved)
        }
    }

    private static func isFar(_ one: CGRect, _ other: CGRect) -> Bool {
        max(
            abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
            abs(one.height - other.height)) > 1 + 1e-6
    }

    var json: JSONObject {
        var object = JSONObject()
        object.append("id", .string(id))
        object.append("element", .string(element))
        object.append("recorded", Self.json(of: recorded))
        object.append("measured", Self.json(of: measured))
        object.append("moved", .integer(moved))
        return object
    }

    private static func json(of size: CGSize) -> JSONObject.Value {
        var object = JSONObject()
        object.append("width", .number(Double(size.width)))
        object.append("height", .number(Double(size.height)))
        return .object(object)
    }

    var text: String {
        "\(id) \(element), which measures \(measured.width)×\(measured.height), recorded "
            + "\(recorded.width)×\(recorded.height): moves \(moved)"
    }
}
