import XCTest

@testable import TextLayout

/// Kind: documented — UAX #29.
final class TextUnitsTests: XCTestCase {
    /// Grapheme clusters of UAX #29: a family, a flag, an accent that combines, a Hangul syllable of letters.
    func testCharactersAreWhatUsersPerceive() {
        let text = "a👨‍👩‍👧🇯🇵e\u{301}\u{1112}\u{1161}\u{11AB}z"
        let units = TextUnits(text)
        var offset = 0
        var found: [String] = []
        while offset < units.count {
            let end = units.end(of: .character, after: offset)
            XCTAssertEqual(units.start(of: .character, before: end), offset)
            found.append(String(decoding: Array(text.utf16)[offset..<end], as: UTF16.self))
            offset = end
        }
        XCTAssertEqual(found, text.map(String.init))
        XCTAssertEqual(units.characterCount(in: 0..<units.count), text.count)
    }

    func testWords() {
        let units = TextUnits("Don't stop, 3.5 days")
        XCTAssertEqual(units.word(at: 2), 0..<5)
        XCTAssertEqual(units.word(at: 5), 0..<5)
        XCTAssertEqual(units.end(of: .word, after: 0), 5)
        XCTAssertEqual(units.end(of: .word, after: 5), 10)
        XCTAssertEqual(units.end(of: .word, after: 10), 15)
        XCTAssertEqual(units.start(of: .word, before: 15), 12)
        XCTAssertEqual(units.start(of: .word, before: 12), 6)
        XCTAssertNil(units.word(at: 11))
        XCTAssertEqual(units.nearestWord(to: 11), 6..<10)
        XCTAssertNil(TextUnits("…").nearestWord(to: 0))
    }

    func testWordsAreFoundBeyondTheParagraph() {
        let units = TextUnits("one\n\ntwo")
        XCTAssertEqual(units.end(of: .word, after: 3), 8)
        XCTAssertEqual(units.start(of: .word, before: 5), 0)
    }

    func testSentences() {
        let units = TextUnits("One. Two three!\nFour")
        XCTAssertEqual(units.sentence(at: 2), 0..<5)
        XCTAssertEqual(units.sentence(at: 5), 5..<16)
        XCTAssertEqual(units.end(of: .sentence, after: 16), 20)
        XCTAssertEqual(units.start(of: .sentence, before: 16), 5)
        XCTAssertEqual(units.range(of: .document, at: 3), 0..<20)
    }

    func testParagraphs() {
        let units = TextUnits("ab\r\ncd\n\ne")
        XCTAssertEqual(units.paragraph(at: 1), 0..<4)
        XCTAssertEqual(units.paragraph(at: 3), 0..<4)
        XCTAssertEqual(units.contentEnd(of: 0..<4), 2)
        XCTAssertEqual(units.paragraph(at: 5), 4..<7)
        XCTAssertEqual(units.paragraph(at: 7), 7..<8)
        XCTAssertEqual(units.paragraph(at: 9), 8..<9)
        XCTAssertEqual(units.character(at: 2), 2..<4)
        XCTAssertEqual(units.end(of: .paragraph, after: 2), 6)
        XCTAssertEqual(units.start(of: .paragraph, before: 4), 0)
        XCTAssertEqual(TextUnits("").paragraph(at: 0), 0..<0)
    }
}
