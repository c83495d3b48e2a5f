import Foundation
import XCTest

@testable import UIKit

/// Kind: documented — our documentation of pseudo-languages; placeholders as Foundation's formats have them.
final class PseudoLanguageTests: XCTestCase {
    func testPlaceholdersStay() {
        XCTAssertEqual(
            PseudoLanguage.accented.applied(to: "%1$@ has %d rivers, %.2f%% long", key: ""),
            "%1$@ ĥåš %d ŕîṽéŕš, %.2f%% ļöñĝ")
        XCTAssertEqual(
            PseudoLanguage.double.applied(to: "%d rivers", key: ""), "%d rivers  rivers")
        XCTAssertEqual(String(format: PseudoLanguage.double.applied(to: "%d of %d", key: ""), 3, 7), "3 of 7  of ")
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
        XCTAssertEqual(texts(["x-accented", "de"]), ["Ƒļüššé", "Ñéŵ", "ñöťĥîñĝ"])
        XCTAssertEqual(texts(["x-double", "de"])[0], "Flüsse Flüsse")
        XCTAssertEqual(LocalizedTexts.keys(of: "Flüsse Flüsse"), ["rivers"])
        XCTAssertEqual(texts(["x-untranslated", "de"]), ["Flüsse", "New", "NOTHING"])
        XCTAssertEqual(LocalizedTexts.keys(of: "New"), ["new"])
        XCTAssertEqual(LocalizedTexts.keys(of: "elsewhere"), [])
    }
}
