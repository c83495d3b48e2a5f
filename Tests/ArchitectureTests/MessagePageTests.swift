import Foundation
import TestSupport
import XCTest

/// Kind: documented — Documentation/messages.md.
///
/// The page lists words of UIKit's with public reports of them: the sources have to have each.
final class MessagePageTests: XCTestCase {
    func testTheSourcesHaveEachMessage() throws {
        let texts = try SourceTree.shared.get().sources
            .filter { ["UIKit", "ListGeometry"].contains($0.module) }.map { Self.literals(in: $0.text) }
        let messages = try Self.messages()
        XCTAssertGreaterThan(messages.count, 15, "the page's tables weren't read")
        for (line, message) in messages {
            let parts = Self.parts(of: message)
            XCTAssertFalse(parts.isEmpty, "line \(line) has no words")
            let missing = parts.filter { part in !texts.contains { $0.contains(part) } }
            XCTAssertEqual(missing, [], "\(Self.path):\(line): no file of UIKit says “\(message)”")
        }
    }

    func testEachMessageHasASource() throws {
        let lines = try Self.lines()
        for (line, _) in try Self.messages() {
            XCTAssertTrue(lines[line - 1].contains("](https://"), "\(Self.path):\(line) names no report")
        }
    }

    func testLiteralsAreJoined() {
        let text = "say(\"one \"\n    + \"two \\(three) \"\n    + \"four\")"
        XCTAssertEqual(Self.literals(in: text), "say(\"one two \\(three) four\")")
        XCTAssertEqual(Self.parts(of: "number of … in section … .  The (…)"), ["number of", "in section", ".  The ("])
    }

    private static let path = "Documentation/messages.md"

    private static func lines() throws -> [String] {
        try String(contentsOf: RepositoryPaths.root.appendingPathComponent(path), encoding: .utf8)
            .components(separatedBy: "\n")
    }

    /// The cell before the last of each row, with the line's number.
    private static func messages() throws -> [(line: Int, message: String)] {
        try lines().enumerated().compactMap { index, line in
            let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("|"), cells.count > 3, let last = cells.dropLast().last, last.contains("](https://")
            else { return nil }
            return (index + 1, cells[cells.count - 3])
        }
    }

    /// The words between the ellipses, without quotes around what differs; punctuation alone doesn't count.
    private static func parts(of message: String) -> [String] {
        message.components(separatedBy: "…").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " '")) }
            .filter { $0.contains { $0.isLetter } }
    }

    /// A source whose literals that are added to one another are one.
    private static func literals(in text: String) -> String {
        text.replacingOccurrences(of: #""\s*\+\s*""#, with: "", options: .regularExpression)
    }
}
