import Foundation

extension NSManagedObjectModel {
    /// The model of a file: a folder of versions (`.momd`, `.xcdatamodeld`), or one version (`.mom`, `.xcdatamodel`), as Xcode
    /// keeps them in a project.
    ///
    /// - Returns: nil where there is none that can be read; the reason is printed.
    public convenience init?(contentsOf url: URL) {
        self.init()
        do {
            let model = try Self.reading(url)
            entities = model.entities
            for name in model.configurations {
                setEntities(model.entities(forConfigurationName: name) ?? [], forConfigurationName: name)
            }
            for (name, request) in model.fetchRequestTemplatesByName { setFetchRequestTemplate(request, forName: name) }
            versionIdentifiers = model.versionIdentifiers
            fileName = model.fileName
        } catch {
            FileHandle.standardError.write(Data("CoreData: error: \(error.localizedDescription)\n".utf8))
            return nil
        }
    }

    /// The model of a file, with the reason where there is none.
    static func reading(_ url: URL) throws -> NSManagedObjectModel {
        let contents = try contents(of: url)
        let model = try ModelReader.model(in: contents.data, path: contents.url.path)
        model.fileName = url.deletingPathExtension().lastPathComponent
        let hashes = VersionInfo.hashes(ofVersionAt: contents.url)
        for entity in model.entities { entity.compiledHash = hashes[entity.name ?? ""] }
        return model
    }

    private static func contents(of url: URL) throws -> (url: URL, data: Data) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw ModelFailure.error("there is no model at \(url.path)")
        }
        guard isFolder.boolValue else { return (url, try Data(contentsOf: url)) }
        let contents = url.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: contents.path) { return (contents, try Data(contentsOf: contents)) }
        return try self.contents(of: url.appendingPathComponent(try currentVersion(in: url)))
    }

    /// The version that `.xccurrentversion` names; without it the only one.
    private static func currentVersion(in folder: URL) throws -> String {
        let versions = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".xcdatamodel") || $0.hasSuffix(".mom") }.sorted()
        let list = folder.appendingPathComponent(".xccurrentversion")
        if let data = try? Data(contentsOf: list),
            let table = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = table["_XCCurrentVersionName"] as? String
        {
            guard versions.contains(name) else {
                throw ModelFailure.error(
                    "\(list.path) names '\(name)', but the folder has \(versions.joined(separator: ", "))")
            }
            return name
        }
        guard let last = versions.last else { throw ModelFailure.error("\(folder.path) has no version of a model") }
        return last
    }

    /// The models of some bundles, all together; nil stands for all bundles of the program.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let files = ModelFiles.all(in: bundles ?? ModelFiles.bundles)
        return NSManagedObjectModel(byMerging: files.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }
}

/// The list of a model's versions that Xcode writes beside the compiled ones.
enum VersionInfo {
    /// The hashes of a version's entities by their names; none without a `VersionInfo.plist` that knows the version.
    ///
    /// - Parameter contents: a version's file, or the `contents` in its folder.
    static func hashes(ofVersionAt contents: URL) -> [String: Data] {
        let version = contents.lastPathComponent == "contents" ? contents.deletingLastPathComponent() : contents
        let list = version.deletingLastPathComponent().appendingPathComponent("VersionInfo.plist")
        guard let data = try? Data(contentsOf: list),
            let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let versions = table["NSManagedObjectModel_VersionHashes"] as? [String: Any]
        else { return [:] }
        return versions[version.deletingPathExtension().lastPathComponent] as? [String: Data] ?? [:]
    }
}

/// The files of models in bundles.
enum ModelFiles {
    private static let kinds = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

    /// The main bundle, and the bundles of resources beside the program.
    static var bundles: [Bundle] {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let beside = names.sorted().filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
            .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
        return [Bundle.main] + beside
            + Bundle.allBundles.filter { bundle in
                bundle !== Bundle.main && !beside.contains { $0.bundleURL == bundle.bundleURL }
            }
    }

    static func all(in bundles: [Bundle]) -> [URL] {
        var found: [URL] = []
        for bundle in bundles {
            for kind in kinds {
                let urls = (bundle.urls(forResourcesWithExtension: kind, subdirectory: nil) ?? []).compactMap {
                    $0 as URL
                }
                for url in urls.sorted(by: { $0.path < $1.path }) where !found.contains(url) { found.append(url) }
            }
        }
        return found
    }

    static func url(named name: String) -> URL? {
        for bundle in bundles {
            for kind in kinds {
                if let url = bundle.url(forResource: name, withExtension: kind) { return url }
            }
        }
        return nil
    }
}
