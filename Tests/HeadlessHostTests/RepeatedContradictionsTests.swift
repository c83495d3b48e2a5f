import XCTest

@testable import HeadlessHost

/// Kind: documented — the same contradiction is printed once, with its reason, and the others are counted.
final class RepeatedContradictionsTests: XCTestCase {
    private func conflict(_ address: String, height: Int = 20, row: String = "100") -> String {
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1\(address) UILabel:0x2\(address)'a \(address)'.height == \(height)   (active)>",
            "<NSLayoutConstraint:0x3\(address) 'UIView-Encapsulated-Layout-Height' UILabel:0x2\(address).height == \(row)   (active)>"
        )
        """
    }

    func testTheSameIsToldOnce() throws {
        var contradictions = RepeatedContradictions()
        let first = try XCTUnwrap(contradictions.text(of: conflict("01")))
        XCTAssertTrue(first.hasPrefix(conflict("01")))
        XCTAssertTrue(first.contains("Cure: lower the priority of 1, UILabel"), first)
        XCTAssertNil(contradictions.rest)
        XCTAssertNil(contradictions.text(of: conflict("02")))
        XCTAssertNil(contradictions.text(of: conflict("03", row: "101.667")))
        XCTAssertEqual(contradictions.rest, "2 more of the same contradiction.")
        XCTAssertNotNil(contradictions.text(of: conflict("01", height: 21)))
        XCTAssertEqual(contradictions.rest, "2 more of the same: 2, 0 of the 2 contradictions above.")
    }

    func testOtherMessagesAreToldEachTime() {
        var contradictions = RepeatedContradictions()
        XCTAssertEqual(contradictions.text(of: "a warning"), "a warning")
        XCTAssertEqual(contradictions.text(of: "a warning"), "a warning")
        XCTAssertNil(contradictions.rest)
    }
}
