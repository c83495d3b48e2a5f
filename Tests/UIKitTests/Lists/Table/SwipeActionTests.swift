import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F10.8.
///
/// Swipe actions (specification F10.8), by touches.
@MainActor final class SwipeActionTests: XCTestCase {
    private func fixture() throws -> (EditingFixture, EditingDelegate) {
        let delegate = EditingDelegate()
        delegate.trailing = [delegate.action("Cut", .destructive), delegate.action("Flag")]
        return (try EditingFixture(4, delegate: delegate), delegate)
    }

    func testARowRestsBesideItsActions() async throws {
        let (fixture, delegate) = try fixture()
        let cell = try fixture.cell(1)
        fixture.swipe(1, from: 300, to: 180)
        // Two buttons of the width that was recorded of UIKit's.
        XCTAssertEqual(cell.frame, CGRect(x: -2 * 74, y: 50, width: 375, height: 50))
        XCTAssertEqual(fixture.table.rectForRow(at: .row(1)).minX, 0)
        XCTAssertTrue(cell.configurationState.isSwiped)
        XCTAssertEqual(delegate.log, ["willBeginEditing 1"], "a row that is swiped isn't selected")
        XCTAssertEqual(cell.log, ["will 2", "did 2"])
        XCTAssertFalse(cell.isHighlighted)
        // The first action stands at the row's edge.
        fixture.tap(1, x: 375 - 30)
        XCTAssertEqual(delegate.log, ["willBeginEditing 1", "Cut", "didEndEditing 1"])
        XCTAssertEqual(cell.frame.minX, 0)
        XCTAssertFalse(cell.configurationState.isSwiped)
        XCTAssertFalse(fixture.table.subviews.contains { $0 is SwipeActionsView })
    }

    func testTheSecondAction() async throws {
        let (fixture, delegate) = try fixture()
        fixture.swipe(2, from: 300, to: 180)
        fixture.tap(2, x: 375 - 100)
        XCTAssertEqual(delegate.log, ["willBeginEditing 2", "Flag", "didEndEditing 2"])
    }

    func testAFullSwipePerformsTheFirstActionUnlessItMayNot() async throws {
        for performs in [true, false] {
            let (fixture, delegate) = try fixture()
            delegate.performsFirst = performs
            fixture.swipe(1, from: 360, to: 20)
            XCTAssertEqual(
                delegate.log, performs ? ["willBeginEditing 1", "Cut", "didEndEditing 1"] : ["willBeginEditing 1"])
            XCTAssertEqual(try fixture.cell(1).frame.minX, performs ? 0 : -148)
        }
    }

    func testAShortSwipeGoesBack() async throws {
        let (fixture, delegate) = try fixture()
        fixture.swipe(1, from: 300, to: 270)
        XCTAssertEqual(try fixture.cell(1).frame.minX, 0)
        XCTAssertEqual(delegate.log, ["willBeginEditing 1", "didEndEditing 1"])
    }

    func testTheLeadingSide() async throws {
        let (fixture, delegate) = try fixture()
        fixture.swipe(1, from: 50, to: 200)
        XCTAssertEqual(try fixture.cell(1).frame.minX, 0, "nothing is offered there")
        XCTAssertFalse(delegate.log.contains { $0.contains("diting") })
        delegate.log = []
        delegate.leading = [delegate.action("Read")]
        delegate.performsFirst = false
        fixture.swipe(1, from: 50, to: 150)
        XCTAssertEqual(try fixture.cell(1).frame.minX, 74)
        fixture.tap(1, x: 30)
        XCTAssertEqual(delegate.log, ["willBeginEditing 1", "Read", "didEndEditing 1"])
    }

    func testTouchingAnotherRowOnlyCloses() async throws {
        let (fixture, delegate) = try fixture()
        fixture.swipe(1, from: 300, to: 180)
        fixture.tap(3, x: 100)
        XCTAssertEqual(delegate.log, ["willBeginEditing 1", "didEndEditing 1"])
        XCTAssertEqual(try fixture.cell(1).frame.minX, 0)
        fixture.tap(3, x: 100)
        XCTAssertEqual(delegate.log.last, "didSelect 3")
    }

    func testSwipingAnotherRowClosesTheFirst() async throws {
        let (fixture, delegate) = try fixture()
        fixture.swipe(1, from: 300, to: 180)
        fixture.swipe(2, from: 300, to: 180)
        XCTAssertEqual(try fixture.cell(1).frame.minX, 0)
        XCTAssertEqual(try fixture.cell(2).frame.minX, -148)
        XCTAssertEqual(delegate.log, ["willBeginEditing 1", "didEndEditing 1", "willBeginEditing 2"])
    }

