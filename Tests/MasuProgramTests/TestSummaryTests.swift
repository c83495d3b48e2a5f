import XCTest

@testable import MasuProgram

/// Kind: documented — `masu test --help`; the lines are those that XCTest and Swift Testing of the toolchain print.
final class TestSummaryTests: XCTestCase {
    private func summary(_ lines: [String]) -> TestSummary {
        var summary = TestSummary()
        for line in lines { summary.take(line) }
        return summary
    }

    func testBothLibrariesCount() {
        let found = summary([
            "Test Suite 'ListTests' passed at 2026-11-27 20:20:43.926",
            "\t Executed 2 tests, with 0 failures (0 unexpected) in 0.171 (0.171) seconds",
            "\t Executed 4 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.171 (0.171) seconds",
            "✔ Test adds() passed after 0.001 seconds.",
            "✔ Test run with 3 tests in 1 suite passed after 0.122 seconds.",
        ])
        XCTAssertEqual(found.count, 7)
        XCTAssertFalse(found.hasFailed)
        XCTAssertEqual(found.text, "4 tests of XCTest, 3 tests of Swift Testing; no failure")
    }

    func testFailuresOfEither() {
        let found = summary([
            "\t Executed 1 test, with 1 failure (0 unexpected) in 0.171 (0.171) seconds",
            "✘ Test run with 2 tests in 0 suites failed after 0.122 seconds with 2 issues.",
        ])
        XCTAssertTrue(found.hasFailed)
        XCTAssertEqual(found.text, "1 test of XCTest, 2 tests of Swift Testing; 3 failures")
    }

    func testNothingRan() {
        XCTAssertEqual(summary(["\t Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds"]).count, 0)
        XCTAssertEqual(summary([]).text, "no test; no failure")
    }

    func testSwiftTestingIsAskedForWhereATestImportsIt() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-test-sources")
        let tests = folder.appendingPathComponent("Tests/ATests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = tests.appendingPathComponent("A.swift")
        try "import XCTest\n".write(to: file, atomically: true, encoding: .utf8)
        XCTAssertFalse(TestSources.import(of: "Testing", in: folder))
        try "import Testing\n".write(to: file, atomically: true, encoding: .utf8)
        XCTAssertTrue(TestSources.import(of: "Testing", in: folder))
    }
}
