import Foundation
import TextLayout
import XCTest

@testable import UIKit

/// Kind: oracle — 1,470 labels measured on iOS at @3x, in a face of fixed advances.
@MainActor final class UILabelSweepTests: XCTestCase {
    private struct Record: Decodable {
        var numberOfLines: Int
        var lineBreakMode: Int
        var fontSize: Double
        var autoShrink: String
        var minimumScale: Double
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

    func testSizesAreTheMeasuredOnes() async throws {
        let font = try JSONDecoder().decode(Font.self, from: TextOracle.data("TextLayout/labels/font.json"))
        let em = font.lineHeight / font.unitsPerEm
        let face = FontFace(
            identifier: "label sweep",
            fixedAdvances: Dictionary(
                uniqueKeysWithValues: font.advances.compactMap { entry in
                    entry.key.unicodeScalars.first.map { ($0, entry.value / font.unitsPerEm) }
                }),
            vertical: VerticalMetrics(
                ascender: em * 0.8, descender: -em * 0.2, leading: 0, capHeight: 0.7, xHeight: 0.5))
        let records: [Record] = try TextOracle.lines("TextLayout/labels/uilabel-sweep.jsonl")
        var table: [String: Int] = [:]
        var passed = 0
        withScreen(scale: 3) {
            for record in records {
                let found = measured(record, face: face)
                let recorded = record.intrinsicContentSize + record.sizeThatFits + record.textRect
                if zip(found, recorded).allSatisfy({ abs($0 - $1) <= 1e-6 }) {
                    passed += 1
                } else {
                    let name =
                        "size \(record.fontSize) lines \(record.numberOfLines) mode \(record.lineBreakMode): "
                        + "\(found) instead of \(recorded)"
                    table[name, default: 0] += 1
                }
            }
        }
        let rows = table.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
        XCTAssertEqual(records.count, 1470)
        XCTAssertEqual(passed, 1470, rows.joined(separator: "\n"))
    }

    private func measured(_ record: Record, face: FontFace) -> [Double] {
        let label = UILabel()
        label.font = UIFont(textFont: TextFont(family: .custom(face), size: record.fontSize))
        label.lineBreakMode = NSLineBreakMode(rawValue: record.lineBreakMode) ?? .byTruncatingTail
        label.numberOfLines = record.numberOfLines
        label.adjustsFontSizeToFitWidth = record.autoShrink != "0"
        label.minimumScaleFactor = record.minimumScale
        label.text = Self.string
        label.frame = CGRect(x: 0, y: 0, width: 353, height: 107)
        let natural = label.intrinsicContentSize
        let fitting = label.sizeThatFits(CGSize(width: 353, height: 107))
        let rectangle = label.textRect(
            forBounds: CGRect(x: 4, y: 254, width: 353, height: 107), limitedToNumberOfLines: record.numberOfLines)
        return [
            natural.width, natural.height, fitting.width, fitting.height, rectangle.minX, rectangle.minY,
            rectangle.width, rectangle.height,
        ].map(Double.init)
    }
}
