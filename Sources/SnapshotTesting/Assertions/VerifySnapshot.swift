import Foundation
import SnapshotReview

/// Compares a value with its reference; a base for assertions of one's own.
///
/// - Parameter snapshotDirectory: the folder of the references, in place of `__Snapshots__/TESTFILE` beside the test.
/// - Returns: the reason why the assertion fails, with the files that were written; nil where it holds.
@preconcurrency @MainActor public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: value, as: snapshotting, named: name, record: recording, snapshotDirectory: snapshotDirectory,
        timeout: timeout, file: "\(filePath)", testName: testName,
        recordedPlace: SourcePlace(file: "\(filePath)", line: Int(line)))
}

/// A line of a source file, by its path.
struct SourcePlace: Hashable {
    var file: String
    var line: Int
}

/// The same for a test of any file.
///
/// - Parameter recordedPlace: the line that a run's reports name.
@MainActor func verifySnapshot<Value, Format>(
    of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String?,
    record recording: SnapshotTestingConfiguration.Record?, snapshotDirectory: String?, timeout: TimeInterval = 5,
    file filePath: String, testName: String, recordedPlace: SourcePlace
) -> String? {
    let start = Date()
    let run = RunFolder.present
    let folder = SnapshotLocation.folder(file: filePath, directory: snapshotDirectory)
    let identifier =
        name.map(SnapshotLocation.pathComponent) ?? String(SnapshotCounter.next(for: "\(folder.path)/\(testName)"))
    let location = SnapshotLocation(
        file: filePath, testName: testName, identifier: identifier,
        pathExtension: snapshotting.pathExtension, directory: snapshotDirectory)
    let observation = SceneObservation(
        seesViews: run != nil || FileManager.default.fileExists(atPath: location.outline.path),
        explains: run?.hasDetails ?? false, checks: run?.hasChecks ?? false)
    let check = SnapshotCheck(location: location, diffing: snapshotting.diffing, observation: observation)
    var record = SnapshotRecord(
        result: .failed, file: run?.path(of: recordedPlace.file) ?? "", line: recordedPlace.line,
        test: SnapshotLocation.pathComponent(testName), name: identifier,
        reference: run?.path(of: location.reference.path) ?? "", seconds: 0,
        process: Int(ProcessInfo.processInfo.processIdentifier))
    do {
        let mode = try SnapshotTestingConfiguration.Record.effective(recording)
        if run == nil { try FailureReport(root: location.artifactsRoot).begin() }
        let got = try observation.watch { try delivered(by: snapshotting.snapshot(try value()), within: timeout) }
        guard let got else { throw SnapshotError.undelivered(location.name, seconds: timeout) }
        let data = snapshotting.diffing.toData(got)
        guard let run else { return try check.failure(of: got, data, mode) }
        let verdict = try check.verdict(of: got, data)
        record = try check.recorded(verdict, data, into: run, record)
        record.seconds = Date().timeIntervalSince(start)
        try run.append(record)
        return nil
    } catch {
        guard let run else { return "No snapshot can be taken. \(error)" }
        record.message = "\(error)"
        record.seconds = Date().timeIntervalSince(start)
        do { try run.append(record) } catch { return "The run's record can't be written. \(error)" }
        return nil
    }
}

@MainActor private func delivered<Value>(by work: Async<Value>, within timeout: TimeInterval) throws -> Value? {
    var result: Result<Value, any Error>?
    work.start { result = $0 }
    let end = Date().addingTimeInterval(timeout)
    while result == nil, Date() < end {
        _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(0.005))
    }
    return try result?.get()
}

/// The assertion outside a run: what fails says where its files are.
extension SnapshotCheck {
    fileprivate func failure(
        of got: Format, _ data: Data, _ mode: SnapshotTestingConfiguration.Record
    ) throws -> String? {
        let path = location.reference.path
        if mode == .all {
            try record(data)
            return "Recorded the snapshot, since all snapshots are being recorded: \(path)\n"
                + "Turn recording off, and run the test again."
        }
        let verdict = try verdict(of: got, data)
        switch verdict.result {
        case .same, .tolerated: return try matched()
        case .missing where mode == .never:
            return "There is no reference, and none is recorded in this mode: \(path)\n"
                + "Run the test once in another mode, look at the file, and keep it with the test."
        case .missing:
            try record(data)
            return "There was no reference, so this snapshot became it: \(path)\n"
                + "Look at it, and run the test again."
        case .unreadable, .failed: return verdict.difference
        case .different: break
        }
        let changes = verdict.changes ?? []
        let difference = ([verdict.difference] + changes).joined(separator: "\n")
        var message = "The snapshot doesn't match its reference: \(difference)\n\n"
        message += try failureFiles(
            expected: verdict.stored ?? Data(), got: data, difference, verdict.attachments)
        if mode == .failed {
            try record(data)
            message += "\nThe reference was replaced; look at it, and run the test again."
        }
        return message
    }

    private func matched() throws -> String? {
        if location.removeArtifacts() { try FailureReport(root: location.artifactsRoot).write() }
        return nil
    }

    /// Writes what was expected, what was got and what the strategy adds beside each other, and names them.
    private func failureFiles(
        expected: Data, got: Data, _ difference: String, _ attachments: [XCTAttachment]
    ) throws -> String {
        let isNew = !location.removeArtifacts()
        try FileManager.default.createDirectory(at: location.artifacts, withIntermediateDirectories: true)
        var failure = FailureReport.Failure(
            folder: location.artifacts.lastPathComponent, name: location.name, message: difference,
            reference: location.reference.path, isNew: isNew)
        func add(_ kind: String, _ content: AttachedContent, _ pathExtension: String?) throws -> URL {
            let file = location.artifact(kind, pathExtension: pathExtension)
            if content.isDeferred { PendingFiles.write(content, to: file) } else { try content.bytes.store(at: file) }
            failure.files.append((kind, file.lastPathComponent))
            return file
        }
        let expectedFile = try add("expected", AttachedContent(expected), location.pathExtension)
        let gotFile = try add("got", AttachedContent(got), location.pathExtension)
        var lines = [
            "reference:  \(location.reference.path)", "expected:   \(expectedFile.path)", "got:        \(gotFile.path)",
        ]
        for attachment in attachments {
            let name = attachment.name ?? "attachment"
            let file = try add(name, attachment.content, attachment.pathExtension)
            let title = "\(name):"
            lines.append(title + String(repeating: " ", count: max(1, 12 - title.count)) + file.path)
        }
        try Data(difference.utf8).store(at: location.artifact("message", pathExtension: "txt"))
        let report = FailureReport(root: location.artifactsRoot)
        try report.write(adding: failure)
        lines.append("report:     \(report.page.path)")
        if let tool = SnapshotTestingConfiguration.current?.diffTool ?? diffTool {
            lines.append(tool(currentFilePath: location.reference.path, failedFilePath: gotFile.path))
        }
        return lines.joined(separator: "\n")
    }
}
