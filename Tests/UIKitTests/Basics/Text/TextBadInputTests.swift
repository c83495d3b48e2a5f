import Foundation
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: property — whatever text and attributes are given, sizes are finite and not negative.
@MainActor final class TextBadInputTests: XCTestCase {
    private func assertDefined(_ size: CGSize, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(size.width.isFinite && size.height.isFinite, "\(size)", file: file, line: line)
        XCTAssertTrue(size.width >= 0 && size.height >= 0, "\(size)", file: file, line: line)
    }

    func testHalfSurrogatePairs() async throws {
        let units: [UInt16] = [0x41, 0xD83D, 0x42, 0xDE00, 0xD800]
        let string = NSAttributedString(string: String(decoding: units, as: UTF16.self))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        label.numberOfLines = 0
        label.attributedText = string
        assertDefined(label.intrinsicContentSize)
        assertDefined(label.sizeThatFits(CGSize(width: 1, height: 1)))
        XCTAssertFalse(displayList(of: label).isEmpty)
        let raw = NSString(characters: units, length: units.count)
        assertDefined(raw.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]))
    }

    func testWrongTypesUnderKeysArePassedOver() async throws {
        let keys: [NSAttributedString.Key] = [
            .font, .paragraphStyle, .foregroundColor, .backgroundColor, .kern, .tracking, .baselineOffset,
            .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor, .strokeColor, .strokeWidth,
            .shadow, .attachment, .obliqueness, .expansion, .ligature, .writingDirection,
        ]
        let plain = "word".size()
        for key in keys {
            for value in [NSNull(), "text", Data([1]), [1, 2], Date(timeIntervalSince1970: 0)] as [Any] {
                let text = NSAttributedString(string: "word", attributes: [key: value])
                XCTAssertEqual(text.size(), plain, "\(key.rawValue)")
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
                label.attributedText = text
                XCTAssertFalse(displayList(of: label).isEmpty, "\(key.rawValue)")
            }
        }
    }

    func testNumbersThatAreNone() async throws {
        let plain = "word".size()
        for number in [Double.nan, .infinity, -.infinity] {
            let style = NSMutableParagraphStyle()
            for path in [
                \NSMutableParagraphStyle.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore,
                \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight,
                \.lineHeightMultiple,
            ] {
                style[keyPath: path] = CGFloat(number)
            }
            style.hyphenationFactor = Float(number)
            let text = NSAttributedString(
                string: "word",
                attributes: [
                    .kern: number, .baselineOffset: number, .strokeWidth: number, .obliqueness: number,
                    .paragraphStyle: style, .underlineStyle: 1,
                ])
            XCTAssertEqual(text.size(), plain)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            label.shadowOffset = CGSize(width: number, height: number)
            label.shadowColor = .red
            label.minimumScaleFactor = CGFloat(number)
            label.attributedText = text
            XCTAssertFalse(displayList(of: label).isEmpty)
            assertDefined(label.sizeThatFits(CGSize(width: number, height: number)))
        }
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: -5)
        assertDefined(NSAttributedString(attachment: attachment).size())
    }

    func testRectanglesWithoutRoom() async throws {
        let label = UILabel()
        label.text = "some text"
        label.numberOfLines = 0
        for size in [
            CGSize.zero, CGSize(width: -5, height: -5), CGSize(width: 0.001, height: 0.001),
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
            CGSize(width: CGFloat.infinity, height: .infinity),
        ] {
            assertDefined(label.sizeThatFits(size))
            assertDefined(
                "some text".boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size)
            label.bounds.size = CGSize(width: max(0, min(size.width, 1e6)), height: max(0, min(size.height, 1e6)))
            _ = displayList(of: label)
        }
        label.numberOfLines = -3
        XCTAssertEqual(label.numberOfLines, 0)
    }

    func testEmptyParagraphsAndControls() async throws {
        for text in ["\n", "\n\n\n", "\0", "\u{200B}", "\u{202E}abc", "\r\n", "\t", "\u{FFFC}", " "] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            label.numberOfLines = 0
            label.text = text
            assertDefined(label.intrinsicContentSize)
            _ = displayList(of: label)
        }
    }

    /// Ten megabytes are measured and drawn in a time that grows with their length only.
    func testTenMegabytesInOneLabel() async throws {
        let text = String(repeating: "All work and no play makes Jack a dull boy. ", count: 10_000_000 / 44)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.numberOfLines = 0
        let start = Date()
        label.text = text
        let size = label.sizeThatFits(CGSize(width: 300, height: 1e9))
        let measured = Date()
        XCTAssertFalse(displayList(of: label).isEmpty)
        let drawn = Date()
        assertDefined(size)
        XCTAssertGreaterThan(size.height, 1e6)
        let measuring = measured.timeIntervalSince(start)
        let drawing = drawn.timeIntervalSince(measured)
        print("10 MB: measured in \(measuring) s, drawn in \(drawing) s")
        // A debug build; a quadratic step would take hours.
        XCTAssertLessThan(measuring, 240)
        XCTAssertLessThan(drawing, 5)
    }
}
