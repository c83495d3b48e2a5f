import Foundation

extension ApplicationPackage {
    /// Adds modules in place of those that are missing, with declarations of the types that nobody has.
    ///
    /// Files in `Overrides`, and whatever else the package has, is left as it is: only what is missing is stood in for.
    mutating func standIn(for obstacles: [Obstacle], known names: KnownNames?) throws {
        let missing = obstacles.filter { $0.kind == .module }.map(\.name)
        guard let names else {
            throw XcodeProjectError(
                "--stand-ins has to know which names there are: Masu or the toolchain wasn't found, from which they are read"
            )
        }
        let present = Set(modules.map(\.name))
        var files: [(name: String, text: String)] = []
        for module in modules where module.kind != .system {
            files += try module.sources.map { ($0.lastPathComponent, try module.text(of: $0)) }
        }
        let texts = files.map(\.text) + modules.compactMap(\.standIn)
        let declared = texts.reduce(into: Set<String>()) { $0.formUnion(SourceNames(of: $1, by: trees).declared) }
        let headers = modules.filter { $0.kind == .system }.compactMap { StandIns.systemLibraries[$0.name]?.header }
        let system = KnownNames(ofHeaders: headers)
        let documents = DocumentClasses(in: modules.flatMap(\.resources))
        let declarations = MissingDeclarations(
            of: missing.filter { !present.contains($0) }, in: files, documents: documents, by: trees
        ) { name in
            // A name of one letter is a generic type's parameter, `Key` or `K`, of somebody else's, and `pthread_rwlock_t` is C's.
            name.count == 1 || name.first?.isLowercase == true && name.contains("_") || declared.contains(name)
                || names.contains(name) || system.contains(name)
                || present.contains(name) || name == "Self" || name == "Any"
        }
        guard !declarations.modules.isEmpty || !declarations.types.isEmpty else { return }
        var added = [
            PackageModule(
                name: MissingDeclarations.module, kind: .library, sources: [], standIn: declarations.text)
        ]
        for name in declarations.modules {
            var module = PackageModule(name: name, kind: .library, sources: [], standIn: declarations.passing)
            module.dependencies = [MissingDeclarations.module]
            added.append(module)
        }
        let addedNames = Set(added.map(\.name))
        for index in modules.indices where modules[index].kind != .system {
            let imports = try ImportedModules(of: modules[index].texts(), by: trees).counts
            modules[index].dependencies += addedNames.filter { imports[$0] != nil || $0 == MissingDeclarations.module }
                .sorted()
            // A file that imports none of the missing modules may name a missing type all the same.
            modules[index].importsStandIns = !declarations.types.isEmpty
        }
        modules = added + modules
        for (name, _) in declarations.types {
            standIns[name] = declarations.places[name] ?? ""
        }
    }
}
