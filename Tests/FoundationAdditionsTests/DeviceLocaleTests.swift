import XCTest

@testable import FoundationAdditions

/// Kind: documented — Unicode's likely subtags: a language is that of the country where most speak it.
final class DeviceLocaleTests: XCTestCase {
    override func tearDown() { _DeviceLocale.languages = [] }

    func testALanguageHasItsCountry() {
        XCTAssertEqual(_DeviceLocale.present.identifier, "en_US")
        for (language, identifier) in [("de", "de_DE"), ("en-GB", "en-GB"), ("ja", "ja_JP"), ("pt-BR", "pt-BR")] {
            _DeviceLocale.languages = [language, "en"]
            XCTAssertEqual(_DeviceLocale.present.identifier, Locale(identifier: identifier).identifier)
        }
    }

    func testAnAmountHasTheSignOfItsCurrency() {
        let formatter = _DeviceLocale.makeNumberFormatter()
        formatter.numberStyle = .currency
        XCTAssertEqual(formatter.string(from: 3.5), "$3.50")
        _DeviceLocale.languages = ["de"]
        let german = _DeviceLocale.makeNumberFormatter()
        german.numberStyle = .currency
        XCTAssertEqual(german.string(from: 3.5), "3,50\u{A0}€")
        XCTAssertEqual(_DeviceLocale.makeDateFormatter().locale.identifier, "de_DE")
    }
}
