import Testing

/// Sets how a suite's or a test's snapshots are recorded: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    /// Suites inside of a suite have its trait too.
    public let isRecursive = true
    let record: SnapshotTestingConfiguration.Record?
    let diffTool: SnapshotTestingConfiguration.DiffTool?

    /// Each run of a test numbers its snapshots from 1.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: record, diffTool: diffTool) {
            try await SnapshotCounter.$scoped.withValue(SnapshotCounter()) { try await function() }
        }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// The configuration as it is around a test or suite.
    public static var snapshots: Self { .snapshots() }

    /// Another configuration for a test or suite.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        SnapshotsTrait(record: record, diffTool: diffTool)
    }
}
