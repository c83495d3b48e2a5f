import XCTest

@testable import UIKit

/// Names that come along with Foundation on Apple's systems: expectations are its documentation's.
final class NamesFromFoundationTests: XCTestCase {
    func testALengthIsANumberAndBack() {
        XCTAssertEqual(CGFloat(2.5) as NSNumber, NSNumber(value: 2.5))
        let dictionary: [String: Any] = ["width": NSNumber(value: 44), "name": "cell"]
        XCTAssertEqual(dictionary["width"] as? CGFloat, 44)
        XCTAssertNil(dictionary["name"] as? CGFloat)
        XCTAssertEqual(NSNumber(value: 44).map(CGFloat.init(truncating:)), 44)
        XCTAssertEqual(CGFloat(exactly: NSNumber(value: 0.5)), 0.5)
        // 2^53 + 1 lies between two doubles.
        XCTAssertNil(CGFloat(exactly: NSNumber(value: (Int64(1) << 53) + 1)))
    }

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

    func testPlacesOfRowsAsObjects() {
        let path = NSIndexPath(row: 3, section: 1)
        XCTAssertEqual([path.section, path.row, path.item], [1, 3, 3])
        XCTAssertEqual(path as IndexPath, IndexPath(item: 3, section: 1))
        XCTAssertEqual((IndexPath(row: 3, section: 1) as NSIndexPath).row, 3)
    }

    func testGeometryAsText() {
        XCTAssertEqual(NSCoder.string(for: CGPoint(x: 1, y: 2.5)), "{1, 2.5}")
        XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), "{{1, 2}, {3, 4}}")
        XCTAssertEqual(NSCoder.cgPoint(for: "{1, 2.5}"), CGPoint(x: 1, y: 2.5))
        XCTAssertEqual(NSCoder.cgPoint(for: "{1,2.5}"), CGPoint(x: 1, y: 2.5))
        XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(CGSizeFromString("{10, -1}"), CGSize(width: 10, height: -1))
        XCTAssertEqual(NSCoder.cgPoint(for: "nonsense"), .zero, "the documentation: zero where it isn't well formed")
        XCTAssertEqual(NSCoder.cgPoint(for: "{1, 2, 3}"), .zero)
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
        XCTAssertEqual(NSCoder.string(for: turn), "[0, 1, -1, 0, 5, 6]")
        XCTAssertEqual(NSCoder.cgAffineTransform(for: "[0, 1, -1, 0, 5, 6]"), turn)
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
