import Foundation

/// A folder with a library: a package's checkout, a pod, or plain sources.
struct LibraryFolder {
    /// A module of the library.
    struct Module: Equatable {
        var name: String
        var sources: [URL]
        var resources: [URL] = []
        /// The files of bundles among its resources, by the bundles' names.
        var resourceBundles: [String: [URL]] = [:]
        var models: [URL] = []
        /// Files of Objective-C and C, which can't be compiled here.
        var foreign: [URL] = []
        /// Classes that its headers of Objective-C declare.
        var foreignClasses: Set<String> = []
        var hasUmbrella = false
        /// Other modules of the library that are in this one as a pod.
        var companions: [String] = []
        /// The way in which SwiftPM compiles it where it is in C, or links it where it is the system's; nil for one in Swift.
        var plain: PlainTarget?
        /// A sentence where the library's version isn't the one that the project was built with.
        var misfit: String?
    }

    let folder: URL

    /// The library's modules: those of its `Package.swift` and the one of its pod's specification where that has another
    /// name, as `Toast_Swift` beside `Toast`; without either, one of the folder's name.
    var modules: [Module] {
        let targets = packageTargets
        var found = targets.map { target in
            var module = module(target.name, in: target.folder, without: target.excluded)
            for file in Self.files(of: target.resources, in: target.folder) where !module.resources.contains(file) {
                module.resources.append(file)
            }
            return module
        }
        if let (name, place, isForeign) = podModule, !found.contains(where: { $0.name == name }) {
            var pod = module(name, in: place)
            if isForeign { pod.sources = [] }
            found.append(pod)
        }
        if let pod = podModule?.name, let index = found.firstIndex(where: { $0.name == pod }) {
            let resources = podResources
            found[index].resources += resources.files.filter { !found[index].resources.contains($0) }
            found[index].resourceBundles = resources.bundles
        }
        found += plainModules.filter { plain in !found.contains { $0.name == plain.name } }
        if !found.isEmpty { return found }
        let name = baseName
        let places = ["Sources/\(name)", "Sources", "Source", name].map(folder.appendingPathComponent)
        let whole = module(name.asIdentifier, in: places.first { Self.hasSwift($0) } ?? folder)
        return [plainPod(whole) ?? whole]
    }

    /// One module of everything in the folder.
    func whole(named name: String) -> Module { module(name, in: folder) }

    // MARK: A module's files

    /// - Parameter excluded: paths in the place, of files and folders that are left out.
    private func module(_ name: String, in place: URL, without excluded: [String] = []) -> Module {
        var module = Module(name: name, sources: [])
        let isWhole = place == folder
        let others = foldersOfOtherSystems.map { $0.standardizedFileURL.path + "/" }
        for path in Self.paths(in: place) {
            let absolute = place.appendingPathComponent(path).standardizedFileURL.path
            if others.contains(where: absolute.hasPrefix) { continue }
            let parts = path.split(separator: "/").map(String.init)
            // A checkout has more in it than the library.
            if isWhole, parts.dropLast().contains(where: Self.isBeside) { continue }
            if parts.contains(where: { $0.hasPrefix(".") }) { continue }
            if excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { continue }
            let above = parts.dropLast().map { URL(fileURLWithPath: $0).pathExtension }
            if above.contains(where: Self.bundles.union(Self.texts).union(Self.dataModels).contains) { continue }
            let file = place.appendingPathComponent(path)
            switch file.pathExtension {
            case "swift" where !Self.isManifest(file): module.sources.append(file)
            case "m", "mm", "c", "cpp": module.foreign.append(file)
            case "h":
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                if text.contains("UIKit/UIKit.h") { module.hasUmbrella = true }
                module.foreignClasses.formUnion(text.matches(of: /@interface\s+(\w+)\s*:/).map { String($0.1) })
            case let kind where Self.bundles.contains(kind) || Self.documents.contains(kind):
                module.resources.append(file)
            case let kind where Self.dataModels.contains(kind): module.models.append(file)
            case "strings" where file.deletingLastPathComponent().pathExtension == "lproj":
                module.resources.append(file)
            default: break
            }
        }
        return module
    }

    /// `Package.swift`, and those for other releases of the tools, as `Package@swift-5.9.swift`.
    static func isManifest(_ file: URL) -> Bool {
        file.lastPathComponent.firstMatch(of: /^Package(@swift-[\d.]+)?\.swift$/) != nil
    }

