import ApplicationCommand
import Foundation
import SnapshotReview

/// `masu snapshots`: records, compares and verifies the references of a project's tests, and reports on them.
struct SnapshotsCommand {
    let options: SnapshotsOptions
    let build: ApplicationBuild

    static func run(_ words: CommandWords) throws -> Int32 {
        let options = try SnapshotsOptions(words)
        let build = try ApplicationBuild(
            words, project: words.value("--project"), report: MasuProgram.complain)
        return try SnapshotsCommand(options: options, build: build).run()
    }

    private var home: URL { build.place.outputFolder.appendingPathComponent("snapshots") }
    private var root: URL { build.place.folder }

    private func run() throws -> Int32 {
        var runs = options.merged
        if runs.isEmpty { runs = [home.appendingPathComponent("run")] }
        if !options.usesLastRun { try perform(RunArchive(folder: runs[0])) }
        let archives = runs.map(RunArchive.init)
        let facts = try archives.map { try $0.facts() }
        try writeTimes(of: facts)
        let run = RunArchive.merged(facts, try archives.flatMap { try $0.records() })
        let changes = ReferenceChanges(root: root, runs: runs, run: run)
        try write(run)
        let page = try ReportFolder(
            folder: options.report.map { URL(fileURLWithPath: $0) } ?? home.appendingPathComponent("report"),
            changes: changes
        ).write()
        MasuProgram.complain("report: \(page.path)")
        let failures = facts.flatMap(\.failures)
        for line in failures { MasuProgram.complain(line) }
        let status: Int32 = failures.isEmpty ? 0 : 1
        return switch options.verb {
        case .report, .compare: status
        case .verify: run.isClean && run.faultCount == 0 ? status : 1
        case .record: max(status, try record(changes))
        case .clean: max(status, try clean(changes))
        }
    }

    private func perform(_ archive: RunArchive) throws {
        guard let product = try build.buildTests() else { throw UsageError("The tests weren't built.") }
        let known = (try? JSONDecoder().decode([String: Double].self, from: Data(contentsOf: times))) ?? [:]
        let runner = SnapshotRunner(
            product: product, root: root, archive: archive, report: MasuProgram.complain)
        _ = try runner.run(options, times: known)
    }

    private var times: URL { home.appendingPathComponent("times.json") }

    /// Writes what all tests took: a part's times would divide the tests differently for the next part.
    private func writeTimes(of facts: [RunArchive.Facts]) throws {
        guard facts.allSatisfy(\.isComplete), facts.count == facts.first?.shards ?? 1 else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        let all = facts.reduce(into: [:]) { $0.merge($1.times) { $1 } }
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try encoder.encode(all).write(to: times)
    }

    private func write(_ run: SnapshotRun) throws {
        let text =
            switch options.format {
            case .text: run.text
            case .json: try run.json()
            case .markdown: run.markdown()
            case .sarif: String(decoding: try run.findings.sarif(), as: UTF8.self)
            case .junit: run.junit.text
            }
        if let output = options.output {
            try Data(text.utf8).write(to: URL(fileURLWithPath: output))
            MasuProgram.complain(run.summary)
        } else {
            print(text, terminator: "")
        }
    }

    // MARK: Changes

    private func record(_ changes: ReferenceChanges) throws -> Int32 {
        let pending = changes.pending
        let rest = changes.run.records.count { [.flaky, .failed].contains(changes.run.outcome(of: $0)) }
        if pending.isEmpty {
            // Pictures that are as they were may lack their views.
            if options.isConfirmed { _ = try changes.record() }
            return rest == 0 ? 0 : 1
        }
        guard confirms("write \(Self.counted(pending.count, "reference"))") else { return 1 }
        MasuProgram.complain("\(Self.counted(try changes.record(), "reference")) written")
        return rest == 0 ? 0 : 1
    }

    private func clean(_ changes: ReferenceChanges) throws -> Int32 {
        let count = changes.run.unused.count
        guard count > 0 else { return 0 }
        guard confirms("remove \(Self.counted(count, "reference"))") else { return 1 }
        try changes.clean()
        MasuProgram.complain("\(Self.counted(count, "reference")) removed")
        return 0
    }

    /// True with `--yes`, or where somebody at a terminal says so.
    private func confirms(_ deed: String) -> Bool {
        if options.isConfirmed { return true }
        if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
            FileHandle.standardError.write(Data("\(deed.prefix(1).uppercased() + deed.dropFirst())? [y/N] ".utf8))
            return ["y", "yes"].contains((readLine() ?? "").lowercased())
        }
        MasuProgram.complain(
            "Nothing was changed; 'masu snapshots \(options.verb.rawValue) --last --yes' would \(deed).")
        return false
    }

    private static func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
}
