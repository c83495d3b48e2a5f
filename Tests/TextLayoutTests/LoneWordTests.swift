import Foundation
import TestSupport
import XCTest

@testable import TextLayout

/// Kind: documented, property — Apple's documentation of `NSParagraphStyle.LineBreakStrategy.pushOut`; a headline as a recording of a
/// public app shows it.
///
/// Source: EZDev-sh/hackernews-iOS, README.
final class LoneWordTests: XCTestCase {
    private func shaped(_ text: String, avoids: Bool = true, size: Double = 17) -> ShapedText {
        var paragraph = ParagraphAttributes()
        paragraph.avoidsLoneWord = avoids
        paragraph.lineBreakMode = .byWordWrapping
        return ShapedText(
            StyledText(text, attributes: TextAttributes(font: TextFont(size: size)), paragraph: paragraph))
    }

    private func lines(_ text: String, _ shaped: ShapedText, _ width: Double) -> [String] {
        let units = Array(text.utf16)
        return shaped.lines(width: width).map { line in
            String(decoding: units[line.range], as: UTF16.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// The width is such that the first seven words fill it.
    private func width(of text: String) -> Double { shaped(text).measure(width: .infinity).width + 0.5 }

    func testALoneWordGetsTheOneBeforeIt() {
        let headline = "SEMRush: The $100m Black Sheep of SaaS"
        let room = width(of: "SEMRush: The $100m Black Sheep of")
        XCTAssertEqual(
            lines(headline, shaped(headline), room), ["SEMRush: The $100m Black Sheep", "of SaaS"])
        XCTAssertEqual(
            lines(headline, shaped(headline, avoids: false), room), ["SEMRush: The $100m Black Sheep of", "SaaS"])
        let linking = "Testing various linking. Testing variously linking"
        XCTAssertEqual(
            lines(linking, shaped(linking), width(of: "Testing various linking. Testing variously")),
            ["Testing various linking. Testing", "variously linking"])
    }

    /// The line above keeps a word, two words have to fit, and other paragraphs break by themselves.
    func testWhatStaysAlone() {
        XCTAssertEqual(lines("of SaaS", shaped("of SaaS"), width(of: "SaaS")), ["of", "SaaS"])
        let wide = "a wonderfully wonderful"
        XCTAssertEqual(
            lines(wide, shaped(wide), width(of: "a wonderfully")), ["a wonderfully", "wonderful"],
            "both words are wider than a line")
        let two = "one two three\nfour five six"
        XCTAssertEqual(
            lines(two, shaped(two), width(of: "one two th")), ["one", "two three", "four", "five six"])
        let japanese = "A row is as tall as its text. 高さは文で決まる。"
        XCTAssertEqual(
            lines(japanese, shaped(japanese), width(of: "A row is as tall as its text. ")),
            ["A row is as tall as its text.", "高さは文で決まる。"], "many words without a space")
    }

    /// The number of lines is the same, and the quick measure finds what the lines have.
    func testMeasuresAgreeAndHeightsStay() {
        var random = SeededGenerator(seed: 20_261_130)
        let words = ["of", "the", "rivers", "well-known", "a", "Kiso", "tributary", "and", "neighbours", "—", "8,000"]
        var differing = 0
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in words.randomElement(using: &random)! }
                .joined(separator: Bool.random(using: &random) ? " " : "  ")
            let (pushed, plain) = (shaped(text), shaped(text, avoids: false))
            for width in stride(from: 20.0, through: 320, by: 13.7) {
                let quick = pushed.measure(width: width)
                let walked = pushed.measure(width: width, maximumLines: 1000)
                XCTAssertEqual(quick, walked, "\(text) in \(width)")
                let before = plain.measure(width: width)
                XCTAssertEqual(quick.height, before.height)
                XCTAssertEqual(quick.lineCount, before.lineCount)
                let (new, old) = (lines(text, pushed, width), lines(text, plain, width))
                func letters(_ lines: [String]) -> String { lines.joined().filter { $0 != " " } }
                XCTAssertEqual(letters(new), letters(old))
                if new != old { differing += 1 }
                // A line of one letter is never shorter.
                guard let range = pushed.lineWidths(around: width), range.low > 0 else { continue }
                for share in [0.0, 0.5, 0.9] {
                    let inside = range.low + (min(range.high - 1e-5, 1000) - range.low) * share
                    XCTAssertEqual(lines(text, pushed, inside), new, "\(text) in \(inside), as in \(width)")
                }
            }
        }
        XCTAssertGreaterThan(differing, 100)
    }
}
