import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `tableView(_:performPrimaryActionForRowAt:)` and
/// `selectionDidChangeNotification`.
///
/// The effects of a tap beside selecting: the row's primary action, and the notification of a selection by the user.
@MainActor final class PrimaryActionTests: XCTestCase {
    private final class Logger: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var refuses = false
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("willSelect \(indexPath.row)")
            return refuses ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("didSelect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            calls.append("perform \(indexPath.row)")
        }
    }

    /// Says itself where rows have an action.
    private final class Asked: NSObject, UITableViewDelegate {
        var calls: [String] = []
        func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
            calls.append("can \(indexPath.row)")
            return indexPath.row == 2
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            calls.append("perform \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("didSelect \(indexPath.row)")
        }
    }

    private func fixture(_ delegate: any UITableViewDelegate) throws -> TableFixture {
        let fixture = try TableFixture([Array(repeating: 50, count: 5)])
        fixture.table.delegate = delegate
        fixture.show()
        return fixture
    }

    private func tap(_ fixture: TableFixture, _ row: Int) {
        fixture.host.play(.tap(at: CGPoint(x: 100, y: fixture.screenY(row) + 25)))
    }

    func testTheActionFollowsTheSelection() async throws {
        let logger = Logger()
        let fixture = try fixture(logger)
        tap(fixture, 1)
        XCTAssertEqual(logger.calls, ["willSelect 1", "didSelect 1", "perform 1"])
        logger.calls = []
        logger.refuses = true
        tap(fixture, 2)
        XCTAssertEqual(logger.calls, ["willSelect 2", "perform 2"], "also where the selection may not change")
    }

    func testWhileEditingOnlyWhereTheDelegateSaysSo() async throws {
        let logger = Logger()
        var fixture = try fixture(logger)
        fixture.table.allowsSelectionDuringEditing = true
        fixture.table.isEditing = true
        tap(fixture, 1)
        XCTAssertEqual(logger.calls, ["willSelect 1", "didSelect 1"])
        let asked = Asked()
        fixture = try self.fixture(asked)
        fixture.table.allowsSelectionDuringEditing = true
        fixture.table.isEditing = true
        tap(fixture, 1)
        tap(fixture, 2)
        XCTAssertEqual(asked.calls, ["can 1", "didSelect 1", "can 2", "didSelect 2", "perform 2"])
    }

    /// Documented: selecting by program doesn't post it.
    func testTheUsersSelectionIsNotified() async throws {
        let logger = Logger()
        let fixture = try fixture(logger)
        let log = EventLog()
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: fixture.table, queue: nil
        ) { _ in MainActor.assumeIsolated { log.add("selection") } }
        defer { NotificationCenter.default.removeObserver(token) }
        fixture.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
        XCTAssertEqual(log.take(), [])
        tap(fixture, 1)
        XCTAssertEqual(log.take(), ["selection"])
        logger.refuses = true
        tap(fixture, 2)
        XCTAssertEqual(log.take(), [], "nothing changed")
    }

    func testPrefetchingCanBeSwitchedOff() async throws {
        let fixture = try TableFixture([Array(repeating: 50, count: 200)])
        let prefetcher = SelectionTests.Prefetcher()
        fixture.table.prefetchDataSource = prefetcher
        fixture.show()
        let ahead = prefetcher.wanted
        XCTAssertFalse(ahead.isEmpty)
        fixture.table.isPrefetchingEnabled = false
        XCTAssertEqual(prefetcher.cancelled, ahead)
        prefetcher.wanted = []
        fixture.table.contentOffset.y += 300
        fixture.host.settle()
        XCTAssertEqual(prefetcher.wanted, [])
        fixture.table.isPrefetchingEnabled = true
        fixture.host.settle()
        XCTAssertFalse(prefetcher.wanted.isEmpty)
    }
}
