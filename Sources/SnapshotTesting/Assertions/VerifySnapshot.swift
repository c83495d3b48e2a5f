import Foundation

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
    do {
        let mode = try SnapshotTestingConfiguration.Record.effective(recording)
        let folder = SnapshotLocation.folder(file: "\(filePath)", directory: snapshotDirectory)
        let identifier =
            name.map(SnapshotLocation.pathComponent) ?? String(SnapshotCounter.next(for: "\(folder.path)/\(testName)"))
        let location = SnapshotLocation(
            file: "\(filePath)", testName: testName, identifier: identifier,
            pathExtension: snapshotting.pathExtension, directory: snapshotDirectory)
        try FailureReport(root: location.artifactsRoot).begin()
        guard let got = try delivered(by: snapshotting.snapshot(try value()), within: timeout) else {
            return "The snapshot '\(location.name)' wasn't delivered within \(timeout) s; "
                + "give 'timeout:' more, or look for work that never calls back."
        }
        return try SnapshotCheck(location: location, mode: mode, diffing: snapshotting.diffing).failure(of: got)
    } catch {
        return "No snapshot can be taken. \(error)"
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

/// One assertion: what was got against what is in the file.
private struct SnapshotCheck<Format> {
    let location: SnapshotLocation
    let mode: SnapshotTestingConfiguration.Record
    let diffing: Diffing<Format>

    func failure(of got: Format) throws -> String? {
        let data = diffing.toData(got)
        let path = location.reference.path
        if mode == .all {
            try record(data)
            return "Recorded the snapshot, since all snapshots are being recorded: \(path)\n"
                + "Turn recording off, and run the test again."
        }
        guard FileManager.default.fileExists(atPath: path) else {
            if mode == .never {
                return "There is no reference, and none is recorded in this mode: \(path)\n"
                    + "Run the test once in another mode, look at the file, and keep it with the test."
            }
            try record(data)
            return "There was no reference, so this snapshot became it: \(path)\n"
                + "Look at it, and run the test again."
        }
        let stored = try Data(contentsOf: location.reference)
        if stored == data { return try matched() }
        guard let reference = diffing.fromData(stored) else {
            return "The reference can't be read: \(path)\nRecord it anew, or restore it."
        }
        // The new value goes through its file, so that both have lost what the format doesn't keep.
        guard let (difference, attachments) = diffing.diff(reference, diffing.fromData(data) ?? got) else {
            return try matched()
        }
        var message = "The snapshot doesn't match its reference: \(difference)\n\n"
        message += try failureFiles(expected: stored, got: data, difference, attachments)
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

    private func record(_ data: Data) throws {
        try FileManager.default.createDirectory(
            at: location.reference.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: location.reference)
    }

    /// Writes what was expected, what was got and what the strategy adds beside each other, and names them.
    private func failureFiles(
        expected: Data, got: Data, _ difference: String, _ attachments: [XCTAttachment]
    ) throws -> String {
        _ = location.removeArtifacts()
        try FileManager.default.createDirectory(at: location.artifacts, withIntermediateDirectories: true)
        let expectedFile = location.artifact("expected", pathExtension: location.pathExtension)
        let gotFile = location.artifact("got", pathExtension: location.pathExtension)
        try expected.write(to: expectedFile)
        try got.write(to: gotFile)
        var lines = [
            "reference:  \(location.reference.path)", "expected:   \(expectedFile.path)", "got:        \(gotFile.path)",
        ]
        for attachment in attachments {
            let name = attachment.name ?? "attachment"
            let file = location.artifact(name, pathExtension: attachment.pathExtension)
            try attachment.data.write(to: file)
            let title = "\(name):"
            lines.append(title + String(repeating: " ", count: max(1, 12 - title.count)) + file.path)
        }
        try Data(difference.utf8).write(to: location.artifact("message", pathExtension: "txt"))
        try Data(location.reference.path.utf8).write(to: location.artifact("reference", pathExtension: "txt"))
        let report = FailureReport(root: location.artifactsRoot)
        try report.write(adding: (location.artifacts.lastPathComponent, location.name))
        lines.append("report:     \(report.page.path)")
        if let tool = SnapshotTestingConfiguration.current?.diffTool ?? diffTool {
            lines.append(tool(currentFilePath: location.reference.path, failedFilePath: gotFile.path))
        }
        return lines.joined(separator: "\n")
    }
}
