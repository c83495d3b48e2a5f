/// Changes told one by one, and what several subjects have in common told once.
struct ChangeTeller {
    private let comparison: DocumentComparison
    private let oldNames: ObjectNames
    private let newNames: ObjectNames

    init(_ comparison: DocumentComparison) {
        self.comparison = comparison
        oldNames = ObjectNames(comparison.old)
        newNames = ObjectNames(comparison.new)
    }

    func scene(_ scene: SceneChanges) -> SceneWords {
        let title = scene.new.map { newNames.scene($0) } ?? scene.old.map { oldNames.scene($0) } ?? ""
        guard scene.fate == .changed else {
            return SceneWords(title: title, fate: scene.fate, lines: contents(of: scene))
        }
        var lines: [SceneWords.Line] = []
        for change in scene.changes {
            guard let (subject, phrase) = tell(change), !phrase.isEmpty else { continue }
            if let last = lines.lastIndex(where: { $0.subject == subject }) {
                if !lines[last].phrases.contains(phrase) { lines[last].phrases.append(phrase) }
            } else {
                lines.append(SceneWords.Line(subject: subject, phrases: [phrase]))
            }
        }
        return SceneWords(title: title, fate: scene.fate, lines: Self.joined(lines.map(Self.gathered)))
    }

    /// The size of a scene that came or went.
    private func contents(of scene: SceneChanges) -> [SceneWords.Line] {
        var total = DocumentChange.Contents()
        for change in scene.changes {
            switch change.detail {
            case .added(let contents), .removed(let contents):
                total.objects += contents.objects + 1
                total.constraints += contents.constraints
                total.connections += contents.connections
            default: break
            }
        }
        let phrase = Self.size(of: total)
        return phrase.isEmpty ? [] : [SceneWords.Line(subject: "contents", phrases: [phrase])]
    }

    private static func size(of contents: DocumentChange.Contents) -> String {
        [
            (contents.objects, "object"), (contents.constraints, "constraint"), (contents.connections, "connection"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    /// The change's subject, and what happened to it.
    private func tell(_ change: DocumentChange) -> (String, String)? {
        let (old, new) = (comparison.old, comparison.new)
        let subject = change.new.map { newNames.nameAndPlace($0) } ?? change.old.map { oldNames.nameAndPlace($0) } ?? ""
        switch change.detail {
        case .added(let contents):
            guard let index = change.new else { return nil }
            let name = newNames.name(index)
            return (place(of: index, new, newNames), "added \(name)\(notes(contents, besides: name))")
        case .removed(let contents):
            guard let index = change.old else { return nil }
            let name = oldNames.name(index)
            return (place(of: index, old, oldNames), "removed \(name)\(notes(contents, besides: name))")
        case .moved(let from, let to):
            return (
                subject,
                "moved from \(from.map { oldNames.name($0) } ?? "the scene") to \(to.map { newNames.name($0) } ?? "the scene")"
            )
        case .reordered(let before, let after):
            return (
                subject,
                "order \(before.map { oldNames.name($0) }.joined(separator: ", ")) → "
                    + after.map { newNames.name($0) }.joined(separator: ", ")
            )
        case .value(let name, let before, let after):
            return (
                subject,
                "\(ValueWords.name(name)) \(ValueWords.value(before, of: name)) → \(ValueWords.value(after, of: name))"
            )
        case .constraint(let before, let after):
            let former = before.map { ConstraintWords($0, in: old, oldNames) }
            let present = after.map { ConstraintWords($0, in: new, newNames) }
            switch (former, present) {
            case (let former?, let present?): return (subject, former.change(to: present))
            case (nil, let present?): return (subject, "new constraint \(present.text)")
            case (let former?, nil): return (subject, "no longer \(former.text)")
            case (nil, nil): return nil
            }
        case .connection(let before, let after): return (subject, connection(before, after))
        }
    }

    /// The named thing that an object came into or left.
    private func place(of index: Int, _ table: ObjectTable, _ names: ObjectNames) -> String {
        guard let parent = table.objects[index].parent else { return "the scene" }
        return names.nameAndPlace(parent)
    }

    private func notes(_ contents: DocumentChange.Contents, besides name: String) -> String {
        var notes = contents.outlets.filter { $0 != name }.map { "outlet \($0)" }
        if contents.objects > 0 { notes.append(Self.size(of: contents)) }
        return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    }

    private func connection(_ before: ComparedConnection?, _ after: ComparedConnection?) -> String {
        let former = before.map { words($0, comparison.old, oldNames) }
        let present = after.map { words($0, comparison.new, newNames) }
        switch (former, present) {
        case (let former?, let present?):
            if former.kind == present.kind { return "\(former.kind) \(former.rest) → \(present.rest)" }
            return "\(former.kind) \(former.rest) → \(present.kind) \(present.rest)"
        case (nil, let present?): return "new \(present.kind) \(present.rest)"
        case (let former?, nil): return "no longer \(former.kind) \(former.rest)"
        case (nil, nil): return ""
        }
    }

    private func words(
        _ connection: ComparedConnection, _ table: ObjectTable, _ names: ObjectNames
    ) -> (kind: String, rest: String) {
        let index = table.index(of: connection.destination)
        let target =
            index.map { index in
                let isController = table.scenes.contains(connection.destination)
                return isController ? names.scene(table.objects[index].scene) : names.name(index)
            } ?? (connection.destination == "-1" ? "File's Owner" : connection.destination)
        switch connection.kind {
        case "outlet", "outletCollection": return ("outlet \(connection.name)", "to \(target)")
        case "action":
            let event = connection.values["eventType"].map { " on \(ValueWords.spaced($0))" } ?? ""
            return ("action", "\(connection.name)\(event) of \(target)")
        default:
            if let relationship = connection.values["relationship"] {
                return ("relationship", "\(ValueWords.spaced(relationship)) to \(target)")
            }
            let identifier = connection.values["identifier"].map { " \(ValueWords.quoted($0))" } ?? ""
            let rest = connection.values.filter { $0.key != "identifier" && $0.key != "relationship" }.sorted {
                $0.key < $1.key
            }.map { ", \(ValueWords.spaced($0.key)) \($0.value)" }.joined()
            return ("segue", "\(ValueWords.spaced(connection.name))\(identifier) to \(target)\(rest)")
        }
    }

    /// Several things that were added to one place, or removed from it, told in one phrase.
    private static func gathered(_ line: SceneWords.Line) -> SceneWords.Line {
        var rest = line.phrases
        var gathered: [String] = []
        for verb in ["added ", "removed ", "new constraint ", "no longer "] {
            let those = rest.filter { $0.hasPrefix(verb) }
            guard those.count > 1 else { continue }
            rest.removeAll { $0.hasPrefix(verb) }
            gathered.append(verb + ChangeWords.listed(those.map { String($0.dropFirst(verb.count)) }, limit: 6))
        }
        return SceneWords.Line(subject: line.subject, phrases: rest + gathered)
    }

    /// Subjects that changed alike share a line.
    private static func joined(_ lines: [SceneWords.Line]) -> [SceneWords.Line] {
        var order: [[String]] = []
        var subjects: [[String]: [String]] = [:]
        for line in lines {
            if subjects[line.phrases] == nil { order.append(line.phrases) }
            subjects[line.phrases, default: []].append(line.subject)
        }
        return order.map { phrases in
            SceneWords.Line(subject: ChangeWords.listed(subjects[phrases] ?? [], limit: 4), phrases: phrases)
        }
    }
}
