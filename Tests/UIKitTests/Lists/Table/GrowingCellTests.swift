import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `beginUpdates()`; specification F9.3.
///
/// Rows that grow while they are shown: a text that is typed, and one that unfolds.
///
/// An empty batch asks for the heights again and keeps the cells (specification F9.3; Apple's documentation of
/// `beginUpdates()`: "animate the change in the row heights without reloading the cell").
@MainActor final class GrowingCellTests: XCTestCase {
    /// A note that is written in its row.
    final class NoteCell: UITableViewCell, UITextViewDelegate {
        let note = UITextView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            note.isScrollEnabled = false
            note.font = .systemFont(ofSize: 17)
            note.delegate = self
            note.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(note)
            NSLayoutConstraint.activate([
                note.topAnchor.constraint(equalTo: contentView.topAnchor),
                note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("no coder in this test") }

        func textViewDidChange(_ textView: UITextView) {
            let table = superview as? UITableView
            table?.beginUpdates()
            table?.endUpdates()
        }
    }

    /// A title, and below it what is folded away.
    final class FoldingCell: UITableViewCell {
        let stack = UIStackView()
        let detail = UIView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let title = UIView()
            stack.axis = .vertical
            stack.addArrangedSubview(title)
            stack.addArrangedSubview(detail)
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            let room = detail.heightAnchor.constraint(equalToConstant: 100)
            room.priority = UILayoutPriority(999)
            let height = title.heightAnchor.constraint(equalToConstant: 40)
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                height, room, stack.topAnchor.constraint(equalTo: contentView.topAnchor),
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("no coder in this test") }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var unfolded: Set<Int> = []
        var asked = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? FoldingCell)?.detail.isHidden = !unfolded.contains(indexPath.row)
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            unfolded.formSymmetricDifference([indexPath.row])
            let cell = tableView.cellForRow(at: indexPath) as? FoldingCell
            tableView.performBatchUpdates {
                cell?.detail.isHidden = !self.unfolded.contains(indexPath.row)
            }
        }
    }

    private func shown(_ cell: AnyClass, _ source: Source) throws -> (HeadlessHost, UITableView) {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UITableViewController(style: .plain)
        controller.tableView.separatorStyle = .none
        controller.tableView.contentInsetAdjustmentBehavior = .never
        controller.tableView.register(cell, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = source
        controller.tableView.delegate = source
        host.show(controller)
        return (host, controller.tableView)
    }

    func testARowGrowsWithTheTextThatIsTyped() async throws {
        let source = Source()
        let (host, table) = try shown(NoteCell.self, source)
        let cell = try XCTUnwrap(table.cellForRow(at: .row(1)) as? NoteCell)
        let line = try XCTUnwrap(cell.note.font).lineHeight
        let empty = table.rectForRow(at: .row(1)).height
        // A text container's insets are 8 above and below.
        XCTAssertEqual(empty, (line + 16).rounded(.up), accuracy: 0.5)
        cell.note.becomeFirstResponder()
        for count in 1...4 {
            host.type("line\n")
            XCTAssertEqual(table.rectForRow(at: .row(1)).height, empty + CGFloat(count) * line, accuracy: 1)
            XCTAssertTrue(table.cellForRow(at: .row(1)) === cell)
            XCTAssertTrue(cell.note.isFirstResponder)
            XCTAssertEqual(cell.note.frame.height, cell.contentView.frame.height)
            XCTAssertEqual(cell.note.contentOffset, .zero)
        }
        XCTAssertEqual(source.asked, 5)
        XCTAssertEqual(table.rectForRow(at: .row(2)).minY, table.rectForRow(at: .row(1)).maxY)
        XCTAssertEqual(table.contentSize.height, table.rectForRow(at: .row(4)).maxY)
    }

    func testATappedRowUnfoldsAndFolds() async throws {
        let source = Source()
        let (host, table) = try shown(FoldingCell.self, source)
        XCTAssertEqual(table.contentSize.height, 200)
        let cell = try XCTUnwrap(table.cellForRow(at: .row(1)) as? FoldingCell)
        for round in 0..<3 {
            host.play(.tap(at: CGPoint(x: 100, y: 60)))
            host.advanceUntilStill()
            let isUnfolded = round % 2 == 0
            XCTAssertEqual(table.rectForRow(at: .row(1)).height, isUnfolded ? 140 : 40)
            XCTAssertEqual(table.contentSize.height, isUnfolded ? 300 : 200)
            XCTAssertEqual(cell.frame.height, isUnfolded ? 140 : 40)
            XCTAssertEqual(cell.detail.frame.height, isUnfolded ? 100 : 0, accuracy: isUnfolded ? 0 : 100)
            XCTAssertNil(table.indexPathForSelectedRow)
        }
        XCTAssertEqual(source.asked, 5)
    }

    func testAnUnfoldedRowIsReusedFoldedElsewhere() async throws {
        let source = Source()
        let (host, table) = try shown(FoldingCell.self, source)
        source.unfolded = [0, 1, 2, 3, 4]
        table.reloadData()
        host.settle()
        XCTAssertEqual(table.contentSize.height, 700)
        source.unfolded = [2]
        table.reloadData()
        host.settle()
        XCTAssertEqual(table.contentSize.height, 300)
        XCTAssertEqual(table.rectForRow(at: .row(2)), CGRect(x: 0, y: 80, width: 375, height: 140))
    }
}
