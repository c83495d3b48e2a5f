import Foundation

/// Where the files of one assertion are.
struct SnapshotLocation {
    /// The reference, in `__Snapshots__/TESTFILE` beside the test's file.
    let reference: URL
    /// Where a failure's files go.
    let artifacts: URL
    /// `testName.1`, without an extension.
    let name: String
    let pathExtension: String?

    /// - Parameter directory: in place of `__Snapshots__/TESTFILE`.
    init(
        file: String, testName: String, identifier: String, pathExtension: String?, directory: String?
    ) {
        let source = URL(fileURLWithPath: file, isDirectory: false)
        let fileName = source.deletingPathExtension().lastPathComponent
        let folder = Self.folder(file: file, directory: directory)
        name = "\(Self.pathComponent(testName)).\(identifier)"
        self.pathExtension = pathExtension
        reference = Self.file(named: name, pathExtension, in: folder)
        let root =
            ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map {
                URL(fileURLWithPath: $0, isDirectory: true)
            }
            ?? FileManager.default.temporaryDirectory
        artifacts = root.appendingPathComponent(fileName, isDirectory: true)
    }

    static func folder(file: String, directory: String?) -> URL {
        if let directory { return URL(fileURLWithPath: directory, isDirectory: true) }
        let source = URL(fileURLWithPath: file, isDirectory: false)
        return source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent, isDirectory: true)
    }

    /// A file beside the others of a failure, such as `testName.1.difference.png`.
    func artifact(_ kind: String, pathExtension: String?) -> URL {
        Self.file(named: "\(name).\(kind)", pathExtension, in: artifacts)
    }

    private static func file(named name: String, _ pathExtension: String?, in folder: URL) -> URL {
        guard let pathExtension, !pathExtension.isEmpty else { return folder.appendingPathComponent(name) }
        return folder.appendingPathComponent("\(name).\(pathExtension)")
    }

    /// Letters, digits and underscores stay; each run of anything else becomes a dash, and none stands at the ends.
    static func pathComponent(_ text: String) -> String {
        let words = text.unicodeScalars.split {
            !($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
        }
        return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    }
}