    /// Folders that are one thing, of which nothing is compiled.
    static let bundles: Set<String> = ["xcassets", "bundle"]
    private static let dataModels: Set<String> = ["xcdatamodeld", "xcdatamodel"]
    private static let texts: Set<String> = ["docc", "playground"]
    private static let documents: Set<String> = ["xib", "storyboard", "nib", "xcstrings", "ttf", "otf"]

    private static func isBeside(_ folder: String) -> Bool {
        let name = folder.lowercased()
        return ["example", "examples", "demo", "demos", "documentation", "docs", "pods", "carthage", "scripts"]
            .contains(name)
            || name.hasSuffix("tests") || name.hasSuffix("example") || name.hasSuffix("demo")
    }

    static func paths(in folder: URL) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
    }

    static func hasSwift(_ folder: URL) -> Bool { paths(in: folder).contains { $0.hasSuffix(".swift") } }

    // MARK: Manifests

    /// The targets that `Package.swift` declares, with their folders; those for tests and system libraries left out.
    var packageTargets: [Target] {
        let manifest = folder.appendingPathComponent("Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return [] }
        var found: [Target] = []
        let isOfOne = text.ranges(of: /\.target\s*\(/).count == 1
        var end = text.startIndex
        for start in text.ranges(of: /\.target\s*\(/) where start.lowerBound >= end {
            let block = Self.arguments(of: text, from: start.upperBound)
            guard let name = block.firstMatch(of: /^\s*name:\s*"([^"]+)"/).map({ String($0.1) }) else { continue }
            end = block.endIndex
            let path = block.matches(of: /\bpath:\s*"([^"]*)"/).last.map { String($0.1) }
            var places = path.map { [$0] } ?? ["Sources", "Source", "src"].map { "\($0)/\(name)" }
            // A package of one target may do without a folder of its name.
            let hasOwnFolder = places.contains { folder.appendingPathComponent($0).inAnyCase.isFolder }
            if path == nil, !hasOwnFolder { places.append("Sources") }
            guard let place = places.map({ folder.appendingPathComponent($0).inAnyCase }).first(where: Self.hasSwift),
                !found.contains(where: { $0.name == name.asIdentifier })
            else { continue }
            // A manifest of one target may set what it leaves out apart from the target.
            found.append(
                Target(
                    name: name.asIdentifier, folder: place.standardizedFileURL,
                    excluded: Self.excluded(in: isOfOne ? text[...] : block), resources: Self.resources(in: block)))
        }
        // A manifest may make its targets by functions of its own: each folder in Sources is one.
        let sources = folder.appendingPathComponent("Sources")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: sources.path))?.sorted() ?? [] {
            let place = sources.appendingPathComponent(name)
            guard place.isFolder, !name.hasSuffix("Tests"), !found.contains(where: { $0.name == name.asIdentifier }),
                !found.contains(where: {
                    $0.folder.path.hasPrefix(sources.path) && place.path.hasPrefix($0.folder.path)
                }),
                Self.hasSwift(place)
            else { continue }
            found.append(Target(name: name.asIdentifier, folder: place.standardizedFileURL))
        }
        return found
    }

    /// A target that a manifest declares; what it leaves out and its resources are paths in its folder.
    struct Target {
        var name: String
        var folder: URL
        var excluded: [String] = []
        var resources: [String] = []
    }

    /// The paths of `resources: [.process("Media"), .copy("list.json")]`.
    private static func resources(in text: Substring) -> [String] {
        guard let start = text.firstRange(of: /resources\s*:\s*\[/) else { return [] }
        let list = text[start.upperBound...].prefix { $0 != "]" }
        return list.matches(of: /\.(?:process|copy|embedInCode)\(\s*"([^"]+)"/).map { String($0.1) }
    }

    /// The files that a manifest names as resources, by themselves or by their folder; sources are none. Those of a folder that is
    /// one thing, and translations, are found without a manifest.
    private static func files(of resources: [String], in place: URL) -> [URL] {
        resources.flatMap { path -> [URL] in
            let file = place.appendingPathComponent(path).standardizedFileURL
            guard file.isFolder, !bundles.contains(file.pathExtension) else {
                return file.isFile || file.isFolder ? [file] : []
            }
            return paths(in: file).filter { inner in
                let folders = inner.split(separator: "/").dropLast().map {
                    URL(fileURLWithPath: String($0)).pathExtension
                }
                return !inner.hasSuffix(".swift") && !folders.contains { bundles.contains($0) || $0 == "lproj" }
            }.map(file.appendingPathComponent).filter(\.isFile)
        }
    }

    /// The paths of `exclude: ["A.swift", "Old"]`.
    static func excluded(in text: Substring) -> [String] {
        guard let list = text.firstMatch(of: /exclude\s*[:=]\s*\[([^\]]*)\]/) else { return [] }
        return list.1.matches(of: /"([^"]+)"/).map { match in
            let path = String(match.1)
            return path.hasSuffix("/") ? String(path.dropLast()) : path
        }
    }

    /// The text between a parenthesis and the one that closes it.
    static func arguments(of text: String, from start: String.Index) -> Substring {
        var depth = 1
        for index in text[start...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return text[start..<index] }
        }
        return text[start...]
    }

    /// Folders that a pod's specification gives to other systems alone: `s.osx.source_files = "Lake/AppKit/*.swift"`.
    private var foldersOfOtherSystems: [URL] {
        let lists =
            /\.(?:(osx|macos|tvos|watchos|visionos|ios)\.)?source_files\s*=\s*(\[[^\]]*\]|['"][^'"]+['"](?:\s*,\s*['"][^'"]+['"])*)/
        var (own, others): (Set<String>, Set<String>) = ([], [])
        for text in specifications {
            for list in text.matches(of: lists) {
                let folders = Self.folders(of: list.2)
                if [nil, "ios"].contains(list.1) { own.formUnion(folders) } else { others.formUnion(folders) }
            }
        }
        return others.subtracting(own).filter { !$0.isEmpty }.sorted().map(folder.appendingPathComponent)
    }

    /// The patterns of each `source_files` in a specification, in their order.
    private static func sourcePatterns(of specification: String) -> [[Substring]] {
        let list = /\.source_files\s*=\s*(\[[^\]]*\]|['"][^'"]+['"](?:\s*,\s*['"][^'"]+['"])*)/
        return specification.matches(of: list).map { $0.1.matches(of: /['"]([^'"]+)['"]/).map(\.1) }
    }

    /// The folder that all patterns of `source_files` with Swift begin with, `Sources` of `Sources/**/*.swift`; nil for the pod's own.
    private static func commonFolder(of specification: String) -> String? {
        guard let patterns = sourcePatterns(of: specification).first else { return nil }
        var common: [Substring]?
        for pattern in patterns {
            let parts = pattern.split(separator: "/")
            if let last = parts.last, last.contains("."), !last.contains("swift") { continue }
            let fixed = parts.prefix { !$0.contains("*") && !$0.contains("{") && !$0.contains(".") }
            common = common.map { zip($0, fixed).prefix { $0 == $1 }.map(\.0) } ?? Array(fixed)
        }
        return common.flatMap { $0.isEmpty ? nil : $0.joined(separator: "/") }
    }

    /// True for a pod all of whose patterns of `source_files` are for files in Objective-C or C, `Sources/**/*.{h,m}`.
    private static func isForeign(_ specification: String) -> Bool {
        let patterns = sourcePatterns(of: specification).flatMap { $0 }
        return !patterns.isEmpty
            && patterns.allSatisfy { pattern in
                guard let last = pattern.split(separator: "/").last, let point = last.lastIndex(of: ".") else {
                    return false
                }
                let kinds = last[last.index(after: point)...].split { !$0.isLetter }
                return !kinds.isEmpty && kinds.allSatisfy { ["h", "hpp", "m", "mm", "c", "cpp"].contains($0) }
            }
    }

    /// The module of the pod that a specification in the folder describes.
    private var podModule: (name: String, folder: URL, isForeign: Bool)? {
        guard let text = specifications.first,
            let name = text.firstMatch(of: /\.module_name\s*=\s*['"]([^'"]+)/).map({ String($0.1) })
                ?? text.firstMatch(of: /\.name\s*=\s*['"]([^'"]+)/).map({ String($0.1) })
        else { return nil }
        let place = Self.commonFolder(of: text).map(folder.appendingPathComponent) ?? folder
        return (name.asIdentifier, Self.hasSwift(place) ? place : folder, Self.isForeign(text))
    }
}
