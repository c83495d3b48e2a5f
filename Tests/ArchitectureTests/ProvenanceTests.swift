import Foundation
import TestSupport
import XCTest

/// Kind: documented — CONTRIBUTING.md: a number that no document states says where it comes from.
final class ProvenanceTests: XCTestCase {
    private static let kinds = ["measured", "recorded", "documented", "claimed", "estimated"]

    /// The texts after `Provenance:` in the comments of a file, with the lines on which they begin.
    private func notes(in text: String) -> [(line: Int, text: String)] {
        var found: [(line: Int, text: String)] = []
        var isOpen = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.trimmingCharacters(in: .whitespaces)
            guard words.hasPrefix("//") else {
                isOpen = false
                continue
            }
            let comment = words.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
            if comment.hasPrefix("Provenance:") {
                found.append((index + 1, comment.dropFirst("Provenance:".count).trimmingCharacters(in: .whitespaces)))
                isOpen = true
            } else if isOpen, !comment.isEmpty {
                found[found.count - 1].text += " " + comment
            } else {
                isOpen = false
            }
        }
        return found
    }

    /// The kind of a note of the form `KIND — NUMBER OR RULE: REASON.`, or nil for another form.
    private func kind(of note: String) -> String? {
        let parts = note.components(separatedBy: " — ")
        guard parts.count > 1, Self.kinds.contains(parts[0]), note.hasSuffix(".") else { return nil }
        let halves = note.dropFirst(parts[0].count + " — ".count).components(separatedBy: ": ")
        return halves.count > 1 && halves.allSatisfy { !$0.isEmpty } ? parts[0] : nil
    }

    func testNotesUseFiveWords() throws {
        var counts: [String: Int] = [:]
        for file in try SourceTree().sources {
            for note in notes(in: file.text) {
                guard let kind = kind(of: note.text) else {
                    XCTFail(
                        """
                        \(file.path):\(note.line): "\(note.text)" isn't of the form "KIND — NUMBER OR RULE: REASON."; \
                        kinds are \(Self.kinds.joined(separator: ", "))
                        """)
                    continue
                }
                counts[kind, default: 0] += 1
            }
            XCTAssertFalse(
                file.text.contains("Profile note"), "\(file.path): a note on a number begins with \"Provenance:\"")
        }
        XCTAssertEqual(Set(counts.keys), Set(Self.kinds), "a kind that no note has")
    }

    /// The table of guesses, which `Scripts/provenance` writes, has a row for each note of these kinds.
    func testGuessesAreInTheTable() throws {
        let url = RepositoryPaths.root.appendingPathComponent("Documentation/provenance.md")
        let table = try String(contentsOf: url, encoding: .utf8)
        for file in try SourceTree().sources {
            for note in notes(in: file.text) {
                guard let kind = kind(of: note.text), kind == "claimed" || kind == "estimated" else { continue }
                let what = note.text.dropFirst(kind.count + " — ".count).components(separatedBy: ": ")[0]
                XCTAssertTrue(
                    table.contains(what.dropFirst()),
                    "\(file.path):\(note.line): Documentation/provenance.md lacks this; run Scripts/provenance")
            }
        }
    }

    func testFormsAreRead() {
        let text = """
            /// A size.
            /// Provenance: measured — 44 pt: on a device
            /// of its own.
            /// Provenance: guessed — 45 pt: by nobody.
            ///
            /// More.
            // Provenance: estimated — 46 pt.
            """
        let found = notes(in: text)
        XCTAssertEqual(found.map(\.line), [2, 4, 7])
        XCTAssertEqual(found.map { kind(of: $0.text) }, ["measured", nil, nil])
    }
}
