import Foundation

/// Where a test finds files that belong to the repository or lie beside it.
public enum RepositoryPaths {
    /// The package's root folder.
    public static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// The data that tests read, `Tests/Fixtures`.
    public static var fixtures: URL { root.appendingPathComponent("Tests/Fixtures") }

    /// The folder of recorded measurements beside a checkout, or nil where it is absent: such tests then skip.
    public static var oracles: URL? {
        let folder = root.deletingLastPathComponent().appendingPathComponent("shared/oracles")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }
}
