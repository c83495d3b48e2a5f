import UIKit
import XCTest

/// Kind: documented — Apple's documentation of `String(localized:)` and of `String.LocalizationValue`: keys of
/// interpolated texts, and the key itself where no file has it.
final class LocalizedTextTests: XCTestCase {
    func testATextWithoutAFileIsItsKeyWithItsValues() {
        let (count, name) = (3, "Ada")
        XCTAssertEqual(String(localized: "Settings"), "Settings")
        XCTAssertEqual(String(localized: "\(count) items of \(name), 100%"), "3 items of Ada, 100%")
        XCTAssertEqual(
            String(localized: "title of a person", defaultValue: "Title of \(name)", comment: "x"), "Title of Ada")
        XCTAssertEqual(String(localized: LocalizedStringResource("Hello, \(name)")), "Hello, Ada")
    }

    func testKeysHaveThePlaceholdersOfTheirValues() {
        XCTAssertEqual(LocalizedStringResource("\(3) of \("x")").key, "%lld of %@")
    }
}
