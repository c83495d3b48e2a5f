import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Xcode's documents, whose cells and content views preserve their superviews' margins: rows are as high
/// wherever they are, and their content stays where it is as they pass below a bar or an edge.
@MainActor final class PreservedMarginTests: XCTestCase {
    /// As a storyboard's cell: three texts and an empty view, which takes what is left, between the content view's margins.
    final class Cell: UITableViewCell {
        let labels = (0..<3).map { _ in UILabel() }

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            preservesSuperviewLayoutMargins = true
            contentView.preservesSuperviewLayoutMargins = true
            let stack = UIStackView(arrangedSubviews: labels + [UIView()])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            for label in labels { label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical) }
            contentView.addSubview(stack)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                margins.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
                margins.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
                stack.topAnchor.constraint(equalTo: margins.topAnchor),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            ])
            contentView.frame.size.height = 86
        }

        required init?(coder: NSCoder) { fatalError("made by code alone") }
    }

    final class Source: NSObject, UITableViewDataSource {
        var rows = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell") ?? UITableViewCell()
            for label in (cell as? Cell)?.labels ?? [] { label.text = "Row \(indexPath.row)" }
            return cell
        }
    }

    private let source = Source()

    private func table(in host: HeadlessHost) -> UITableView {
        let controller = UITableViewController()
        controller.tableView.dataSource = source
        controller.tableView.register(Cell.self, forCellReuseIdentifier: "Cell")
        host.show(UINavigationController(rootViewController: controller))
        return controller.tableView
    }

    /// 11, three lines of 20.5, 11, and half a pixel to whole pixels.
    func testRowsAreAsHighAfterEachReload() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let table = table(in: host)
        for rows in 1...7 {
            source.rows = rows
            table.reloadData()
            host.advance(by: 0.1)
            let heights = (0..<rows).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            XCTAssertEqual(heights, Array(repeating: 84, count: rows))
        }
    }

    func testContentStaysAsRowsPassBelowABar() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let table = table(in: host)
        source.rows = 40
        table.reloadData()
        host.advance(by: 0.1)
        for offset in stride(from: -40 as CGFloat, to: 600, by: 13) {
            table.contentOffset.y = offset
            host.advance(by: 0.1)
            for case let cell as Cell in table.visibleCells {
                XCTAssertEqual(cell.contentView.layoutMargins.top, 11, "offset \(offset)")
                XCTAssertEqual(cell.contentView.layoutMargins.bottom, 11, "offset \(offset)")
            }
        }
    }

    /// A view that reaches beyond its superview has its superview's margins, and no more than those.
    func testAViewThatReachesBeyondItsSuperview() async {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let inner = UIView(frame: CGRect(x: 5, y: -30, width: 100, height: 100))
        inner.preservesSuperviewLayoutMargins = true
        outer.addSubview(inner)
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 20, left: 15, bottom: 8, right: 20))
    }
}
