import Foundation
import TestSupport
import XCTest

/// Kind: documented — Documentation/touches.md.
///
/// `Documentation/touches.md` names a test for each of UIKit's rules of touches: each has to be there.
final class TouchRuleListTests: XCTestCase {
    /// The names in the last column of each row, as `Class.testMethod`.
    private func namedTests() throws -> [(line: Int, names: [String])] {
        let url = RepositoryPaths.root.appendingPathComponent("Documentation/touches.md")
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        return lines.enumerated().compactMap { index, line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("|"), cells.count == 2, cells[1] != "Test", !cells[1].hasPrefix("-") else {
                return nil
            }
            let names = cells[1].components(separatedBy: ",").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }
            return (index + 1, names)
        }
    }

    /// `Class.testMethod` of every XCTest class of UIKit's tests.
    private func tests() throws -> Set<String> {
        var found: Set<String> = []
        for file in try SourceTree.shared.get().tests where file.path.hasPrefix("Tests/UIKitTests/") {
            var current = ""
            for (index, token) in file.tokens.enumerated() where token.isWord && index + 1 < file.tokens.count {
                let name = file.tokens[index + 1].text
                if token.text == "class",
                    file.tokens[index...].prefix(while: { $0.text != "{" }).contains(where: { $0.text == "XCTestCase" })
                {
                    current = name
                }
                if token.text == "func", name.hasPrefix("test") { found.insert("\(current).\(name)") }
            }
        }
        return found
    }

    func testEveryRuleNamesTestsThatExist() throws {
        let (rules, known) = (try namedTests(), try tests())
        XCTAssertGreaterThan(rules.count, 80, "the tables weren't understood")
        for rule in rules {
            for name in rule.names where !known.contains(name) {
                XCTFail("Documentation/touches.md:\(rule.line): there is no test \(name)")
            }
        }
    }
}
