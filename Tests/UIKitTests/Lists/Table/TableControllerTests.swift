import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITableViewController`: its refresh control is the table's.
@MainActor final class TableControllerTests: XCTestCase {
    /// The documentation of UITableViewController: its refresh control is the table's.
    func testATableControllersRefreshControlIsTheTables() async throws {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        XCTAssertTrue(controller.tableView.refreshControl === control)
        XCTAssertTrue(controller.refreshControl === control)
    }
}
