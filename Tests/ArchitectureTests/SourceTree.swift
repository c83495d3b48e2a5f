import Foundation
import TestSupport

/// The package's own files.
struct SourceTree: Sendable {
    /// Swift files below `Sources`, by path.
    let sources: [SourceFile]
    /// Swift files below `Tests`, by path.
    let tests: [SourceFile]
    /// Swift files of the source adapter, the benchmarks and the fuzz targets, by path.
    let beside: [SourceFile]
    /// C files and headers below `Sources`, by path.
    let cSources: [SourceFile]
    let manifest: Manifest
    /// The names of the folders in `Sources`, and of those in `Sources/Frameworks`.
    let modules: [String]

    /// Read once for all test classes: masking and splitting the sources takes seconds.
    static let shared = Result { try SourceTree() }

    init() throws {
        sources = try Self.files(below: "Sources", extensions: ["swift"])
        tests = try Self.files(below: "Tests", extensions: ["swift"])
        beside = try ["Adapt", "Benchmarks", "Fuzz"].flatMap { try Self.files(below: $0, extensions: ["swift"]) }
            .filter { file in !PackageRule.exempt.keys.contains { file.path.hasPrefix($0) } }
        cSources = try Self.files(below: "Sources", extensions: ["c", "h"])
        let root = RepositoryPaths.root
        manifest = Manifest(
            try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8))
        let folders = try Self.folders(below: "Sources")
        modules = try (folders.filter { $0 != SourceFile.frameworks } + Self.folders(below: "Sources/Frameworks"))
            .sorted()
    }

    /// The Swift files of layers 0 to 2.
    var belowHosts: [SourceFile] {
        let low = Set(LayerRule.table.filter { $0.layer < .host }.map(\.module))
        return sources.filter { low.contains($0.module ?? "") }
    }

    private static func folders(below folder: String) throws -> [String] {
        let path = RepositoryPaths.root.appendingPathComponent(folder).path
        return try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }
    }

    private static func files(below folder: String, extensions: Set<String>) throws -> [SourceFile] {
        let root = RepositoryPaths.root.appendingPathComponent(folder)
        let manager = FileManager.default
        // The products of a package lie in a folder of their own, and there are many files there.
        let folders = try manager.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }
        let paths = folders.flatMap { name in
            let below = (try? manager.subpathsOfDirectory(atPath: root.appendingPathComponent(name).path)) ?? []
            return [name] + below.map { "\(name)/\($0)" }
        }
        return try paths.filter { !$0.contains("/.build/") }.sorted().filter {
            extensions.contains(($0 as NSString).pathExtension)
        }.map {
            let text = try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
            return SourceFile(path: "\(folder)/\($0)", text: text)
        }
    }
}
