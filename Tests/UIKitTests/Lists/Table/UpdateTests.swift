import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F9.
///
/// Batch updates: geometry, cells, selection and offset afterwards (specification F9).
@MainActor final class UpdateTests: XCTestCase {
    private func fixture(_ sections: [[CGFloat]]) throws -> TableFixture {
        let fixture = try TableFixture(sections)
        fixture.show()
        fixture.source.calls = []
        return fixture
    }

    private func cell(_ fixture: TableFixture, _ row: Int, _ section: Int = 0) -> UITableViewCell? {
        fixture.table.cellForRow(at: .row(row, section))
    }

    func testInsertedRowsAreMeasuredAndKeptOnesKeepTheirCells() async throws {
        let fixture = try fixture([[50, 60, 70]])
        let kept = try (0..<3).map { try XCTUnwrap(cell(fixture, $0)) }
        fixture.source.sections = [[50, 20, 60, 70]]
        fixture.table.insertRows(at: [.row(1)], with: .automatic)
        XCTAssertEqual((0..<4).map { fixture.height($0) }, [50, 20, 60, 70])
        XCTAssertTrue(cell(fixture, 0) === kept[0])
        XCTAssertTrue(cell(fixture, 2) === kept[1])
        XCTAssertTrue(cell(fixture, 3) === kept[2])
        XCTAssertEqual(fixture.source.calls.filter { $0.hasPrefix("cell") }, ["cell 0-1", "cell 0-1 dequeued"])
        XCTAssertEqual(kept[2].frame.minY, 130)
        XCTAssertEqual(fixture.table.contentSize.height, 200)
    }

    func testDeletedRowsLeave() async throws {
        let fixture = try fixture([[50, 60, 70]])
        let last = cell(fixture, 2)
        fixture.source.sections = [[50, 70]]
        fixture.table.deleteRows(at: [.row(1)], with: .fade)
        XCTAssertEqual((0..<2).map { fixture.height($0) }, [50, 70])
        XCTAssertTrue(cell(fixture, 1) === last)
        XCTAssertEqual(fixture.table.visibleCells.count, 2)
    }

    func testDeletionsCountBeforeInsertionsAfterWhateverTheOrder() async throws {
        let fixture = try fixture([[50, 60, 70, 80]])
        let second = cell(fixture, 1)
        fixture.source.sections = [[10, 60, 80, 90]]
        fixture.table.performBatchUpdates {
            fixture.table.insertRows(at: [.row(3), .row(0)], with: .none)
            fixture.table.deleteRows(at: [.row(2), .row(0)], with: .none)
        }
        XCTAssertEqual((0..<4).map { fixture.height($0) }, [10, 60, 80, 90])
        XCTAssertTrue(cell(fixture, 1) === second)
    }

    func testNestedBatchesAreMadeAtTheOutermostEnd() async throws {
        let fixture = try fixture([[50]])
        var isDone: [Bool] = []
        fixture.table.beginUpdates()
        fixture.source.sections = [[50, 60, 70]]
        fixture.table.beginUpdates()
        fixture.table.insertRows(at: [.row(1)], with: .none)
        fixture.table.endUpdates()
        fixture.table.performBatchUpdates({ fixture.table.insertRows(at: [.row(2)], with: .none) }) {
            isDone.append($0)
        }
        XCTAssertEqual(fixture.table.numberOfRows(inSection: 0), 1)
        XCTAssertEqual(isDone, [])
        fixture.table.endUpdates()
        XCTAssertEqual((0..<3).map { fixture.height($0) }, [50, 60, 70])
        XCTAssertEqual(isDone, [true])
    }

    func testMovedRowsTakeTheirCellsAndSelectionAlong() async throws {
        let fixture = try fixture([[50, 60], [70]])
        fixture.table.allowsMultipleSelection = true
        fixture.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        fixture.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        let moving = cell(fixture, 0)
        fixture.source.sections = [[60], [70, 50]]
        fixture.table.moveRow(at: .row(0), to: .row(1, 1))
        XCTAssertTrue(cell(fixture, 1, 1) === moving)
        XCTAssertEqual(fixture.height(1, 1), 50)
        XCTAssertEqual(fixture.table.indexPathsForSelectedRows, [.row(1, 1), .row(0)])
        XCTAssertEqual(moving?.isSelected, true)
    }

