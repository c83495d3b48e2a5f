import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — numbers that UIKit printed on a 375-pt @2x device.
///
/// Article 001: a row's height is what the cell's `systemLayoutSizeFitting` returns, and what the content view's
/// `UIView-Encapsulated-Layout-Height` says. Numbers printed by real UIKit on a 375-pt @2x device.
@MainActor final class SelfSizingTests: XCTestCase {
    struct FittingCall: Equatable {
        var target: CGSize
        var horizontal: Float
        var vertical: Float
    }

    final class Cell: UITableViewCell {
        /// The cells that a test wants.
        struct Plan {
            var labelHeight: CGFloat = 100
            var bottomPriority: Float = 1000
            var verticalPriority: Float?
            var fixedHeight: CGFloat?
        }
        @MainActor static var plan = Plan()
        var calls: [FittingCall] = []

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            let bottom = block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            bottom.priority = UILayoutPriority(Cell.plan.bottomPriority)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                block.heightAnchor.constraint(equalToConstant: Cell.plan.labelHeight),
                bottom,
            ])
        }

        required init?(coder: NSCoder) { fatalError("no coder in this test") }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            calls.append(
                FittingCall(target: targetSize, horizontal: horizontal.rawValue, vertical: vertical.rawValue))
            if let fixed = Cell.plan.fixedHeight { return CGSize(width: targetSize.width, height: fixed) }
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: Cell.plan.verticalPriority.map { UILayoutPriority($0) } ?? vertical)
        }
    }

    final class Controller: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            tableView.estimatedRowHeight = 85
            tableView.rowHeight = UITableView.automaticDimension
            tableView.separatorStyle = .none
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private func firstCell(_ plan: Cell.Plan, device: String = "iphone-se2") throws -> (Cell, UITableView) {
        Cell.plan = plan
        let host = try HeadlessHost(device: device)
        let controller = Controller(style: .plain)
        host.show(controller)
        let cell = try XCTUnwrap(controller.tableView.visibleCells.first as? Cell)
        return (cell, controller.tableView)
    }

    private func encapsulatedHeight(_ cell: Cell) -> CGFloat? {
        cell.contentView.constraints.first { $0.identifier == "UIView-Encapsulated-Layout-Height" }?.constant
    }

    func testTheCellIsAskedAtTheRowsWidth() async throws {
        let (cell, _) = try firstCell(Cell.Plan())
        XCTAssertEqual(
            cell.calls, [FittingCall(target: CGSize(width: 375, height: 0), horizontal: 1000, vertical: 50)])
    }

    func testTheReturnedHeightIsTheRowsAndTheEncapsulatedOne() async throws {
        let (cell, table) = try firstCell(Cell.Plan())
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 100)
        XCTAssertEqual(encapsulatedHeight(cell), 100)
    }

    func testAnOverrideDecides() async throws {
        let (cell, table) = try firstCell(Cell.Plan(labelHeight: 70, fixedHeight: 100))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 100)
        XCTAssertEqual(encapsulatedHeight(cell), 100)
    }

    func testABottomAt49LosesToTheFittingSizeAt50() async throws {
        var log: [String] = []
        UIKitLog.handler = { log.append($0) }
        defer { UIKitLog.handler = nil }
        let (_, table) = try firstCell(Cell.Plan(bottomPriority: 49))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 43.5)
        let warnings = log.filter { $0.contains("constraints ambiguously suggest a height of zero") }
        XCTAssertEqual(warnings.count, 1, "once for both rows")
        XCTAssertTrue(warnings[0].contains("frame = (0 0; 375 85)"), warnings[0])
        let (_, table3) = try firstCell(Cell.Plan(bottomPriority: 49), device: "iphone-x")
        XCTAssertEqual(table3.rectForRow(at: IndexPath(row: 0, section: 0)).height, 43.666666666666664)
    }

    func testABottomAt51Wins() async throws {
        let (_, table) = try firstCell(Cell.Plan(bottomPriority: 51))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 100)
    }

    func testAVerticalPriorityOf1RestoresTheHeight() async throws {
        let (_, table) = try firstCell(Cell.Plan(bottomPriority: 49, verticalPriority: 1))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 100)
    }
}
