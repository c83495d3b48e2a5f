import AutoLayout
import XCTest

/// Kind: documented, property — Apple's documentation of autoresizing masks; there and back is the identity.
final class AutoresizingRuleTests: XCTestCase {
    private func rule(_ start: Double, _ length: Double, of container: Double, _ mask: String) -> AutoresizingRule {
        AutoresizingRule(
            start: start, length: length, containerLength: container, flexibleStart: mask.contains("s"),
            flexibleLength: mask.contains("l"), flexibleEnd: mask.contains("e"))
    }

    private func check(_ rule: AutoresizingRule, in container: Double, _ start: Double, _ length: Double) {
        let placement = rule.placement(in: container)
        XCTAssertEqual(placement.start, start, accuracy: 1e-9)
        XCTAssertEqual(placement.length, length, accuracy: 1e-9)
    }

    func testEachMaskSharesTheChangeInProportion() {
        // 30 + 50 + 20 in 100, grown by 60.
        check(rule(30, 50, of: 100, ""), in: 160, 30, 50)
        check(rule(30, 50, of: 100, "e"), in: 160, 30, 50)
        check(rule(30, 50, of: 100, "l"), in: 160, 30, 110)
        check(rule(30, 50, of: 100, "s"), in: 160, 90, 50)
        check(rule(30, 50, of: 100, "se"), in: 160, 66, 50)
        check(rule(30, 50, of: 100, "sl"), in: 160, 30 + 60 * 3.0 / 8, 50 + 60 * 5.0 / 8)
        check(rule(30, 50, of: 100, "le"), in: 160, 30, 50 + 60 * 5.0 / 7)
        check(rule(30, 50, of: 100, "sle"), in: 160, 48, 80)
    }

    func testShrinking() {
        check(rule(30, 50, of: 100, "l"), in: 60, 30, 10)
        check(rule(30, 50, of: 100, "sle"), in: 50, 15, 25)
    }

    func testPartsWithoutLengthShareEqually() {
        check(rule(0, 100, of: 100, "se"), in: 160, 30, 100)
        check(rule(0, 0, of: 0, "sle"), in: 90, 30, 30)
        check(rule(0, 0, of: 0, "l"), in: 90, 0, 90)
    }

    func testNegativePartsTakeNoShare() {
        // The view reaches over the end: only the start can give.
        check(rule(40, 80, of: 100, "se"), in: 130, 70, 80)
    }

    func testGoingThereAndBackIsTheIdentityInOneRule() {
        let rule = rule(13, 29, of: 77, "sle")
        check(rule, in: 77, 13, 29)
    }
}
