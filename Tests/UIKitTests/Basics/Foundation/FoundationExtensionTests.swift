import XCTest

@testable import UIKit

/// Kind: documented — Foundation's documentation of scanners, data detectors, locales and Core Foundation's types.
final class FoundationExtensionTests: XCTestCase {
    func testScanningIntoAReference() {
        let scanner = Scanner(string: "width: 44pt")
        var found: NSString?
        XCTAssertTrue(scanner.scanUpTo(":", into: &found))
        XCTAssertEqual(found, "width")
        XCTAssertTrue(scanner.scanString(":", into: &found))
        XCTAssertTrue(scanner.scanCharacters(from: .decimalDigits, into: &found))
        XCTAssertEqual(found, "44")
        XCTAssertFalse(scanner.scanCharacters(from: .decimalDigits, into: &found))
        XCTAssertEqual(found, "44", "what isn't found leaves it alone")
        XCTAssertTrue(scanner.scanUpToCharacters(from: .whitespaces, into: &found))
        XCTAssertEqual(found, "pt")
    }

    func testTypesOfCoreFoundationAreFoundations() {
        let name = "Helvetica" as CFString
        XCTAssertEqual(name.length, 9)
        XCTAssertTrue(CFRunLoopGetMain() === RunLoop.main)
        CFRunLoopWakeUp(CFRunLoopGetCurrent())
    }

    func testADetectorFindsLinksAndNumbers() throws {
        let types = NSTextCheckingResult.CheckingType(rawValue: 1 << 5).rawValue | 1 << 11
        let detector = try NSDataDetector(types: types)
        let text = "See www.example.com or call +49 30 1234567."
        let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        XCTAssertEqual(
            matches.map { (text as NSString).substring(with: $0.range) },
            [
                "www.example.com", "+49 30 1234567",
            ])
        XCTAssertEqual(matches.map(\.resultType.rawValue), [1 << 5, 1 << 11])
        XCTAssertEqual(matches.first?.url?.absoluteString, "http://www.example.com")
        XCTAssertNil(matches.first?.phoneNumber)
        XCTAssertEqual(matches.last?.phoneNumber, "+49 30 1234567")
        XCTAssertNil(matches.last?.url)
        let end = NSRange(location: 20, length: text.utf16.count - 20)
        XCTAssertEqual(detector.firstMatch(in: text, range: end)?.range, matches.last?.range)
        XCTAssertThrowsError(try NSDataDetector(types: 0))
    }

    func testMembersOfObjectsOfNoKnownClass() {
        let frame: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(_AnyObjectMembers.cgRectValue(frame as AnyObject), frame as? CGRect)
        XCTAssertEqual(_AnyObjectMembers.doubleValue(NSNumber(value: 0.25)), 0.25)
        XCTAssertEqual(_AnyObjectMembers.integerValue(NSNumber(value: 7)), 7)
        XCTAssertNil(_AnyObjectMembers.cgRectValue(NSNumber(value: 7)))
        XCTAssertNil(_AnyObjectMembers.doubleValue(NSString(string: "1")))
        let values: [String: Any] = ["tag": "like", "ids": [3, 4]]
        XCTAssertEqual(_AnyObjectMembers.element(values as AnyObject, "tag") as? String, "like")
        XCTAssertNil(_AnyObjectMembers.element(values as AnyObject, "other"))
        XCTAssertNil(_AnyObjectMembers.element(NSString(string: "like"), "tag"))
        XCTAssertEqual(_AnyObjectMembers.element([3, 4] as AnyObject, 1) as? Int, 4)
        XCTAssertEqual(_AnyObjectMembers.element([7: "seven"] as AnyObject, 7) as? String, "seven")
    }

    func testNamesOfCountries() {
        let german = NSLocale(localeIdentifier: "de_DE")
        XCTAssertEqual(german.localizedString(forCountryCode: "FR"), "Frankreich")
        XCTAssertEqual(german.localizedString(forLanguageCode: "en"), "Englisch")
    }
}

extension NSNumber {
    fileprivate func map<Result>(_ transform: (NSNumber) -> Result) -> Result { transform(self) }
}
