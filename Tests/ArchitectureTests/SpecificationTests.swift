import Foundation
import TestSupport
import XCTest

/// Kind: documented — Documentation/specification: each rule says how it is known and names its tests, and each code
/// that a comment cites is there.
///
/// `Documentation/specification` says how each rule is known and names its tests, and each code that a comment cites is there.
final class SpecificationTests: XCTestCase {
    private static func pages() throws -> [SpecificationPage] {
        let folder = RepositoryPaths.root.appendingPathComponent("Documentation/specification")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
            .map {
                SpecificationPage(
                    name: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
            }
    }

    func testEveryRuleSaysHowItIsKnownAndNamesTestsThatExist() throws {
        var classes: Set<String> = []
        for file in try SourceTree.shared.get().tests {
            for (index, token) in file.tokens.enumerated() where token.text == "class" && index + 1 < file.tokens.count
            {
                classes.insert(file.tokens[index + 1].text)
            }
        }
        var codes: Set<String> = []
        for page in try Self.pages() {
            for rule in page.rules {
                let place = "Documentation/specification/\(page.name): \(rule.code)"
                XCTAssertTrue(codes.insert(rule.code).inserted, "\(place) is there twice")
                XCTAssertNotNil(rule.provenance, "\(place) doesn't say how it is known")
                XCTAssertFalse(rule.text.isEmpty, "\(place) says nothing")
                XCTAssertTrue(
                    rule.tests.isEmpty == rule.saysNoTest, "\(place) names no test, nor that there is none")
                for name in rule.tests where !classes.contains(name) {
                    XCTFail("\(place) names \(name), which is no test class: it was renamed, or is gone")
                }
            }
        }
        XCTAssertGreaterThan(codes.count, 300, "the pages weren't understood")
    }

    func testGuessesAreInOneTable() throws {
        let pages = try Self.pages()
        let readme = try XCTUnwrap(pages.first { $0.name == "README.md" })
        for page in pages where page.name != "README.md" {
            XCTAssertTrue(readme.text.contains("](\(page.name))"), "README.md doesn't list \(page.name)")
            for rule in page.rules {
                let isListed = readme.text.contains("](\(page.name)#\(rule.code)) |")
                XCTAssertEqual(
                    isListed, rule.isGuess,
                    "\(page.name): \(rule.code) \(rule.isGuess ? "is missing from" : "is no guess, yet in") the table")
            }
        }
    }

    func testEveryCitedCodeIsThere() throws {
        let anchors = Set(try Self.pages().flatMap(\.anchors))
        let tree = try SourceTree.shared.get()
        let citations = try SpecificationCitations()
        var cited = 0
        for file in tree.sources + tree.tests where !file.path.hasPrefix("Tests/ArchitectureTests/Specification") {
            for comment in SpecificationCitations.comments(of: file.text) {
                for code in citations.codes(in: comment.text) {
                    cited += 1
                    XCTAssertTrue(
                        anchors.contains(code),
                        "\(file.path):\(comment.line) cites \(code), which Documentation/specification doesn't have")
                }
            }
        }
        XCTAssertGreaterThan(cited, 60, "the comments weren't understood")
    }

    func testCitationsAreRead() throws {
        let citations = try SpecificationCitations()
        XCTAssertEqual(citations.codes(in: "Section A3.6 of it."), ["A3.6"])
        XCTAssertEqual(
            citations.codes(in: "(specification F0, F10.2; scenarios 14, 16 to 18; vectors 1 and 24)"),
            [
                "F0", "F10.2", "scenario-14", "scenario-16", "scenario-17", "scenario-18", "vector-1", "vector-24",
            ])
        XCTAssertEqual(
            citations.codes(in: "Articles 000 and 004 print it."), ["article-000", "article-004"])
        XCTAssertEqual(citations.codes(in: "Article 003's cells"), ["article-003"])
        XCTAssertEqual(
            citations.codes(in: "the white point D65, F2 turns, 12 vectors 3 wide, Cell.xib:41"), [])
    }
}
