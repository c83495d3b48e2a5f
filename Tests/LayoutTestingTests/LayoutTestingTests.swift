import HeadlessHost
import LayoutTesting
import SnapshotTesting
import UIKit
import XCTest

/// A list of notes: a text above a line of 20 points, 8 points around.
@MainActor private final class NotesViewController: UITableViewController {
    var notes: [CGFloat] = (0..<40).map { 40 + CGFloat($0 % 5) * 30 }
    var estimate: CGFloat = 44
    /// Called once, after the list has been scrolled by 100 points.
    var whenScrolled: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "Note")
        tableView.estimatedRowHeight = estimate
        tableView.separatorStyle = .none
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentOffset.y > 100 else { return }
        whenScrolled?()
        whenScrolled = nil
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        (cell as? NoteCell)?.height.constant = notes[indexPath.row]
        return cell
    }
}

private final class NoteCell: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 40)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16),
            contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
            height,
        ])
    }
    required init?(coder: NSCoder) { fatalError("not in a document") }
}

/// Kind: documented — our documentation of the assertions: what they say of planted differences.
@MainActor final class LayoutTestingTests: XCTestCase {
    private func show(_ controller: UIViewController) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        return host
    }

    func testEveryRowIsMeasuredAndTheOffsetStays() async throws {
        let notes = NotesViewController()
        let host = try show(notes)
        notes.tableView.contentOffset.y = 300
        host.settle()
        assertRowHeights(of: notes.tableView, [notes.notes.map { $0 + 16 }])
        XCTAssertEqual(notes.tableView.contentOffset.y, 300)
    }

    /// 55 instead of 56: the failure names the row, both numbers, and what they are made from.
    func testARowOfAnotherHeightIsExplained() async throws {
        let notes = NotesViewController()
        notes.notes = [40, 70]
        _ = try show(notes)
        let failure = try XCTUnwrap(notes.tableView.difference(fromRowHeights: [[55, 86]], accuracy: 0.01))
        XCTAssertTrue(failure.hasPrefix("Expected 55. Row 0 of section 0 is 56 high"), failure)
        XCTAssertFalse(failure.contains("Row 1"), failure)
        for number in ["8", "40"] { XCTAssertTrue(failure.contains(number), failure) }
        let lines = failure.split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 1)
    }

    func testOtherNumbersOfRowsAreTold() async throws {
        let notes = NotesViewController()
        notes.notes = [40, 70]
        _ = try show(notes)
        XCTAssertEqual(
            notes.tableView.difference(fromRowHeights: [[56]], accuracy: 0.01),
            "Rows per section are [2], expected [1].")
    }

    func testOnlyFiveRowsAreExplained() async throws {
        let notes = NotesViewController()
        _ = try show(notes)
        let expected = [notes.notes.map { _ in CGFloat(1) }]
        let failure = try XCTUnwrap(notes.tableView.difference(fromRowHeights: expected, accuracy: 0.01))
        XCTAssertEqual(failure.components(separatedBy: "Expected 1.").count - 1, 5)
        XCTAssertTrue(failure.hasSuffix("35 more rows differ."), failure)
    }

    func testAFrameThatDiffersIsExplainedNumberByNumber() async throws {
        let notes = NotesViewController()
        notes.notes = [40]
        _ = try show(notes)
        let cell = try XCTUnwrap(notes.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell)
        assertFrame(of: cell.box, CGRect(x: 16, y: 8, width: 375 - 32, height: 40))
        let failure = try XCTUnwrap(
            cell.box.difference(fromFrame: CGRect(x: 16, y: 8, width: 300, height: 41), accuracy: 0.01))
        XCTAssertTrue(failure.contains("Expected width 300. "), failure)
        XCTAssertTrue(failure.contains("343"), failure)
        XCTAssertTrue(failure.contains("Expected height 41. "), failure)
        XCTAssertFalse(failure.contains("Expected x"), failure)
    }

    func testExplanationsAreThere() async throws {
        let notes = NotesViewController()
        _ = try show(notes)
        let table = try XCTUnwrap(notes.tableView)
        XCTAssertEqual(table.explanation(ofRowAt: IndexPath(row: 0, section: 0))?.derivation.value, 56)
        XCTAssertNil(table.explanation(ofRowAt: IndexPath(row: 40, section: 0)))
        XCTAssertEqual(table.explanationOfContentSize().derivation.value, Double(table.contentSize.height))
        XCTAssertEqual(table.explanationOfOffset().derivation.value, Double(table.contentOffset.y))
        XCTAssertEqual(table.explanation(of: .width).derivation.value, 375)
    }
}

/// Kind: documented — our definition of a jump: what is seen moves by something else than the scrolling.
@MainActor final class JumpAssertionTests: XCTestCase {
    /// Estimates far below the rows' heights: what is measured lies below the rows that are seen, going down, and is known
    /// going back.
    func testAListThatIsReadDownAndUpDoesntJump() async throws {
        let notes = NotesViewController()
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(notes)
        assertNoJumps(in: notes.tableView)
        XCTAssertEqual(notes.tableView.contentOffset.y, -notes.tableView.adjustedContentInset.top)
    }

    /// A row that grows while it is seen, as when a picture arrives, pushes those below it.
    func testARowThatGrowsIsNamed() async throws {
        let notes = NotesViewController()
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(notes)
        let table = try XCTUnwrap(notes.tableView)
        notes.whenScrolled = {
            notes.notes[3] = 400
            table.reconfigureRows(at: [IndexPath(row: 3, section: 0)])
        }
        let jumps = try XCTUnwrap(table.jumps(step: 20))
        XCTAssertTrue(jumps.contains("row [0, 3] went from 146 to 416"), jumps)
    }
}
