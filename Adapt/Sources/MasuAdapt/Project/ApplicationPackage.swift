import Foundation

/// A Swift package made of an Xcode project's app: its frameworks and tests with it, their sources adapted, and its
/// resources and `Info.plist` where the app looks for them.
///
/// The project stays as it is. To write the package again changes what has changed and deletes what has gone, so that
/// little is compiled again.
public struct ApplicationPackage {
    let output: URL
    private let project: XcodeProject
    private let targets: [XcodeTarget]
    private let application: XcodeTarget
    var modules: [PackageModule] = []
    private let masu: URL
    private let surroundings: Surroundings
    /// The trees of the sources, which several steps read.
    let trees: SourceTrees
    /// Libraries that were found and can't be compiled, by the modules' names, with the number of their files.
    private var foreignLibraries: [String: Int] = [:]
    /// The names of all modules; nil where they aren't known.
    private var known: KnownNames?
    /// Apple's frameworks that files import and don't need.
    private var unneeded: Set<String> = []
    /// Sentences on what isn't as the project says.
    private var warnings: [String] = []
    /// Lines of hand work that was taken over, and of files that a second run changed.
    private var notes: [String] = []
    /// Types that stand-ins are written for, each with the place that first names it.
    var standIns: [String: String] = [:]
    /// The code that is left out of the sources, since the compiler doesn't take it; nil where everything stays.
    private var omissions: OmissionRecord?

    mutating func note(_ line: String) { notes.append(line) }

    /// - Parameters:
    ///   - name: the app's target; nil for the project's first.
    ///   - masu: the folder of Masu's package.
    ///   - given: the folders of the Swift files of further modules, by the modules' names: of libraries that the app
    ///     imports, or of replacements for them.
    ///   - libraries: folders in which libraries lie that the app imports, each in a folder of its own.
    ///   - standsIn: true if what is missing gets declarations that end the program with their names when they are used.
    ///   - omissions: what the compiler didn't take of the package before.
    ///   - trees: where trees of sources are found that were parsed before.
    /// - Throws: `XcodeProjectError` if there is no such app, or its files can't be read.
    public init(
        of project: XcodeProject, target name: String? = nil, output: URL, masu: URL, given: [String: URL] = [:],
        libraries: [URL] = [], standsIn: Bool = false, omissions: OmissionRecord? = nil,
        surroundings: Surroundings = Surroundings(), trees: SourceTrees = SourceTrees()
    ) throws {
        self.omissions = omissions
        self.surroundings = surroundings
        self.trees = trees
        self.project = project
        self.output = output.standardizedFileURL
        self.masu = masu.standardizedFileURL
        targets = project.targets.map { XcodeTarget($0, of: project) }
        let applications = targets.filter { $0.kind == .application }
        guard let application = applications.first(where: { $0.name == name ?? $0.name }) else {
            let known = applications.map(\.name).joined(separator: ", ")
            throw XcodeProjectError(
                "\(project.url.lastPathComponent) has no app for iOS\(name.map { " called '\($0)'" } ?? ""). "
                    + (applications.isEmpty
                        ? "Its targets: \(targets.map(\.name).joined(separator: ", "))" : "Apps: \(known)"))
        }
        self.application = application
        modules = try Self.ordered(allModules(given: given, libraries: libraries))
        warnings = modules.flatMap(\.warnings)
        known = KnownNames(masu: self.masu, toolchain: surroundings.toolchain)
        unneeded = try finder.unneededFrameworks()
        if standsIn { try standIn(for: finder.obstacles(), known: known) }
    }

