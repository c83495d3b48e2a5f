import Foundation

/// True if every assertion of the process writes its reference, where nothing nearer says otherwise.
public var isRecording: Bool {
    get { GlobalSettings.lock.withLock { GlobalSettings.isRecording } }
    set { GlobalSettings.lock.withLock { GlobalSettings.isRecording = newValue } }
}

/// The tool that failures name, where nothing nearer says otherwise.
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { GlobalSettings.lock.withLock { GlobalSettings.diffTool } }
    set { GlobalSettings.lock.withLock { GlobalSettings.diffTool = newValue } }
}

/// Invariant: read and written under the lock only.
private enum GlobalSettings {
    static let lock = NSLock()
    nonisolated(unsafe) static var isRecording = false
    nonisolated(unsafe) static var diffTool: SnapshotTestingConfiguration.DiffTool?
}

extension SnapshotTestingConfiguration.Record {
    /// The mode that holds for an assertion: its own, then `withSnapshotTesting`'s, then `isRecording`, then
    /// `SNAPSHOT_TESTING_RECORD` of the process's environment, then `missing`.
    ///
    /// - Throws: `SnapshotError.unknownRecordMode`.
    static func effective(_ own: SnapshotTestingConfiguration.Record?) throws -> SnapshotTestingConfiguration.Record {
        if let chosen = own ?? SnapshotTestingConfiguration.current?.record { return chosen }
        if isRecording { return .all }
        guard let name = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] else { return .missing }
        guard let mode = Self(named: name) else { throw SnapshotError.unknownRecordMode(name) }
        return mode
    }
}
