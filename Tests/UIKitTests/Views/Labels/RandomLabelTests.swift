import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: property — attributed labels of any make have defined sizes, and draw alike each time.
///
/// Attributed labels of random make: whatever they are made of, their sizes and drawing are defined and repeatable.
@MainActor final class RandomLabelTests: XCTestCase {
    private typealias Generator = TestSupport.SeededGenerator

    private static let pieces = [
        "word", " ", "  ", "\n", "\t", "long-word/with;marks", "漢字かな、", "مرحبا", "שלום", "ไทย", "😀", "👩‍👩‍👧", "e\u{301}",
        "\u{200B}", "\u{202E}", "\u{2028}", "\r\n", "\u{FFFC}", "…", "A", "", "0123",
    ]

    private func attributes(_ random: inout Generator) -> [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        func sometimes(_ key: NSAttributedString.Key, _ value: @autoclosure () -> Any) {
            if Int.random(in: 0..<5, using: &random) == 0 { values[key] = value() }
        }
        let number = CGFloat.random(in: -30...60, using: &random)
        sometimes(.font, UIFont.systemFont(ofSize: number, weight: .init(rawValue: number / 60)))
        sometimes(.kern, number / 4)
        sometimes(.baselineOffset, number / 3)
        sometimes(.underlineStyle, Int(number) & 0x8F0F)
        sometimes(.strikethroughStyle, Int(number))
        sometimes(.backgroundColor, UIColor.yellow)
        sometimes(.foregroundColor, UIColor(white: number / 60, alpha: 1))
        sometimes(.strokeWidth, number)
        sometimes(.obliqueness, number / 30)
        sometimes(.link, "link")
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: number, y: number, width: number, height: -number)
        sometimes(.attachment, attachment)
        let style = NSMutableParagraphStyle()
        style.alignment = NSTextAlignment(rawValue: Int.random(in: 0..<5, using: &random)) ?? .natural
        style.lineBreakMode = NSLineBreakMode(rawValue: Int.random(in: 0..<6, using: &random)) ?? .byWordWrapping
        style.lineSpacing = number
        style.headIndent = number
        style.tailIndent = -number
        style.lineHeightMultiple = number / 20
        style.maximumLineHeight = number
        sometimes(.paragraphStyle, style)
        return values
    }

    private func label(_ random: inout Generator) -> UILabel {
        let text = NSMutableAttributedString()
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
            let piece = Self.pieces.randomElement(using: &random) ?? ""
            text.append(NSAttributedString(string: piece, attributes: attributes(&random)))
        }
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = Int.random(in: 0..<4, using: &random)
        label.adjustsFontSizeToFitWidth = Bool.random(using: &random)
        label.allowsDefaultTighteningForTruncation = Bool.random(using: &random)
        label.frame.size = CGSize(
            width: CGFloat.random(in: 0...200, using: &random), height: CGFloat.random(in: 0...100, using: &random))
        return label
    }

    func testSizesAreDefinedAndRepeatable() async throws {
        let seed: UInt64 = 0x7E87
        for step in 0..<400 {
            let start = seed &+ UInt64(step)
            var random = Generator(seed: start)
            let label = label(&random)
            var again = Generator(seed: start)
            let twin = self.label(&again)
            let width = CGFloat.random(in: 0.5...300, using: &random)
            let natural = label.intrinsicContentSize
            let fitting = label.sizeThatFits(CGSize(width: width, height: 1000))
            for size in [natural, fitting] {
                XCTAssertTrue(
                    size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
                    "\(size), seed \(start)")
            }
            if label.numberOfLines != 1 { XCTAssertLessThanOrEqual(fitting.width, width + 0.5, "seed \(start)") }
            XCTAssertEqual(natural, twin.intrinsicContentSize, "seed \(start)")
            XCTAssertEqual(displayList(of: label), displayList(of: twin), "seed \(start)")
        }
    }
}