    /// The app, what it imports of the project, and its tests.
    private mutating func allModules(given: [String: URL], libraries: [URL]) throws -> [PackageModule] {
        var known: [String: PackageModule] = [:]
        for target in targets where target.kind == .framework {
            known[target.module] = try PackageModule(target, in: project)
        }
        for other in project.neighbours {
            for target in other.targets.map({ XcodeTarget($0, of: other) })
            where target.kind == .framework && known[target.module] == nil {
                known[target.module] = try PackageModule(target, in: other)
            }
        }
        // The new names of modules, by their own.
        var renamed: [String: String] = [:]
        for (name, library) in project.libraries(in: libraries, home: surroundings.home)
        where !StandIns.own.contains(name) {
            if let plain = library.plain {
                var module = PackageModule(PackageModule.name(apart: name), plain)
                module.rename(from: name)
                if module.name != name { renamed[name] = module.name }
                known[module.name] = module
            } else if library.sources.isEmpty {
                foreignLibraries[name] = library.foreign.count
            } else {
                known[name] = try PackageModule(library)
            }
        }
        for (name, library) in StandIns.systemLibraries where known[name] == nil {
            known[name] = PackageModule(
                name: name, kind: .system, sources: [], generated: StandIns.files(of: name, library))
        }
        for (name, text) in StandIns.texts where known[name] == nil || StandIns.preferred.contains(name) {
            known[name] = PackageModule(name: name, kind: .library, sources: [], standIn: text)
        }
        for (name, text) in StandIns.supplements { known[name]?.supplement = text }
        if let library = known["RxSwift"],
            let file = library.sources.first(where: { $0.lastPathComponent == StandIns.elementsOfRxSwift }),
            StandIns.isEarlierRxSwift([try library.text(of: file)])
        {
            known["RxSwift"]?.supplement = StandIns.earlierObservables
            known["RxCocoa"]?.supplement = StandIns.supplements["RxCocoa"].map(StandIns.withEarlierElements)
        }
        // A library's folder of the name is something of the library's own.
        for name in ImportedModules.ofTests { known[name] = nil }
        for (name, place) in given { known[name] = try PackageModule(named: name, in: place) }
        let names = Set(known.keys)
        func isKnown(_ name: String) -> Bool {
            names.contains(name) && !StandIns.withoutViews.contains(name) || ImportedModules.isThere(name)
        }
        var application = try PackageModule(application, in: project)
        try application.replaceScreens(by: trees, knowing: isKnown)
        var tests = try targets.filter { $0.kind == .unitTests && $0.dependencies.contains(self.application.name) }
            .map { try PackageModule($0, in: project) }
        if let previews = try PackageModule.previewTests(of: application, folder: project.folder) {
            tests.append(previews)
        }
        if known["Rswift"]?.standIn != nil { try application.leaveOutGeneratedAccessors() }
        let accessors = ResourceAccessors(of: application.resources)
        if let text = try accessors.text(for: application.texts()) {
            application.generatedSources["ResourceAccessors.swift"] = text
        }
        known[application.name] = application
        for test in tests { known[test.name] = test }
        if known["Firebase"]?.standIn != nil {
            let own = Set(targets.map(\.module))
            let texts = try known.values.filter { own.contains($0.name) }.flatMap { try $0.texts() }
            known["Firebase"]?.standIn = StandIns.firebaseUmbrella(of: texts)
        }
        try takeOverrides(into: &known)

        let companions = known.mapValues(\.companions)
        var chosen: [PackageModule] = []
        var waiting = [application.name] + tests.map(\.name)
        while let name = waiting.popLast() {
            guard var module = known.removeValue(forKey: name) else { continue }
            if module.name != application.name { try module.replaceScreens(by: trees, knowing: isKnown) }
            if !renamed.isEmpty { try module.rename(renamed) }
            let imports = try ImportedModules(of: module.texts(), by: trees)
            // A module that a condition doesn't ask for may be wanted: `#if !RX_NO_MODULE import RxSwift`, `#else
            // import SQLite3`.
            var names = Set(imports.counts.keys).union(imports.unasked)
            module.bridged.removeAll { name in
                let isThere = known[name] != nil || chosen.contains { $0.name == name }
                return name == module.name || !isThere && !ImportedModules.frameworks.contains(name)
            }
            names.formUnion(module.bridged)
            // A screen's classes may be of a module that no source imports, and a storyboard names.
            names.formUnion(DocumentClasses(in: module.resources).modules)
            names.formUnion(names.flatMap { companions[$0] ?? [] })
            names.remove(module.name)
            if module.isHosted { names.insert(application.name) }
            module.dependencies = names.sorted().filter { name in
                known[name] != nil || chosen.contains { $0.name == name }
            }
            waiting += module.dependencies
            chosen.append(module)
        }
        let present = Set(chosen.map(\.name))
        notes += renamed.filter { present.contains($0.value) }.sorted { $0.key < $1.key }.map { old, new in
            "\(old) of a library is \(new) here: Masu has a module of that name"
        }
        let unneeded = try UnneededFiles(in: chosen, by: trees) { name in
            !ImportedModules.isThere(name) && !present.contains(name)
        }
        for (position, files) in unneeded.found { chosen[position].leaveOut(files) }
        return chosen
    }

    /// Each after those that it needs, else by their names. Of modules that import each other, which no package can have, the first
    /// does without the others.
    private static func ordered(_ modules: [PackageModule]) -> [PackageModule] {
        var left = modules.sorted { $0.name < $1.name }
        var ordered: [PackageModule] = []
        while !left.isEmpty {
            let names = Set(left.map(\.name))
            let next = left.firstIndex { names.isDisjoint(with: $0.dependencies) }
            var module = left.remove(at: next ?? 0)
            let others = next == nil ? module.dependencies.filter(names.contains) : []
            if !others.isEmpty {
                module.dependencies.removeAll(where: others.contains)
                module.warnings.append(
                    "\(module.name) and \(others.joined(separator: ", ")) import each other; a package can't have that, so "
                        + "\(module.name) is compiled without")
            }
            ordered.append(module)
        }
        return ordered
    }

