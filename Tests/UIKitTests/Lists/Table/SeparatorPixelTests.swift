import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — row heights in public logs of UIKit.
///
/// With separators a self-sized row is a device pixel higher than its content asks (iOS 13 and later). Heights from
/// public logs: 10+34+10 → 54.3333, 10+75+10 → 95.3333, 10+340+10 → 360.333, 8+100+8 → 116.333 at @3x, 1+310+1 → 312.5
/// at @2x.
@MainActor final class SeparatorPixelTests: XCTestCase {
    final class Cell: UITableViewCell {
        @MainActor static var margin: CGFloat = 0
        @MainActor static var height: CGFloat = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            let height = block.heightAnchor.constraint(equalToConstant: Cell.height)
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Cell.margin),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Cell.margin),
                height,
            ])
        }

        required init?(coder: NSCoder) { fatalError("no coder in this test") }
    }

    final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private func row(
        margin: CGFloat, height: CGFloat, device: String, separators: Bool = true
    ) throws -> (row: CGFloat, content: CGFloat) {
        Cell.margin = margin
        Cell.height = height
        let host = try HeadlessHost(device: device)
        let controller = UIViewController()
        let table = UITableView(frame: host.window.bounds, style: .plain)
        let source = Source()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.separatorStyle = separators ? .singleLine : .none
        table.dataSource = source
        controller.view.addSubview(table)
        host.show(controller)
        let cell = try XCTUnwrap(table.visibleCells.first)
        return (table.rectForRow(at: IndexPath(row: 0, section: 0)).height, cell.contentView.frame.height)
    }

    func testRowsOfPublicLogs() async throws {
        let cases: [(margin: CGFloat, height: CGFloat, device: String, expected: CGFloat)] = [
            (10, 34, "iphone-11-pro", 54 + 1.0 / 3), (10, 75, "iphone-x", 95 + 1.0 / 3),
            (10, 340, "iphone-x", 360 + 1.0 / 3), (8, 100, "iphone-x", 116 + 1.0 / 3),
            (1, 310, "iphone-se2", 312.5),
        ]
        for (margin, height, device, expected) in cases {
            let result = try row(margin: margin, height: height, device: device)
            XCTAssertEqual(result.row, expected, accuracy: 1e-6)
            XCTAssertEqual(result.content, expected, accuracy: 1e-6, "the content view takes the whole row")
        }
    }

    func testBeforeIOS13TheContentViewIsAPixelLower() async throws {
        BehaviourProfile.current = BehaviourProfile(release: .iOS12)
        defer { BehaviourProfile.current = BehaviourProfile(release: .iOS13) }
        let result = try row(margin: 10, height: 75, device: "iphone-x")
        XCTAssertEqual(result.row, 95 + 1.0 / 3, accuracy: 1e-6)
        XCTAssertEqual(result.content, 95, accuracy: 1e-6)
    }

    func testWithoutSeparatorsThereIsNoPixel() async throws {
        XCTAssertEqual(try row(margin: 10, height: 75, device: "iphone-x", separators: false).row, 95, accuracy: 1e-6)
    }
}
