public import InterfaceBuilder

/// The differences between two versions of a document that show: on the screen, in the outline, or to the program.
///
/// Another order of elements whose order means nothing, another version of Xcode, other ids for the same constraints, the
/// editor's marks, recorded frames of what constraints place, and what holds on the canvas only are no differences.
public struct DocumentComparison: Sendable {
    public let old: ObjectTable
    public let new: ObjectTable
    public let matching: ObjectMatching
    /// In the new document's order; removed scenes last.
    public let scenes: [SceneChanges]
    /// Values of the document itself: name, before, after.
    public let documentChanges: [(name: String, before: String, after: String)]

    public var isEmpty: Bool { scenes.isEmpty && documentChanges.isEmpty }

    /// - Complexity: linear in both documents, apart from `ObjectMatching`.
    public init(_ before: InterfaceDocument, _ after: InterfaceDocument) {
        old = ObjectTable(before)
        new = ObjectTable(after)
        matching = ObjectMatching(old, new)
        var finder = ChangeFinder(old, new, matching)
        finder.find()
        scenes = Self.scenes(finder)
        documentChanges = Self.documentChanges(old, new, matching)
    }

    private static func scenes(_ finder: ChangeFinder) -> [SceneChanges] {
        let (old, new, matching) = (finder.old, finder.new, finder.matching)
        var oldScenes: [Int: Int] = [:]
        for (index, other) in matching.oldIndex.enumerated() {
            guard let other, new.objects[index].parent == nil else { continue }
            let scene = new.objects[index].scene
            let isController = new.scenes[scene] == new.objects[index].id
            if oldScenes[scene] == nil || isController { oldScenes[scene] = old.objects[other].scene }
        }
        if new.document.kind == .xib { oldScenes = [0: 0] }
        var result: [SceneChanges] = []
        for scene in new.scenes.indices {
            let changes = finder.changes(inNew: scene, old: oldScenes[scene])
            if oldScenes[scene] == nil {
                result.append(SceneChanges(fate: .added, old: nil, new: scene, changes: changes))
            } else if !changes.isEmpty {
                result.append(SceneChanges(fate: .changed, old: oldScenes[scene], new: scene, changes: changes))
            }
        }
        let kept = Set(oldScenes.values)
        for scene in old.scenes.indices where !kept.contains(scene) {
            result.append(
                SceneChanges(
                    fate: .removed, old: scene, new: nil, changes: finder.changes(inNew: nil, old: scene)))
        }
        return result
    }

    private static func documentChanges(
        _ old: ObjectTable, _ new: ObjectTable, _ matching: ObjectMatching
    ) -> [(name: String, before: String, after: String)] {
        var changes: [(name: String, before: String, after: String)] = []
        let names = Set(old.documentValues.keys).union(new.documentValues.keys).sorted()
        for name in names where old.documentValues[name] != new.documentValues[name] {
            changes.append((name, old.documentValues[name] ?? "NO", new.documentValues[name] ?? "NO"))
        }
        let before = old.document.initialViewController
        let after = new.document.initialViewController
        let moved = before.flatMap { old.index(of: $0) }.flatMap { matching.newIndex[$0] }.map { new.objects[$0].id }
        if (moved ?? before) != after {
            changes.append(("initialViewController", before ?? "", after ?? ""))
        }
        return changes
    }
}
