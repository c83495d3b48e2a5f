import XCTest

/// Kind: documented — the lexical structure in Swift's reference.
final class MaskedSourceTests: XCTestCase {
    /// The words of code that a text contains.
    private func words(_ text: String) -> [String] {
        MaskedSource(text).tokens().filter(\.isWord).map(\.text)
    }

    func testCommentsAreBlank() {
        XCTAssertEqual(words("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"])
        XCTAssertEqual(words("a /* never closed b"), ["a"])
    }

    func testStringsAreBlankButInterpolationsAreNot() {
        XCTAssertEqual(words(#"a("b \(c("d \(e)")) f") + g"#), ["a", "c", "e", "g"])
        XCTAssertEqual(words(#"a = "\\" + b"#), ["a", "b"])
        XCTAssertEqual(words(#"a = "\"b" + c"#), ["a", "c"])
        XCTAssertEqual(words(#"a = "" + b + "c""#), ["a", "b"])
        XCTAssertEqual(words("a = \"never closed b\nc"), ["a", "c"])
    }

    func testRawAndMultilineStrings() {
        XCTAssertEqual(words("a(#\"b \" \\(c) \\#(d) \"#, e)"), ["a", "d", "e"])
        XCTAssertEqual(words("a = \"\"\"\n b \"c\" // d\n \\(e)\n \"\"\"\nf"), ["a", "e", "f"])
        XCTAssertEqual(words("a = ##\"\"\"\n \"\"\"# b\n \"\"\"##\nc"), ["a", "c"])
    }

    func testRegexLiteralsAreBlankAndDivisionsAreNot() {
        XCTAssertEqual(words("a = /b\"\\/c/\nd"), ["a", "d"])
        XCTAssertEqual(words("a = #/b\"/c/#\nd"), ["a", "d"])
        XCTAssertEqual(words("a = b / c / d"), ["a", "b", "c", "d"])
        XCTAssertEqual(words("a = (b)/c/d"), ["a", "b", "c", "d"])
    }

    func testCompilerDirectivesStay() {
        XCTAssertEqual(words("#if a\n#endif\n#expect(b)"), ["if", "a", "endif", "expect", "b"])
    }

    func testOffsetsAndLinesAreThoseOfTheOriginal() throws {
        let source = MaskedSource("/* 写\n真 */ \"日\"\n  found")
        XCTAssertEqual(source.code.count, source.original.count)
        let token = try XCTUnwrap(source.tokens().first(where: \.isWord))
        XCTAssertEqual(source.originalText(token.range), "found")
        XCTAssertEqual(source.line(at: token.range.lowerBound), 3)
    }
}
