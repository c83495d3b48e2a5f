import DocumentComparison
import UIKit

/// A document's comparison as an object: its scenes with their changes, and the frames that moved.
extension DocumentDifference {
    var json: JSONObject {
        var object = JSONObject()
        object.append("document", .string(name))
        object.append("changed", .flag(!isEmpty))
        object.append("documentChanges", .array(comparison.documentWords.map { .string($0) }))
        object.append("scenes", .array(zip(comparison.scenes, words).map { .object(json(of: $0, $1)) }))
        return object
    }

    private func json(of scene: SceneChanges, _ words: SceneWords) -> JSONObject {
        var object = JSONObject()
        object.append("scene", .string(words.title))
        object.append("fate", .string(words.fate.rawValue))
        object.append(
            "lines",
            .array(
                words.lines.map { line in
                    var entry = JSONObject()
                    entry.append("subject", .string(line.subject))
                    entry.append("phrases", .array(line.phrases.map { .string($0) }))
                    return .object(entry)
                }))
        object.append("changes", .array(scene.changes.map { .object(json(of: $0)) }))
        guard let index = scene.new else { return object }
        object.append(
            "moved",
            .array(
                moves(inScene: index).flatMap { setting, moved in
                    moved.map { .object(json(of: $0, setting)) }
                }))
        return object
    }

    private func json(of change: DocumentChange) -> JSONObject {
        var object = JSONObject()
        if let old = change.old { object.append("oldID", .string(comparison.old.objects[old].id)) }
        if let new = change.new {
            object.append("id", .string(comparison.new.objects[new].id))
            object.append("line", .integer(comparison.new.objects[new].line))
        }
        func append(_ kind: String, _ name: String?, _ before: String?, _ after: String?) {
            object.append("kind", .string(kind))
            if let name { object.append("name", .string(name)) }
            if let before { object.append("before", .string(before)) }
            if let after { object.append("after", .string(after)) }
        }
        switch change.detail {
        case .added: append("added", nil, nil, nil)
        case .removed: append("removed", nil, nil, nil)
        case .moved(let from, let to):
            append("moved", nil, from.map { comparison.old.objects[$0].id }, to.map { comparison.new.objects[$0].id })
        case .reordered(let before, let after):
            append(
                "order", nil, before.map { comparison.old.objects[$0].id }.joined(separator: " "),
                after.map { comparison.new.objects[$0].id }.joined(separator: " "))
        case .value(let name, let before, let after): append("value", name, before, after)
        case .constraint(let before, let after): append("constraint", nil, before?.id, after?.id)
        case .connection(let before, let after):
            append(
                after?.kind ?? before?.kind ?? "", after?.name ?? before?.name, before?.destination, after?.destination)
        }
        return object
    }

    private func json(of moved: LayoutDifference.Moved, _ setting: String) -> JSONObject {
        var object = JSONObject()
        object.append("id", .string(comparison.new.objects[moved.new].id))
        object.append("setting", .string(setting))
        object.append("before", TreeReport.json(of: moved.before))
        object.append("after", TreeReport.json(of: moved.after))
        return object
    }
}
