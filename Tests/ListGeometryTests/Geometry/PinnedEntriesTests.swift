import ListGeometry
import XCTest

/// Kind: documented — specification F7.6: y = min(max(section top, visible top), section bottom − footer − header).
///
/// Behaviour F7.6: y = min(max(section top, visible top), section bottom − footer − header).
final class PinnedEntriesTests: XCTestCase {
    private var list: ListGeometry {
        var list = ListGeometry(defaultEstimate: 44)
        list.leadingPadding = 100
        // Sections of 10 + 28 + 440 + 20 + 5 points from 100 and from 603.
        let shape = SectionShape(
            topPadding: 10, header: .fixed(28), rowCount: 10, footer: .measured(20), bottomPadding: 5)
        list.reload([shape, shape])
        return list
    }

    func testHeaderFloatsInsideItsSection() {
        let own = 110.0
        XCTAssertEqual(list.pinnedHeaderOffset(section: 0, visible: 0..<400), own)
        XCTAssertEqual(list.pinnedHeaderOffset(section: 0, visible: 110..<510), own)
        XCTAssertEqual(list.pinnedHeaderOffset(section: 0, visible: 300..<700), 300)
        // The section ends at 598; its footer and header take 48 of that.
        XCTAssertEqual(list.pinnedHeaderOffset(section: 0, visible: 549..<949), 549)
        XCTAssertEqual(list.pinnedHeaderOffset(section: 0, visible: 590..<990), 550)
        XCTAssertEqual(list.pinnedHeaderOffset(section: 1, visible: 590..<990), 613)
    }

    func testFooterFloatsInsideItsSection() {
        let own = 578.0
        XCTAssertEqual(list.pinnedFooterOffset(section: 0, visible: 300..<700), own)
        XCTAssertEqual(list.pinnedFooterOffset(section: 0, visible: 100..<500), 480)
        XCTAssertEqual(list.pinnedFooterOffset(section: 0, visible: 0..<150), 138)
        XCTAssertEqual(list.pinnedFooterOffset(section: 1, visible: 300..<700), 680)
    }
}
