import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F10.1 and F10.2; Apple's documentation of `clearsSelectionOnViewWillAppear`.
///
/// Scrolling to rows (specification F10.1, F10.2), and what a table controller deselects.
@MainActor final class ScrollPositionTests: XCTestCase {
    private func fixture() throws -> TableFixture {
        let fixture = try TableFixture([Array(repeating: 50, count: 100)], height: 600)
        fixture.table.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
        fixture.show()
        return fixture
    }

    /// Inside the insets: 40 at the top, 60 at the bottom of 600.
    func testPositionsAreInsideTheInsets() async throws {
        let fixture = try fixture()
        for (position, y) in [
            (UITableView.ScrollPosition.top, CGFloat(40)), (.bottom, 540 - 50), (.middle, 290 - 25),
        ] {
            fixture.table.scrollToRow(at: .row(50), at: position, animated: false)
            XCTAssertEqual(fixture.screenY(50), y)
        }
    }

    func testNoneMovesAsLittleAsShowsTheRow() async throws {
        let fixture = try fixture()
        fixture.table.rowHeight = 50
        fixture.table.estimatedRowHeight = 0
        fixture.table.scrollToRow(at: .row(50), at: .none, animated: false)
        XCTAssertEqual(fixture.screenY(50), 490)
        fixture.table.scrollToRow(at: .row(47), at: .none, animated: false)
        XCTAssertEqual(fixture.screenY(50), 490, "a row in sight stays where it is")
        fixture.table.scrollToRow(at: .row(30), at: .none, animated: false)
        XCTAssertEqual(fixture.screenY(30), 40)
    }

    func testTheContentsEndsAreKept() async throws {
        let fixture = try fixture()
        fixture.table.scrollToRow(at: .row(99), at: .top, animated: false)
        XCTAssertEqual(fixture.table.contentOffset.y, fixture.table.contentSize.height - 540)
        fixture.table.scrollToRow(at: .row(0), at: .bottom, animated: false)
        XCTAssertEqual(fixture.table.contentOffset.y, -40)
    }

    func testAnimatedTheOffsetArrivesInTime() async throws {
        let fixture = try fixture()
        // Known heights: the target is right from the start.
        fixture.table.rowHeight = 50
        fixture.host.settle()
        let start = fixture.table.contentOffset.y
        fixture.table.scrollToRow(at: .row(50), at: .top, animated: true)
        XCTAssertEqual(fixture.table.contentOffset.y, start)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.screenY(50), 40, accuracy: 0.5)
    }

    func testSelectingScrolls() async throws {
        let fixture = try fixture()
        fixture.table.selectRow(at: .row(60), animated: false, scrollPosition: .middle)
        XCTAssertEqual(fixture.screenY(60), 265)
        fixture.table.selectRow(at: .row(20), animated: false, scrollPosition: .none)
        XCTAssertEqual(fixture.screenY(60), 265, "none doesn't scroll here")
        XCTAssertEqual(fixture.table.indexPathForSelectedRow, .row(20))
        fixture.table.scrollToNearestSelectedRow(at: .top, animated: false)
        XCTAssertEqual(fixture.screenY(20), 40)
    }

    final class Controller: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    func testAControllersTableIsDeselectedWhenItAppears() async throws {
        for clears in [true, false] {
            let host = try HeadlessHost()
            let controller = Controller(style: .plain)
            controller.clearsSelectionOnViewWillAppear = clears
            host.show(controller)
            controller.tableView.selectRow(at: .row(2), animated: false, scrollPosition: .none)
            host.window.isHidden = true
            host.window.isHidden = false
            host.settle()
            XCTAssertEqual(controller.tableView.indexPathForSelectedRow, clears ? nil : .row(2))
            XCTAssertEqual(controller.tableView.cellForRow(at: .row(2))?.isSelected, !clears)
        }
    }
}
