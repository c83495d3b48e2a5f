import ListGeometry
import TestSupport
import XCTest

/// Kind: documented, property — specification F8.3 and F8.4; the anchor row stays where it is.
final class OffsetPolicyTests: XCTestCase {
    private func list(rows: Int) -> ListGeometry {
        var list = ListGeometry(defaultEstimate: 44)
        list.reload([SectionShape(rowCount: rows)])
        return list
    }

    private func row(_ row: Int) -> ListEntry { .row(RowPosition(section: 0, row: row)) }

    /// Behaviour F8.3: a row measured above the first visible one shifts the offset, one below it doesn't.
    func testMeasuringAboveTheAnchorShiftsByTheChange() throws {
        for policy in [OffsetPolicy.faithful, .anchored] {
            var list = list(rows: 100)
            list.setMeasured(50, for: row(20))
            // The viewport shows rows 19 (unmeasured, coming in at the top), 20 and later ones.
            let anchor = try XCTUnwrap(list.anchor(inViewport: 860..<1260))
            XCTAssertEqual(anchor, ListAnchor(entry: row(20), offset: 880))
            XCTAssertEqual(list.setMeasured(83, for: row(19)), 39)
            XCTAssertEqual(list.offsetCorrection(keeping: anchor, through: .measurement, policy: policy), 39)
            XCTAssertEqual(list.setMeasured(120, for: row(25)), 76)
            XCTAssertEqual(list.offsetCorrection(keeping: anchor, through: .measurement, policy: policy), 39)
        }
    }

    /// Behaviours F8.3 and F8.4: UIKit keeps the offset through updates and reloads; the anchored policy keeps the row.
    func testInsertsAboveKeepTheOffsetOrTheRow() {
        var list = list(rows: 100)
        let anchor = list.anchor(of: row(20))
        list.insertRows(2, at: RowPosition(section: 0, row: 0), extent: .measured(100))
        let moved = ListAnchor(entry: row(22), offset: anchor.offset)
        XCTAssertEqual(list.offsetCorrection(keeping: moved, through: .update, policy: .faithful), 0)
        XCTAssertEqual(list.offsetCorrection(keeping: moved, through: .update, policy: .anchored), 200)
        list.reload([SectionShape(rows: [SectionShape.RowRun(count: 102, extent: .estimate(50))])])
        XCTAssertEqual(list.offsetCorrection(keeping: moved, through: .reload, policy: .faithful), 0)
        XCTAssertEqual(list.offsetCorrection(keeping: moved, through: .reload, policy: .anchored), 220)
        list.reload([SectionShape(rowCount: 5)])
        XCTAssertEqual(list.offsetCorrection(keeping: moved, through: .reload, policy: .anchored), 0, "the row is gone")
    }

    func testAnchorIsTheFirstRowBeforeAnyHeader() {
        var list = ListGeometry(defaultEstimate: 44)
        list.reload([SectionShape(header: .fixed(28), rowCount: 3)])
        XCTAssertEqual(list.anchor(inViewport: 0..<100)?.entry, row(0))
        XCTAssertEqual(list.anchor(inViewport: 0..<20)?.entry, .header(section: 0))
        XCTAssertNil(list.anchor(inViewport: 500..<600))
        XCTAssertEqual(list.anchor(at: 71.9), ListAnchor(entry: row(0), offset: 28))
        XCTAssertEqual(list.anchor(at: 72), ListAnchor(entry: row(1), offset: 72))
    }

    /// A scripted scroll up through unmeasured rows: the anchor row stays where it is on the screen in every frame.
    func testScrollingUpThroughUnmeasuredRowsDoesNotDrift() throws {
        var random = SeededGenerator(seed: 7)
        var list = list(rows: 1_000_000)
        var offset = 22_000_000.0
        for frame in 0..<2000 {
            offset -= 7
            let viewport = offset..<offset + 800
            let anchor = try XCTUnwrap(list.anchor(inViewport: viewport))
            let onScreen = anchor.offset - offset
            for shown in list.entries(intersecting: viewport) where !shown.extent.isMeasured {
                list.setMeasured(Double(20 + random.below(281)), for: shown.entry)
            }
            offset += list.offsetCorrection(keeping: anchor, through: .measurement, policy: .anchored)
            XCTAssertEqual(list.extent(of: anchor.entry).offset - offset, onScreen, "frame \(frame)")
        }
    }

    /// Scrolling, batches above and below, rotation and reload under the anchored policy: the anchor row, whose length is
    /// its number, stays where it is on the screen through every change.
    func testAnchoredPolicyNeverMovesWhatIsSeen() throws {
        for seed in 0..<20 as Range<UInt64> {
            var script = AnchoredScript(seed: seed)
            for step in 0..<150 {
                if let drift = script.step(), abs(drift) > 1e-6 {
                    return XCTFail("seed \(seed), step \(step): drift of \(drift) points")
                }
            }
        }
    }
}
