import ApplicationCommand
import Foundation
import SnapshotReview

/// Runs a project's tests and reads what their assertions got.
///
/// A second process draws again whatever isn't as its reference, so that a screen that comes out differently each time is told
/// apart from one that changed; that run also keeps the reasons of frames.
struct SnapshotRunner {
    let product: ApplicationBuild.Tests
    /// The project's folder.
    let root: URL
    let archive: RunArchive
    let report: (String) -> Void

    /// More pictures than these are drawn again without reasons, which take a multiple of the time.
    private static let mostExplained = 60

    /// - Returns: the run's facts and records, written into the archive too.
    func run(_ options: SnapshotsOptions, times: [String: Double]) throws -> (RunArchive.Facts, [SnapshotRecord]) {
        try? FileManager.default.removeItem(at: archive.folder)
        try FileManager.default.createDirectory(at: archive.folder, withIntermediateDirectories: true)
        var filters = options.filter.map { ["--filter", $0] } ?? []
        if let shard = options.shard {
            let tests = try list(matching: options.filter)
            guard !tests.isEmpty else { throw Self.nothing(options) }
            let own = shard.part(of: tests, times: times)
            report("\(own.count) of \(tests.count) tests are in part \(shard.index) of \(shard.count)")
            guard !own.isEmpty else { return try finished(TestOutput(), 0, [], [:], options) }
            filters = TestShard.filters(own)
        }
        let (output, status) = try test(filters, into: archive.folder, checks: options.checks)
        var records = try archive.records()
        guard !records.isEmpty || status == 0 else {
            for line in output.failures.isEmpty ? output.ending : output.failures { report(line) }
            throw UsageError("The tests ended with status \(status) before any snapshot was taken.")
        }
        guard options.filter == nil || !output.ends.isEmpty else { throw Self.nothing(options) }
        let flakes = options.runsOnce ? [:] : try confirm(&records)
        return try finished(output, status, records, flakes, options)
    }

    /// A filter that nothing matches is a mistake: nothing would be compared, and all would seem well.
    private static func nothing(_ options: SnapshotsOptions) -> UsageError {
        guard let filter = options.filter else { return UsageError("There are no tests.") }
        return UsageError(noMatch(filter))
    }

    static func noMatch(_ filter: String) -> String {
        "No test matches '\(filter)'. A filter is a regular expression over the names that 'swift test list' prints."
    }

    private func finished(
        _ output: TestOutput, _ status: Int32, _ records: [SnapshotRecord], _ flakes: [String: [String]],
        _ options: SnapshotsOptions
    ) throws -> (RunArchive.Facts, [SnapshotRecord]) {
        // A process that a signal ended leaves tests out.
        let isComplete = options.filter == nil && (status == 0 || !output.failures.isEmpty)
        let failures = status != 0 && output.failures.isEmpty ? output.ending : output.failures
        let facts = RunArchive.Facts(
            isComplete: isComplete, shard: options.shard?.index, shards: options.shard?.count,
            unasked: ReferenceFiles(in: root).unasked(records), ends: output.ends, flakes: flakes, times: output.times,
            failures: failures)
        // The merged records in place of those of single processes: the same whatever ran when.
        let folder = archive.folder.appendingPathComponent("records")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lines = try records.merged.map { try $0.encoded() + Data("\n".utf8) }
        try Data(lines.joined()).write(to: folder.appendingPathComponent("merged.jsonl"))
        try archive.write(facts)
        return (facts, records.merged)
    }

    private func test(_ filters: [String], into folder: URL, details: Bool = false, checks: Bool = false) throws -> (
        TestOutput, Int32
    ) {
        var output = TestOutput()
        let environment = product.environment.merging([
            "SNAPSHOT_RUN": folder.path, "SNAPSHOT_RUN_ROOT": root.path, "SNAPSHOT_RUN_DETAILS": details ? "1" : "0",
            "SNAPSHOT_RUN_CHECKS": checks ? "1" : "0",
        ]) { $1 }
        let status = try ChildProcess(
            ["swift", "test", "--skip-build"] + product.arguments + filters, environment: environment
        ).run { output.take($0) }
        return (output, status)
    }

    private func list(matching filter: String?) throws -> [String] {
        var lines: [String] = []
        let status = try ChildProcess(
            ["swift", "test", "list", "--skip-build"] + product.arguments, environment: product.environment
        ).run(errorsToo: false) { lines.append($0) }
        guard status == 0 else { throw UsageError("swift test list ended with status \(status), so nothing is split.") }
        let expression = try filter.map { try NSRegularExpression(pattern: $0) }
        return lines.filter { line in
            guard line.contains("/"), !line.contains(" ") else { return false }
            return expression?.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
                || expression == nil
        }
    }

    /// Draws again what isn't as its reference.
    ///
    /// - Returns: the references of screens that came out differently, each with what differs.
    private func confirm(_ records: inout [SnapshotRecord]) throws -> [String: [String]] {
        let pending = records.filter(\.isPending)
        guard !pending.isEmpty else { return [:] }
        let explains = pending.count <= Self.mostExplained
        let second = try again(pending, "second", details: explains)
        var flaky: [SnapshotRecord] = []
        for (index, record) in records.enumerated() {
            guard record.isPending, let other = second.records[record.reference] else { continue }
            if other.content != record.content { flaky.append(record) }
            records[index].reasons = other.reasons.map { "second/\($0)" }
        }
        guard !flaky.isEmpty else { return [:] }
        let third = try again(flaky, "third", details: true)
        return Dictionary(
            uniqueKeysWithValues: flaky.merged.map { record in
                let comparison = RunComparison(first: archive.folder, second: second.folder, third: third.folder)
                return (
                    record.reference,
                    comparison.reasons(
                        record, second.records[record.reference], third.records[record.reference])
                )
            })
    }

    private func again(_ records: [SnapshotRecord], _ name: String, details: Bool) throws -> (
        folder: URL, records: [String: SnapshotRecord]
    ) {
        let folder = archive.folder.appendingPathComponent(name)
        let functions = Set(records.map { ReferenceFiles.function(of: $0.test) }).sorted()
        _ = try test(TestShard.filters(functions: functions), into: folder, details: details)
        let found = try RunArchive(folder: folder).records()
        return (folder, Dictionary(found.map { ($0.reference, $0) }) { $1 })
    }
}
