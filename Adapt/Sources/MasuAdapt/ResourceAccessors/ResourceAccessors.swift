import Foundation

/// The declarations of `R`, which R.swift writes of a target's resources while Xcode builds it: `R.image.close()`,
/// `R.string.localizable.greeting(name)`.
///
/// Written are the members that the sources use, so that each has a resource. Provenance: documented — the forms that the
/// library's own page shows, before and since its version 7.
struct ResourceAccessors {
    /// A kind of resources, as `R` names it.
    enum Kind: String, CaseIterable {
        case image, color, font, string, nib, reuseIdentifier, storyboard, segue, file
    }

    /// A member of `R` in the sources: a kind, a name, and what follows it.
    private struct Use: Hashable, Comparable {
        var kind: Kind
        var name: String
        /// A table's key, a storyboard's scene or a controller's segue.
        var member: String

        static func < (first: Use, second: Use) -> Bool {
            (first.kind.rawValue, first.name, first.member) < (second.kind.rawValue, second.name, second.member)
        }
    }

    private let resources: [URL]

    /// - Parameter resources: a target's files and folders, catalogs among them.
    init(of resources: [URL]) { self.resources = resources }

    /// The declarations that the sources want; nil where they want none or have an `R` of their own.
    func text(for sources: [String]) -> String? {
        let declaration = /(?m)^\s*(?:\w+\s+)*(?:struct|enum|class|typealias)\s+R\b/
        guard !sources.contains(where: { $0.contains("R.") && $0.firstMatch(of: declaration) != nil }) else {
            return nil
        }
        let uses = Set(sources.filter { $0.contains("R.") }.flatMap(Self.uses))
        guard !uses.isEmpty else { return nil }
        let found = FoundResources(in: resources)
        var text = "import Rswift\nimport UIKit\n\nenum R {\n"
        for kind in Kind.allCases {
            let wanted = uses.filter { $0.kind == kind }.sorted()
            guard !wanted.isEmpty else { continue }
            text += "    enum \(kind.rawValue) {\n"
            switch kind {
            case .image: text += Self.named(wanted, among: found.images) { "PictureResource(name: \($0))" }
            case .color: text += Self.named(wanted, among: found.colors) { "NamedColorResource(name: \($0))" }
            case .font: text += Self.named(wanted, among: found.fonts) { "FontResource(fontName: \($0))" }
            case .file: text += Self.named(wanted, among: found.files) { "FileResource(fullName: \($0))" }
            case .string: text += Self.nested(wanted) { Self.table($0, $1, among: found.tables) }
            case .nib: text += Self.nibs(wanted, among: found.nibs)
            case .reuseIdentifier: text += Self.identifiers(wanted, among: found.cells)
            case .storyboard: text += Self.nested(wanted) { Self.storyboard($0, $1, among: found.storyboards) }
            case .segue: text += Self.nested(wanted) { Self.segues($0, $1, among: found.segues) }
            }
            text += "    }\n"
        }
        return text + "}\n"
    }

    private static func uses(in source: String) -> [Use] {
        let kinds = Kind.allCases.map(\.rawValue).joined(separator: "|")
        guard
            let expression = try? NSRegularExpression(
                pattern: "(?<![\\w.])R\\.(\(kinds))\\.`?(\\w+)`?(?:\\.(\\w+))?")
        else { return [] }
        return expression.matches(in: source, range: NSRange(source.startIndex..., in: source)).compactMap { match in
            func part(_ index: Int) -> String {
                Range(match.range(at: index), in: source).map { String(source[$0]) } ?? ""
            }
            return Kind(rawValue: part(1)).map { Use(kind: $0, name: part(2), member: part(3)) }
        }
    }

    /// A name as it is compared: R.swift leaves out what no identifier may have, and changes the case of letters.
    static func key(_ name: String) -> String {
        name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased()
    }

    /// The first of several names, which stays whatever the order of files.
    private static func match(_ name: String, among names: some Sequence<String>) -> String? {
        let key = key(name)
        return names.filter { self.key($0) == key }.min()
    }

    private static func constant(_ name: String, _ value: String, indent: Int = 8) -> String {
        "\(String(repeating: " ", count: indent))static let `\(name)` = \(value)\n"
    }

    private static func named(_ uses: [Use], among names: Set<String>, _ value: (String) -> String) -> String {
        Set(uses.map(\.name)).sorted().compactMap { name in
            match(name, among: names).map { constant(name, value($0.debugDescription)) }
        }.joined()
    }

    /// One type for each name, with the members that are used of it.
    private static func nested(_ uses: [Use], _ body: (String, [String]) -> String?) -> String {
        Dictionary(grouping: uses, by: \.name).sorted { $0.key < $1.key }.compactMap { name, uses in
            body(name, Set(uses.map(\.member)).subtracting([""]).sorted())
        }.joined()
    }

    private static func table(_ name: String, _ keys: [String], among tables: [String: Set<String>]) -> String? {
        guard let table = match(name, among: tables.keys) else { return nil }
        let members = keys.compactMap { key in
            match(key, among: tables[table] ?? []).map {
                constant(
                    key, "StringResource(key: \($0.debugDescription), table: \(table.debugDescription))", indent: 12)
            }
        }
        return "        enum `\(name)` {\n\(members.joined())        }\n"
    }

    private static func nibs(_ uses: [Use], among nibs: [String: FoundResources.Nib]) -> String {
        Set(uses.map(\.name)).sorted().compactMap { name in
            match(name, among: nibs.keys).map { nib in
                let (type, identifier) = (nibs[nib]?.type ?? "UIView", nibs[nib]?.identifier ?? nib)
                let value =
                    "NibResource<\(type)>(name: \(nib.debugDescription), identifier: \(identifier.debugDescription))"
                return constant(name, value)
            }
        }.joined()
    }

    private static func identifiers(_ uses: [Use], among cells: [String: String]) -> String {
        Set(uses.map(\.name)).sorted().compactMap { name in
            match(name, among: cells.keys).map {
                constant(name, "ReuseIdentifier<\(cells[$0] ?? "UIView")>(identifier: \($0.debugDescription))")
            }
        }.joined()
    }

    private static func storyboard(
        _ name: String, _ members: [String], among storyboards: [String: FoundResources.Storyboard]
    ) -> String? {
        guard let file = match(name, among: storyboards.keys), let storyboard = storyboards[file] else { return nil }
        let quoted = file.debugDescription
        let scenes = members.compactMap { member in
            match(member, among: storyboard.scenes.keys).map { identifier in
                let type = storyboard.scenes[identifier] ?? "UIViewController"
                return "            let `\(member)` = SceneResource<\(type)>(\n"
                    + "                storyboard: \(quoted), identifier: \(identifier.debugDescription))\n"
            }
        }
        let type = "Storyboard_\(name)"
        return constant(name, "\(type)()")
            + "        struct \(type): StoryboardResource {\n            typealias Initial = \(storyboard.initial)\n"
            + "            let name = \(quoted)\n\(scenes.joined())        }\n"
    }

    private static func segues(_ name: String, _ members: [String], among segues: [String: Set<String>]) -> String? {
        guard let controller = match(name, among: segues.keys) else { return nil }
        let constants = members.compactMap { member in
            match(member, among: segues[controller] ?? []).map {
                constant(member, "SegueResource(identifier: \($0.debugDescription))", indent: 12)
            }
        }
        return "        enum `\(name)` {\n\(constants.joined())        }\n"
    }
}
