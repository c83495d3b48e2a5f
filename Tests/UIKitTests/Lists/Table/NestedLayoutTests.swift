import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — our specification of the passes: a controller hears of its view's layout once a pass.
///
/// A controller hears of its view's layout once a pass, however many rows are measured in it.
@MainActor final class NestedLayoutTests: XCTestCase {
    final class Rows: UITableViewController {
        var passes = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(BlockCell.self, forCellReuseIdentifier: "cell")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? BlockCell)?.height.constant = CGFloat(30 + indexPath.row * 7 % 50)
            return cell
        }
    }

    final class Pane: UIViewController, UITableViewDataSource {
        let table = UITableView()
        var passes = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            table.translatesAutoresizingMaskIntoConstraints = false
            table.register(BlockCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            view.addSubview(table)
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: view.topAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? BlockCell)?.height.constant = CGFloat(30 + indexPath.row * 7 % 50)
            return cell
        }
    }

    func testATableController() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let rows = Rows(style: .plain)
        host.show(rows)
        XCTAssertLessThanOrEqual(rows.passes, 2)
        rows.passes = 0
        for step in 1...20 {
            rows.tableView.contentOffset.y = CGFloat(step * 120)
            host.settle()
        }
        XCTAssertLessThanOrEqual(rows.passes, 22, "a pass for each step")
    }

    func testATableInAPane() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let pane = Pane()
        host.show(pane)
        XCTAssertEqual(pane.passes, 1)
        pane.passes = 0
        for step in 1...20 {
            pane.table.contentOffset.y = CGFloat(step * 120)
            host.settle()
        }
        XCTAssertEqual(pane.passes, 0, "what scrolls inside a view isn't a layout of it")
    }
}
