/// The changes of one scene in words, a line a subject.
public struct SceneWords: Sendable {
    public struct Line: Hashable, Sendable {
        /// The object, or several that changed alike.
        public var subject: String
        public var phrases: [String]

        public var text: String { "\(subject): \(phrases.joined(separator: "; "))" }
    }

    public let title: String
    public let fate: SceneChanges.Fate
    public let lines: [Line]
}

extension DocumentComparison {
    /// The changes in words, scene by scene.
    public var words: [SceneWords] {
        let teller = ChangeTeller(self)
        return scenes.map { teller.scene($0) }
    }

    /// The changes of the document itself, a sentence each.
    public var documentWords: [String] {
        documentChanges.map { change in
            if change.name == "initialViewController" {
                return "initial scene \(sceneName(change.before, old)) → \(sceneName(change.after, new))"
            }
            return "\(ValueWords.name(change.name)) \(ValueWords.value(change.before, of: change.name)) → "
                + ValueWords.value(change.after, of: change.name)
        }
    }

    private func sceneName(_ id: String, _ table: ObjectTable) -> String {
        table.index(of: id).map { ObjectNames(table).scene(table.objects[$0].scene) } ?? "none"
    }
}

/// Names in a sentence.
public enum ChangeWords {
    /// `a, b and c`; beyond the limit `a, b and 7 more`.
    public static func listed(_ names: [String], limit: Int) -> String {
        guard names.count > limit else {
            return names.count < 2
                ? names.joined() : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
        }
        return "\(names.prefix(limit - 1).joined(separator: ", ")) and \(names.count - limit + 1) more"
    }
}
