import ListGeometry
import XCTest

/// Kind: oracle — texts of exceptions in published crash logs; specification F9.4.
///
/// The exception texts of behaviour F9.4, and texts of published crash logs where those say more.
final class BatchUpdateTextTests: XCTestCase {
    private func row(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }

    private func error(
        _ before: [Int], _ after: [Int], _ wording: UpdateWording = .tableView, _ change: (inout BatchUpdate) -> Void
    ) -> BatchUpdateError? {
        var update = BatchUpdate()
        change(&update)
        do {
            _ = try update.mapping(from: before, to: after, wording: wording)
            return nil
        } catch {
            return error
        }
    }

    func testRowCount() {
        let error = error([3], [6]) { $0.insertedRows = [row(0, 3)] }
        XCTAssertEqual(
            error?.reason,
            "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (6) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        )
        XCTAssertEqual(error?.kind, .rowCount)
        XCTAssertEqual(error?.expected, [4])
        XCTAssertEqual(error?.shortestBatch?.insertedRows, [row(0, 3), row(0, 4), row(0, 5)])
        XCTAssertEqual(
            error?.explanation,
            "Rows per section before: [3], after: [6], expected: [4]. The update leads to 4 rows in section 0. From these counts the shortest valid batch is: Insert row (0 - 3), Insert row (0 - 4), Insert row (0 - 5)."
        )
    }

    /// A reload is a deletion and an insertion; a row that moves inside a section moves out and in.
    func testRowCountTallies() {
        let error = error([3, 2], [4, 2], .collectionView) {
            $0.reloadedRows = [row(0, 0)]
            $0.movedRows = [.init(from: row(0, 1), to: row(0, 2)), .init(from: row(1, 0), to: row(0, 3))]
            $0.insertedRows = [row(1, 1)]
            $0.deletedRows = [row(0, 2)]
        }
        XCTAssertEqual(
            error?.reason,
            "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update (4) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 2 deleted) and plus or minus the number of items moved into or out of that section (2 moved in, 1 moved out)."
        )
        XCTAssertEqual(error?.expected, [3, 2])
    }

    func testSectionCount() {
        XCTAssertEqual(
            error([1], [1, 1]) { _ in }?.reason,
            "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (2) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        )
        // A published log of a collection view.
        XCTAssertEqual(
            error([], [0, 0, 0, 0, 0, 0], .collectionView) { $0.insertedSections = [0, 2, 1, 4, 3] }?.reason,
            "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the update (6) must be equal to the number of sections contained in the collection view before the update (0), plus or minus the number of sections inserted or deleted (5 inserted, 0 deleted)."
        )
    }

    func testRowsThatDoNotExist() {
        XCTAssertEqual(
            error([0], [0]) { $0.deletedRows = [row(0, 9)] }?.reason,
            "attempt to delete row 9 from section 0 which only contains 0 rows before the update")
        XCTAssertEqual(
            error([0], [0]) { $0.reloadedRows = [row(0, 9)] }?.reason,
            "attempt to delete row 9 from section 0 which only contains 0 rows before the update")
        XCTAssertEqual(
            error([20], [20], .collectionView) { $0.reloadedRows = [row(0, 20)] }?.reason,
            "attempt to delete item 20 from section 0 which only contains 20 items before the update")
        XCTAssertEqual(
            error([2], [3]) { $0.insertedRows = [row(0, 5)] }?.reason,
            "attempt to insert row 5 into section 0, but there are only 3 rows in section 0 after the update")
        XCTAssertEqual(
            error([2], [3]) { $0.insertedRows = [row(0, -1)] }?.reason,
            "attempt to insert row -1 into section 0, but there are only 3 rows in section 0 after the update")
        // A published log of a table view.
        XCTAssertEqual(
            error([1, 1, 0], [1, 1, 0]) { $0.movedRows = [.init(from: row(2, 0), to: row(0, 0))] }?.reason,
            "attempt to move index path (<NSIndexPath: 0xc000000000000216> {length = 2, path = 2 - 0}) that does not exist - there are only 0 rows in section 2 before the update"
        )
        XCTAssertEqual(error([2], [3]) { $0.insertedRows = [row(4, 5)] }?.kind, .rowDoesNotExist)
        XCTAssertEqual(error([2], [2]) { $0.deletedRows = [row(4, 5)] }?.kind, .rowDoesNotExist)
        XCTAssertEqual(
            error([2], [2]) { $0.movedRows = [.init(from: row(0, 0), to: row(0, 2))] }?.kind, .rowDoesNotExist)
    }

    func testSectionsThatDoNotExist() {
        XCTAssertEqual(
            error([1], [1]) { $0.deletedSections = [1] }?.reason,
            "attempt to delete section 1, but there are only 1 sections before the update")
        XCTAssertEqual(
            error([1], [1, 1]) { $0.insertedSections = [3] }?.reason,
            "attempt to insert section 3 but there are only 2 sections after the update")
        XCTAssertEqual(error([1], [1]) { $0.movedSections = [.init(from: 0, to: 1)] }?.kind, .sectionDoesNotExist)
        XCTAssertEqual(error([1], [1]) { $0.reloadedSections = [-1] }?.kind, .sectionDoesNotExist)
    }

    func testConflicts() {
        XCTAssertEqual(
            error([2], [1]) { ($0.deletedRows, $0.reloadedRows) = ([row(0, 0)], [row(0, 0)]) }?.reason,
            "attempt to delete and reload the same index path (<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0})"
        )
        // Published logs: a reload counts as a deletion.
        for reload in [false, true] {
            let error = error([2], [2]) {
                if reload { $0.reloadedRows = [row(0, 1)] } else { $0.deletedRows = [row(0, 1)] }
                $0.movedRows = [.init(from: row(0, 1), to: row(0, 0))]
            }
            XCTAssertEqual(
                error?.reason,
                "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1})"
            )
        }
        XCTAssertEqual(
            error([2], [3]) {
                ($0.insertedRows, $0.movedRows) = ([row(0, 0)], [.init(from: row(0, 1), to: row(0, 0))])
            }?.reason,
            "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0})"
        )
        XCTAssertEqual(
            error([3], [3]) { $0.reloadedRows = [row(0, 1), row(0, 1)] }?.reason,
            "Attempt to create two animations for cell")
        XCTAssertEqual(
            error([3], [3]) {
                $0.movedRows = [.init(from: row(0, 1), to: row(0, 0)), .init(from: row(0, 2), to: row(0, 0))]
            }?.reason,
            "attempt to move both row 1 in section 0 and row 2 in section 0 to the same row 0 in section 0")
    }

    /// Published logs: a table view refuses such moves, a collection view makes them.
    func testMovesAcrossDeletedAndInsertedSections() {
        let out = { (update: inout BatchUpdate) in
            update.deletedSections = [1]
            update.movedRows = [.init(from: self.row(1, 0), to: self.row(0, 0))]
        }
        XCTAssertEqual(error([1, 1], [2], .tableView, out)?.reason, "cannot move a row from a deleted section (1)")
        XCTAssertNil(error([1, 1], [2], .collectionView, out))
        let into = { (update: inout BatchUpdate) in
            update.insertedSections = [2]
            update.movedRows = [.init(from: self.row(1, 0), to: self.row(2, 0))]
        }
        XCTAssertEqual(
            error([1, 1], [1, 0, 1], .tableView, into)?.reason, "cannot move a row into a newly inserted section (2)")
        XCTAssertNil(error([1, 1], [1, 0, 1], .collectionView, into))
    }

    /// Published logs of iOS 16.4 and 17, whose line breaks the crash reporters fold.
    func testGenerationsOfCountTexts() throws {
        let collection = error([27386], [27385], UpdateWording(.collection, .iOS16_4)) {
            $0.deletedRows = [row(0, 27384)]
            $0.insertedRows = [row(0, 27384)]
        }
        XCTAssertEqual(
            collection?.reason.replacing("\n", with: " ").replacing("\t", with: ""),
            "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after performing the batch updates are inconsistent with the updates. Data source before updates = { 1 section with item counts: [27386] } Data source after updates = { 1 section with item counts: [27385] } Updates = [ Delete item (0 - 27384), Insert item (0 - 27384) ]"
        )
        let table = error([3], [0], UpdateWording(.table, .fromIOS17)) { $0.deletedRows = [row(0, 1), row(0, 0)] }
        XCTAssertEqual(
            table?.reason.replacing("\n", with: " ").replacing("\t", with: ""),
            "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch updates are inconsistent with the updates. Data source before updates = { 1 section with row counts: [3] } Data source after updates = { 1 section with row counts: [0] } Updates = [ Delete row (0 - 1), Delete row (0 - 0) ]"
        )
    }

    /// A published radar: to move a section and reload one of its rows is valid, though UIKit of iOS 9 refused it.
    func testReloadInAMovedSection() throws {
        var update = BatchUpdate()
        update.reloadedRows = [row(1, 0)]
        update.movedSections = [.init(from: 1, to: 0)]
        let mapping = try update.mapping(from: [2, 3], to: [3, 2])
        XCTAssertEqual(mapping.newPosition(of: row(1, 0)), row(0, 0))
        XCTAssertTrue(mapping.isReloaded(row(1, 0)))
        XCTAssertEqual(mapping.newPosition(of: row(0, 1)), row(1, 1))
    }

    func testShortestBatches() {
        func shortest(_ before: [Int], _ after: [Int]) -> [Int] {
            let update = BatchUpdate.shortest(from: before, to: after)
            return [
                update.deletedSections.count, update.insertedSections.count, update.deletedRows.count,
                update.insertedRows.count, update.count,
            ]
        }
        XCTAssertEqual(shortest([3, 5, 2], [5, 2]), [1, 0, 0, 0, 1])
        XCTAssertEqual(shortest([5, 2], [5, 9, 2]), [0, 1, 0, 0, 1])
        XCTAssertEqual(shortest([3], [6]), [0, 0, 0, 3, 3], "no section for a section")
        XCTAssertEqual(shortest([9, 1, 4], [8, 4]), [1, 0, 1, 0, 2])
        XCTAssertEqual(shortest([4, 4], [4, 5]), [0, 0, 0, 1, 1])
        XCTAssertEqual(shortest([], []), [0, 0, 0, 0, 0])
    }
}
