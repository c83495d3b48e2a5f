import Foundation

/// A copy of a Swift package whose sources use Objective-C's words, `@objc`, `#selector` and their kin, adapted.
///
/// The manifest stays as its author wrote it, but for paths of other packages, which become absolute. Every target keeps its
/// folder, and packages on the disk that it needs are copied along, adapted likewise, into `Packages`. To write the copy again changes what has changed and deletes what has gone, so that little is compiled again.
public struct AdaptedPackage {
    private let folder: URL
    private let description: PackageDescription
    private let output: URL
    /// The copies of packages by their folders' paths.
    private let copies: [String: URL]
    /// Classes of other packages with a table of outlets.
    private let connectable: Set<String>

    /// - Parameters:
    ///   - folder: the package's own, which stays as it is.
    ///   - copies: the folders of other packages' copies, by the paths of the packages.
    ///   - connectable: classes of those with a table of outlets.
    public init(
        of folder: URL, described description: PackageDescription, output: URL, copies: [String: URL] = [:],
        connectable: Set<String> = []
    ) {
        self.folder = folder.standardizedFileURL
        self.description = description
        self.output = output.standardizedFileURL
        self.copies = copies
        self.connectable = connectable
    }

    /// - Returns: the package's classes with a table of outlets.
    /// - Throws: an error if a file can't be read or written.
    @discardableResult public func write() throws -> Set<String> {
        var manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        for path in description.dependencies.compactMap(\.path) {
            let relative = URL(fileURLWithPath: path).path(relativeTo: folder)
            let place = copies[URL(fileURLWithPath: path).standardizedFileURL.path]?.path ?? path
            for written in [relative, "./" + relative, path] {
                manifest.replace("\"\(written)\"", with: "\"\(place)\"")
            }
        }
        // Sources that the manifest names keep their names, and messages name the copies.
        let namesOriginals = manifest.firstMatch(of: /\bsources\s*:\s*\[/) == nil
        let trees = SourceTrees()
        var connectable: [String: Set<String>] = [:]
        for target in description.orderedTargets {
            let place = folder.appendingPathComponent(target.path).standardizedFileURL
            let sources = target.isSwift ? target.sources : []
            var module = AdaptedModule(
                inputs: sources.map(place.appendingPathComponent),
                output: output.appendingPathComponent(target.path).standardizedFileURL)
            module.base = place
            module.trees = trees
            module.namesOriginals = namesOriginals
            module.keepsPlatforms = true
            module.connectable = (target.dependencies ?? []).reduce(into: self.connectable) {
                $0.formUnion(connectable[$1] ?? [])
            }
            var files = try module.copied()
            connectable[target.name] = module.classesWithTables
            try copyOthers(than: Set(sources), of: place, to: &files)
            if target.type == "test" { try files.write(Data(TestAdditions.text.utf8), to: TestAdditions.file) }
            try files.deleteOthers()
        }
        var root = FolderCopy(output)
        try root.write(Data(manifest.utf8), to: "Package.swift")
        if let pins = FileManager.default.contents(atPath: folder.appendingPathComponent("Package.resolved").path) {
            try root.write(pins, to: "Package.resolved")
        }
        return connectable.values.reduce(into: self.connectable) { $0.formUnion($1) }
    }

    /// Copies what lies beside a target's sources: resources, headers, sources in other languages.
    private func copyOthers(than sources: Set<String>, of place: URL, to files: inout FolderCopy) throws {
        let list = FileManager.default.enumerator(atPath: place.path)
        while let path = list?.nextObject() as? String {
            let file = place.appendingPathComponent(path)
            if file.isFolder {
                if file.lastPathComponent.hasPrefix(".") || Self.unread.contains(file.lastPathComponent) {
                    list?.skipDescendants()
                }
                continue
            }
            guard !sources.contains(path), path != "Package.swift",
                let data = FileManager.default.contents(atPath: file.path)
            else { continue }
            try files.write(data, to: path)
        }
    }

    /// Folders that tests find by the originals' paths.
    private static let unread: Set<String> = ["__Snapshots__"]
}
