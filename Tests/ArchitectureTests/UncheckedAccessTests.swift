import XCTest

/// Kind: documented — our rule: attributes that give up a check of Swift's are argued.
///
/// Attributes that give up a check of Swift's are argued: a comment names the attribute and says why it is sound, where it
/// stands or once for the type in the same file.
final class UncheckedAccessTests: XCTestCase {
    private static let attributes = ["@exclusivity(unchecked)", "unowned(unsafe)"]

    func testEveryUseIsArgued() throws {
        for violation in try SourceTree().sources.flatMap(violations(in:)) { XCTFail("\(violation)") }
    }

    func testAnArgumentIsAComment() {
        let bare = SourceFile(path: "Sources/A/A.swift", text: "class A { unowned(unsafe) var a: B? }")
        XCTAssertEqual(violations(in: bare).map(\.line), [1])
        let argued = SourceFile(
            path: "Sources/A/A.swift",
            text: "/// `unowned(unsafe)`: B clears it.\nclass A { unowned(unsafe) var a: B? }")
        XCTAssertEqual(violations(in: argued), [])
    }

    private func violations(in file: SourceFile) -> [Violation] {
        let code = String(decoding: file.masked.code, as: UTF8.self)
        return Self.attributes.compactMap { attribute in
            guard let use = code.range(of: attribute), !hasArgument(attribute, file.text) else { return nil }
            let line = code[..<use.lowerBound].count { $0 == "\n" } + 1
            return Violation(path: file.path, line: line, message: "no comment argues `\(attribute)`")
        }
    }

    private func hasArgument(_ attribute: String, _ text: String) -> Bool {
        text.split(separator: "\n").contains { line in
            line.drop { $0 == " " }.hasPrefix("//") && line.contains("`\(attribute)`")
        }
    }
}
