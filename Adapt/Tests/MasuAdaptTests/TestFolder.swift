import Foundation

/// A folder with a test's files.
enum TestFolder {
    /// The place of a new folder, which the first file makes.
    static func make() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("masu-adapt-\(UUID().uuidString)")
            .standardizedFileURL
    }

    /// Writes texts by their paths in the folder.
    static func write(_ files: [String: String], in folder: URL) throws {
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
