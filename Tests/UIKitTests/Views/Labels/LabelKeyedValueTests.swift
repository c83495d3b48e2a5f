import UIKit
import XCTest

/// Kind: documented — Apple's documentation of key-value coding: a property's name is its key, numbers stand for
/// enumerations.
@MainActor final class LabelKeyedValueTests: XCTestCase {
    /// Key-value coding's names of a label's properties; numbers stand for enumerations.
    func testALabelsValuesByKey() async throws {
        let (first, second) = (UILabel(), UILabel())
        first.textAlignment = .right
        first.numberOfLines = 3
        first.isEnabled = false
        first.highlightedTextColor = .red
        first.shadowOffset = CGSize(width: 2, height: 5)
        for key in ["textAlignment", "numberOfLines", "enabled", "highlightedTextColor", "shadowOffset"] {
            second.setValue(first.value(forKey: key), forKeyPath: key)
        }
        XCTAssertEqual(second.textAlignment, .right)
        XCTAssertEqual(second.numberOfLines, 3)
        XCTAssertFalse(second.isEnabled)
        XCTAssertEqual(second.highlightedTextColor, .red)
        XCTAssertEqual(second.shadowOffset, CGSize(width: 2, height: 5))
        XCTAssertEqual(first.value(forKey: "textAlignment") as? Int, NSTextAlignment.right.rawValue)
    }
}
