import Foundation

/// Something that an app needs and that isn't there.
struct Obstacle: Codable, Equatable {
    enum Kind: String, Codable {
        case module, type, member
    }

    struct Place: Codable, Equatable {
        var file: String
        var line: Int
    }

    var kind: Kind
    var name: String
    /// The module of the package that needs it; the first of several.
    var neededBy: String
    /// The number of files that need it.
    var files: Int
    /// The first line of each file.
    var places: [Place]
    /// The advice.
    var advice: String
    /// True if only tests need it, so that the app builds without.
    var isOfTests: Bool

    var text: String {
        let count = "\(files) file\(files == 1 ? "" : "s")"
        let verb = kind == .module ? "imported" : "used"
        let shown = places.prefix(3).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
        let more = places.count > 3 ? ", …" : ""
        let tests = isOfTests ? " of tests" : ""
        let kindText = kind == .module ? "" : kind.rawValue + " "
        return "missing \(kindText)\(name): \(verb) by \(count)\(tests) (\(shown)\(more)); \(advice)"
    }
}

/// Finds what an app's modules need and nobody has.
struct ObstacleFinder {
    let modules: [PackageModule]
    /// Sentences on missing modules, by their names.
    let advice: (String) -> String
    /// nil where it isn't known which names there are.
    let known: KnownNames?
    /// Frameworks that are imported and not needed.
    var unneeded: Set<String> = []
    var trees = SourceTrees()

    private struct File {
        var url: URL
        var module: PackageModule
        var names: SourceNames
    }

    private func files() throws -> [File] {
        try modules.filter { $0.kind != .c }.flatMap { module in
            try module.sources.map { file in
                File(url: file, module: module, names: trees.names(of: try module.text(of: file)))
            }
        }
    }

    /// The imports of modules that aren't there, by the modules' names.
    private func missingImports(in files: [File]) -> [String: [(File, Int)]] {
        let present = Set(modules.map(\.name)).union(unneeded)
        var uses: [String: [(File, Int)]] = [:]
        for file in files {
            for use in file.names.imports where !present.contains(use.name) && !ImportedModules.isThere(use.name) {
                uses[use.name, default: []].append((file, use.line))
            }
        }
        return uses
    }

    /// True for a name that nothing declares.
    private func unknown(among files: [File], _ known: KnownNames) -> (String) -> Bool {
        var declared = files.reduce(into: Set<String>()) { $0.formUnion($1.names.declared) }
        let written = modules.flatMap { [$0.standIn, $0.supplement].compactMap(\.self) + $0.generatedSources.values }
        for text in written { declared.formUnion(trees.names(of: text).declared) }
        // Names are qualified by their module's: `Charts.Range`.
        declared.formUnion(modules.map(\.name))
        declared.formUnion(AssetSymbols(catalogs: modules.flatMap(\.catalogs)).names)
        return { !declared.contains($0) && !known.contains($0) && !AdaptationVisitor.isReplaced($0) }
    }

    /// Apple's frameworks that aren't there and that no file needs which imports them: each of these has no name that
    /// nobody declares.
    func unneededFrameworks() throws -> Set<String> {
        guard let known else { return [] }
        let files = try files()
        let imports = missingImports(in: files).filter { ModuleAdvice.frameworks.contains($0.key) }
        guard !imports.isEmpty else { return [] }
        let isUnknown = unknown(among: files, known)
        return Set(
            imports.filter { _, uses in
                uses.allSatisfy { file, _ in
                    !(file.names.types + file.names.members + file.names.functions).contains { isUnknown($0.name) }
                }
            }.keys)
    }

    func obstacles() throws -> [Obstacle] {
        let files = try files()
        let uses = missingImports(in: files)
        var found = uses.sorted { $0.key < $1.key }.map { obstacle(.module, $0.key, $0.value, advice($0.key)) }
        guard let known else { return found }
        let isUnknown = unknown(among: files, known)
        // In a file that imports a missing module, that module's names are missing too.
        let complete = files.filter { file in !file.names.imports.contains { uses[$0.name] != nil } }
        found += names(\.types, of: complete, as: .type, where: { Self.isOfUIKit($0) && isUnknown($0) })
        // A library's modules may bring names that only its own manifest tells.
        let own = complete.filter { $0.module.kind != .library }
        found += names(\.members, of: own, as: .member, where: { Self.isPlain($0) && isUnknown($0) })
        return found
    }

    private func names(
        _ uses: KeyPath<SourceNames, [SourceNames.Use]>, of files: [File], as kind: Obstacle.Kind,
        where isMeant: (String) -> Bool
    ) -> [Obstacle] {
        var found: [String: [(File, Int)]] = [:]
        for file in files {
            for use in file.names[keyPath: uses] where isMeant(use.name) {
                found[use.name, default: []].append((file, use.line))
            }
        }
        return found.sorted { $0.key < $1.key }.map {
            obstacle(
                kind, $0.key, $0.value,
                kind == .type
                    ? "Masu doesn't have it: put a declaration into Overrides, or leave the code out"
                    : "no module has a member of this name: put an extension with it into Overrides, or leave the code out"
            )
        }
    }

    private func obstacle(
        _ kind: Obstacle.Kind, _ name: String, _ uses: [(File, Int)], _ advice: String
    ) -> Obstacle {
        var places: [Obstacle.Place] = []
        for (file, line) in uses where !places.contains(where: { $0.file == file.url.lastPathComponent }) {
            places.append(Obstacle.Place(file: file.url.lastPathComponent, line: line))
        }
        return Obstacle(
            kind: kind, name: name, neededBy: uses.first?.0.module.name ?? "", files: places.count, places: places,
            advice: advice, isOfTests: uses.allSatisfy { $0.0.module.kind == .tests })
    }

    private static func isOfUIKit(_ name: String) -> Bool {
        ["UI", "CA", "NS"].contains(String(name.prefix(2))) && name.dropFirst(2).first?.isUppercase == true
            && name.dropFirst(3).contains(where: \.isLowercase)
    }

    /// A name such as Swift's: those of C have underscores.
    private static func isPlain(_ name: String) -> Bool {
        !name.contains("_") && !name.hasPrefix("$") && name.count > 3
    }
}
