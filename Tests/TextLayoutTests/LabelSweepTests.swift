import Foundation
import XCTest

@testable import TextLayout

/// Kind: oracle — 1,470 labels measured on iOS, in a face of fixed advances.
final class LabelSweepTests: XCTestCase {
    private struct Record: Decodable {
        var numberOfLines: Int
        var lineBreakMode: Int
        var fontSize: Double
        var intrinsicContentSize: [Double]
        var sizeThatFits: [Double]
        var textRect: [Double]
    }

    private struct Font: Decodable {
        var unitsPerEm: Double
        var lineHeight: Double
        var advances: [String: Double]
    }

    private static let string =
        "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"

    func testSizesAreTheMeasuredOnes() throws {
        let font = try JSONDecoder().decode(Font.self, from: Oracle.data("labels/font.json"))
        let face = FontFace(
            identifier: "label sweep",
            fixedAdvances: Dictionary(
                uniqueKeysWithValues: font.advances.compactMap { entry in
                    entry.key.unicodeScalars.first.map { ($0, entry.value / font.unitsPerEm) }
                }),
            vertical: VerticalMetrics(
                ascender: font.lineHeight / font.unitsPerEm * 0.8, descender: -font.lineHeight / font.unitsPerEm * 0.2,
                leading: 0, capHeight: 0.7, xHeight: 0.5))
        var differing: [String: Int] = [:]
        let records: [Record] = try Oracle.lines("labels/uilabel-sweep.jsonl")
        for record in records {
            let found = try measured(record, face: face)
            let recorded = record.intrinsicContentSize + record.sizeThatFits + record.textRect
            if zip(found, recorded).contains(where: { abs($0 - $1) > 1e-6 }) {
                let name = "size \(record.fontSize), lines \(record.numberOfLines), mode \(record.lineBreakMode)"
                if differing.updateValue((differing[name] ?? 0) + 1, forKey: name) == nil {
                    print("\(name): found \(found), recorded \(recorded)")
                }
            }
        }
        XCTAssertEqual(records.count, 1470)
        XCTAssertEqual(differing, [:])
    }

    /// The values that UILabel gives at @3x: intrinsic size, the size that fits 353×107, and the rectangle of the text
    /// in those bounds at (4, 254).
    private func measured(_ record: Record, face: FontFace) throws -> [Double] {
        var paragraph = ParagraphAttributes()
        paragraph.lineBreakMode = try XCTUnwrap(LineBreakMode(rawValue: record.lineBreakMode))
        let attributes = TextAttributes(font: TextFont(family: .custom(face), size: record.fontSize))
        let text = ShapedText(StyledText(Self.string, attributes: attributes, paragraph: paragraph))
        let lines = record.numberOfLines
        let ceil = { (value: Double) in ((value * 3) - 1e-6).rounded(.up) / 3 }
        let natural = text.measure(width: .infinity, maximumLines: lines)
        let fitting = text.measure(width: lines == 1 ? .infinity : 353, maximumLines: lines)
        let inBounds = text.measure(width: 353, maximumLines: lines)
        let height = ceil(inBounds.height)
        let y = height > 107 ? ((254 + (107 - height) / 2) * 3).rounded() / 3 : 254
        return [
            ceil(natural.width), ceil(natural.height), ceil(fitting.width), ceil(fitting.height), 4, y,
            ceil(inBounds.width), min(height, 107),
        ]
    }
}
