import XCTest

@testable import UIKit

/// Kind: documented — USB HID usage tables 1.12, page 7.
@MainActor final class KeyboardUsageTests: XCTestCase {
    func testKeysHaveThePlacesOfAnAmericanKeyboard() async throws {
        // USB HID usage tables 1.12, page 7.
        let expected: [(String, Int)] = [
            ("a", 4), ("Z", 29), ("1", 30), ("0", 39), ("!", 30), ("\r", 40), ("\u{1B}", 41), ("\u{8}", 42), ("\t", 43),
            (" ", 44), ("-", 45), ("\\", 49), (";", 51), ("/", 56), ("UIKeyInputRightArrow", 79),
            ("UIKeyInputUpArrow", 82),
        ]
        for (input, code) in expected {
            XCTAssertEqual(UIKeyboardHIDUsage(input: input).rawValue, code, input)
        }
        XCTAssertEqual(UIKeyboardHIDUsage(input: "ß"), .keyboardErrorUndefined)
    }
}
