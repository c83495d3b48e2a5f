import Foundation

/// Files that belong to the repository or lie beside it.
public enum RepositoryPaths {
    /// The package's root folder.
    public static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// The data that tests read, `Tests/Fixtures`.
    public static var fixtures: URL { root.appendingPathComponent("Tests/Fixtures") }

    /// The folder of a corpus of other people's documents: what `Scripts/fetch-documents` brought, else the copy beside the
    /// checkout; nil where there is neither, and tests that need it skip.
    public static func documents(_ corpus: DocumentCorpus) -> URL? {
        let folders = [
            root.appendingPathComponent("Tests/Documents/\(corpus.rawValue)"),
            root.deletingLastPathComponent().appendingPathComponent("shared/oracles/\(corpus.rawValue)/documents"),
        ]
        return folders.first { FileManager.default.fileExists(atPath: $0.path) }
    }
}

/// Public Interface Builder documents, by the folder they lie in.
public enum DocumentCorpus: String {
    /// Documents of Xcode 6 to 11, most of them.
    case earlier = "interface-builder"
    /// Documents of Xcode 12 to 26, most of them.
    case newer = "interface-builder-newer"
}
