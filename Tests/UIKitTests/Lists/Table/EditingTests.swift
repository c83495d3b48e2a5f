import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F6.4, F10.7 and F10.9.
///
/// Editing mode (specification F6.4, F10.7) and reordering (F10.9).
@MainActor final class EditingTests: XCTestCase {
    func testTheContentGivesWayToTheControl() async throws {
        for (device, shift) in [("iphone-se2", CGFloat(38)), ("iphone-xr", 42)] {
            let fixture = try EditingFixture(EditableSource([["a", "b"]]), device: device)
            let cell = try fixture.cell(0)
            fixture.source.fixed = [.row(1)]
            XCTAssertEqual(cell.contentView.frame.minX, 0)
            fixture.table.setEditing(true, animated: false)
            fixture.host.settle()
            XCTAssertTrue(cell.isEditing)
            XCTAssertEqual(cell.editingStyle, .delete)
            XCTAssertEqual(cell.contentView.frame.minX, shift)
            XCTAssertEqual(cell.contentView.frame.maxX, fixture.table.bounds.width - 60)
            XCTAssertEqual(try fixture.cell(1).contentView.frame, fixture.table.bounds.with(height: 50))
            XCTAssertEqual(cell.log, ["will 1", "did 1"])
            fixture.table.isEditing = false
            fixture.host.settle()
            XCTAssertEqual(cell.contentView.frame.minX, 0)
            XCTAssertEqual(cell.log, ["will 1", "did 1", "will 0", "did 0"])
        }
    }

    func testRowsThatComeInLaterAreEditedToo() async throws {
        let fixture = try EditingFixture(100)
        fixture.table.setEditing(true, animated: false)
        fixture.table.scrollToRow(at: .row(60), at: .top, animated: false)
        XCTAssertTrue(fixture.table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 38 })
        fixture.table.setEditing(false, animated: false)
        fixture.table.scrollToRow(at: .row(0), at: .top, animated: false)
        XCTAssertTrue(fixture.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    }

    func testAnimatedTheEndStateHoldsAtOnce() async throws {
        let fixture = try EditingFixture(3)
        let cell = try fixture.cell(0)
        fixture.table.setEditing(true, animated: true)
        XCTAssertEqual(cell.contentView.frame.minX, 38)
        XCTAssertEqual(cell.log, ["will 1"])
        let start = cell.contentView.presentation(at: fixture.host.time).frame.minX
        XCTAssertEqual(start, 0, accuracy: 1e-9)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(cell.log, ["will 1", "did 1"])
    }

    /// Rows that aren't indented by the delegate keep their place; those without a style have no control.
    func testIndentationAndStyles() async throws {
        let delegate = EditingDelegate()
        delegate.indents = { $0.row != 0 }
        delegate.style = { [.none, .none, .insert][$0.row] }
        let fixture = try EditingFixture(3, delegate: delegate)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        XCTAssertEqual(try (0..<3).map { try fixture.cell($0).contentView.frame.minX }, [0, 38, 38])
        XCTAssertEqual(try (0..<3).map { try fixture.cell($0).editing.control == nil }, [true, true, false])
    }

