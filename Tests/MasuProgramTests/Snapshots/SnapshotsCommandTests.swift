import ApplicationCommand
import Foundation
import SnapshotReview
import XCTest

@testable import MasuProgram

/// Kind: documented — the program's own `--help`, and lines that XCTest and Swift Testing print.
final class SnapshotsCommandTests: XCTestCase {
    private func options(_ words: String...) throws -> SnapshotsOptions {
        try SnapshotsOptions(CommandWords(words, for: Commands.snapshots))
    }

    func testWordsAreVerbAndFilter() throws {
        let options = try options("verify", "List", "--shard", "2/3", "--format", "sarif")
        XCTAssertEqual(options.verb, .verify)
        XCTAssertEqual(options.filter, "List")
        XCTAssertEqual(options.shard, try TestShard("2/3"))
        XCTAssertEqual(options.format, .sarif)
        XCTAssertFalse(options.usesLastRun)
        XCTAssertTrue(try self.options("report").usesLastRun)
        XCTAssertTrue(try self.options("clean", "--merge", "a", "--merge", "b").usesLastRun)
    }

    func testMistakesAreTold() {
        for (words, message) in [
            ([], "masu snapshots needs a verb: record, compare, verify, clean, report."),
            (["recrod"], "There is no 'masu snapshots recrod'. Is 'record' meant?"),
            (["record", "A", "B"], "One filter at a time: A, B."),
            (["verify", "--format", "xml"], "--format is text|json|markdown|sarif|junit, not 'xml'."),
            (["verify", "--shard", "0/3"], "--shard is a part and the number of parts, such as 1/4, not '0/3'."),
            (
                ["verify", "A", "--last"],
                "A filter, a shard or --checks says how tests are run, and the last run is used instead."
            ),
        ] {
            XCTAssertThrowsError(try SnapshotsOptions(CommandWords(words, for: Commands.snapshots))) {
                XCTAssertTrue("\($0)".hasPrefix(message), "\($0)")
            }
        }
    }

    func testLinesOfBothLibrariesAreRead() {
        var output = TestOutput()
        for line in """
        Test Suite 'Selected tests' passed at 2026-11-23 14:13:49.071
        Test Case 'ListTests.testA' started at 2026-11-23 14:13:48.909
        Test Case 'ListTests.testA' passed (0.163 seconds)
        /tests/List.swift:7: error: ListTests.testB : XCTAssertEqual failed: ("1") is not equal to ("2")
        Test Case 'ListTests.testB' failed (0.364 seconds)
        Test Case 'ListTests.testC' skipped (0.0 seconds)
        ◇ Test detail() started.
        ✔ Test detail() passed after 0.019 seconds.
        ✘ Test sizes(_:) recorded an issue at List.swift:12:3: Issue recorded
        ✘ Test sizes(_:) with 2 test cases failed after 0.5 seconds with 1 issue.
        ✔ Suite FiveModeSuite passed after 0.024 seconds.
        ✘ Test run with 2 tests in 1 suite failed after 0.029 seconds with 1 issue.
        """.split(separator: "\n") { output.take(String(line)) }
        XCTAssertEqual(
            output.ends,
            [
                "ListTests.testA": .passed, "ListTests.testB": .failed, "ListTests.testC": .skipped,
                "detail()": .passed, "sizes(_:)": .failed,
            ])
        XCTAssertEqual(output.times["ListTests.testA"], 0.163)
        XCTAssertEqual(output.times["sizes(_:)"], 0.5)
        XCTAssertEqual(output.failures.count, 2)
    }

    func testPartsAreEvenAndTogetherAll() throws {
        let tests = (0..<20).map { "A.Tests/test\($0)" } + ["A.Suite/quick()"]
        let times = Dictionary(uniqueKeysWithValues: (0..<20).map { ("Tests.test\($0)", Double($0)) })
        let parts = try (1...3).map { try TestShard("\($0)/3").part(of: tests.shuffled(), times: times) }
        XCTAssertEqual(parts.flatMap { $0 }.sorted(), tests.sorted())
        let loads = parts.map { part in
            part.reduce(0.0) { $0 + (times[$1.replacing("A.", with: "").replacing("/", with: ".")] ?? 10) }
        }
        // 190 s and an unknown test that counts 10: parts differ by less than the longest test.
        XCTAssertLessThan((loads.max() ?? 0) - (loads.min() ?? 0), 19)
        XCTAssertEqual(
            TestShard.filters(["A.Tests/test1", "A.Suite/quick()"]),
            ["--filter", "^A\\.Tests\\/test1$|^A\\.Suite\\/quick\\(\\)"])
        XCTAssertEqual(TestShard.filters(functions: ["testA"]), ["--filter", "[./]testA($|\\()"])
    }

    func testTracesAreComparedUpToTheFirstDifference() {
        XCTAssertNil(RunComparison.difference("a\nb\n", "a\nb\n"))
        XCTAssertEqual(
            RunComparison.difference("a\n  b\nc", "a\n  d\nc"),
            "the traces are alike for 1 events, then 'b' against 'd'")
        XCTAssertEqual(
            RunComparison.difference("a", "a\nb"), "the traces are alike for 1 events, then one goes on: 'b'")
    }
}
