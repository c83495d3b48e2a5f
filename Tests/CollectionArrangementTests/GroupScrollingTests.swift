import XCTest

@testable import CollectionArrangement

/// Kind: documented — Apple's documentation of `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
///
/// The resting places of sections that scroll across, for offsets that no gesture of a test reaches; by the
/// documentation of `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
final class GroupScrollingTests: XCTestCase {
    func testTargets() {
        var scrolling = GroupScrolling(
            rest: .group, window: 300, firstGroup: 20, groupLength: 100, pitch: 110, groupCount: 10,
            contentLength: 20 + 10 * 110 - 10 + 20)
        func target(_ start: CGFloat, _ current: CGFloat, _ projected: CGFloat, _ velocity: CGFloat) -> CGFloat {
            scrolling.target(start: start, current: current, projected: projected, velocity: velocity)
        }
        XCTAssertEqual(target(110, 300, 900, 2), 220, "one at a time")
        XCTAssertEqual(target(110, 100, 0, -2), 0)
        XCTAssertEqual(target(0, -30, -30, -2), 0)
        XCTAssertEqual(scrolling.range, 0...830)
        XCTAssertEqual(target(770, 800, 900, 2), 830, "not beyond the end")
        scrolling.rest = .leadingEdge
        XCTAssertEqual(target(0, 100, 400, 1), 440)
        XCTAssertEqual(target(0, 100, 900, 1), 830)
        scrolling.rest = .anywhere
        XCTAssertEqual(target(0, 100, 401.5, 1), 401.5)
        scrolling.rest = .centredGroup
        XCTAssertEqual(scrolling.centringInset, 80)
        XCTAssertEqual(scrolling.offset(ofGroup: 0), -80)
        XCTAssertEqual(scrolling.offset(ofGroup: 9), 910)
        XCTAssertEqual(scrolling.range, -80...910)
    }
}
