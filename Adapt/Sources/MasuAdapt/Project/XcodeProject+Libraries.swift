import Foundation

extension XcodeProject {
    /// The modules of the libraries on this disk, by their names: of pods and of Carthage's checkouts beside the
    /// project or its folder, of pods and packages on this disk that the project names, of the checkouts that Xcode or SwiftPM left, and of
    /// given folders.
    ///
    /// - Parameters:
    ///   - folders: each has libraries in it; what is there is taken before anything that is found.
    ///   - home: the user's home, for what Xcode derived of the project.
    func libraries(in folders: [URL], home: URL? = nil) -> [String: LibraryFolder.Module] {
        var found: [String: LibraryFolder.Module] = [:]
        let versions = libraryVersions
        let parts = partsOfPods
        var taken: [String: (folder: LibraryFolder, nearness: LibraryVersion.Nearness)] = [:]
        for library in places(besides: folders, home: home) {
            let isPod = library.deletingLastPathComponent().lastPathComponent == "Pods"
            let folder = LibraryFolder(folder: library)
            let misfit = Self.misfit(of: folder, to: versions)
            let nearness = Self.nearness(of: folder, to: versions)
            let modules = folder.modules
            for var module in isPod ? [Self.pod(in: library, among: modules)] : modules {
                // The header that CocoaPods makes of a pod imports UIKit into each of its files.
                if isPod { module.hasUmbrella = true }
                // Of several versions the one nearest to that which the project was built with is taken, else the latest.
                if let known = taken[module.name] {
                    guard nearness >= known.nearness else { continue }
                    if nearness == known.nearness, folder.isOlder(than: known.folder) { continue }
                }
                module.misfit = misfit
                if !isPod, module.name == folder.baseName.asIdentifier, let parts = parts[folder.baseName.lowercased()]
                {
                    module.companions = folder.companions(of: module.name, parts: parts)
                }
                taken[module.name] = (folder, nearness)
                found[module.name] = module
            }
        }
        return found
    }

    /// The module of a pod's folder. CocoaPods leaves there what the module is made of and nothing else; its name is in
    /// the map that it writes beside the pods.
    private static func pod(in folder: URL, among modules: [LibraryFolder.Module]) -> LibraryFolder.Module {
        let name = folder.lastPathComponent
        let map = folder.deletingLastPathComponent().appendingPathComponent(
            "Target Support Files/\(name)/\(name).modulemap")
        let module = (try? String(contentsOf: map, encoding: .utf8))?.firstMatch(of: /module\s+(\w+)/).map {
            String($0.1)
        }
        if module == nil, modules.count == 1, modules[0].name != name.asIdentifier { return modules[0] }
        let whole = LibraryFolder(folder: folder).whole(named: module ?? name.asIdentifier)
        return LibraryFolder(folder: folder).plainPod(whole) ?? whole
    }

    /// Packages beside the project in a workspace that has it.
    var workspacePackages: [URL] { workspaceFiles.filter { $0.appendingPathComponent("Package.swift").isFile } }

    /// Projects beside this one in a workspace, and those among its files; CocoaPods' own is left out.
    var neighbours: [XcodeProject] {
        let inner = places.values.filter { $0.pathExtension == "xcodeproj" }.sorted { $0.path < $1.path }
        return (workspaceFiles + inner).filter {
            $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj" && $0 != url
        }.compactMap { try? XcodeProject($0) }
    }

    /// The parts of the workspaces that have this project.
    private var workspaceFiles: [URL] {
        var found: [URL] = []
        for place in [folder.deletingLastPathComponent(), folder] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.sorted() ?? []
            for name in names where name.hasSuffix(".xcworkspace") {
                let contents = place.appendingPathComponent("\(name)/contents.xcworkspacedata")
                guard let text = try? String(contentsOf: contents, encoding: .utf8) else { continue }
                let paths = text.matches(of: /location\s*=\s*"(?:group|container):([^"]+)"/).map { String($0.1) }
                let files = paths.map { place.appendingPathComponent($0).standardizedFileURL }
                if files.contains(url) { found += files }
            }
        }
        return found
    }

    /// Folders with a library each; a later one is taken before an earlier one.
    private func places(besides given: [URL], home: URL?) -> [URL] {
        var places: [URL] = []
        let derived =
            (home.map { Self.folders(in: $0.appendingPathComponent("Library/Developer/Xcode/DerivedData")) } ?? [])
            .filter { $0.lastPathComponent.hasPrefix(name + "-") }
        let beside = [folder.deletingLastPathComponent(), folder]
        let checkouts =
            derived.map { $0.appendingPathComponent("SourcePackages/checkouts") }
            + beside.flatMap { folder in
                [
                    ".build/checkouts", "SourcePackages/checkouts", "build/SourcePackages/checkouts",
                    "DerivedData/SourcePackages/checkouts", "Tuist/.build/checkouts", "Carthage/Checkouts", "Pods",
                ].map(folder.appendingPathComponent)
            }
        for folder in checkouts { places += Self.folders(in: folder) }
        places += Self.withNeeded(workspacePackages + localPackages) + localPods
        for folder in given {
            // The folder of one library is as good as one of several.
            let manifest = folder.appendingPathComponent("Package.swift")
            places += FileManager.default.fileExists(atPath: manifest.path) ? [folder] : Self.folders(in: folder)
        }
        return places
    }

    /// The folders of the pods that the project has beside it, which CocoaPods doesn't copy: `pod 'Lake', :path => 'Pods/Lake'`.
    private var localPods: [URL] {
        [folder.deletingLastPathComponent(), folder].flatMap { place -> [URL] in
            let file = place.appendingPathComponent("Podfile")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
            return text.matches(of: /(?m)^\s*pod\s+['"][^'"]+['"][^\n#]*?(?::path\s*=>|\bpath:)\s*['"]([^'"]+)['"]/).map
            { match in
                let path = place.appendingPathComponent(String(match.1)).standardizedFileURL
                // The path may be that of the specification itself.
                return path.pathExtension == "podspec" ? path.deletingLastPathComponent() : path
            }.filter(\.isFolder)
        }
    }

    /// Packages on the disk, after those that their manifests name by paths.
    private static func withNeeded(_ packages: [URL]) -> [URL] {
        var found: [URL] = []
        func add(_ folder: URL) {
            guard !found.contains(folder) else { return }
            found.append(folder)
            let manifest = folder.appendingPathComponent("Package.swift")
            guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return }
            for match in text.matches(of: /\.package\([^)]*?path\s*:\s*"([^"]+)"/) {
                add(URL(fileURLWithPath: String(match.1), relativeTo: folder).standardizedFileURL)
            }
        }
        packages.forEach(add)
        return found.reversed()
    }

    private static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map(folder.appendingPathComponent).filter(\.isFolder)
    }
}
