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
        for file in try SourceTree().tests where file.path.hasPrefix("Tests/UIKitTests/") {
            var current = ""
            for line in file.text.split(separator: "\n") {
                let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
                if line.contains("XCTestCase"), let index = words.firstIndex(of: "class"), index + 1 < words.count {
                    current = String(words[index + 1])
                }
                if let index = words.firstIndex(of: "func"), index + 1 < words.count, words[index + 1].hasPrefix("test")
                {
                    found.insert("\(current).\(words[index + 1])")
                }
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
