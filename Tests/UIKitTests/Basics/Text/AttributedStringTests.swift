import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of attributed strings and paragraph styles, and arithmetic with a face of
/// known advances.
@MainActor final class AttributedStringTests: XCTestCase {
    private let font = UIFont.systemFont(ofSize: 17)

    private func width(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
        string.size(withAttributes: [.font: font].merging(attributes) { _, new in new }).width
    }

    /// As Apple's headers and archives spell them.
    func testNamesOfKeys() async throws {
        let names: [(NSAttributedString.Key, String)] = [
            (.font, "NSFont"), (.paragraphStyle, "NSParagraphStyle"), (.foregroundColor, "NSColor"),
            (.backgroundColor, "NSBackgroundColor"), (.kern, "NSKern"), (.ligature, "NSLigature"),
            (.underlineStyle, "NSUnderline"), (.strikethroughStyle, "NSStrikethrough"),
            (.strokeWidth, "NSStrokeWidth"), (.shadow, "NSShadow"), (.attachment, "NSAttachment"), (.link, "NSLink"),
            (.baselineOffset, "NSBaselineOffset"), (.obliqueness, "NSObliqueness"), (.expansion, "NSExpansion"),
        ]
        for (key, name) in names { XCTAssertEqual(key.rawValue, name) }
    }

    func testSizesAreNotRounded() async throws {
        let size = NSAttributedString(string: "A", attributes: [.font: font]).size()
        XCTAssertEqual(size.height, 20.287109375, accuracy: 1e-9)
        XCTAssertEqual(NSAttributedString().size(), .zero)
        XCTAssertEqual("".size(), .zero)
        XCTAssertEqual(NSString(string: "A").size(withAttributes: [.font: font]), size)
        XCTAssertEqual("A".size().height, 12 * 2444 / 2048, accuracy: 1e-9)
    }

    func testKernCountsAfterTheLastCharacterToo() async throws {
        XCTAssertEqual(width("HHH", [.kern: 2]), width("HHH") + 6, accuracy: 1e-9)
        XCTAssertEqual(width("HHH", [.kern: CGFloat(2)]), width("HHH") + 6, accuracy: 1e-9)
        XCTAssertEqual(width("HHH", [.tracking: 2.0]), width("HHH") + 6, accuracy: 1e-9)
        XCTAssertEqual(width("HHH", [.tracking: 2, .kern: 5]), width("HHH") + 6, accuracy: 1e-9)
        XCTAssertEqual(width("AV", [.tracking: 0]), width("AV"), accuracy: 1e-9)
        XCTAssertGreaterThan(width("AV", [.kern: 0]), width("AV") + 0.1)
    }

