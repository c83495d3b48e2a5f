import Foundation
import InterfaceBuilder
import TestSupport
import XCTest

@testable import DocumentRules

/// Kind: documented — the SARIF 2.1.0 schema's required members, JUnit's elements, Documentation/lint.md.
final class ReportTests: XCTestCase {
    private let findings = [
        Finding(
            .truncatedText, document: "a b.xib", line: 12, object: "lab", message: "needs <3> & more",
            settings: ["iphone-se1"]),
        Finding(
            .missingOutlet, document: "a b.xib", line: 3, object: "con", other: "title", message: "no outlet title"),
    ]

    private var report: FindingReport {
        FindingReport(findings, rules: Rule.all, documents: ["a b.xib", "c.xib"]) {
            $0.object == "lab" ? "titleLabel" : ""
        }
    }

    func testNamesAreUniqueAndFoundByName() throws {
        XCTAssertEqual(Set(Rule.all.map(\.name)).count, Rule.all.count)
        let selection = try RuleSelection(only: ["truncated-text", "missing-outlet"], without: ["missing-outlet"])
        XCTAssertEqual(selection.rules, [.truncatedText])
        XCTAssertThrowsError(try RuleSelection(only: ["truncated"])) {
            XCTAssertTrue("\($0)".contains("there is no rule truncated. Rules: truncated-text"))
        }
    }

    func testEveryRuleIsDocumented() throws {
        let page = RepositoryPaths.root
            .appendingPathComponent("Documentation/lint.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for rule in Rule.all { XCTAssertTrue(text.contains("## \(rule.name)\n"), rule.name) }
    }

    func testRulesAboutSourcesHaveTheNamesOfTheirInspection() throws {
        let file = RepositoryPaths.root.appendingPathComponent("Adapt/Sources/SourceRules/SourceFinding.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let names = text.matches(of: #/case \w+ = "([a-z-]+)"/#).map { String($0.1) }
        XCTAssertEqual(names, Rule.sourceRules.map(\.name))
    }

    func testFindingsOfAnotherProgramAreRead() throws {
        let line = """
            {"document":"A.swift","id":"Row.init","line":4,"message":"m","name":"Row.init","other":"x","rule":"early-bounds","severity":"warning"}
            """
        let lines = try FindingLines(reading: Data("\(line)\n\n\(line)\n".utf8))
        XCTAssertEqual(
            lines.findings.first,
            Finding(.earlyBounds, document: "A.swift", line: 4, object: "Row.init", other: "x", message: "m"))
        XCTAssertEqual(lines.findings.count, 2)
        XCTAssertEqual(lines.names["A.swift|Row.init"], "Row.init")
        XCTAssertThrowsError(try FindingLines(reading: Data("\(line)\n{}".utf8))) {
            XCTAssertTrue("\($0)".contains("line 2 isn't a finding"), "\($0)")
        }
        let unknown = line.replacing("early-bounds", with: "late-bounds")
        XCTAssertThrowsError(try FindingLines(reading: Data(unknown.utf8))) {
            XCTAssertTrue("\($0)".contains("the rule late-bounds, which there isn't"), "\($0)")
        }
    }

    func testText() {
        XCTAssertTrue(
            report.text.hasPrefix(
                "a b.xib\n  12: warning: titleLabel: needs <3> & more (on iphone-se1) [truncated-text]\n"))
    }

    func testMergedFindingsKeepTheirSettings() {
        let twice =
            findings + [
                Finding(
                    .truncatedText, document: "a b.xib", line: 12, object: "lab", message: "other numbers",
                    settings: ["iphone-8"])
            ]
        XCTAssertEqual(twice.merged.count, 2)
        XCTAssertEqual(twice.merged.last?.settings, ["iphone-se1", "iphone-8"])
        XCTAssertEqual(twice.merged.first?.rule, .missingOutlet, "in the order of lines")
    }

    /// The members that the schema requires: version and runs; tool; driver; name; of results message; of rules id.
    func testSARIFHasTheRequiredMembers() throws {
        let data = try report.sarif()
        let log = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        XCTAssertEqual(log["version"] as? String, "2.1.0")
        let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
        let driver = try XCTUnwrap((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        XCTAssertEqual(driver["name"] as? String, "masu lint")
        let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]])
        XCTAssertEqual(rules.count, Rule.all.count)
        let results = try XCTUnwrap(run["results"] as? [[String: Any]])
        XCTAssertEqual(results.count, 2)
        for result in results {
            let index = try XCTUnwrap(result["ruleIndex"] as? Int)
            XCTAssertEqual(rules[index]["id"] as? String, result["ruleId"] as? String)
            XCTAssertNotNil((result["message"] as? [String: Any])?["text"])
            XCTAssertTrue(["error", "warning", "note"].contains(result["level"] as? String))
            let location = try XCTUnwrap((result["locations"] as? [[String: Any]])?.first)
            let physical = try XCTUnwrap(location["physicalLocation"] as? [String: Any])
            XCTAssertEqual((physical["artifactLocation"] as? [String: Any])?["uri"] as? String, "a%20b.xib")
            XCTAssertGreaterThan((physical["region"] as? [String: Any])?["startLine"] as? Int ?? 0, 0)
        }
    }

    /// The attributes and elements that the schema of Ant's JUnit task requires, in its order.
    func testJUnitHasTheRequiredMembers() throws {
        let root = try MarkupParser.parse(Array(report.junit.utf8))
        XCTAssertEqual(root.name, "testsuites")
        XCTAssertTrue(root.attributes.isEmpty, "the schema has none there")
        XCTAssertEqual(root.children.map { $0["name"] }, ["a b.xib", "c.xib"])
        for (index, suite) in root.children.enumerated() {
            XCTAssertEqual(suite.name, "testsuite")
            XCTAssertEqual(suite["id"], "\(index)")
            for name in ["package", "hostname", "timestamp", "tests", "failures", "errors", "time"] {
                XCTAssertNotNil(suite[name], name)
            }
            let cases = suite.children.filter { $0.name == "testcase" }
            XCTAssertEqual(
                suite.children.map(\.name),
                ["properties"] + cases.map { _ in "testcase" } + ["system-out", "system-err"])
            XCTAssertEqual(suite["tests"], "\(cases.count)")
            XCTAssertEqual(suite["failures"], "\(cases.filter { !$0.children.isEmpty }.count)")
            for each in cases {
                for name in ["name", "classname", "time"] { XCTAssertNotNil(each[name], name) }
                for failure in each.children {
                    XCTAssertEqual(failure.name, "failure")
                    XCTAssertNotNil(failure["type"])
                    XCTAssertNotNil(failure["message"])
                }
            }
        }
        XCTAssertTrue(
            report.junit.contains("line 12: titleLabel: needs &lt;3&gt; &amp; more (on iphone-se1)</failure>"))
    }

    func testABaselineHidesWhatItKnowsWhateverTheLine() throws {
        let baseline = try FindingBaseline(reading: try FindingBaseline(findings).encoded())
        let later = [
            Finding(.truncatedText, document: "a b.xib", line: 99, object: "lab", message: "other numbers"),
            Finding(.truncatedText, document: "a b.xib", line: 99, object: "new", message: "x"),
        ]
        let (new, known, gone) = baseline.filter(later)
        XCTAssertEqual(new.map(\.object), ["new"])
        XCTAssertEqual(known, 1)
        XCTAssertEqual(gone, 1)
        XCTAssertThrowsError(try FindingBaseline(reading: Data("{}".utf8))) {
            XCTAssertTrue("\($0)".contains("isn't a baseline"))
        }
    }
}
