import ApplicationCommand
import Foundation
import SnapshotReview

/// The folder of a run, and what is known of it beside the records.
struct RunArchive {
    /// The file `run.json`.
    struct Facts: Codable {
        var version = 1
        /// True if all tests ran, and each to its end or to its failure.
        var isComplete: Bool
        /// The part of the tests that ran, and the number of parts.
        var shard: Int?
        var shards: Int?
        /// References that no assertion asked for.
        var unasked: [String: ReferenceFiles.Unasked]
        /// By the test's name as its library prints it.
        var ends: [String: TestOutput.End]
        var flakes: [String: [String]]
        /// Seconds, by the same names.
        var times: [String: Double]
        /// Failures of tests that aren't about snapshots.
        var failures: [String]
    }

    let folder: URL

    var exists: Bool { FileManager.default.fileExists(atPath: file.path) }
    private var file: URL { folder.appendingPathComponent("run.json") }

    func write(_ facts: Facts) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(facts).write(to: file)
    }

    func facts() throws -> Facts {
        guard let data = try? Data(contentsOf: file) else {
            throw UsageError(
                "\(folder.path) holds no run of snapshot tests; 'masu snapshots compare' makes one.")
        }
        return try JSONDecoder().decode(Facts.self, from: data)
    }

    /// The records of all processes.
    func records() throws -> [SnapshotRecord] {
        let place = folder.appendingPathComponent("records")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
        return try names.filter { $0.hasSuffix(".jsonl") }.flatMap {
            SnapshotRecord.all(in: try Data(contentsOf: place.appendingPathComponent($0)))
        }
    }

    /// The runs of several machines as one.
    ///
    /// A reference is unused where its test ran and didn't ask for it, or where its test is gone and all tests ran.
    static func merged(_ facts: [Facts], _ records: [SnapshotRecord]) -> SnapshotRun {
        let asked = Set(records.map(\.reference))
        let outlines = Set(asked.map { ViewOutline.path(beside: $0) })
        let parts = Set(facts.compactMap(\.shard))
        let isWhole =
            facts.allSatisfy(\.isComplete)
            && (facts.contains { $0.shard == nil } || parts.count == facts.first?.shards ?? 0)
        let ends = facts.reduce(into: [String: TestOutput.End]()) { ends, fact in
            ends.merge(fact.ends) { $0 == .passed ? $1 : $0 }
        }
        var (unused, unjudged): ([String], [String]) = ([], [])
        let unasked = facts.reduce(into: [:]) { $0.merge($1.unasked) { $1 } }
        for (path, facts) in unasked where !asked.contains(path) && !outlines.contains(path) {
            if facts.isUnused(path, isWhole: isWhole, ends: ends) { unused.append(path) } else { unjudged.append(path) }
        }
        let flakes = facts.flatMap(\.flakes).map { SnapshotRun.Flake(reference: $0.key, reasons: $0.value) }
        return SnapshotRun(records, unused: unused, unjudged: unjudged, flakes: flakes)
    }
}
