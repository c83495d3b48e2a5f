import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: regression — a reused cell is laid out with what it is given: a public app places its texts so, and asks for a reload as it
/// lays a wider one out.
@MainActor final class ReusedLayoutTests: XCTestCase {
    final class Cell: UITableViewCell {
        let label = UILabel()
        var laidOut: String?
        static var widest: CGFloat = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { fatalError("made by code alone") }

        override func prepareForReuse() {
            super.prepareForReuse()
            label.text = nil
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.sizeToFit()
            laidOut = label.text
            if label.frame.width > Self.widest {
                Self.widest = label.frame.width
                (superview as? UITableView)?.reloadData()
            }
        }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var texts: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            (cell as? Cell)?.label.text = texts[indexPath.row]
            return cell
        }
    }

    func testEachCellIsLaidOutWithItsText() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UITableViewController()
        let source = Source()
        controller.tableView.dataSource = source
        controller.tableView.delegate = source
        controller.tableView.register(Cell.self, forCellReuseIdentifier: "Cell")
        host.show(controller)
        let words = ["FB", "AMZN", "GOOG", "Facebook", "A", "Pinterest Inc.", "NVDA", "Slack Technologies", "WORK"]
        Cell.widest = 0
        for round in 0..<words.count {
            source.texts = Array(words[...round].reversed())
            controller.tableView.reloadData()
            host.advance(by: 0.1)
            let cells = controller.tableView.visibleCells.compactMap { $0 as? Cell }
            XCTAssertEqual(cells.map(\.label.text), source.texts.map(Optional.some))
            XCTAssertEqual(cells.map(\.laidOut), cells.map(\.label.text), "round \(round)")
            for cell in cells {
                XCTAssertEqual(cell.label.frame.width, cell.label.intrinsicContentSize.width, "round \(round)")
            }
        }
    }
}
