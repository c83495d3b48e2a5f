import Foundation
import XCTest

/// Kind: documented — CONTRIBUTING.md: a comment begins with the thing that it is about.
final class CommentTests: XCTestCase {
    private static let questions: Set<String> = ["What", "Where", "Whether", "Who", "How"]

    /// The lines of comments that begin with a question word, by path.
    private func questions(in file: SourceFile) -> [String] {
        file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            let text = line.drop { $0 == " " }
            guard text.hasPrefix("//") else { return nil }
            let comment = text.drop { $0 == "/" || $0 == " " }
            guard Self.questions.contains(String(comment.prefix { $0.isLetter })) else { return nil }
            return "\(file.path):\(number + 1): \(text)"
        }
    }

    func testCommentsBeginWithTheNoun() throws {
        let tree = try SourceTree.shared.get()
        let found = (tree.sources + tree.tests + tree.beside).flatMap(questions)
        XCTAssertEqual(found, [], "these comments begin with a question word instead of the thing they are about")
    }

    func testAQuestionIsFound() {
        let text = "/// What it is.\nlet a = 1  // Where?\n    // The place.\n// Whatever"
        let file = SourceFile(path: "A.swift", text: text)
        XCTAssertEqual(questions(in: file), ["A.swift:1: /// What it is."])
    }
}
