import Foundation
import TestSupport
import XCTest

@testable import TextLayout

/// Kind: property — any input gives a defined result, in bounded time.
///
/// Input that no caller should give: a defined result, no crash, in bounded time.
final class BadInputTests: XCTestCase {
    private let attributes = TextAttributes(font: TextFont(size: 17))

    private func shaped(_ string: String) -> ShapedText { ShapedText(StyledText(string, attributes: attributes)) }

    func testWidthsThatAreNone() {
        let text = shaped("two words")
        for width in [0, -1, -.infinity, .nan] as [Double] {
            let measure = text.measure(width: width)
            XCTAssertEqual(measure.width, 0)
            // A character a line: none is lost, the space goes with the character before it or alone.
            XCTAssertEqual(measure.lineCount, text.lines(width: width).count)
            XCTAssertGreaterThanOrEqual(measure.lineCount, 8)
            XCTAssertTrue(measure.height.isFinite)
        }
        XCTAssertEqual(text.measure(width: .infinity).lineCount, 1)
    }

    func testEmptyTextHasOneLineOfNoWidth() {
        let measure = shaped("").measure(width: 100)
        XCTAssertEqual(measure.width, 0)
        XCTAssertEqual(measure.lineCount, 1)
        XCTAssertEqual(measure.height, 17 * 2444.0 / 2048, accuracy: 1e-9)
        XCTAssertEqual(shaped("").lines(width: 100).count, 1)
    }

    func testSizesThatAreNone() {
        for size in [0, -17, .nan, .infinity] as [Double] {
            let text = ShapedText(StyledText("Size", attributes: TextAttributes(font: TextFont(size: size))))
            let measure = text.measure(width: 100)
            XCTAssertEqual(measure.width, 0, "\(size)")
            XCTAssertEqual(measure.height, 0, "\(size)")
        }
    }

    func testAttributesThatAreNoNumbers() {
        for value in [Double.nan, .infinity, -.infinity] {
            var attributes = TextAttributes(font: TextFont(size: 17), kern: value, baselineOffset: value)
            attributes.attachment = AttachmentSize(width: value, height: value, bottom: value)
            var paragraph = ParagraphAttributes()
            paragraph.lineSpacing = value
            paragraph.lineHeightMultiple = value
            paragraph.headIndent = value
            paragraph.tailIndent = value
            let text = StyledText("some\u{FFFC} words\nhere", attributes: attributes, paragraph: paragraph)
            let measure = ShapedText(text).measure(width: 30)
            XCTAssertTrue(measure.width.isFinite && measure.height.isFinite, "\(value)")
        }
    }

    func testHalfASurrogatePair() {
        let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00, 0xD83D]
        let string = String(decoding: units, as: UTF16.self)
        let bridged = NSString(characters: units, length: units.count) as String
        for text in [string, bridged] {
            let lines = shaped(text).lines(width: 1000)
            XCTAssertEqual(lines.count, 1)
            XCTAssertEqual(lines[0].range, 0..<text.utf16.count)
        }
    }

    func testControlsAndJoinersAlone() {
        for string in [
            "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{0}", "\u{1}\u{7F}", "\u{301}", "\u{FFFC}", "\t", "\r\n", "\u{2028}",
        ] {
            let text = shaped(string)
            let measure = text.measure(width: 50)
            XCTAssertTrue(measure.width.isFinite && measure.height > 0, "\(string.unicodeScalars.map(\.value))")
            XCTAssertEqual(text.lines(width: 50).count, measure.lineCount)
        }
    }

    func testAVeryLongTextTakesTimeInProportion() {
        let text = String(repeating: "The quick brown fox. ", count: 20_000)
        let measure = shaped(text).measure(width: 300)
        XCTAssertGreaterThan(measure.lineCount, 10_000)
        let word = String(repeating: "x", count: 200_000)
        XCTAssertGreaterThan(shaped(word).measure(width: 300).lineCount, 4_000)
    }

    func testRunsThatDoNotFitTheString() {
        let large = TextAttributes(font: TextFont(size: 30), style: 1)
        let text = StyledText(
            "abcdef",
            runs: [
                .init(length: 2, attributes: attributes), .init(length: 0, attributes: large),
                .init(length: 1, attributes: large),
            ],
            paragraphs: [.init(length: 0, attributes: .init()), .init(length: 1000, attributes: .init())])
        let line = ShapedText(text).lines(width: .infinity)[0]
        XCTAssertEqual(line.runs.map(\.range), [0..<2, 2..<6])
        XCTAssertEqual(line.runs.map(\.style), [0, 1])
    }

    func testFilesThatAreNoFonts() throws {
        XCTAssertThrowsError(try FontFace(identifier: "gone", path: "/nowhere/gone.otf")) {
            XCTAssertEqual($0 as? FontError, .unreadable("gone"))
        }
        XCTAssertThrowsError(try FontFace(identifier: "empty", bytes: [])) {
            XCTAssertEqual($0 as? FontError, .unreadable("empty"))
        }
        XCTAssertThrowsError(try FontFace(identifier: "text", bytes: Array("not a font at all, only text".utf8))) {
            XCTAssertEqual($0 as? FontError, .notAFont("text"))
        }
    }

    /// A font file with bytes changed or missing either is refused or lays text out somehow.
    func testDamagedFonts() throws {
        let file = FontLibrary.bundledFolder.appendingPathComponent("Fonts/MasuSans-TextRegular.otf")
        let good = Array(try Data(contentsOf: file))
        let seed: UInt64 = 20_240_229
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            var bytes = good
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
            for _ in 0..<Int.random(in: 1...200, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let face = try? FontFace(identifier: "damaged", bytes: bytes) else { continue }
            let font = TextFont(family: .custom(face), size: 17)
            let text = ShapedText(StyledText("Hamburgefonstiv, 0123", attributes: TextAttributes(font: font)))
            let lines = text.lines(width: 100)
            XCTAssertFalse(lines.isEmpty, "seed \(seed)")
            for glyph in lines.flatMap(\.runs).flatMap(\.glyphs) { _ = face.outline(of: glyph) }
        }
    }
}
