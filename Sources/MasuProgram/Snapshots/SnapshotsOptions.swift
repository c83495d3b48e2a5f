import ApplicationCommand
import Foundation

/// The words of `masu snapshots`.
struct SnapshotsOptions {
    enum Verb: String, CaseIterable {
        case record, compare, verify, clean, report
    }

    enum Format: String, CaseIterable {
        case text, json, markdown, sarif, junit
    }

    let verb: Verb
    /// A regular expression for tests' names; nil for all tests.
    let filter: String?
    var isConfirmed = false
    var usesLastRun = false
    var runsOnce = false
    /// True to look for faults of accessibility on each picture's screen.
    var checks = false
    var shard: TestShard?
    /// The folders of runs to merge.
    var merged: [URL] = []
    var format = Format.text
    /// The file to print into; nil for the standard output.
    var output: String?
    /// The report's folder; nil for the one among the run's files.
    var report: String?

    init(_ words: CommandWords) throws(UsageError) {
        let verbs = Verb.allCases.map(\.rawValue)
        guard let name = words.operands.first else {
            throw UsageError("masu snapshots needs a verb: \(verbs.joined(separator: ", ")).")
        }
        guard let verb = Verb(rawValue: name) else {
            let near = NearestName.of(name, among: verbs)
            throw UsageError(
                "There is no 'masu snapshots \(name)'." + (near.map { " Is '\($0)' meant?" } ?? "")
                    + " It is one of \(verbs.joined(separator: ", ")).")
        }
        guard words.operands.count <= 2 else {
            throw UsageError("One filter at a time: \(words.operands.dropFirst().joined(separator: ", ")).")
        }
        self.verb = verb
        filter = words.operands.dropFirst().first
        isConfirmed = words.has("--yes")
        runsOnce = words.has("--once")
        checks = words.has("--checks")
        merged = (words.values["--merge"] ?? []).map { URL(fileURLWithPath: $0, isDirectory: true) }
        usesLastRun = words.has("--last") || verb == .report || !merged.isEmpty
        output = words.value("--output")
        report = words.value("--report")
        if let text = words.value("--shard") { shard = try TestShard(text) }
        if let text = words.value("--format") {
            guard let format = Format(rawValue: text) else {
                let names = Format.allCases.map(\.rawValue).joined(separator: "|")
                throw UsageError("--format is \(names), not '\(text)'.")
            }
            self.format = format
        }
        if usesLastRun, filter != nil || shard != nil || checks {
            throw UsageError(
                "A filter, a shard or --checks says how tests are run, and the last run is used instead.")
        }
    }
}
