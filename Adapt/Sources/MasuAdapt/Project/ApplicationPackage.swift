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
    private var modules: [PackageModule] = []
    private let masu: URL

    /// - Parameters:
    ///   - name: the app's target; nil for the project's first.
    ///   - masu: the folder of Masu's package.
    ///   - given: the folders of the Swift files of further modules, by the modules' names: of libraries that the app
    ///     imports, or of replacements for them.
    /// - Throws: `XcodeProjectError` if there is no such app, or its files can't be read.
    public init(
        of project: XcodeProject, target name: String? = nil, output: URL, masu: URL, given: [String: URL] = [:]
    ) throws {
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
        modules = try Self.ordered(allModules(given: given))
    }

    /// The app, what it imports of the project, and its tests.
    private func allModules(given: [String: URL]) throws -> [PackageModule] {
        var known: [String: PackageModule] = [:]
        for target in targets where target.kind == .framework {
            known[target.module] = try PackageModule(target, in: project)
        }
        for (name, place) in project.libraries.merging(given, uniquingKeysWith: { $1 }) {
            known[name] = PackageModule(named: name, in: place)
        }
        let application = try PackageModule(application, in: project)
        let tests = try targets.filter { $0.kind == .unitTests && $0.dependencies.contains(self.application.name) }
            .map { try PackageModule($0, in: project) }
        known[application.name] = application
        for test in tests { known[test.name] = test }

        var chosen: [PackageModule] = []
        var waiting = [application.name] + tests.map(\.name)
        while let name = waiting.popLast() {
            guard var module = known.removeValue(forKey: name) else { continue }
            let imports = try ImportedModules(of: module.texts()).counts.keys.sorted()
            module.dependencies = imports.filter { name in
                known[name] != nil || chosen.contains { $0.name == name }
            }
            waiting += module.dependencies
            chosen.append(module)
        }
        return chosen
    }

    /// Each after those that it needs, else by their names.
    private static func ordered(_ modules: [PackageModule]) -> [PackageModule] {
        var left = modules.sorted { $0.name < $1.name }
        var ordered: [PackageModule] = []
        while !left.isEmpty {
            let names = Set(left.map(\.name))
            let next = left.firstIndex { names.isDisjoint(with: $0.dependencies) } ?? 0
            ordered.append(left.remove(at: next))
        }
        return ordered
    }

    /// Writes the package.
    ///
    /// - Returns: the package's contents, omissions and missing parts, in sentences.
    public func write() throws -> String {
        var written: [PackageModule] = []
        for var module in modules {
            let folder = output.appendingPathComponent(module.folder)
            var files = FolderCopy(folder)
            var adapted = AdaptedModule(inputs: module.sources, output: folder)
            adapted.isFlat = true
            adapted.hasUmbrella = module.hasUmbrella
            adapted.catalogs = module.resources.filter { $0.pathExtension == "xcassets" }
            files.kept += try adapted.write()
            if try files.kept.contains(where: { try Self.importsRuntime(folder.appendingPathComponent($0)) }) {
                module.products.append("ObjectiveCRuntime")
            }
            module.products += try frameworks(importedIn: files.kept.map { folder.appendingPathComponent($0) })
            try files.write(Data(Self.bundleNames.utf8), to: "ApplicationBundle.swift")
            for file in module.resources { try files.add(file, to: "Resources") }
            for (name, data) in module.generated { try files.write(data, to: "Resources/\(name)") }
            try files.deleteOthers()
            written.append(module)
        }
        let manifest = PackageManifest(
            name: project.name, masu: masu.path(relativeTo: output), origin: project.url.lastPathComponent,
            modules: written)
        var root = FolderCopy(output)
        try root.write(Data(manifest.text.utf8), to: "Package.swift")
        try root.write(Data("/.build\n".utf8), to: ".gitignore")
        return try report()
    }

    /// The frameworks beside UIKit that files import, but for those that are modules of the package itself.
    private func frameworks(importedIn files: [URL]) throws -> [String] {
        let swift = files.filter { $0.pathExtension == "swift" }
        let imported = ImportedModules(of: try swift.map { try String(contentsOf: $0, encoding: .utf8) })
        let own = Set(modules.map(\.name))
        return ImportedModules.frameworks.filter { name in
            (imported.counts[name] != nil || imported.conditional.contains(name)) && !own.contains(name)
        }.sorted()
    }

    /// True if the source adapter found methods exchanged.
    private static func importsRuntime(_ file: URL) throws -> Bool {
        try String(contentsOf: file, encoding: .utf8).contains("import ObjectiveCRuntime")
    }

    /// Names of the module's own hide those of other modules.
    private static let bundleNames = """
        import UIKit

        extension Bundle {
            /// The app's resources, which are beside the program here.
            class var main: Bundle { .application }
        }

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            bundle.localizedText(forKey: key, value: value, table: tableName)
        }

        """

    private func report() throws -> String {
        var lines = modules.map { module in
            let kind =
                switch module.kind {
                case .application: "the app"
                case .library: "library"
                case .tests: "tests"
                }
            let resources = module.resources.isEmpty ? "" : ", resources: \(module.resources.count)"
            return "\(kind) \(module.name): Swift files: \(module.sources.count)\(resources)"
        }
        for target in targets {
            if case .other(let kind) = target.kind { lines.append("left out \(target.name): \(kind)") }
            guard modules.contains(where: { $0.name == target.module }) else { continue }
            for file in target.foreign { lines.append("left out \(file.lastPathComponent): not Swift") }
            for file in target.absent { lines.append("left out \(file.lastPathComponent): there is no \(file.path)") }
        }
        let imports = try ImportedModules(of: modules.flatMap { try $0.texts() })
        for (module, count) in imports.missing(from: Set(modules.map(\.name))) {
            lines.append(
                "missing \(module): imported by \(count) file\(count == 1 ? "" : "s"); give its sources, or a replacement, by "
                    + "--module \(module)=FOLDER")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension URL {
    /// The way from a folder to here.
    fileprivate func path(relativeTo folder: URL) -> String {
        let (mine, other) = (pathComponents, folder.pathComponents)
        let shared = zip(mine, other).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: other.count - shared)
        return (up + mine[shared...]).joined(separator: "/")
    }
}
