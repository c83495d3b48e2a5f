import ApplicationCommand
import Foundation
import InterfaceBuilder

/// A view tree of a document on disk, to be laid out by itself.
struct DocumentTree {
    /// The printed path: relative to the folder that was named.
    let document: String
    let root: String
    /// Known to be reproducible, as the list of trees says; nil without a list.
    let isVerified: Bool?
    let kind: String
    /// A cell whose constraints decide its height.
    var sizesItself = false
}

/// The documents and trees that a command is about.
struct DocumentTrees {
    struct Document {
        let name: String
        let path: String
        /// nil for all of its roots.
        var trees: [DocumentTree]?
    }

    private(set) var documents: [Document] = []

    /// - Parameter command: the command's name, for messages.
    init(_ options: CheckOptions, command: String = "check") throws {
        if let list = options.trees {
            let base =
                options.paths.first
                ?? URL(fileURLWithPath: list).deletingLastPathComponent().appendingPathComponent("documents").path
            try read(list, base: base)
        } else {
            for path in options.paths { try find(path, command) }
        }
    }

    private struct Line: Decodable {
        let document: String
        let root: String
        let verified: Bool?
        let kind: String?
    }

    private mutating func read(_ list: String, base: String) throws {
        let text = String(decoding: try InputFile.bytes(list), as: UTF8.self)
        let decoder = JSONDecoder()
        var places: [String: Int] = [:]
        for line in text.split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
            let entry = try decoder.decode(Line.self, from: Data(line.utf8))
            let tree = DocumentTree(
                document: entry.document, root: entry.root, isVerified: entry.verified ?? true,
                kind: entry.kind ?? "view")
            if let place = places[entry.document] {
                documents[place].trees?.append(tree)
            } else {
                places[entry.document] = documents.count
                let path = URL(fileURLWithPath: base).appendingPathComponent(entry.document).path
                documents.append(Document(name: entry.document, path: path, trees: [tree]))
            }
        }
        try addOthers(of: base, known: Set(places.keys))
    }

    /// Documents that the list doesn't name are loaded all the same: failing to is an error.
    private mutating func addOthers(of base: String, known: Set<String>) throws {
        for name in Self.documentNames(in: base) where !known.contains(name) {
            documents.append(
                Document(name: name, path: URL(fileURLWithPath: base).appendingPathComponent(name).path, trees: []))
        }
    }

    private mutating func find(_ path: String, _ command: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("masu \(command): there is no file or folder \(path)")
        }
        guard isFolder.boolValue else {
            documents.append(Document(name: path, path: path))
            return
        }
        for name in Self.documentNames(in: path) {
            documents.append(
                Document(name: name, path: URL(fileURLWithPath: path).appendingPathComponent(name).path))
        }
    }

    private static func documentNames(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    }
}

extension DocumentTrees.Document {
    /// The trees that were asked for, or all that there are.
    func trees(of document: InterfaceDocument) -> [DocumentTree] {
        trees
            ?? DocumentRoot.list(document).map {
                DocumentTree(
                    document: name, root: $0.id, isVerified: nil, kind: $0.kind.rawValue, sizesItself: $0.sizesItself)
            }
    }
}