    func testSectionsComeGoAndMove() async throws {
        let fixture = try fixture([[50], [60], [70]])
        let last = cell(fixture, 0, 2)
        fixture.source.sections = [[70], [10, 20], [60]]
        fixture.table.performBatchUpdates {
            fixture.table.deleteSections([0], with: .none)
            fixture.table.insertSections([1], with: .none)
            fixture.table.moveSection(2, toSection: 0)
        }
        XCTAssertEqual(fixture.table.numberOfSections, 3)
        XCTAssertTrue(cell(fixture, 0, 0) === last)
        XCTAssertEqual(
            [fixture.height(0, 0), fixture.height(0, 1), fixture.height(1, 1), fixture.height(0, 2)], [70, 10, 20, 60])
    }

    func testAReloadedRowGetsAnotherCellAndLosesItsSelection() async throws {
        let fixture = try fixture([[50, 60]])
        fixture.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        let old = try XCTUnwrap(cell(fixture, 1))
        fixture.source.sections = [[50, 90]]
        fixture.table.reloadRows(at: [.row(1)], with: .none)
        XCTAssertEqual(fixture.height(1), 90)
        XCTAssertFalse(cell(fixture, 1) === old)
        XCTAssertNil(fixture.table.indexPathForSelectedRow)
        fixture.source.sections = [[40, 80]]
        fixture.table.reloadSections([0], with: .none)
        XCTAssertEqual((0..<2).map { fixture.height($0) }, [40, 80])
        XCTAssertEqual(fixture.table.visibleCells.count, 2)
    }

    func testReconfiguredRowsKeepTheirCells() async throws {
        let fixture = try fixture([[50, 60]])
        fixture.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        let old = try XCTUnwrap(cell(fixture, 1) as? BlockCell)
        fixture.source.sections = [[50, 90]]
        fixture.table.reconfigureRows(at: [.row(1)])
        XCTAssertTrue(cell(fixture, 1) === old)
        XCTAssertEqual(old.timesReused, 0)
        XCTAssertEqual(fixture.height(1), 90, "measured again")
        XCTAssertEqual(fixture.table.indexPathForSelectedRow, .row(1))
        XCTAssertEqual(fixture.source.calls.filter { $0.hasPrefix("cell") }, ["cell 0-1", "cell 0-1 dequeued"])
    }

    /// An empty batch asks heights again: of the loaded rows, without estimates of all.
    func testAnEmptyBatchAsksForHeightsAgain() async throws {
        let fixture = try fixture([Array(repeating: 50, count: 40)])
        let first = try XCTUnwrap(cell(fixture, 0) as? BlockCell)
        first.height.constant = 120
        fixture.table.beginUpdates()
        fixture.table.endUpdates()
        XCTAssertEqual(fixture.height(0), 120)
        XCTAssertTrue(cell(fixture, 0) === first)
        XCTAssertEqual(first.frame.height, 120)

        let upFront = try TableFixture([Array(repeating: 50, count: 40)])
        let delegate = HeightDelegate(upFront.source) { _ in 50 }
        upFront.table.delegate = delegate
        upFront.table.estimatedRowHeight = 0
        upFront.show()
        upFront.source.calls = []
        delegate.height = { $0.row == 39 ? 90 : 50 }
        upFront.table.performBatchUpdates(nil)
        XCTAssertEqual(upFront.height(39), 90)
        XCTAssertTrue((0..<40).allSatisfy { upFront.source.calls.contains("height 0-\($0)") })
        XCTAssertEqual(upFront.count("cell"), 0)
    }

    func testRowsBelowAMeasuredScreenKeepTheirMeasuredHeights() async throws {
        let fixture = try fixture([Array(repeating: 50, count: 40)])
        fixture.table.contentOffset.y = 667
        fixture.host.settle()
        fixture.source.sections[0].insert(20, at: 0)
        fixture.table.insertRows(at: [.row(0)], with: .none)
        XCTAssertEqual(fixture.height(5), 50, "measured before the update, not shown now")
        XCTAssertEqual(fixture.height(0), 44, "not shown yet")
    }

    func testTheSecondBatchStartsFromTheFirst() async throws {
        let fixture = try fixture([[]])
        for count in 1...20 {
            fixture.source.sections[0].insert(CGFloat(20 + count), at: 0)
            fixture.table.insertRows(at: [.row(0)], with: .none)
            XCTAssertEqual(fixture.table.numberOfRows(inSection: 0), count)
        }
        XCTAssertEqual((0..<14).map { fixture.height($0) }, (0..<14).map { CGFloat(40 - $0) })
        XCTAssertEqual(fixture.table.state.geometry.checkInvariants(), [])
    }

    func testAGroupsFirstHeaderMovesOn() async throws {
        let fixture = try TableFixture([[50]], style: .grouped)
        fixture.show()
        fixture.source.sections = [[40], [50]]
        fixture.table.insertSections([0], with: .none)
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0, 0)).minY, 35)
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0, 1)).minY, 35 + 40 + 35)
    }
}