    func testPairKerningCrossesRunsOfOneFontOnly() async throws {
        let text = NSMutableAttributedString(string: "AV", attributes: [.font: font])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        XCTAssertEqual(text.size().width, width("AV"), accuracy: 1e-9)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 18), range: NSRange(location: 1, length: 1))
        let apart = width("A") + "V".size(withAttributes: [.font: UIFont.systemFont(ofSize: 18)]).width
        XCTAssertEqual(text.size().width, apart, accuracy: 1e-9)
    }

    func testRectanglesWrapOnlyByLineFragments() async throws {
        let text = "one two three four five six seven"
        let room = CGSize(width: 80, height: 10)
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let flat = text.boundingRect(with: room, attributes: attributes, context: nil)
        XCTAssertEqual(flat.height, 20.287109375, accuracy: 1e-9)
        XCTAssertGreaterThan(flat.width, 80)
        let wrapped = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        XCTAssertLessThanOrEqual(wrapped.width, 80)
        let lines = (wrapped.height / 20.287109375).rounded()
        XCTAssertGreaterThan(lines, 2)
        XCTAssertEqual(wrapped.height, lines * 20.287109375, accuracy: 1e-9)
        let cut = text.boundingRect(
            with: CGSize(width: 80, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: attributes, context: nil)
        XCTAssertEqual(cut.height, 2 * 20.287109375, accuracy: 1e-9)
    }

    func testAStyleThatTruncatesGivesOneLine() async throws {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let rectangle = "one two three four five".boundingRect(
            with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: font, .paragraphStyle: style], context: nil)
        XCTAssertEqual(rectangle.height, 20.287109375, accuracy: 1e-9)
        XCTAssertLessThanOrEqual(rectangle.width, 60)
    }

    func testContextsShrink() async throws {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let whole = width("a line of some length")
        let rectangle = "a line of some length".boundingRect(
            with: CGSize(width: whole * 0.8, height: 100), attributes: [.font: font], context: context)
        XCTAssertLessThanOrEqual(rectangle.width, whole * 0.8)
        XCTAssertLessThan(context.actualScaleFactor, 0.85)
        XCTAssertGreaterThan(context.actualScaleFactor, 0.7)
        XCTAssertEqual(context.totalBounds, rectangle)
        _ = "a".boundingRect(with: CGSize(width: 500, height: 100), attributes: [.font: font], context: context)
        XCTAssertEqual(context.actualScaleFactor, 1)
    }

    // MARK: Paragraphs

    private func height(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        let style = NSMutableParagraphStyle()
        change(style)
        return text.size(withAttributes: [.font: font, .paragraphStyle: style]).height
    }

    func testLineHeightsAndSpacing() async throws {
        let line: CGFloat = 20.287109375
        XCTAssertEqual(height("a\na") { $0.lineSpacing = 5 }, 2 * line + 5, accuracy: 1e-9)
        XCTAssertEqual(height("a\na") { $0.paragraphSpacing = 5 }, 2 * line + 5, accuracy: 1e-9)
        XCTAssertEqual(height("a\u{2028}a") { $0.paragraphSpacing = 5 }, 2 * line, accuracy: 1e-9)
        XCTAssertEqual(height("a\na") { $0.paragraphSpacingBefore = 5 }, 2 * line + 5, accuracy: 1e-9)
        XCTAssertEqual(height("a") { $0.minimumLineHeight = 30 }, 30, accuracy: 1e-9)
        XCTAssertEqual(height("a") { $0.maximumLineHeight = 10 }, 10, accuracy: 1e-9)
        XCTAssertEqual(height("a") { $0.lineHeightMultiple = 2 }, 2 * line, accuracy: 1e-9)
    }

    func testIndents() async throws {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 10
        let indented = "word".size(withAttributes: [.font: font, .paragraphStyle: style])
        XCTAssertEqual(indented.width, width("word") + 10, accuracy: 1e-9)
    }

    func testStylesCopyByValue() async throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.alignment = .center
        let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
        XCTAssertEqual(copy, style)
        style.lineSpacing = 4
        XCTAssertEqual(copy.lineSpacing, 3)
        XCTAssertNotEqual(copy, style)
        let mutable = try XCTUnwrap(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.lineSpacing = 9
        XCTAssertEqual(copy.lineSpacing, 3)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(copy)
        XCTAssertEqual(other.alignment, .center)
        XCTAssertEqual(NSParagraphStyle.default.lineBreakMode, .byWordWrapping)
        XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), .rightToLeft)
        XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ja"), .leftToRight)
    }

    // MARK: Attachments

    func testAttachmentsTakeTheirBounds() async throws {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 40)
        let text = NSMutableAttributedString(string: "A", attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        XCTAssertEqual(text.length, 2)
        let size = text.size()
        XCTAssertEqual(size.width, width("A") + 30, accuracy: 1e-6)
        // 36 over the baseline, and under it the font's 4.1006.
        XCTAssertEqual(size.height, 36 + 0.2412109375 * 17, accuracy: 1e-6)
    }

    func testShadowsCopyByValue() async throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowColor = UIColor.red
        let copy = try XCTUnwrap(shadow.copy() as? NSShadow)
        XCTAssertEqual(copy, shadow)
        shadow.shadowBlurRadius = 3
        XCTAssertNotEqual(copy, shadow)
    }
}
