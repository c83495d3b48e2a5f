import Foundation
import SnapshotReview

/// The folder in which `masu snapshots` looks for what assertions got, as the environment names it.
///
/// In a run nothing is written elsewhere, and differences fail no test: the record says what came of each assertion.
///
/// | variable | meaning |
/// | --- | --- |
/// | `SNAPSHOT_RUN` | the folder |
/// | `SNAPSHOT_RUN_ROOT` | the project's folder, beneath which paths are shortened |
/// | `SNAPSHOT_RUN_DETAILS` | `1` to explain each view's frame and to keep the trace |
/// | `SNAPSHOT_RUN_CHECKS` | `1` to look for faults of accessibility on each picture's screen |
struct RunFolder {
    let folder: URL
    /// Ends in a slash.
    let root: String
    let hasDetails: Bool
    let hasChecks: Bool

    /// nil outside a run.
    static var present: RunFolder? {
        let environment = ProcessInfo.processInfo.environment
        guard let path = environment["SNAPSHOT_RUN"], !path.isEmpty else { return nil }
        return RunFolder(
            folder: URL(fileURLWithPath: path, isDirectory: true),
            root: environment["SNAPSHOT_RUN_ROOT"].map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? "/",
            hasDetails: environment["SNAPSHOT_RUN_DETAILS"] == "1",
            hasChecks: environment["SNAPSHOT_RUN_CHECKS"] == "1")
    }

    /// A path beneath the project's folder, or the whole one.
    func path(of file: String) -> String { file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file }

    /// Writes a file of an assertion: `got/Tests/RiversTests/__Snapshots__/RiversTests/testList.1.png`.
    ///
    /// - Parameter reference: the shortened path of the assertion's reference.
    /// - Returns: the path beneath the run's folder.
    func write(_ data: Data, _ kind: String, reference: String, pathExtension: String? = nil) throws -> String {
        let name = reference.hasPrefix("/") ? String(reference.dropFirst()) : reference
        let path = "\(kind)/\(name)" + (pathExtension.map { ".\($0)" } ?? "")
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return path
    }

    /// Adds a line to the file of this process, whole or not at all.
    func append(_ record: SnapshotRecord) throws {
        let records = folder.appendingPathComponent("records", isDirectory: true)
        try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
        let line = try record.encoded() + Data("\n".utf8)
        let file = open(
            records.appendingPathComponent("\(record.process).jsonl").path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        guard file >= 0 else { throw SnapshotError.unencodable("\(records.path) can't be written into.") }
        defer { close(file) }
        let written = line.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        guard written == line.count else {
            throw SnapshotError.unencodable("\(records.path) has no room for a record of \(line.count) bytes.")
        }
    }
}
