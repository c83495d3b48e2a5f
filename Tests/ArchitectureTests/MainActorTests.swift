import XCTest

/// Kind: documented — our rule: apps in Swift 5's mode call UIKit from functions that belong to no actor, as Apple's headers let
/// them.
///
/// Public declarations of the main actor in UIKit and the frameworks beside it say `@preconcurrency` too.
final class MainActorTests: XCTestCase {
    private static let folders = ["Sources/UIKit/", "Sources/Frameworks/", "Sources/FoundationAdditions/"]

    func testPublicDeclarationsOfTheMainActorLetOlderCodeIn() throws {
        for file in try SourceTree.shared.get().sources
        where Self.folders.contains(where: { file.path.hasPrefix($0) }) {
            for violation in violations(in: file) { XCTFail("\(violation)") }
        }
    }

    func testTheRuleKnowsDeclarationsFromClosuresTypes() {
        let text = """
            @MainActor public func a() {}
            @preconcurrency @MainActor public func b() {}
            public typealias C = @MainActor () -> Void
            public func d(_ e: @escaping @MainActor () -> Void) {}
            @MainActor extension F { public func g() {} }
            @MainActor final class H {}
            struct I { @MainActor public init() {} }
            """
        let file = SourceFile(path: "Sources/UIKit/A.swift", text: text)
        XCTAssertEqual(violations(in: file).map(\.line), [1, 5, 7])
    }

    private func violations(in file: SourceFile) -> [Violation] {
        let code = String(decoding: file.masked.code, as: UTF8.self)
        return code.matches(of: /(@preconcurrency\s+)?@MainActor\s+(@preconcurrency\s+)?(public|open|extension)\b/)
            .filter { $0.1 == nil && $0.2 == nil && isSeen($0.3, from: $0.range.upperBound, in: code) }
            .map { match in
                let line = code[..<match.range.lowerBound].count { $0 == "\n" } + 1
                return Violation(
                    path: file.path, line: line,
                    message: "`@MainActor` without `@preconcurrency` stops apps of Swift 5; say it at each declaration")
            }
    }

    /// An extension is seen from outside where it has public members, which `@preconcurrency` has to precede each.
    private func isSeen(_ word: Substring, from start: String.Index, in code: String) -> Bool {
        guard word == "extension" else { return true }
        let end = code[start...].range(of: "\n}")?.lowerBound ?? code.endIndex
        return code[start..<end].contains("public ")
    }
}
