import UIKit
import XCTest

/// Kind: documented — Apple's `CFStringTransform` and its identifiers, and Unicode's fullwidth forms.
final class CoreFoundationTransformTests: XCTestCase {
    private func changed(_ text: String, by transform: CFString, reverse: Bool = false) -> String? {
        let string = NSMutableString(string: text)
        return CFStringTransform(string, nil, transform, reverse) ? string as String : nil
    }

    func testLettersAndScripts() {
        XCTAssertEqual(changed("ＡＢＣ１２３", by: kCFStringTransformFullwidthHalfwidth), "ABC123")
        XCTAssertEqual(changed("ABC123", by: kCFStringTransformFullwidthHalfwidth, reverse: true), "ＡＢＣ１２３")
        XCTAssertEqual(changed("Ünï", by: kCFStringTransformStripCombiningMarks), "Uni")
        XCTAssertEqual(changed("Москва", by: kCFStringTransformToLatin), "Moskva")
        XCTAssertEqual(changed("ひらがな", by: kCFStringTransformHiraganaKatakana), "ヒラガナ")
        XCTAssertNil(changed("a", by: "no such change" as NSString))
    }

    func testARangeFollowsTheChange() {
        let string = NSMutableString(string: "aé北b")
        var range = CFRange(location: 2, length: 1)
        XCTAssertTrue(CFStringTransform(string, &range, kCFStringTransformMandarinLatin, false))
        XCTAssertEqual(string as String, "aéběib")
        XCTAssertEqual(range, CFRange(location: 2, length: 3))
    }
}
