import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F7.7, F8.1 and F8.2.
///
/// Tables whose size, or whose header's, follows from content.
@MainActor final class SizedByContentTests: XCTestCase {
    /// A table that is as high as its rows, as apps put one among other views.
    final class ContentSizedTable: UITableView {
        override var contentSize: CGSize {
            didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
        }
        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
    }

    /// A text above the rows, sized in `viewDidLayoutSubviews`.
    final class HeaderController: UITableViewController {
        let label = UILabel()
        let header = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(BlockCell.self, forCellReuseIdentifier: "cell")
            tableView.separatorStyle = .none
            tableView.contentInsetAdjustmentBehavior = .never
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 17)
            label.text = "One line"
            label.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
                label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
            ])
            tableView.tableHeaderView = header
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard let header = tableView.tableHeaderView else { return }
            let size = header.systemLayoutSizeFitting(
                CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            guard header.frame.height != size.height else { return }
            header.frame.size.height = size.height
            tableView.tableHeaderView = header
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    /// The height that a table's own header has is its frame's; a changed one counts once it is assigned again (F7.7).
    func testAHeaderIsSizedWhereItsControllerLaysOut() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = HeaderController(style: .plain)
        host.show(controller)
        let line = controller.label.font.lineHeight
        XCTAssertEqual(controller.header.frame.width, 375)
        XCTAssertEqual(controller.header.frame.height, line + 20, accuracy: 0.5)
        XCTAssertEqual(controller.tableView.rectForRow(at: .row(0)).minY, controller.header.frame.height)
        XCTAssertEqual(controller.tableView.visibleCells.first?.frame.minY, controller.header.frame.height)

        controller.label.text = String(repeating: "Several lines of text. ", count: 10)
        controller.view.setNeedsLayout()
        host.settle()
        let lines = (controller.header.frame.height - 20) / line
        XCTAssertGreaterThan(lines, 2.5)
        XCTAssertEqual(controller.label.frame.height, controller.header.frame.height - 20)
        XCTAssertEqual(controller.tableView.rectForRow(at: .row(0)).minY, controller.header.frame.height)
        XCTAssertEqual(
            controller.tableView.contentSize.height, controller.tableView.rectForRow(at: .row(19)).maxY)
        XCTAssertEqual(controller.tableView.contentOffset.y, 0)
    }

    /// The other way: the header takes part in Auto Layout and is as wide as the table.
    func testAHeaderThatIsTiedToItsTable() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let fixture = try TableFixture([Array(repeating: 50, count: 3)])
        let header = UIView()
        let block = UIView()
        for view in [header, block] { view.translatesAutoresizingMaskIntoConstraints = false }
        header.addSubview(block)
        let table = fixture.table
        fixture.controller.view.addSubview(table)
        table.tableHeaderView = header
        NSLayoutConstraint.activate([
            header.widthAnchor.constraint(equalTo: table.widthAnchor),
            header.centerXAnchor.constraint(equalTo: table.centerXAnchor),
            header.topAnchor.constraint(equalTo: table.topAnchor),
            block.heightAnchor.constraint(equalToConstant: 70), block.topAnchor.constraint(equalTo: header.topAnchor),
            block.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            block.bottomAnchor.constraint(equalTo: header.bottomAnchor),
        ])
        header.layoutIfNeeded()
        table.tableHeaderView = header
        host.show(fixture.controller)
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 375, height: 70))
        XCTAssertEqual(block.frame, CGRect(x: 0, y: 0, width: 375, height: 70))
        XCTAssertEqual(table.rectForRow(at: .row(0)).minY, 70)
        XCTAssertEqual(table.contentSize.height, 220)
    }

    /// Rows are estimated until they are seen, so the table's height settles in steps: each is a change of its content
    /// size, which is the program's to override (F8.1, F8.2).
    func testATableAsHighAsItsRows() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let heights: [CGFloat] = [30, 61, 44, 100, 52]
        let source = BlockSource([heights])
        let table = ContentSizedTable(frame: .zero, style: .plain)
        table.separatorStyle = .none
        table.isScrollEnabled = false
        table.contentInsetAdjustmentBehavior = .never
        table.register(BlockCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.translatesAutoresizingMaskIntoConstraints = false
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(table)
        controller.view.addSubview(below)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
            table.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            below.topAnchor.constraint(equalTo: table.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: table.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
        ])
        host.show(controller)
        let sum = heights.reduce(0, +)
        XCTAssertEqual(table.contentSize.height, sum)
        XCTAssertEqual(table.frame, CGRect(x: 0, y: 20, width: 375, height: sum))
        XCTAssertEqual(below.frame.minY, 20 + sum)
        source.sections[0].append(80)
        table.insertRows(at: [.row(5)], with: .none)
        host.settle()
        XCTAssertEqual(table.frame.height, sum + 80)
        source.sections[0] = [25]
        table.reloadData()
        host.settle()
        XCTAssertEqual(table.frame.height, 25)
        XCTAssertEqual(below.frame.minY, 45)
    }
}