    func testIndentationLevels() async throws {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
                indexPath.row
            }
        }
        let fixture = try EditingFixture(EditableSource([["a", "b", "c"]]), delegate: nil)
        let delegate = Delegate()
        fixture.table.delegate = delegate
        fixture.table.reloadData()
        fixture.host.settle()
        for row in 0..<3 {
            let cell = try fixture.cell(row)
            cell.textLabel?.text = "text"
            cell.layoutIfNeeded()
            XCTAssertEqual(cell.textLabel?.frame.minX, 16 + CGFloat(row) * 10)
            XCTAssertEqual(cell.contentView.frame.minX, 0)
        }
    }

    func testInsertionsAreCommittedAtOnceDeletionsOnceMoreAskedFor() async throws {
        let delegate = EditingDelegate()
        delegate.style = { $0.row == 0 ? .insert : .delete }
        let fixture = try EditingFixture(3, delegate: delegate)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        fixture.source.log = []
        fixture.tap(0, x: 27)
        XCTAssertEqual(fixture.source.log.filter { $0.hasPrefix("commit") }, ["commit 2 0-0"])
        XCTAssertEqual(fixture.shown, ["new", "row 0", "row 1", "row 2"])
        fixture.tap(2, x: 27)
        let cell = try fixture.cell(2)
        XCTAssertTrue(cell.showingDeleteConfirmation)
        XCTAssertEqual(cell.log.last, "did 3")
        XCTAssertEqual(fixture.delegate?.log, ["willBeginEditing 2"])
        XCTAssertEqual(fixture.source.names[0].count, 4)
        // The button stands at the row's end, which has given way.
        XCTAssertLessThan(cell.frame.minX, -70)
        fixture.tap(2, x: 350)
        XCTAssertEqual(fixture.source.log.last { $0.hasPrefix("commit") }, "commit 1 0-2")
        XCTAssertEqual(fixture.shown, ["new", "row 0", "row 2"])
        XCTAssertTrue(fixture.table.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.showingDeleteConfirmation })
    }

    func testMultipleSelectionWhileEditing() async throws {
        let fixture = try EditingFixture(4)
        fixture.table.allowsMultipleSelectionDuringEditing = true
        fixture.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        XCTAssertNil(fixture.table.indexPathsForSelectedRows)
        XCTAssertTrue(try fixture.cell(0).editing.control?.kind == .selection)
        XCTAssertEqual(try fixture.cell(0).editingStyle, .none)
        fixture.tap(0, x: 27)
        fixture.tap(2, x: 200)
        XCTAssertEqual(fixture.table.indexPathsForSelectedRows, [.row(0), .row(2)])
        XCTAssertTrue(try fixture.cell(2).editing.control?.isSelected ?? false)
        fixture.tap(0, x: 200)
        XCTAssertEqual(fixture.table.indexPathsForSelectedRows, [.row(2)])
    }

    func testSelectionWhileEditingHasToBeAllowed() async throws {
        let fixture = try EditingFixture(2)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        fixture.tap(1, x: 200)
        XCTAssertNil(fixture.table.indexPathForSelectedRow)
        fixture.table.allowsSelectionDuringEditing = true
        fixture.tap(1, x: 200)
        XCTAssertEqual(fixture.table.indexPathForSelectedRow, .row(1))
    }

    func testATableControllerEditsItsTable() async throws {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        }
        let host = try HeadlessHost()
        let controller = Controller(style: .plain)
        host.show(controller)
        controller.setEditing(true, animated: false)
        XCTAssertTrue(controller.isEditing)
        XCTAssertTrue(controller.tableView.isEditing)
        controller.isEditing = false
        XCTAssertFalse(controller.tableView.isEditing)
    }

    func testEditingAccessories() async throws {
        let fixture = try EditingFixture(1, delegate: nil)
        let cell = try fixture.cell(0)
        fixture.source.fixed = []
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryType = .checkmark
        fixture.host.settle()
        XCTAssertEqual(cell.contentView.frame.maxX, 375 - 34)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        XCTAssertEqual(cell.contentView.frame.maxX, 375 - 60 - 40)
    }

    // MARK: Reordering

    private func carry(_ fixture: EditingFixture, _ row: Int, by distance: CGFloat, letsGo: Bool = true) {
        let start = fixture.point(row, x: 345)
        var steps = [TouchScript.Step(.down, at: start, time: 0)]
        for step in 1...10 {
            steps.append(
                .init(.move, at: CGPoint(x: 345, y: start.y + distance * CGFloat(step) / 10), time: 0.05 * Double(step))
            )
        }
        if letsGo { steps.append(.init(.up, at: CGPoint(x: 345, y: start.y + distance), time: 0.6)) }
        fixture.host.play(TouchScript(steps))
        if letsGo { fixture.host.advanceUntilStill() }
    }

    func testARowIsCarriedToAnotherPlace() async throws {
        for (row, distance, expected, names) in [
            (0, CGFloat(100), "move 0-0 to 0-2", ["row 1", "row 2", "row 0", "row 3"]),
            (3, -100, "move 0-3 to 0-1", ["row 0", "row 3", "row 1", "row 2"]),
        ] {
            let fixture = try EditingFixture(4)
            fixture.table.setEditing(true, animated: false)
            fixture.host.settle()
            let cell = try fixture.cell(row)
            fixture.source.log = []
            carry(fixture, row, by: distance)
            XCTAssertEqual(fixture.source.log.filter { $0.hasPrefix("move") }, [expected])
            XCTAssertEqual(fixture.source.names[0], names)
            XCTAssertEqual(fixture.shown, names)
            XCTAssertEqual(fixture.table.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
            XCTAssertEqual(fixture.table.indexPath(for: cell)?.row, expected.hasSuffix("2") ? 2 : 1)
            XCTAssertEqual(fixture.table.contentOffset, .zero, "the finger on the handle doesn't scroll")
        }
    }

    func testRowsMakeRoomOnTheWay() async throws {
        let fixture = try EditingFixture(4)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        let cell = try fixture.cell(0)
        carry(fixture, 0, by: 100, letsGo: false)
        XCTAssertEqual(cell.center.y, 125)
        XCTAssertTrue(cell.configurationState.isReordering)
        XCTAssertEqual(try (1..<4).map { try fixture.cell($0).frame.minY }, [0, 50, 150])
        fixture.table.setEditing(false, animated: false)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.source.names[0], ["row 0", "row 1", "row 2", "row 3"])
        XCTAssertEqual(fixture.table.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
    }

    func testTheDelegateChoosesThePlace() async throws {
        let delegate = EditingDelegate()
        delegate.target = { IndexPath(row: min(1, $0.row), section: 0) }
        let fixture = try EditingFixture(4, delegate: delegate)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        carry(fixture, 0, by: 150)
        XCTAssertEqual(delegate.proposals, [1, 2, 3])
        XCTAssertEqual(fixture.source.names[0], ["row 1", "row 0", "row 2", "row 3"])
    }

    func testIntoAnotherSection() async throws {
        let fixture = try EditingFixture(EditableSource([["a", "b"], ["c", "d"]]))
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        carry(fixture, 0, by: 110)
        XCTAssertEqual(fixture.source.log.filter { $0.hasPrefix("move") }, ["move 0-0 to 1-1"])
        XCTAssertEqual(fixture.source.names, [["b"], ["c", "a", "d"]])
        XCTAssertEqual(fixture.shown, ["b", "c", "a", "d"])
        XCTAssertEqual(fixture.table.numberOfRows(inSection: 1), 3)
    }

    func testRowsScrollByUnderAFingerNearTheEdge() async throws {
        let fixture = try EditingFixture(60)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        let cell = try fixture.cell(2)
        let start = fixture.point(2, x: 345)
        let end = CGPoint(x: 345, y: 650)
        fixture.host.play(
            TouchScript([
                .init(.down, at: start, time: 0), .init(.move, at: CGPoint(x: 345, y: 400), time: 0.1),
                .init(.move, at: end, time: 0.2),
            ]))
        fixture.host.advance(by: 1)
        XCTAssertGreaterThan(fixture.table.contentOffset.y, 300)
        XCTAssertEqual(cell.center.y - fixture.table.contentOffset.y, 650, accuracy: 13)
        XCTAssertTrue(cell.superview === fixture.table && !cell.isHidden)
        fixture.host.play(TouchScript([.init(.up, at: end, time: 0)]))
        fixture.host.advanceUntilStill()
        let place = try XCTUnwrap(fixture.source.names[0].firstIndex(of: "row 2"))
        XCTAssertGreaterThan(place, 18)
        XCTAssertEqual(fixture.table.indexPath(for: cell), .row(place))
        let shown = fixture.table.indexPathsForVisibleRows ?? []
        XCTAssertEqual(fixture.shown, shown.map { fixture.source.names[0][$0.row] })
        XCTAssertEqual(
            fixture.table.visibleCells.map(\.frame.minY), shown.map { CGFloat($0.row) * 50 })
    }

    func testAPlaceThatIsntThereIsRefused() async throws {
        let delegate = EditingDelegate()
        delegate.target = { _ in .row(9) }
        let fixture = try EditingFixture(3, delegate: delegate)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        let raised = exceptions { carry(fixture, 0, by: 100) }
        XCTAssertTrue(raised.first?.reason.contains("returned [0, 9]") ?? false, "\(raised)")
        XCTAssertEqual(fixture.source.names[0], ["row 0", "row 1", "row 2"])
    }

    /// Nothing that editing, swiping or an index leaves behind holds a table or its cells.
    func testNothingIsKeptAlive() async throws {
        weak var table: UITableView?
        weak var cell: UITableViewCell?
        weak var view: SwipeActionsView?
        func use() throws {
            let fixture = try EditingFixture(6)
            fixture.table.setEditing(true, animated: true)
            fixture.host.advanceUntilStill()
            carry(fixture, 0, by: 100)
            fixture.table.setEditing(false, animated: true)
            fixture.host.advanceUntilStill()
            fixture.swipe(1, from: 300, to: 220)
            view = try XCTUnwrap(fixture.table.state.swipe?.view)
            fixture.source.names[0].remove(at: 3)
            fixture.table.deleteRows(at: [.row(3)], with: .fade)
            table = fixture.table
            cell = try fixture.cell(1)
            cell?.contentConfiguration = cell?.defaultContentConfiguration()
            cell?.backgroundConfiguration = .listPlainCell()
            fixture.host.advanceUntilStill()
            fixture.host.show(UIViewController())
        }
        try use()
        XCTAssertNil(table)
        XCTAssertNil(cell)
        XCTAssertNil(view)
    }
}

extension CGRect {
    fileprivate func with(height: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}
