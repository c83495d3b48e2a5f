import XCTest

@testable import TextLayout

/// Kind: oracle — widths of labels that Interface Builder recorded.
///
/// Faces with the widths of fonts that aren't bundled; widths are of labels that Interface Builder recorded.
final class StandInFontTests: XCTestCase {
    private let library = FontLibrary.bundled
    private let shaper = TextShaper()

    private func width(_ text: String, _ name: String, _ size: Double) throws -> Double {
        let font = try XCTUnwrap(library.standIn(named: name), name)
        return self.width(text, TextFont(family: .custom(library.face(standingInFor: font)), size: size))
    }

    private func width(_ text: String, _ font: TextFont) -> Double {
        let styled = StyledText(text, attributes: TextAttributes(font: font))
        return shaper.shaped(styled).measure(width: .infinity, maximumLines: 1).width
    }

    func testRecordedWidths() throws {
        let cases: [(String, String, Double, Double)] = [
            ("Label", "HelveticaNeue-Bold", 17, 44.5), ("Mike", "HelveticaNeue-Bold", 17, 39.5),
            ("$25", "HelveticaNeue", 18, 30.5), ("SENDER", "HelveticaNeue", 10, 40),
            ("Battle Map 2", "HelveticaNeue-Light", 12, 67), ("Programming", "HelveticaNeue-Light", 17, 99),
        ]
        for (text, name, size, recorded) in cases {
            XCTAssertEqual(try width(text, name, size), recorded, accuracy: 1, "\(text) in \(name)")
        }
    }

    func testMetricCompatibleFonts() throws {
        // Helvetica's and Arial's digits are 556 thousandths of an em, Times' 500, Courier's 600.
        XCTAssertEqual(try width("0123456789", "Helvetica", 100), 556, accuracy: 2)
        XCTAssertEqual(try width("0123456789", "ArialMT", 100), 556, accuracy: 2)
        XCTAssertEqual(try width("0123456789", "TimesNewRomanPSMT", 100), 500, accuracy: 2)
        XCTAssertEqual(try width("AVA To. 16", "Courier", 100), 600, accuracy: 0.5)
    }

    func testLettersBeyondASCIIAreAsWideAsTheirBase() throws {
        XCTAssertEqual(
            try width("éàü", "HelveticaNeue", 100), try width("eau", "HelveticaNeue", 100), accuracy: 0.5)
    }

    func testHeights() throws {
        let font = try XCTUnwrap(library.standIn(named: "HelveticaNeue"))
        let text = TextFont(family: .custom(library.face(standingInFor: font)), size: 18)
        XCTAssertEqual(text.lineHeight, 20.97, accuracy: 0.001)
        XCTAssertNil(library.standIn(named: "Zapfino"))
    }

    /// A slanted font is drawn with upright outlines that lean, as the slanted system font is.
    func testOutlinesOfSlantedFontsLean() throws {
        func slant(_ name: String) throws -> Double {
            let font = try XCTUnwrap(library.standIn(named: name))
            return library.resolve(TextFont(family: .custom(library.face(standingInFor: font)), size: 17)).slant
        }
        XCTAssertEqual(try slant("Georgia"), 0)
        XCTAssertEqual(try slant("Georgia-Italic"), library.resolve(TextFont(size: 17, isItalic: true)).slant)
        XCTAssertGreaterThan(try slant("Georgia-Italic"), 0)
    }

    func testOutlinesStandInTheMiddleOfTheirAdvances() throws {
        let font = try XCTUnwrap(library.standIn(named: "Courier-Bold"))
        let face = library.face(standingInFor: font)
        for scalar in "iM".unicodeScalars {
            let glyph = try XCTUnwrap(face.glyph(for: scalar))
            XCTAssertEqual(face.advance(of: glyph), 0.6, accuracy: 1e-4)
            var bounds = (Double.infinity, -Double.infinity)
            for segment in try XCTUnwrap(face.outline(of: glyph)).segments {
                if case .line(let point) = segment { bounds = (min(bounds.0, point.x), max(bounds.1, point.x)) }
            }
            XCTAssertEqual((bounds.0 + bounds.1) / 2, 0.3, accuracy: 0.06, "\(scalar)")
        }
    }

    func testCutsOfTheSystemFont() {
        func width(_ cut: TextFont.SystemCut, _ size: Double) -> Double {
            var font = TextFont(size: size)
            font.cut = cut
            return self.width("City Name", font)
        }
        // Recorded by Xcode 8: 94 at 20 points, 144 at 31.
        XCTAssertEqual(width(.earlier, 20), 94, accuracy: 1)
        XCTAssertEqual(width(.earlier, 31), 144, accuracy: 1)
        XCTAssertEqual(width(.earlier, 17), width(.bySize, 17))
        XCTAssertLessThan(width(.display, 17), width(.text, 17))
    }

    /// Recorded by Xcode 9: 115.5 for “$5” in thin at 100 points, 63 and 80 for digits at 140.
    func testLargeTextIsntSpaced() {
        XCTAssertEqual(width("$5", TextFont(size: 100, weight: .thin)), 115.5, accuracy: 1)
        XCTAssertEqual(width("1", TextFont(size: 140)), 63, accuracy: 1)
        XCTAssertEqual(width("2", TextFont(size: 140)), 80, accuracy: 1)
    }

    func testEmojiAdvanceMoreBesideSmallText() {
        func width(_ size: Double) -> Double { self.width("😀", TextFont(size: size)) }
        XCTAssertEqual(width(18), 24, accuracy: 0.5)
        XCTAssertEqual(width(27), 31, accuracy: 0.5)
        XCTAssertEqual(width(32), 36, accuracy: 0.5)
    }
}
