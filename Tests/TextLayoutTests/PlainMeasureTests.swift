import TestSupport
import XCTest

@testable import TextLayout

/// Kind: model — the walk that measures any text, beside the short way of plain ones; a failure prints the seed.
final class PlainMeasureTests: XCTestCase {
    func testPlainTextsMeasureAsAnyOther() {
        let seed: UInt64 = 29
        var random = SeededGenerator(seed: seed)
        let words = [
            "a", "of", "lists", "  ", " ", "日本語", "(measured)", "self-sizing", "é", "שלום", "…", "\u{200B}", "\t", "",
        ]
        var plain = 0
        for round in 0..<300 {
            let string = (0..<Int.random(in: 0...25, using: &random)).map { _ in
                words.randomElement(using: &random) ?? ""
            }.joined(separator: " ")
            let shaped = ShapedText(StyledText(string, attributes: TextAttributes(font: TextFont(size: 17))))
            for width in [0, 40, .infinity] + (0..<12).map({ _ in Double.random(in: 1...500, using: &random) }) {
                let message = "seed \(seed), round \(round), \(string.debugDescription), width \(width)"
                // A limit that no text reaches takes the general way.
                let expected = shaped.measure(width: width, maximumLines: 1_000_000)
                XCTAssertEqual(shaped.measure(width: width), expected, message)
                XCTAssertEqual(
                    shaped.measure(width: width, lineBreakMode: .byTruncatingTail),
                    shaped.measure(width: width, maximumLines: 1_000_000, lineBreakMode: .byTruncatingTail), message)
                if shaped.measurePlainly(width: width, maximumLines: 0, mode: nil) != nil { plain += 1 }
            }
        }
        XCTAssertGreaterThan(plain, 3_000, "too few texts were measured the short way")
    }
}
