import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — arithmetic from the line heights that were measured on iOS.
@MainActor final class LayoutPassTests: XCTestCase {
    func testPinnedLabelWrapsAndFits() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "The quick brown fox jumps over the lazy dog and runs on until the line is full and wraps."
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.backgroundColor = .white
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 10),
        ])
        host.show(controller)
        XCTAssertEqual(label.frame, CGRect(x: 16, y: 30, width: 343, height: 41))
    }

    func testSelfSizingRows() async throws {
        final class Cell: UITableViewCell {
            let label = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                ])
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath) as! Cell
                cell.label.text = String(repeating: "Row \(indexPath.row) 日本語. ", count: indexPath.row % 7 + 1)
                return cell
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Rows"
                tableView.register(Cell.self, forCellReuseIdentifier: "c")
            }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = Controller(style: .plain)
        host.show(UINavigationController(rootViewController: controller))
        let table = try XCTUnwrap(controller.tableView)
        XCTAssertEqual(table.contentOffset, CGPoint(x: 0, y: -64), "at rest under status bar and navigation bar")
        assertRowsAreContiguous(table)
        let made = table.record.cellsMade
        host.play(.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 100), duration: 0.2))
        XCTAssertTrue(table.isDecelerating)
        host.advanceUntilStill()
        XCTAssertFalse(table.isDecelerating)
        XCTAssertGreaterThan(table.contentOffset.y, 1000)
        assertRowsAreContiguous(table)
        XCTAssertLessThanOrEqual(table.record.cellsMade, made + 2, "rows that come reuse the cells of rows that went")
    }

    /// One, two or three lines of 17 pt between margins of 8, and the separator's half point.
    private func assertRowsAreContiguous(_ table: UITableView, line: UInt = #line) {
        let frames = table.visibleCells.map(\.frame)
        for (upper, lower) in zip(frames, frames.dropFirst()) {
            XCTAssertEqual(upper.maxY, lower.minY, accuracy: 1e-9, line: line)
        }
        XCTAssertTrue(frames.allSatisfy { [37, 57.5, 77.5].contains($0.height) }, "\(frames)", line: line)
        XCTAssertLessThanOrEqual(frames.first?.minY ?? .infinity, table.bounds.minY + 64, line: line)
        XCTAssertGreaterThanOrEqual(frames.last?.maxY ?? 0, table.bounds.maxY, line: line)
    }
}
