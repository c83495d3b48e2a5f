import Foundation

/// A folder that is made to hold what it should: what is there already keeps its date, and what is left over goes.
struct FolderCopy {
    let folder: URL
    /// The files that stay, by their paths in the folder.
    var kept: [String] = []
    /// The files that were there and have been written anew or deleted, by their paths in the folder.
    private(set) var changes: [String] = []

    init(_ folder: URL) { self.folder = folder }

    mutating func write(_ data: Data, to path: String) throws {
        let destination = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
        let old = try? Data(contentsOf: destination)
        if old != data {
            try data.write(to: destination)
            if old != nil { changes.append("changed \(path)") }
        }
        kept.append(path)
    }

    /// A resource by its name, in the folder of its language if it has one.
    mutating func add(_ file: URL, to place: String) throws {
        let language = file.deletingLastPathComponent()
        if language.pathExtension == "lproj" {
            try copy(file, to: "\(place)/\(language.lastPathComponent)/\(file.lastPathComponent)")
        } else {
            try copy(file, to: "\(place)/\(file.lastPathComponent)")
        }
    }

    /// Everything of a folder, hidden files too, by another name; by none, without a folder around it.
    ///
    /// - Parameter others: the paths in it of files that are written otherwise.
    mutating func addWhole(_ folder: URL, as path: String? = nil, without others: Set<String> = []) throws {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        for name in paths where !others.contains(name) {
            let file = folder.appendingPathComponent(name)
            guard !file.isFolder, let data = FileManager.default.contents(atPath: file.path) else { continue }
            try write(data, to: path.map { "\($0)/\(name)" } ?? name)
        }
    }

    private mutating func copy(_ file: URL, to path: String) throws {
        guard file.isFolder else {
            guard let data = FileManager.default.contents(atPath: file.path) else {
                throw XcodeProjectError("\(file.path), a resource, is missing")
            }
            return try write(data, to: path)
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: file.path).sorted() where !name.hasPrefix(".") {
            try copy(file.appendingPathComponent(name), to: "\(path)/\(name)")
        }
    }

    /// Deletes the files that aren't kept.
    mutating func deleteOthers() throws {
        let kept = Set(kept)
        for path in FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [] {
            let file = folder.appendingPathComponent(path)
            guard !file.isFolder, !kept.contains(path) else { continue }
            try FileManager.default.removeItem(at: file)
            changes.append("deleted \(path)")
        }
    }
}
