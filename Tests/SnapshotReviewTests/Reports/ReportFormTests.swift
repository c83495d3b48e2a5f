import DocumentRules
import Foundation
import SnapshotReview
import XCTest

/// Kind: documented — the schemas of JUnit's and SARIF's reports, and this module's documentation.
final class ReportFormTests: XCTestCase {
    private let run: SnapshotRun = {
        var changed = SnapshotRunTests.record("Tests/__Snapshots__/A/testB.1.png", .different)
        changed.changes = ["label 'a | <b>' moved 3 pt down"]
        return SnapshotRun(
            [changed, SnapshotRunTests.record("Tests/__Snapshots__/A/testC.1.png", .same)],
            unused: ["Tests/__Snapshots__/A/testGone.1.png"], unjudged: ["Tests/__Snapshots__/A/testSkipped.1.png"])
    }()

    func testTextNamesEachWithItsChanges() {
        XCTAssertEqual(
            run.text,
            """
            changed: Tests/__Snapshots__/A/testB.1.png
                label 'a | <b>' moved 3 pt down
            unused: Tests/__Snapshots__/A/testGone.1.png
            1 reference of tests that didn't run to their end can't be judged
            1 changed, 1 unused, 1 same

            """)
    }

    func testJSONIsAnObjectALine() throws {
        let lines = try run.json().split(separator: "\n")
        let outcomes = try lines.map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return "\(object?["outcome"] ?? "") \(object?["reference"] ?? "")"
        }
        XCTAssertEqual(
            outcomes,
            [
                "changed Tests/__Snapshots__/A/testB.1.png", "same Tests/__Snapshots__/A/testC.1.png",
                "unused Tests/__Snapshots__/A/testGone.1.png",
            ])
    }

    func testMarkdownIsATableWithoutMarksOfItsOwn() {
        let text = run.markdown()
        XCTAssertTrue(text.hasPrefix("### Snapshots: 1 changed, 1 unused, 1 same\n"), text)
        XCTAssertTrue(
            text.contains(
                "| changed | Tests/\\_\\_Snapshots\\_\\_/A/testB.1.png | label 'a \\| &lt;b>' moved 3 pt down |"), text)
        XCTAssertFalse(text.contains("testC"))
        XCTAssertTrue(run.markdown(limit: 1).hasSuffix("\n1 more are in the report.\n"))
    }

    func testJUnitHasACaseAnAssertion() {
        let text = run.junit.text
        XCTAssertTrue(text.contains("<testsuite name=\"Tests/A.swift\" package=\"masu snapshots\" id=\"0\""), text)
        XCTAssertTrue(text.contains("time=\"0.025\" tests=\"2\" failures=\"1\""), text)
        XCTAssertTrue(
            text.contains(
                "<testcase name=\"testB 1\" classname=\"A\" time=\"0.013\"><failure type=\"snapshot-changed\""), text)
        XCTAssertTrue(text.contains("label 'a | &lt;b&gt;' moved 3 pt down</failure></testcase>"), text)
    }

    func testSARIFPointsAtTheAssertion() throws {
        let log = try JSONSerialization.jsonObject(with: run.findings.sarif()) as? [String: Any]
        let runs = try XCTUnwrap(log?["runs"] as? [[String: Any]])
        let driver = (runs.first?["tool"] as? [String: Any])?["driver"] as? [String: Any]
        XCTAssertEqual(driver?["name"] as? String, "masu snapshots")
        let results = try XCTUnwrap(runs.first?["results"] as? [[String: Any]])
        XCTAssertEqual(results.map { $0["ruleId"] as? String }, ["snapshot-changed", "snapshot-unused"])
        let location = (results.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        XCTAssertEqual((location?["artifactLocation"] as? [String: Any])?["uri"] as? String, "Tests/A.swift")
        XCTAssertEqual((location?["region"] as? [String: Any])?["startLine"] as? Int, 7)
    }
}
