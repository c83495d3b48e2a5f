import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of cells' states and of `performBatchUpdates(_:completion:)`.
///
/// Cells that follow their state, and what a batch tells at its end.
@MainActor final class CellStateTests: XCTestCase {
    /// As Xcode's template for cells: the state is followed in `setSelected(_:animated:)`.
    final class FollowingCell: UITableViewCell {
        var log: [String] = []
        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            log.append("selected \(selected) \(animated)")
        }
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            log.append("highlighted \(highlighted)")
        }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 5
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.textLabel?.highlightedTextColor = .red
            return cell
        }
    }

    private let source = Source()

    private func shown() throws -> (HeadlessHost, UITableView) {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UITableViewController(style: .plain)
        controller.tableView.contentInsetAdjustmentBehavior = .never
        controller.tableView.register(FollowingCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = source
        controller.tableView.delegate = source
        host.show(controller)
        return (host, controller.tableView)
    }

    private func cell(_ row: Int, _ table: UITableView) throws -> FollowingCell {
        try XCTUnwrap(table.cellForRow(at: .row(row)) as? FollowingCell)
    }

    /// The property's setter is `setSelected(_:animated:)` without animation (Apple's documentation of both).
    func testASelectionGoesThroughTheMethodThatAppsOverride() async throws {
        let (host, table) = try shown()
        let (first, second) = (try cell(0, table), try cell(1, table))
        first.log = []
        second.log = []
        host.play(.tap(at: CGPoint(x: 100, y: 20)))
        XCTAssertEqual(first.log, ["highlighted true", "highlighted false", "selected true false"])
        host.play(.tap(at: CGPoint(x: 100, y: 60)))
        XCTAssertEqual(first.log.last, "selected false false")
        XCTAssertEqual(second.log.last, "selected true false")
        table.deselectRow(at: .row(1), animated: true)
        XCTAssertEqual(second.log.last, "selected false true")
        table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        XCTAssertEqual(first.log.last, "selected false false")
        first.isSelected = true
        XCTAssertEqual(first.log.last, "selected true false")
    }

    func testACellThatComesInIsToldItsState() async throws {
        let (host, table) = try shown()
        XCTAssertEqual(try cell(0, table).log, ["selected false false"])
        table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        table.reloadRows(at: [.row(1)], with: .none)
        host.settle()
        XCTAssertEqual(table.indexPathForSelectedRow, .row(2))
        source.count = 60
        table.reloadData()
        host.settle()
        table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        table.scrollToRow(at: .row(50), at: .top, animated: false)
        host.settle()
        table.scrollToRow(at: .row(0), at: .top, animated: false)
        host.settle()
        XCTAssertEqual(try cell(2, table).log.last, "selected true false")
        XCTAssertFalse(try cell(1, table).isSelected)
    }

    /// Labels are drawn in their highlighted colour while the cell is highlighted or selected (Apple's documentation of
    /// `UITableViewCell.isHighlighted`), unless the cell shows no selection.
    func testLabelsAreHighlightedWithTheirCell() async throws {
        let (_, table) = try shown()
        let first = try cell(0, table)
        XCTAssertEqual(first.textLabel?.isHighlighted, false)
        table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        XCTAssertEqual(first.textLabel?.isHighlighted, true)
        table.deselectRow(at: .row(0), animated: false)
        XCTAssertEqual(first.textLabel?.isHighlighted, false)
        first.selectionStyle = .none
        table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        XCTAssertEqual(first.textLabel?.isHighlighted, false)
        XCTAssertTrue(first.isSelected)
    }

    /// "A completion handler block to execute when all of the operations are finished"; it is told whether the
    /// animations ran to their end (Apple's documentation of `performBatchUpdates(_:completion:)`).
    func testTheEndOfABatchIsToldWhenItsAnimationsAre() async throws {
        let (host, table) = try shown()
        var ends: [Bool] = []
        source.count = 4
        table.performBatchUpdates {
            table.deleteRows(at: [.row(0)], with: .fade)
        } completion: {
            ends.append($0)
        }
        XCTAssertEqual(ends, [])
        XCTAssertEqual(table.numberOfRows(inSection: 0), 4)
        host.advance(by: 0.2)
        XCTAssertEqual(ends, [])
        host.advanceUntilStill()
        XCTAssertEqual(ends, [true])
        UIView.performWithoutAnimation {
            source.count = 3
            table.performBatchUpdates {
                table.deleteRows(at: [.row(0)], with: .fade)
            } completion: {
                ends.append($0)
            }
        }
        host.advanceUntilStill()
        XCTAssertEqual(ends, [true, true])
    }
}
