import XCTest

/// Kind: documented — our rule: what differs between releases is a number of the profile, not a question in the code.
final class ReleaseTests: XCTestCase {
    private static let profile = "Sources/UIKit/Basics/Profile/"

    func testReleasesAreComparedInTheProfileAlone() throws {
        let files = try SourceTree.shared.get().sources.filter {
            $0.path.hasPrefix("Sources/UIKit/") && !$0.path.hasPrefix(Self.profile)
        }
        XCTAssertGreaterThan(files.count, 500)
        for violation in files.flatMap(violations(in:)) { XCTFail("\(violation)") }
    }

    func testQuestionsAreSeen() {
        let asking = SourceFile(
            path: "Sources/UIKit/A.swift",
            text: """
                let isNew = BehaviourProfile.current.release >= other
                let isOld = profile.release == .iOS13
                holder.release(self)
                @available(iOS 13, *) func a() {}
                let height = BehaviourProfile.current.progressHeight // the release of iOS 14
                """)
        XCTAssertEqual(violations(in: asking).map(\.line), [1, 2, 2])
    }

    private func violations(in file: SourceFile) -> [Violation] {
        // Few files have either word, and looking for patterns takes long.
        guard file.text.contains(".release") || file.text.contains(".iOS") else { return [] }
        let code = String(decoding: file.masked.code, as: UTF8.self)
        var found: [Violation] = []
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words =
                line.matches(of: /[pP]rofile(\.current)?\.release\b/).map(\.range)
                + line.matches(of: /\.iOS[0-9]+\b/).map(\.range)
            for range in words {
                let message = "'\(line[range])' asks for the release; a number in \(Self.profile) answers"
                found.append(Violation(path: file.path, line: index + 1, message: message))
            }
        }
        return found
    }
}
