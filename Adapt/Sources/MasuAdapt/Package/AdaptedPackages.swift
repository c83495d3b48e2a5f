import Foundation

/// A package and those on the disk that it needs, which aren't fetched: all of them are adapted.
public struct AdaptedPackages {
    private let root: URL
    private let output: URL
    /// The packages' folders, each after those that it needs.
    private var folders: [URL] = []
    private var descriptions: [String: PackageDescription] = [:]

    /// - Parameters:
    ///   - folder: the first package's own.
    ///   - describe: what SwiftPM says of the package in a folder, given the folder of its copy.
    /// - Throws: what `describe` throws.
    public init(of folder: URL, output: URL, describe: (URL, URL) throws -> PackageDescription) throws {
        root = folder.standardizedFileURL
        self.output = output.standardizedFileURL
        try add(root, describe)
    }

    private mutating func add(_ folder: URL, _ describe: (URL, URL) throws -> PackageDescription) throws {
        guard descriptions[folder.path] == nil else { return }
        let description = try describe(folder, copy(of: folder))
        descriptions[folder.path] = description
        for path in description.dependencies.compactMap(\.path).sorted() where !Self.isMasu(path) {
            try add(URL(fileURLWithPath: path).standardizedFileURL, describe)
        }
        folders.append(folder)
    }

    /// True for Masu's own package, its sources or its prebuilt modules.
    static func isMasu(_ path: String) -> Bool {
        ["Sources/UIKit", "Sources/MasuPrebuilt"].contains { FileManager.default.fileExists(atPath: path + "/" + $0) }
    }

    /// A package is known by its folder's name, which the copy keeps.
    private func copy(of folder: URL) -> URL {
        folder == root ? output : output.appendingPathComponent("Packages/\(folder.lastPathComponent)")
    }

    /// - Throws: an error if a file can't be read or written.
    public func write() throws {
        let copies = Dictionary(uniqueKeysWithValues: folders.map { ($0.path, copy(of: $0)) })
        var connectable: Set<String> = []
        for folder in folders {
            guard let description = descriptions[folder.path] else { continue }
            let package = AdaptedPackage(
                of: folder, described: description, output: copy(of: folder), copies: copies, connectable: connectable)
            connectable.formUnion(try package.write())
        }
    }
}
