import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of the document types and keys of attributed strings; published results of
/// its importer of HTML: Times of 12 points, black, a line break after each block.
@MainActor final class TextDocumentTests: XCTestCase {
    private func html(_ text: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(text.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
    }

    func testHTML() async throws {
        let text = try html(
            "<style>p { font-family: -apple-system; font-size: 17px }</style>"
                + "<p>a <b>b</b> <a href=\"https://example.org\">c</a></p>plain")
        XCTAssertEqual(text.string, "a b c\nplain")
        let system = try XCTUnwrap(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        XCTAssertEqual(system, .systemFont(ofSize: 17))
        let bold = try XCTUnwrap(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)
        XCTAssertEqual(bold, .systemFont(ofSize: 17, weight: .bold))
        XCTAssertEqual(text.attribute(.link, at: 4, effectiveRange: nil) as? URL, URL(string: "https://example.org"))
        let plain = try XCTUnwrap(text.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)
        XCTAssertEqual(plain.familyName, "Times New Roman")
        XCTAssertEqual(plain.pointSize, 12)
        let style = try XCTUnwrap(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        XCTAssertEqual(style.paragraphSpacing, 17)
        let color = try XCTUnwrap(text.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor)
        XCTAssertEqual(color, UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    func testTypesAreKnownByTheirBytes() async throws {
        var attributes: NSDictionary?
        let text = try NSAttributedString(
            data: Data("<!DOCTYPE html><title>T</title><p>x".utf8), documentAttributes: &attributes)
        XCTAssertEqual(text.string, "x\n")
        XCTAssertEqual(attributes?["DocumentType"] as? String, "NSHTML")
        XCTAssertEqual(attributes?["NSTitleDocumentAttribute"] as? String, "T")
        let plain = try NSAttributedString(
            data: Data("a < b".utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: 2]])
        XCTAssertEqual(plain.string, "a < b")
        XCTAssertEqual(plain.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 2)
    }

    func testWritingPlainText() async throws {
        let text = NSAttributedString(string: "Grüße")
        let all = NSRange(location: 0, length: 5)
        XCTAssertEqual(try text.data(from: all), Data("Grüße".utf8))
        XCTAssertEqual(
            try text.data(
                from: NSRange(location: 2, length: 1),
                documentAttributes: [
                    .documentType: NSAttributedString.DocumentType.plain,
                    .characterEncoding: String.Encoding.isoLatin1.rawValue,
                ]),
            Data([0xfc]))
        XCTAssertThrowsError(
            try text.data(from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf]))
        XCTAssertThrowsError(
            try NSAttributedString(data: Data("{\\rtf1 x}".utf8), options: [:], documentAttributes: nil))
    }

    func testFixingAndAttachments() async throws {
        let text = NSMutableAttributedString(string: "ab\ncd")
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 4, length: 1))
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 3, length: 1))
        XCTAssertTrue(text.containsAttachments(in: NSRange(location: 0, length: 5)))
        text.fixAttributes(in: NSRange(location: 0, length: 5))
        XCTAssertNotNil(text.attribute(.paragraphStyle, at: 1, effectiveRange: nil))
        XCTAssertNil(text.attribute(.paragraphStyle, at: 4, effectiveRange: nil))
        XCTAssertFalse(text.containsAttachments(in: NSRange(location: 0, length: 5)))
    }
}
