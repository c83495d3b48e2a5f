import Foundation
import XCTest

@testable import TextLayout

/// Kind: oracle — Unicode's emoji: the properties that the standard library has of them, and `emoji-test.txt` where the
/// system has it (`MASU_EMOJI` names another one); documented — Fonts/README.md.
final class EmojiTests: XCTestCase {
    /// The number of pictures that a text is drawn as; nil where a character has none.
    private func pictures(of text: String) -> Int? {
        let shaped = ShapedText(StyledText(text, attributes: TextAttributes(font: TextFont(size: 17))))
        var count = 0
        for run in shaped.lines(width: .infinity).flatMap(\.runs) {
            guard run.face !== FontFace.missing else { return nil }
            for glyph in run.glyphs where run.face.isEmoji {
                if run.face.bitmap(of: glyph) != nil { count += 1 }
            }
        }
        return count
    }

    private var scalars: [Unicode.Scalar] {
        (0x80...0x1FAFF).compactMap(Unicode.Scalar.init).filter { $0.properties.isEmoji }
    }

    func testEveryEmojiOfTheFontsUnicodeIsOnePicture() throws {
        var newer: [String] = []
        for scalar in scalars where !(0x1F1E6...0x1F1FF).contains(scalar.value) {
            let age = try XCTUnwrap(scalar.properties.age)
            let text = "\(scalar)\u{FE0F}"
            if age.major > 15 {
                newer.append(text)
                XCTAssertNil(pictures(of: text), "U+\(String(scalar.value, radix: 16)) is newer than the font")
            } else {
                XCTAssertEqual(pictures(of: text), 1, "U+\(String(scalar.value, radix: 16))")
            }
        }
        XCTAssertGreaterThan(scalars.count - newer.count, 1300)
    }

    func testSequencesAreOnePicture() {
        let texts = [
            "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "👩\u{200D}🚀", "👨\u{200D}👩\u{200D}👧\u{200D}👦",
            "🏳\u{FE0F}\u{200D}🌈",
            "🐻\u{200D}❄\u{FE0F}", "❤\u{FE0F}\u{200D}🔥",
        ]
        for text in texts { XCTAssertEqual(pictures(of: text), 1, text) }
    }

    func testFlagsOfRegionsAreOnePicture() {
        for region in Locale.Region.isoRegions where region.identifier.count == 2 && region.subRegions.isEmpty {
            let flag = region.identifier.unicodeScalars.compactMap { Unicode.Scalar(0x1F1E6 + $0.value - 65) }
            let text = String(String.UnicodeScalarView(flag))
            // Regions that have given way to others have no flag.
            guard region.isISORegion, pictures(of: text) != 2 else { continue }
            XCTAssertEqual(pictures(of: text), 1, region.identifier)
        }
        for region in ["US", "JP", "DE", "ZA", "EU", "UN"] {
            let flag = region.unicodeScalars.compactMap { Unicode.Scalar(0x1F1E6 + $0.value - 65) }
            XCTAssertEqual(pictures(of: String(String.UnicodeScalarView(flag))), 1, region)
        }
    }

    /// Unicode's standard has an unsupported sequence drawn as its parts.
    func testASkinToneIsASwatchBesideItsPerson() {
        XCTAssertEqual(pictures(of: "👍🏽"), 2)
        XCTAssertEqual(pictures(of: "👩🏿\u{200D}🚀"), 3)
    }

    /// The whole of Unicode's own list: what isn't one picture has a skin tone.
    func testTheListOfUnicode() throws {
        let path = ProcessInfo.processInfo.environment["MASU_EMOJI"] ?? "/usr/share/unicode/emoji/emoji-test.txt"
        guard let list = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        var counts: [String: Int] = [:]
        for line in list.split(separator: "\n") {
            let fields = line.split(separator: ";")
            guard fields.count == 2, fields[1].contains("; fully-qualified") || fields[1].hasPrefix(" fully-qualified")
            else { continue }
            let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(
                Unicode.Scalar.init)
            let text = String(String.UnicodeScalarView(scalars))
            let hasTone = scalars.contains { (0x1F3FB...0x1F3FF).contains($0.value) }
            let number = pictures(of: text)
            counts[hasTone ? "toned" : "plain", default: 0] += 1
            if hasTone {
                XCTAssertGreaterThan(number ?? 0, 1, "\(line)")
            } else {
                XCTAssertEqual(number, 1, "\(line)")
            }
        }
        XCTAssertGreaterThan(counts["plain"] ?? 0, 1000, "\(counts) of \(path)")
    }
}