    /// Optional methods of UIKit's that classes implement which come from another module's class, by that class.
    private func methodsOfClassesElsewhere() throws -> [String: [DelegateClasses.Method]] {
        var methods: [String: [DelegateClasses.Method]] = [:]
        for module in modules where module.kind != .system && module.kind != .c && !module.dependencies.isEmpty {
            var adapted = AdaptedModule(inputs: module.sources, output: output)
            adapted.trees = trees
            adapted.text = module.text
            methods.merge(try adapted.methodsOfClassesElsewhere()) { $0 + $1 }
        }
        return methods
    }

    /// Writes the package.
    ///
    /// - Returns: the package's contents, omissions and missing parts.
    public mutating func write() throws -> AdaptationReport {
        var written: [PackageModule] = []
        let companions = modules.reduce(into: [:]) { $0[$1.name] = $1.companions }
        var connectable: [String: Set<String>] = [:]
        var openedMethods: [String: [String: Set<String>]] = [:]
        var modulesOfManagedObjects: Set<String> = []
        let implementedElsewhere = try methodsOfClassesElsewhere()
        for var module in modules {
            let folder = output.appendingPathComponent(module.folder)
            if module.kind == .system || module.kind == .c {
                var files = FolderCopy(folder)
                if let plain = module.plain { try files.addWhole(plain.folder, without: Set(module.generated.keys)) }
                for (name, data) in module.generated { try files.write(data, to: name) }
                try files.deleteOthers()
                written.append(module)
                continue
            }
            var adapted = AdaptedModule(inputs: module.sources, output: folder)
            adapted.isFlat = true
            adapted.trees = trees
            adapted.text = module.text
            adapted.absentFrameworks = ModuleAdvice.frameworks.subtracting(modules.map(\.name))
            adapted.unneededFrameworks = unneeded
            adapted.companions = companions.mapValues { $0.filter { $0 != module.name } }
            adapted.hasUmbrella = module.hasUmbrella
            adapted.bridged = module.bridged
            adapted.catalogs = module.catalogs
            adapted.generated = module.generatedSources
            adapted.keepsPlatforms =
                try module.supplement != nil && StandIns.conditional.contains(module.name) || followsC(module)
            adapted.minimumRelease = module.minimumRelease
            adapted.connectable = module.dependencies.reduce(into: []) { $0.formUnion(connectable[$1] ?? []) }
            adapted.delegateMethods.implemented = implementedElsewhere
            for name in module.dependencies {
                adapted.delegateMethods.opened.merge(openedMethods[name] ?? [:]) { $0.union($1) }
            }
            adapted.modulesOfManagedObjects = modulesOfManagedObjects
            adapted.omissions = omissions
            var files = try adapted.copied()
            omissions = adapted.omissions
            if adapted.hasManagedObjectClasses { modulesOfManagedObjects.insert(module.name) }
            connectable[module.name] = adapted.classesWithTables
            openedMethods[module.name] = adapted.methodsForOthers
            if omissions != nil {
                let standsIn = module.importsStandIns || module.name == MissingDeclarations.module
                let text = OmittedCode.text(isTest: module.kind == .tests, standsIn: standsIn)
                try files.write(Data(text.utf8), to: OmittedCode.file)
            }
            if module.kind == .tests {
                try files.write(Data(TestAdditions.text.utf8), to: TestAdditions.file)
                let application = module.isHosted ? application.module : nil
                try files.write(Data(HostedTests.text(application: application).utf8), to: HostedTests.file)
            }
            if let text = module.standIn { try files.write(Data(text.utf8), to: "StandIn.swift") }
            if let text = module.supplement { try files.write(Data(text.utf8), to: "Supplement.swift") }
            if try files.kept.contains(where: { try Self.importsRuntime(folder.appendingPathComponent($0)) }) {
                module.products.append("ObjectiveCRuntime")
            }
            module.products += try frameworks(importedIn: files.kept.map { folder.appendingPathComponent($0) })
            let standIns = module.importsStandIns ? "@_exported import \(MissingDeclarations.module)\n" : ""
            let additions = ModuleAdditions.text(describesErrors: adapted.describesErrors)
            try files.write(Data((standIns + additions).utf8), to: ModuleAdditions.file)
            for file in module.resources { try files.add(file, to: "Resources") }
            for (name, resources) in module.resourceBundles {
                for file in resources { try files.add(file, to: "Resources/\(name).bundle") }
            }
            try files.addNamesOfCompiledDocuments()
            for (name, data) in module.generated { try files.write(data, to: "Resources/\(name)") }
            for model in module.models { try files.addWhole(model, as: "Resources/\(DataModel(model).resource)") }
            try files.deleteOthers()
            notes += files.changes.map { "\($0) in \(module.folder)" }
            written.append(module)
        }
        let manifest = PackageManifest(
            name: project.name, masu: masu.path(relativeTo: output), origin: project.url.lastPathComponent,
            modules: written)
        var root = FolderCopy(output)
        try root.write(Data(manifest.text.utf8), to: "Package.swift")
        try root.write(Data("/.build\n".utf8), to: ".gitignore")
        if let omissions { try root.write(omissions.json, to: OmissionRecord.file) }
        return try report()
    }

