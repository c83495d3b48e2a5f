import Foundation
import SnapshotReview
import TestSupport
import XCTest

@testable import MasuProgram

/// Kind: documented — our documentation of references that no test asks for.
final class ReferenceFilesTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("references-\(ProcessInfo.processInfo.processIdentifier)")

    override func setUpWithError() throws {
        try write("Tests/List.swift", "final class ListTests: XCTestCase { func testA() {}\n func testB() {} }")
        for name in ["testA.1.png", "testA.1.views.txt", "testA.2.png", "testB.1.png", "testGone.1.png"] {
            try write("Tests/__Snapshots__/List/\(name)", name)
        }
        try write("Tests/__Snapshots__/Deleted/test.1.txt", "")
        try write(".build/checkouts/Other/__Snapshots__/Other/testA.1.png", "")
    }

    override func tearDown() { try? FileManager.default.removeItem(at: root) }

    private func write(_ path: String, _ text: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func record(_ name: String, _ result: SnapshotRecord.Result = .same) -> SnapshotRecord {
        SnapshotRecord(
            result: result, file: "Tests/List.swift", line: 1, test: "testA", name: "1",
            reference: "Tests/__Snapshots__/List/\(name)", seconds: 0, process: 1)
    }

    private func facts(
        _ records: [SnapshotRecord], ends: [String: TestOutput.End], isComplete: Bool = true, shard: Int? = nil
    ) -> RunArchive.Facts {
        RunArchive.Facts(
            isComplete: isComplete, shard: shard, shards: shard.map { _ in 2 },
            unasked: ReferenceFiles(in: root).unasked(records), ends: ends, flakes: [:], times: [:], failures: [])
    }

    func testAWholeRunJudgesAllWhoseTestsPassed() {
        let records = [record("testA.1.png")]
        let run = RunArchive.merged(
            [facts(records, ends: ["ListTests.testA": .passed, "ListTests.testB": .skipped])], records)
        XCTAssertEqual(
            run.unused,
            [
                "Tests/__Snapshots__/Deleted/test.1.txt", "Tests/__Snapshots__/List/testA.2.png",
                "Tests/__Snapshots__/List/testGone.1.png",
            ])
        XCTAssertEqual(run.unjudged, ["Tests/__Snapshots__/List/testB.1.png"])
    }

    /// A test of the same name in another class, and tests that are gone: part of the tests says nothing of either.
    func testAPartJudgesItsOwnTestsOnly() {
        let ends: [String: TestOutput.End] = ["OtherTests.testA": .passed, "ListTests.testB": .passed]
        let run = RunArchive.merged([facts([], ends: ends, isComplete: false)], [])
        XCTAssertEqual(run.unused, ["Tests/__Snapshots__/List/testB.1.png"])
        XCTAssertEqual(run.unjudged.count, 5)
    }

    func testAllPartsTogetherAreAWhole() {
        let records = [record("testA.1.png"), record("testA.2.png")]
        let one = facts(records, ends: ["ListTests.testA": .passed], shard: 1)
        let two = facts([], ends: ["ListTests.testB": .passed], shard: 2)
        XCTAssertEqual(
            RunArchive.merged([one, two], records).unused,
            [
                "Tests/__Snapshots__/Deleted/test.1.txt", "Tests/__Snapshots__/List/testB.1.png",
                "Tests/__Snapshots__/List/testGone.1.png",
            ])
        XCTAssertEqual(RunArchive.merged([two], []).unused, ["Tests/__Snapshots__/List/testB.1.png"])
    }

    func testChangesAreWrittenWithTheirViewsAndCleanedWithTheirFolders() throws {
        try write("run/got/a", "new")
        try write("run/outlines/a", "# views 1 of 0\n")
        var changed = record("testA.1.png", .different)
        (changed.got, changed.outline) = ("got/a", "outlines/a")
        var flaky = record("testB.1.png", .different)
        flaky.got = "got/a"
        let run = SnapshotRun(
            [changed, flaky], unused: ["Tests/__Snapshots__/Deleted/test.1.txt"],
            flakes: [.init(reference: flaky.reference, reasons: [])])
        let changes = ReferenceChanges(root: root, runs: [root.appendingPathComponent("run")], run: run)
        XCTAssertEqual(changes.pending, [changed])
        XCTAssertEqual(try changes.record(), 1)
        XCTAssertEqual(try text("Tests/__Snapshots__/List/testA.1.png"), "new")
        XCTAssertEqual(try text("Tests/__Snapshots__/List/testA.1.views.txt"), "# views 1 of 0\n")
        XCTAssertEqual(try text("Tests/__Snapshots__/List/testB.1.png"), "testB.1.png")
        try changes.clean()
        let names = try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent("Tests/__Snapshots__").path)
        XCTAssertEqual(names, ["List"])
    }

    func testTheReportHasEveryPictureAndLoadsNothingFromElsewhere() throws {
        try write("run/got/a", "after")
        var changed = record("testA.1.png", .different)
        (changed.got, changed.changes) = ("got/a", ["label '</script>' moved"])
        let run = SnapshotRun([changed, record("testA.2.png")], unused: ["x"])
        let folder = root.appendingPathComponent("report")
        let changes = ReferenceChanges(root: root, runs: [root.appendingPathComponent("run")], run: run)
        for _ in 0..<2 {
            let page = try ReportFolder(folder: folder, changes: changes).write()
            XCTAssertTrue(try String(contentsOf: page, encoding: .utf8).contains("default-src 'none'"))
        }
        XCTAssertEqual(try text("report/before/Tests/__Snapshots__/List/testA.1.png"), "testA.1.png")
        XCTAssertEqual(try text("report/after/Tests/__Snapshots__/List/testA.1.png"), "after")
        XCTAssertEqual(try text("report/before/Tests/__Snapshots__/List/testA.2.png"), "testA.2.png")
        XCTAssertTrue(try text("report/run.js").hasPrefix("const run = {\"entries\":[{"))
        for name in ["index.html", "report.css", "report.js"] {
            XCTAssertFalse(try text("report/\(name)").contains("://"), name)
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}
