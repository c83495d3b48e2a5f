import TextLayout
import XCTest

@testable import GalleryScreens
@testable import UIKit
@testable import gallery

/// Kind: documented — JIS X 4051, strict.
///
/// Lines of the screen's Japanese and mixed texts begin with nothing that mustn't begin a line.
@MainActor final class JapaneseTextTests: XCTestCase {
    /// Closing marks, small kana and the long vowel mark (JIS X 4051, strict).
    private static let forbiddenAtStart = Set("、。，．・：；？！」』）】〉》〕”’ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々…‥")
    private static let forbiddenAtEnd = Set("「『（【〈《〔“‘")

    func testNoLineStartsWithAClosingMark() async throws {
        let texts = FlexibleRow.samples.flatMap { row in
            [(row.title, UIFont.boldSystemFont(ofSize: 18)), (row.text ?? "", .systemFont(ofSize: 13))]
        }.filter { $0.0.contains { $0 > "\u{3000}" } }
        XCTAssertGreaterThanOrEqual(texts.count, 4)
        var wrapped = 0
        for (text, font) in texts {
            let units = Array(text.utf16)
            let shaped = TextEngine.shaper.shaped(
                StyledText(text, attributes: TextAttributes(font: font.textFont), paragraph: ParagraphAttributes()))
            for width in stride(from: 120.0, through: 420, by: 1) {
                let lines = shaped.lines(width: width)
                for line in lines {
                    let content = String(decoding: units[line.range], as: UTF16.self).trimmingCharacters(
                        in: .whitespaces)
                    guard let first = content.first, let last = content.last else { continue }
                    XCTAssertLessThanOrEqual(line.width, width + 1e-9)
                    if line.range.lowerBound > 0 {
                        XCTAssertFalse(Self.forbiddenAtStart.contains(first), "“\(content)” at width \(width)")
                    }
                    if line.range.upperBound < units.count {
                        XCTAssertFalse(Self.forbiddenAtEnd.contains(last), "“\(content)” at width \(width)")
                    }
                }
                if lines.count > 1 { wrapped += 1 }
            }
        }
        XCTAssertGreaterThan(wrapped, 500)
    }

    /// A full-width character is an em: 19 of them fit in 343 points at 18.
    func testJapaneseTitleWrapsAtTheWidthOfTheRow() async throws {
        let screen = try Screen()
        defer { screen.close() }
        let title = FlexibleRow.samples[9].title
        XCTAssertTrue(title.allSatisfy { $0 > "\u{3000}" })
        let shortest = (Double(title.count) / 19).rounded(.up)
        let rows = try screen.session.measuredRows()
        let line = 18 * 2444.0 / 2048
        let fewest = 8 + (shortest * line * 2).rounded(.up) / 2 + 8 + 13.5 + 8
        let oneMore = 8 + ((shortest + 1) * line * 2).rounded(.up) / 2 + 8 + 13.5 + 8
        XCTAssertTrue(
            [fewest, oneMore].contains { abs($0 - rows[9].height) < 1e-6 },
            "\(rows[9].height), not \(fewest) or \(oneMore)")
    }
}