    /// True for a library without a screen around a part in C: that is compiled for Linux, so the library is, too.
    private func followsC(_ module: PackageModule) throws -> Bool {
        let plain = Set(modules.filter { $0.kind == .c }.map(\.name))
        guard module.kind == .library, !plain.isDisjoint(with: module.dependencies) else { return false }
        return try ImportedModules(of: module.texts(), by: trees).counts["UIKit"] == nil
    }

    /// The frameworks beside UIKit that files import, but for those that are modules of the package itself.
    private func frameworks(importedIn files: [URL]) throws -> [String] {
        let swift = files.filter { $0.pathExtension == "swift" }
        let imported = ImportedModules(
            of: try swift.map { ImportedModules.lines(importingIn: try String(contentsOf: $0, encoding: .utf8)) },
            by: trees)
        let own = Set(modules.map(\.name))
        return ImportedModules.frameworks.filter { name in
            (imported.counts[name] != nil || imported.conditional.contains(name)) && !own.contains(name)
        }.sorted()
    }

    /// True if the source adapter found methods exchanged.
    private static func importsRuntime(_ file: URL) throws -> Bool {
        try String(contentsOf: file, encoding: .utf8).contains("import ObjectiveCRuntime")
    }

    private func report() throws -> AdaptationReport {
        let contents = modules.map { module in
            let kind: AdaptationReport.Content.Kind =
                switch module.kind {
                case .application: .application
                case .library: .library
                case .tests: .tests
                case .system: .system
                case .c: .library
                }
            return AdaptationReport.Content(
                kind: module.standIn == nil ? kind : .standIn, name: module.name,
                files: module.sources.count + (module.kind == .tests ? module.generatedSources.count : 0),
                resources: module.resources.count)
        }
        var leftOut: [String] = []
        for target in targets {
            if case .other(let kind) = target.kind { leftOut.append("\(target.name): \(kind)") }
            guard modules.contains(where: { $0.name == target.module }) else { continue }
            leftOut += Self.namedOnce(target.foreign).map { "\($0): not Swift" }
            for file in target.absent {
                leftOut.append(
                    "\(file.lastPathComponent): the project names it, and there is no \(file.path), so Xcode can't build it either"
                )
            }
        }
        leftOut += modules.flatMap(\.leftOut)
        for screen in modules.flatMap(\.placeholders) {
            leftOut.append("\(screen): drawn by SwiftUI, which Masu isn't; a view with its name is in its place")
        }
        for name in unneeded.sorted() { leftOut.append("import \(name): Masu doesn't have it, and nothing uses it") }
        let found = try finder.obstacles()
        return AdaptationReport(
            contents: contents, leftOut: leftOut, warnings: warnings, notes: notes,
            standIns: standIns.sorted { $0.key < $1.key }.map { "\($0.key), first used at \($0.value)" },
            omissions: omissions?.sentences ?? [],
            obstacles: found.filter { standIns.isEmpty || ($0.kind != .member && standIns[$0.name] == nil) })
    }

    /// The files' names in their order, each once, with the number of files that have it: an intent's texts are a file for
    /// each language.
    static func namedOnce(_ files: [URL]) -> [String] {
        let groups = Dictionary(grouping: files.map(\.lastPathComponent), by: { $0 })
        var told: Set<String> = []
        return files.map(\.lastPathComponent).filter { told.insert($0).inserted }.map { name in
            let count = groups[name]?.count ?? 1
            return count > 1 ? "\(name) (\(count) files)" : name
        }
    }

    private var finder: ObstacleFinder {
        let advice = ModuleAdvice(packages: project.remotePackages, foreign: foreignLibraries)
        return ObstacleFinder(
            modules: modules, advice: advice.sentence(on:), known: known, unneeded: unneeded, trees: trees)
    }
}
