import XCTest

@testable import TextLayout

/// Kind: documented — the property-list format.
final class NumberListsTests: XCTestCase {
    private func lists(_ text: String) throws -> NumberLists { try NumberLists(json: Array(text.utf8)) }

    func testNumbersAreFoundByTheirKeys() throws {
        let lists = try lists(
            """
            {"units": 2048, "what": "a text", "pairs": [[8.5, -52], [9e1, 3]],
             "advances": {"bold": {"text": [], "display": [503.8509521484375]}}}
            """)
        XCTAssertEqual(lists["units"], [2048])
        XCTAssertEqual(lists["pairs"], [8.5, -52, 90, 3])
        XCTAssertEqual(lists["advances/bold/text"], [])
        XCTAssertEqual(lists["advances/bold/display"], [503.8509521484375])
        XCTAssertNil(lists["what"])
        XCTAssertNil(lists["advances"])
    }

    /// Every text that ends early, and some that hold something else.
    func testOtherTextsAreRefused() throws {
        let text = "{\"a\": [1, [2.5]], \"b\": {\"c\": -3}}"
        XCTAssertNoThrow(try lists(text))
        for count in 0..<text.utf8.count {
            XCTAssertThrowsError(try lists(String(text.prefix(count))), "the first \(count) bytes")
        }
        for wrong in ["{} x", "{\"a\": nul}", "[1, \"a\"]", "[1 2]", String(repeating: "[", count: 100_000)] {
            XCTAssertThrowsError(try lists(wrong), wrong)
        }
    }
}
