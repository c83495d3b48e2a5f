import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — texts of exceptions in public crash logs of each release; specification F9.4 and F9.5.
///
/// The text about updates that don't fit, and the proof that nothing has changed then (specification F9.4, F9.5; vector
/// 17).
@MainActor final class UpdateTextTests: XCTestCase {
    private struct State: Equatable {
        var counts: [Int]
        var heights: [CGFloat]
        var cells: [ObjectIdentifier]
        var offset: CGPoint
        var selected: [IndexPath]?
        var size: CGSize
    }

    private func state(_ fixture: TableFixture) -> State {
        let table = fixture.table
        return State(
            counts: (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) },
            heights: table.state.visible.map { table.rectForRow(at: IndexPath($0)).height },
            cells: table.visibleCells.map { ObjectIdentifier($0) }, offset: table.contentOffset,
            selected: table.indexPathsForSelectedRows, size: table.contentSize)
    }

    /// The exception's text of an update, after checking that it left everything as it was.
    private func text(
        _ sections: [[CGFloat]], _ new: [[CGFloat]], _ update: (UITableView) -> Void
    ) throws -> String {
        let fixture = try TableFixture(sections)
        fixture.show()
        fixture.table.contentOffset.y = min(10, max(0, fixture.table.contentSize.height - 667))
        fixture.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        fixture.host.settle()
        let before = state(fixture)
        fixture.source.sections = new
        let raised = exceptions { update(fixture.table) }
        fixture.source.sections = sections
        XCTAssertEqual(raised.map(\.name), [.internalInconsistency])
        XCTAssertEqual(state(fixture), before)
        fixture.host.settle()
        XCTAssertEqual(state(fixture), before)
        fixture.source.sections[0].append(33)
        let again = exceptions {
            fixture.table.insertRows(at: [.row(sections[0].count)], with: .none)
        }
        XCTAssertEqual(again, [], "a good update works after a refused one")
        return raised.first?.reason ?? ""
    }

    private func rows(_ count: Int) -> [[CGFloat]] { [Array(repeating: 50, count: count)] }

    func testRowsThatDontAddUp() async throws {
        let text = try text(rows(15), rows(15)) { $0.deleteRows(at: [.row(3)], with: .none) }
        let uikit =
            "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section "
            + "after the update (15) must be equal to the number of rows contained in that section before the update "
            + "(15), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and "
            + "plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
            + " Table view: <UITableView: 0x"
        XCTAssertTrue(text.hasPrefix(uikit), text)
        XCTAssertTrue(text.contains("Rows per section before: [15], after: [15], expected: [14]"), text)
        XCTAssertTrue(text.contains("the shortest valid batch is: none at all"), text)
    }

    func testBeforeIOS13TheTableIsNotNamed() async throws {
        try under(.iOS12) {
            let text = try text(rows(3), rows(6)) { $0.insertRows(at: [.row(0)], with: .none) }
            XCTAssertTrue(text.contains("(6) must be equal"), text)
            XCTAssertTrue(text.contains("(1 inserted, 0 deleted)"), text)
            XCTAssertFalse(text.contains("Table view: <"), text)
        }
    }

    func testFromIOS17AllCountsAreListed() async throws {
        try under(.iOS17) {
            let text = try text(rows(3), rows(6)) { $0.insertRows(at: [.row(0)], with: .none) }
            XCTAssertTrue(
                text.hasPrefix(
                    "Invalid batch updates detected: the number of sections and/or rows returned by the data source "
                        + "before and after performing the batch updates are inconsistent with the updates."), text)
            XCTAssertTrue(text.contains("Data source before updates = { 1 section with row counts: [3] }"), text)
        }
    }

    func testSectionsThatDontAddUp() async throws {
        let text = try text([[50]], [[50], [50]]) {
            $0.beginUpdates(); $0.endUpdates()
        }
        XCTAssertTrue(
            text.hasPrefix(
                "Invalid update: invalid number of sections.  The number of sections contained in the table view after "
                    + "the update (2) must be equal to the number of sections contained in the table view before the "
                    + "update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."),
            text)
        XCTAssertTrue(text.contains("Insert section (1)"), text)
    }

    func testRowsAndSectionsThatDontExist() async throws {
        let cases: [(String, (UITableView) -> Void)] = [
            (
                "attempt to delete row 9 from section 0 which only contains 3 rows before the update",
                { $0.deleteRows(at: [.row(9)], with: .none) }
            ),
            (
                "attempt to delete row 9 from section 0 which only contains 3 rows before the update",
                { $0.reloadRows(at: [.row(9)], with: .none) }
            ),
            (
                "attempt to insert row 5 into section 0, but there are only 3 rows in section 0 after the update",
                { $0.insertRows(at: [.row(5)], with: .none) }
            ),
            (
                "attempt to delete section 1, but there are only 1 sections before the update",
                { $0.deleteSections([1], with: .none) }
            ),
            (
                "attempt to insert section 3 but there are only 1 sections after the update",
                { $0.insertSections([3], with: .none) }
            ),
            (
                "attempt to reconfigure row 7 in section 0, which doesn't exist",
                { $0.reconfigureRows(at: [.row(7)]) }
            ),
            (
                "Invalid index path [1] for use with UITableView",
                { $0.deleteRows(at: [IndexPath(index: 1)], with: .none) }
            ),
        ]
        for (expected, update) in cases {
            let text = try text(rows(3), rows(3), update)
            XCTAssertTrue(text.hasPrefix(expected), text)
        }
    }

    func testEndWithoutBegin() async throws {
        let text = try text(rows(3), rows(3)) { $0.endUpdates() }
        XCTAssertTrue(text.hasPrefix("endUpdates was called without a beginUpdates"), text)
    }
}
