import Foundation

/// Large data in files beside a store, as Apple's store keeps them: a column's data begin with 1 before the bytes themselves, or
/// with 2 before the name of a file.
struct ExternalData {
    /// `.Name_SUPPORT/_EXTERNAL_DATA` beside the store; nil for a store in memory.
    let folder: URL?
    /// From this many bytes on data lie in a file.
    private static let threshold = 128 << 10

    init(store: URL?) {
        folder = store.map { url in
            let name = url.deletingPathExtension().lastPathComponent
            return url.deletingLastPathComponent().appendingPathComponent(".\(name)_SUPPORT/_EXTERNAL_DATA")
        }
    }

    func read(_ column: Data) -> Data? {
        if column.first == 1 { return column.dropFirst().withUnsafeBytes { Data($0) } }
        guard let name = Self.fileName(in: column) else { return column }
        return folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent(name)) }
    }

    /// The name of the file that a column's data are in; nil where they are in the column.
    static func fileName(in column: Data) -> String? {
        guard column.first == 2 else { return nil }
        return String(decoding: column.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The names of all files. O(n).
    func names() -> [String] {
        folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }?.sorted() ?? []
    }

    /// Removes files; one that isn't there any more is no error.
    func remove(_ names: [String]) {
        guard let folder else { return }
        for name in names { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
    }

    /// The column's data; large ones have been written into a file of their own by then.
    func written(_ data: Data) throws -> Data {
        guard let folder, data.count >= Self.threshold else { return Data([1]) + data }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = UUID().uuidString
        try data.write(to: folder.appendingPathComponent(name), options: .atomic)
        return Data([2]) + Data(name.utf8) + Data([0])
    }
}
