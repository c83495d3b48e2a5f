import Foundation
import XCTest

@testable import UIKit

/// Kind: documented — our documentation of pseudo-languages; placeholders as Foundation's formats have them.
final class PseudoLanguageTests: XCTestCase {
    func testPlaceholdersStay() {
        XCTAssertEqual(
            PseudoLanguage.accented.applied(to: "%1$@ has %d rivers, %.2f%% long", key: ""),
            "%1$@ ĥåš %d ŕîvéŕš, %.2f%% ļöñĝ")
        XCTAssertEqual(
            PseudoLanguage.double.applied(to: "%d rivers", key: ""), "%d rivers  rivers")
        XCTAssertEqual(String(format: PseudoLanguage.double.applied(to: "%d of %d", key: ""), 3, 7), "3 of 7  of ")
    }

    /// Each accented letter is drawn with the font of plain ones: no other face has all of them, and a box is none.
    @MainActor func testTheFontHasEveryAccentedLetter() async throws {
        func faces(_ text: String) -> Set<String> {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 2000, height: 40))
            label.text = text
            return Set(
                label.displayList().commands.compactMap { command -> String? in
                    guard case .glyphs(let run) = command else { return nil }
                    return run.source.identifier
                })
        }
        let letters = (UnicodeScalar("A").value...UnicodeScalar("z").value).compactMap(UnicodeScalar.init)
            .map { String(Character($0)) }.joined()
        let accented = PseudoLanguage.accented.applied(to: letters, key: "")
        XCTAssertNotEqual(accented, letters)
        XCTAssertEqual(faces(accented), faces("plain"))
        XCTAssertEqual(faces("plain").count, 1)
        XCTAssertNotEqual(faces("Ṽ"), faces("plain"), "the font has none")
    }

    func testTextsWithoutTranslationAreTheirKeysInCapitals() {
        XCTAssertEqual(PseudoLanguage.untranslated.applied(to: nil, key: "list.title"), "LIST.TITLE")
        XCTAssertEqual(PseudoLanguage.untranslated.applied(to: "Flüsse", key: "list.title"), "Flüsse")
        XCTAssertEqual(PseudoLanguage.rightToLeft.applied(to: "Flüsse", key: ""), "\u{202E}Flüsse\u{202C}")
    }

    /// A table in German and one in English, as a host's languages choose them.
    func testTablesAreChanged() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pseudo-\(ProcessInfo.processInfo.processIdentifier).bundle")
        defer {
            DocumentStrings.languages = []
            try? FileManager.default.removeItem(at: folder)
        }
        for (language, text) in [
            ("de", "\"rivers\" = \"Flüsse\";"), ("en", "\"rivers\" = \"Rivers\"; \"new\" = \"New\";"),
        ] {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place.appendingPathComponent("Localizable.strings"))
        }
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        func texts(_ languages: [String]) -> [String] {
            DocumentStrings.languages = languages
            return ["rivers", "new", "nothing"].map { bundle.localizedText(forKey: $0) }
        }
        XCTAssertEqual(texts(["de"]), ["Flüsse", "New", "nothing"])
        XCTAssertEqual(texts(["x-accented", "de"]), ["Fļüššé", "Ñéŵ", "ñöťĥîñĝ"])
        XCTAssertEqual(texts(["x-double", "de"])[0], "Flüsse Flüsse")
        XCTAssertEqual(LocalizedTexts.keys(of: "Flüsse Flüsse"), ["rivers"])
        XCTAssertEqual(texts(["x-untranslated", "de"]), ["Flüsse", "New", "NOTHING"])
        XCTAssertEqual(LocalizedTexts.keys(of: "New"), ["new"])
        XCTAssertEqual(LocalizedTexts.keys(of: "elsewhere"), [])
    }
}
