import AutoLayout
import XCTest

/// Kind: documented — raw values of UIKit's headers.
final class LayoutAttributeTests: XCTestCase {
    func testRawValuesAreUIKits() {
        let expected: [(LayoutAttribute, Int)] = [
            (.notAnAttribute, 0), (.left, 1), (.right, 2), (.top, 3), (.bottom, 4), (.leading, 5), (.trailing, 6),
            (.width, 7), (.height, 8), (.centerX, 9), (.centerY, 10), (.lastBaseline, 11), (.firstBaseline, 12),
            (.leftMargin, 13), (.rightMargin, 14), (.topMargin, 15), (.bottomMargin, 16), (.leadingMargin, 17),
            (.trailingMargin, 18), (.centerXWithinMargins, 19), (.centerYWithinMargins, 20),
        ]
        XCTAssertEqual(expected.count, LayoutAttribute.allCases.count)
        for (attribute, value) in expected { XCTAssertEqual(attribute.rawValue, value) }
    }

    func testKindsAndAxes() {
        XCTAssertEqual(LayoutAttribute.allCases.filter { $0.kind == .size }, [.width, .height])
        XCTAssertEqual(LayoutAttribute.allCases.filter { $0.kind == .none }, [.notAnAttribute])
        XCTAssertEqual(
            LayoutAttribute.allCases.filter { $0.axis == .vertical },
            [
                .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins,
            ])
    }

    func testDirectionAndMargins() {
        XCTAssertEqual(
            LayoutAttribute.allCases.filter(\.isDirectional), [.leading, .trailing, .leadingMargin, .trailingMargin])
        XCTAssertEqual(LayoutAttribute.allCases.filter(\.isSided), [.left, .right, .leftMargin, .rightMargin])
        XCTAssertEqual(
            LayoutAttribute.allCases.compactMap(\.withinMargins),
            [.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY])
    }
}
