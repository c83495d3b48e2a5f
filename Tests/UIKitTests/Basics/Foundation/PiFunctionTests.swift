import UIKit
import XCTest

/// Kind: documented — the C library of Apple's systems: `sinpi(x)` is the sine of π times x, exact at quarter turns.
final class PiFunctionTests: XCTestCase {
    func testQuarterTurnsAreExact() {
        XCTAssertEqual([0, 0.5, 1, 1.5, 2, -0.5, -1, 3].map(__sinpi), [0, 1, 0, -1, 0, -1, 0, 0])
        XCTAssertEqual([0, 0.5, 1, 1.5, 2, -0.5, -1, 3].map(__cospi), [1, 0, -1, 0, 1, 0, -1, -1])
    }

    func testBetweenThem() {
        for angle in [0.25, 0.3, 1.7, -0.6, 12.1] {
            XCTAssertEqual(__sinpi(angle), sin(angle * .pi), accuracy: 1e-12)
            XCTAssertEqual(__cospi(angle), cos(angle * .pi), accuracy: 1e-12)
        }
    }
}