    /// Without configurations the editing style's deletion is offered, with the delegate's title.
    func testTheDefaultDeletion() async throws {
        for title in [nil, "Throw away"] {
            let delegate = EditingDelegate()
            delegate.deletionTitle = title
            let fixture = try EditingFixture(4, delegate: delegate)
            fixture.swipe(1, from: 300, to: 220)
            let view = try XCTUnwrap(fixture.table.state.swipe?.view)
            XCTAssertEqual(view.actions.map(\.title), [title ?? "Delete"])
            XCTAssertEqual(view.actions.first?.backgroundColor, .systemRed)
            fixture.tap(1, x: 350)
            XCTAssertEqual(fixture.shown, ["row 0", "row 2", "row 3"])
            XCTAssertEqual(fixture.source.log.filter { $0.hasPrefix("commit") }, ["commit 1 0-1"])
            XCTAssertTrue(fixture.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
            XCTAssertEqual(delegate.log.filter { $0.hasPrefix("didEnd") }.count, 1)
        }
    }

    func testRowsThatCantBeEditedAndEmptyConfigurations() async throws {
        let (fixture, delegate) = try fixture()
        fixture.source.fixed = [.row(1)]
        fixture.swipe(1, from: 300, to: 180)
        XCTAssertNil(fixture.table.state.swipe)
        delegate.trailing = []
        fixture.swipe(2, from: 300, to: 180)
        XCTAssertNil(fixture.table.state.swipe)
    }

    func testOtherStylesOfferNoDeletion() async throws {
        let delegate = EditingDelegate()
        delegate.style = { _ in .none }
        let fixture = try EditingFixture(3, delegate: delegate)
        fixture.swipe(1, from: 300, to: 180)
        XCTAssertNil(fixture.table.state.swipe)
    }

    /// A data source without the method changes nothing, and is then known not to have it.
    func testADataSourceThatCommitsNothing() async throws {
        final class Plain: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let fixture = try EditingFixture(3)
        let plain = Plain()
        fixture.table.dataSource = plain
        fixture.host.settle()
        fixture.swipe(1, from: 300, to: 220)
        fixture.tap(1, x: 350)
        XCTAssertEqual(try fixture.cell(1).frame.minX, 0)
        fixture.swipe(1, from: 300, to: 220)
        XCTAssertNil(fixture.table.state.swipe)
    }

    func testUpdatesMoveOrEndASwipe() async throws {
        let (fixture, delegate) = try fixture()
        fixture.swipe(1, from: 300, to: 180)
        fixture.source.names[0].insert("first", at: 0)
        fixture.table.insertRows(at: [.row(0)], with: .none)
        XCTAssertEqual(try fixture.cell(2).frame.minX, -148)
        XCTAssertEqual(fixture.table.state.swipe?.row.row, 2)
        fixture.source.names[0].remove(at: 2)
        fixture.table.deleteRows(at: [.row(2)], with: .none)
        XCTAssertNil(fixture.table.state.swipe)
        XCTAssertEqual(delegate.log, ["willBeginEditing 1", "didEndEditing nil"])
        XCTAssertTrue(fixture.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    func testScrollingIsntSwiping() async throws {
        let delegate = EditingDelegate()
        delegate.trailing = [delegate.action("Cut")]
        let fixture = try EditingFixture(100, delegate: delegate)
        fixture.host.play(.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 250, y: 200), duration: 0.3))
        XCTAssertGreaterThan(fixture.table.contentOffset.y, 100)
        XCTAssertEqual(delegate.log, [])
    }

    // MARK: Row actions, as before iOS 11

    func testRowActionsStayUntilEditingEnds() async throws {
        let delegate = EditingDelegate()
        delegate.rowActions = [delegate.rowAction("Cut", .destructive), delegate.rowAction("Flag", .normal)]
        delegate.rowActions?[1].backgroundColor = .systemOrange
        let fixture = try EditingFixture(4, delegate: delegate)
        fixture.swipe(1, from: 370, to: 10)
        XCTAssertEqual(try fixture.cell(1).frame.minX, -148, "a full swipe performs nothing")
        let view = try XCTUnwrap(fixture.table.state.swipe?.view)
        XCTAssertEqual(view.actions.map(\.title), ["Cut", "Flag"])
        XCTAssertEqual(view.actions.map(\.backgroundColor), [.systemRed, .systemOrange])
        fixture.tap(1, x: 375 - 100)
        XCTAssertEqual(delegate.log, ["willBeginEditing 1", "Flag 1"])
        XCTAssertEqual(try fixture.cell(1).frame.minX, -148)
        fixture.table.setEditing(false, animated: true)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(try fixture.cell(1).frame.minX, 0)
        XCTAssertEqual(delegate.log.last, "didEndEditing 1")
    }

    /// None told leaves the row to its editing style; an empty list and a configuration go before that.
    func testWhatGoesBeforeRowActions() async throws {
        let delegate = EditingDelegate()
        let fixture = try EditingFixture(4, delegate: delegate)
        fixture.swipe(1, from: 300, to: 180)
        XCTAssertEqual(fixture.table.state.swipe?.view.actions.map(\.title), ["Delete"])
        delegate.rowActions = []
        fixture.swipe(2, from: 300, to: 180)
        XCTAssertNil(fixture.table.state.swipe)
        delegate.rowActions = [delegate.rowAction("Cut", .default)]
        delegate.trailing = [delegate.action("Flag")]
        fixture.swipe(3, from: 300, to: 180)
        XCTAssertEqual(fixture.table.state.swipe?.view.actions.map(\.title), ["Flag"])
    }
}
