import Foundation
import XCTest

@testable import SourceRules

/// Kind: documented — Documentation/lint.md, on sources with a planted fault each, and their sound twins.
final class SourceInspectionTests: XCTestCase {
    private func found(_ text: String) -> [String] {
        SourceInspection([("A.swift", text)]).findings.map { "\($0.rule.rawValue) \($0.line)" }
    }

    func testPlantedFaultsAreFoundAndNothingElse() {
        XCTAssertGreaterThanOrEqual(Planted.all.count, 20)
        XCTAssertEqual(Set(Planted.all.map(\.rule)), Set(SourceRule.allCases.map(\.rawValue)))
        for planted in Planted.all {
            XCTAssertEqual(found(planted.fault), planted.lines.map { "\(planted.rule) \($0)" }, planted.name)
        }
    }

    func testSoundTwinsAreSilent() {
        for planted in Planted.all { XCTAssertEqual(found(planted.twin), [], planted.name) }
    }

    func testEveryFindingSaysASizeAndACure() {
        for planted in Planted.all {
            for finding in SourceInspection([("A.swift", planted.fault)]).findings {
                XCTAssertNotNil(finding.message.firstMatch(of: #/\d{3} × \d{3}|to 951/#), finding.message)
                XCTAssertNotNil(
                    finding.message.firstMatch(of: #/\. (Read|Ask|Compute|Compare|Make|Let) /#), finding.message)
            }
        }
    }

    /// A name for the idiom may be declared in another file, and a class laid out in an extension.
    func testFilesReferToEachOther() {
        let name =
            "extension UIDevice {\n    static var isTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad }\n}\n"
        let use = "class A: UIViewController {\n    var margin: CGFloat { UIDevice.isTablet ? 40 : 16 }\n}\n"
        XCTAssertEqual(
            SourceInspection([("A.swift", use), ("B.swift", name)]).findings.map {
                "\($0.document) \($0.line) \($0.id)"
            },
            ["A.swift 2 A.margin"])
        let load = "class A: UIViewController {\n    override func viewDidLoad() { box.frame = view.bounds }\n}\n"
        let layout = "extension A {\n    override func viewDidLayoutSubviews() { box.frame = view.bounds }\n}\n"
        XCTAssertEqual(SourceInspection([("A.swift", load)]).findings.count, 1)
        XCTAssertEqual(SourceInspection([("A.swift", load), ("B.swift", layout)]).findings, [])
    }

    func testTestsAreLeftOut() {
        XCTAssertEqual(found("class A: XCTestCase {\n    let width = UIScreen.main.bounds.width\n}\n"), [])
    }

    func testEqualExpressionsAreNumbered() {
        let line = "    box.frame.size.width = UIScreen.main.bounds.width\n"
        let findings = SourceInspection([("A.swift", "func lay() {\n\(line)\(line)}\n")]).findings
        XCTAssertEqual(findings.map(\.other), ["UIScreen.main.bounds.width", "UIScreen.main.bounds.width #2"])
    }

    func testFormOfAFinding() throws {
        let finding = try XCTUnwrap(
            SourceInspection([("A.swift", "let w = UIScreen.main.bounds.width\n")]).findings.first)
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(finding)) as? [String: Any]
        XCTAssertEqual(
            Set(try XCTUnwrap(object).keys), ["rule", "severity", "document", "line", "id", "name", "other", "message"])
        XCTAssertEqual(object?["rule"] as? String, "screen-bounds")
        XCTAssertEqual(object?["line"] as? Int, 1)
    }
}
