import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — Documentation/xcode-projects.md, what `--stand-ins` leaves out; the messages are the compiler's.
final class CodeOmissionTests: XCTestCase {
    /// The source without what the compiler says of the place that `«` marks.
    private func omitting(_ message: String, _ marked: String, level: Int = 0) throws -> String {
        let place = try XCTUnwrap(marked.range(of: "«"))
        let before = marked[..<place.lowerBound].components(separatedBy: "\n")
        let text = marked.replacing("«", with: "")
        let entry = OmissionRecord.Entry(
            line: before.count, column: try XCTUnwrap(before.last).utf8.count + 1, message: message, level: level)
        let result = CodeOmission(of: text, in: "A.swift").omitting([entry]).text
        XCTAssertEqual(
            result.count { $0 == "\n" }, text.count { $0 == "\n" }, "lines keep their numbers:\n\(result)")
        return result
    }

    func testAStatementSaysSo() throws {
        XCTAssertEqual(
            try omitting(
                "value of type 'Lake' has no member 'drain'",
                "func fill() {\n  let lake = Lake()\n  lake.«drain(\n 3)\n  show()\n}"),
            """
            func fill() {
              let lake = Lake()
              _leftOut("A.swift:3: value of type 'Lake' has no member 'drain'")

              show()
            }
            """)
    }

    func testAValueIsEmptyWhereItsTypeIsKnown() throws {
        let value = "_leftOutValue(\"A.swift:1: no\")"
        XCTAssertEqual(
            try omitting("no", "func depth() -> Int { return «sea.depth }"), "func depth() -> Int { return \(value) }")
        XCTAssertEqual(try omitting("no", "func depth() -> Int { «sea.depth }"), "func depth() -> Int { \(value) }")
        XCTAssertEqual(try omitting("no", "var depth: Int { «sea.depth }"), "var depth: Int { \(value) }")
        XCTAssertEqual(
            try omitting("no", "class A { let depth: Int = «sea.depth }"), "class A { let depth: Int = \(value) }")
        XCTAssertEqual(try omitting("no", "class A { let row = Row(«sea) }"), "class A { let row : Row = \(value) }")
        XCTAssertEqual(
            try omitting("no", "func f() { let row = «sea.row as? Row; g(row) }"),
            "func f() { let row : (Row)? = \(value); g(row) }")
        XCTAssertEqual(try omitting("no", "let a = b.map { «$0.sea }"), "let a = b.map { \(value) }")
        XCTAssertEqual(try omitting("no", "func f(depth: Int = «sea.depth) {}"), "func f(depth: Int = \(value)) {}")
    }

    func testAConditionDoesNotHold() throws {
        let condition = "_leftOutCondition(\"A.swift:1: no\")"
        XCTAssertEqual(
            try omitting("no", "func f() { if let a = «sea { g(a) } else { h() } }"),
            "func f() { if \(condition) {} else { h() } }")
        XCTAssertEqual(
            try omitting("no", "func f() { if b { i() } else if «sea { g() } }"),
            "func f() { if b { i() } else if \(condition) {} }")
        XCTAssertEqual(
            try omitting("no", "func f() { guard let a = «sea else { return }; g(a); h(a) }"),
            "func f() { guard \(condition) else { return }; _leftOutEnd(\"A.swift:1: no\") }")
        XCTAssertEqual(
            try omitting("no", "func f() { if(«sea) { g() } }"), "func f() { if \(condition) {} }")
        XCTAssertEqual(try omitting("no", "func f() { while «sea { g() } }"), "func f() { while \(condition) {} }")
    }

    func testWhatTheCompilerMissesAfterwards() throws {
        XCTAssertEqual(
            try omitting(
                "missing return in instance method expected to return 'Int'", "func f() -> Int {\n  _leftOut(\"\")\n«}"),
            "func f() -> Int {\n  _leftOut(\"\")\nreturn _leftOutValue(\"A.swift:3: missing return in instance method expected to return 'Int'\") }"
        )
        XCTAssertEqual(
            try omitting("switch must be exhaustive", "func f() { «switch a {\n case .b: g()\n } }"),
            "func f() { switch a {\n case .b: g()\n default: _leftOut(\"A.swift:1: switch must be exhaustive\") } }")
        XCTAssertEqual(
            try omitting(
                "return from initializer without initializing all stored properties",
                "class A { let a: Int; init() { print()\n «} }"),
            "class A { let a: Int; init() { _leftOutEnd(\"A.swift:2: return from initializer without initializing all stored "
                + "properties\") }\n }")
        XCTAssertEqual(
            try omitting(
                "class 'A' has no initializers", "class «A { let a: Int; var b: Int?; var c = 3; var d: Int { 3 } }"),
            "class A { let a: Int = _leftOutValue(\"A.swift:1: class 'A' has no initializers\"); var b: Int?; var c = 3; "
                + "var d: Int { 3 } }")
    }

    func testADeclarationGoes() throws {
        XCTAssertEqual(
            try omitting("cannot find type 'Sea' in scope", "class A { var a: «Sea?; var b = 3 }"),
            "class A {  var b = 3 }")
        XCTAssertEqual(
            try omitting(
                "method does not override any method from its superclass", "class A: B { override func «f() {} }"),
            "class A: B {  func f() {} }")
        XCTAssertEqual(try omitting("no", "extension «Sea { func f() {} }\nlet a = 3"), "\nlet a = 3")
        XCTAssertEqual(
            try omitting("type 'A' does not conform to protocol 'Decodable'", "struct «A: Hashable, Codable { }"),
            "struct A: Hashable { }")
        XCTAssertEqual(
            try omitting("type 'A' does not conform to protocol 'Sea'", "struct «A: Sea, Codable { }"),
            "struct A:  Codable { }")
        XCTAssertEqual(try omitting("cannot find type 'Sea' in scope", "class A: «Sea { }"), "class A { }")
        XCTAssertEqual(
            try omitting("unknown attribute 'Sea'", "class A { @«Sea var a = 3 }"), "class A {  var a = 3 }")
    }

    func testAnErrorThatComesAgainTakesMore() throws {
        let source = "class A { func f() -> Int { let a = b.map { _leftOutValue(\"«\") }; return a } }"
        XCTAssertEqual(
            try omitting("no", source), "class A { func f() -> Int { _leftOut(\"A.swift:1: no\"); return a } }")
        XCTAssertEqual(
            try omitting("no", source, level: 1), "class A { func f() -> Int { _leftOutValue(\"A.swift:1: no\") } }")
        XCTAssertEqual(try omitting("no", source, level: 2), "class A {  }")
        XCTAssertEqual(try omitting("no", source, level: 3), "")
        XCTAssertEqual(try omitting("no", source, level: 4), source.replacing("«", with: ""))
    }

    func testErrorsOfABuild() {
        let output = """
            [3/4] Compiling Rivers A.swift
            /app/A.swift:3:9: error: value of type 'Lake' has no member 'drain'
            1 | let a = 3
              |         `- error: value of type 'Lake' has no member 'drain'
            /app/A.swift:3:9: error: value of type 'Lake' has no member 'drain'
            /app/B.swift:1:1: warning: unused
            error: fatalError
            """
        XCTAssertEqual(
            [CompilerError](output: output),
            [
                CompilerError(
                    file: "/app/A.swift", line: 3, column: 9, message: "value of type 'Lake' has no member 'drain'")
            ])
    }
}
