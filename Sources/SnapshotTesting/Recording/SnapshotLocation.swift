import Foundation
import SnapshotReview

/// The paths of one assertion's files.
struct SnapshotLocation {
    /// The reference, in `__Snapshots__/TESTFILE` beside the test's file.
    let reference: URL
    /// The folder of all failures' files of the test's package.
    let artifactsRoot: URL
    /// The folder of a failure's files.
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
        artifactsRoot = Self.artifactsRoot(file: source)
        artifacts = artifactsRoot.appendingPathComponent(fileName, isDirectory: true)
    }

    /// Ends the name of the file with a failure's words.
    static let messageSuffix = ".message.txt"
    /// Ends the name of the file with a failure's section of the page.
    static let sectionSuffix = ".section.html"

    /// The folder of all failures' files: `SNAPSHOT_ARTIFACTS`, or one for the package around a test's file among the
    /// system's temporary folders.
    static func artifactsRoot(file: URL) -> URL {
        if let chosen = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] {
            return URL(fileURLWithPath: chosen, isDirectory: true)
        }
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-failures", isDirectory: true)
        var folder = file.deletingLastPathComponent()
        while folder.pathComponents.count > 1 {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return root.appendingPathComponent(folder.lastPathComponent, isDirectory: true)
            }
            folder.deleteLastPathComponent()
        }
        return root
    }

    /// The views of the reference, beside it; only `masu snapshots record` makes such a file.
    var outline: URL { URL(fileURLWithPath: ViewOutline.path(beside: reference.path), isDirectory: false) }

    /// Takes away what an earlier failure left, and says whether there was anything.
    func removeArtifacts() -> Bool {
        let files = FileManager.default
        guard files.fileExists(atPath: artifact("message", pathExtension: "txt").path) else { return false }
        PendingFiles.wait()
        for file in (try? files.contentsOfDirectory(atPath: artifacts.path)) ?? [] where file.hasPrefix(name + ".") {
            try? files.removeItem(at: artifacts.appendingPathComponent(file))
        }
        return true
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

    /// Letters, digits and underscores stay; each run of anything else becomes a dash, except at the ends.
    static func pathComponent(_ text: String) -> String {
        let words = text.unicodeScalars.split {
            !($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
        }
        return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    }
}
