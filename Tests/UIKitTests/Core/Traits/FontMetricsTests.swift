import Foundation
import XCTest

@testable import UIKit

/// Kind: oracle — text styles and scaled values measured on iOS at @3x.
///
/// Text styles and scaled values against those measured on iOS at @3x.
@MainActor final class FontMetricsTests: XCTestCase {
    private struct File: Decodable {
        struct Row: Decodable {
            var style: String
            var category: String
            var scaledValue: [Double]
            var scaledFontPointSize: [Double]
        }

        struct Spot: Decodable {
            var style: String
            var category: String
            var base: Double
            var scaledValue: Double?
            var scaledFontPointSize: Double?
        }

        struct Vertical: Decodable { var rows: [[Double]] }

        var categories: [String]
        var bases: [Double]
        var pointSizes: [String: [Double]]
        var rows: [Row]
        var spotChecks: [Spot]
        var fontVerticalMetrics: Vertical
    }

    private static let styles: [String: UIFont.TextStyle] = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote,
        "caption1": .caption1, "caption2": .caption2,
    ]

    private func file() throws -> File {
        try JSONDecoder().decode(File.self, from: TextOracle.data("UIKit/measurements/dynamic-type.json"))
    }

    private func traits(_ name: String, in file: File) throws -> UITraitCollection {
        let index = try XCTUnwrap(file.categories.firstIndex(of: name))
        return UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory.ordered[index]),
            UITraitCollection(displayScale: 3),
        ])
    }

    func testPointSizesOfAllStylesAtAllTextSizes() async throws {
        let file = try file()
        XCTAssertEqual(file.pointSizes.count, Self.styles.count)
        for (name, sizes) in file.pointSizes {
            let style = try XCTUnwrap(Self.styles[name])
            for (category, size) in zip(file.categories, sizes) {
                let font = UIFont.preferredFont(
                    forTextStyle: style, compatibleWith: try traits(category, in: file))
                XCTAssertEqual(Double(font.pointSize), size, "\(name) \(category)")
                XCTAssertEqual(
                    font.fontDescriptor.symbolicTraits.contains(.traitBold), style == .headline, "\(name)")
            }
        }
    }

    func testScaledValuesAndFonts() async throws {
        let file = try file()
        var values = 0
        var fonts = 0
        var misses: [String] = []
        func check(_ style: String, _ category: String, _ base: Double, value: Double?, size: Double?) throws {
            let metrics = UIFontMetrics(forTextStyle: try XCTUnwrap(Self.styles[style]))
            let traits = try traits(category, in: file)
            if let value {
                let found = Double(metrics.scaledValue(for: CGFloat(base), compatibleWith: traits))
                values += 1
                if abs(found - value) > 0.0005 { misses.append("\(style) \(category) \(base): \(found), not \(value)") }
            }
            if let size {
                let font = UIFont.systemFont(ofSize: CGFloat(base))
                let found = Double(metrics.scaledFont(for: font, compatibleWith: traits).pointSize)
                fonts += 1
                if found != size { misses.append("font \(style) \(category) \(base): \(found), not \(size)") }
            }
        }
        for row in file.rows {
            for (index, base) in file.bases.enumerated() {
                try check(
                    row.style, row.category, base, value: row.scaledValue[index], size: row.scaledFontPointSize[index])
            }
        }
        for spot in file.spotChecks {
            try check(
                spot.style, spot.category, spot.base, value: spot.scaledValue, size: spot.scaledFontPointSize)
        }
        print("Dynamic Type: \(values) scaled values, \(fonts) scaled fonts, \(misses.count) differ")
        XCTAssertGreaterThan(values, 200)
        // The one known exception: 11 · 51 / 22 = 25.5 became 25 on iOS.
        XCTAssertLessThanOrEqual(misses.count, 1, misses.joined(separator: "\n"))
        XCTAssertTrue(misses.allSatisfy { $0.hasPrefix("font") && $0.hasSuffix("26.0, not 25.0") }, "\(misses)")
    }

    func testVerticalMetrics() async throws {
        for row in try file().fontVerticalMetrics.rows {
            let font = UIFont.systemFont(ofSize: CGFloat(row[0]))
            XCTAssertEqual(Double(font.ascender), row[1], accuracy: 5e-6)
            XCTAssertEqual(Double(font.descender), row[2], accuracy: 5e-6)
            XCTAssertEqual(Double(font.lineHeight), row[3], accuracy: 5e-6)
        }
    }

    func testLimitOfScaledFonts() async throws {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: traits)
        XCTAssertEqual(font.pointSize, 30)
    }

    func testExtraLargeTitles() async throws {
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize, 36)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).pointSize, 28)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .extraLargeTitle).fontName, ".SFUI-Bold")
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .init(rawValue: "no such style")).pointSize, 17)
    }
}
