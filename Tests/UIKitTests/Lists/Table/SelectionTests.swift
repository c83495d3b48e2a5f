import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F6.2, F9.7, F10.6, F10.7 and F10.11.
///
/// Touches and selection (specification F10.6, F10.7), prefetching (F10.11), accessories (F6.2) and self-sizing
/// invalidation (F9.7).
@MainActor final class SelectionTests: XCTestCase {
    final class Logger: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var refused: Set<Int> = []
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            calls.append("shouldHighlight \(indexPath.row)")
            return true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            calls.append("didHighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            calls.append("didUnhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("willSelect \(indexPath.row)")
            return refused.contains(indexPath.row) ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("willDeselect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("didSelect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("didDeselect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("accessory \(indexPath.row)")
        }
    }

    private func fixture(_ logger: Logger) throws -> TableFixture {
        let fixture = try TableFixture([Array(repeating: 50, count: 5)])
        fixture.table.delegate = logger
        fixture.show()
        return fixture
    }

    private func tap(_ fixture: TableFixture, _ row: Int, x: CGFloat = 100) {
        fixture.host.play(.tap(at: CGPoint(x: x, y: fixture.screenY(row) + 25)))
    }

    func testTheOrderOfATap() async throws {
        let logger = Logger()
        let fixture = try fixture(logger)
        tap(fixture, 1)
        logger.calls = []
        tap(fixture, 3)
        XCTAssertEqual(
            logger.calls,
            [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 1",
                "didDeselect 1", "didSelect 3",
            ])
        XCTAssertEqual(fixture.table.indexPathsForSelectedRows, [.row(3)])
        XCTAssertEqual(fixture.table.visibleCells.map(\.isSelected), [false, false, false, true, false])
    }

    func testARefusedSelectionKeepsTheOldOne() async throws {
        let logger = Logger()
        let fixture = try fixture(logger)
        tap(fixture, 1)
        logger.refused = [2]
        tap(fixture, 2)
        XCTAssertEqual(fixture.table.indexPathForSelectedRow, .row(1))
        fixture.table.allowsSelection = false
        XCTAssertNil(fixture.table.indexPathForSelectedRow)
        logger.calls = []
        tap(fixture, 0)
        XCTAssertEqual(logger.calls, [])
    }

    func testMultipleSelectionTogglesRows() async throws {
        let logger = Logger()
        let fixture = try fixture(logger)
        fixture.table.allowsMultipleSelection = true
        for row in [3, 1, 4, 3] { tap(fixture, row) }
        XCTAssertEqual(fixture.table.indexPathsForSelectedRows, [.row(1), .row(4)])
        XCTAssertEqual(Array(logger.calls.suffix(2)), ["willDeselect 3", "didDeselect 3"])
        fixture.table.allowsMultipleSelection = false
        XCTAssertEqual(fixture.table.indexPathsForSelectedRows, [.row(4)])
    }

    func testEditingHasRulesOfItsOwn() async throws {
        let logger = Logger()
        let fixture = try fixture(logger)
        tap(fixture, 1)
        fixture.table.setEditing(true, animated: false)
        XCTAssertNil(fixture.table.indexPathsForSelectedRows)
        tap(fixture, 1)
        XCTAssertNil(fixture.table.indexPathsForSelectedRows, "not while editing, unless allowed")
        fixture.table.allowsMultipleSelectionDuringEditing = true
        tap(fixture, 1)
        tap(fixture, 2)
        XCTAssertEqual(fixture.table.indexPathsForSelectedRows, [.row(1), .row(2)])
    }

    func testScrollingTakesTheTouchOver() async throws {
        let logger = Logger()
        let fixture = try fixture(logger)
        let drag = TouchScript.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 60), duration: 0.2)
        fixture.host.play(drag)
        XCTAssertEqual(logger.calls, [], "rows hear of a touch only once it is held")
        var held = drag
        for index in held.steps.indices.dropFirst() { held.steps[index].time += 0.3 }
        fixture.host.advanceUntilStill()
        fixture.host.play(held)
        XCTAssertEqual(
            logger.calls.map { String($0.dropLast(2)) }, ["shouldHighlight", "didHighlight", "didUnhighlight"])
        XCTAssertNil(fixture.table.indexPathForSelectedRow)
        fixture.host.advanceUntilStill()
    }

    func testSelectingByCodeTellsNobody() async throws {
        let logger = Logger()
        let fixture = try fixture(logger)
        fixture.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        fixture.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
        fixture.table.deselectRow(at: .row(3), animated: false)
        XCTAssertEqual(logger.calls, [])
        fixture.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        fixture.table.reloadData()
        XCTAssertNil(fixture.table.indexPathForSelectedRow)
    }

    // MARK: Prefetching

    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
        var wanted: [Int] = []
        var cancelled: [Int] = []
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            wanted += indexPaths.map(\.row)
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.row)
        }
    }

    func testRowsAheadArePrefetchedOnce() async throws {
        let fixture = try TableFixture([Array(repeating: 50, count: 200)])
        let prefetcher = Prefetcher()
        fixture.table.prefetchDataSource = prefetcher
        fixture.show()
        let visible = fixture.table.visibleCells.count
        XCTAssertEqual(prefetcher.wanted.first, visible, "the visible ones aren't among them")
        for _ in 0..<20 {
            fixture.table.contentOffset.y += 100
            fixture.host.settle()
        }
        XCTAssertEqual(prefetcher.wanted, prefetcher.wanted.sorted())
        XCTAssertEqual(Set(prefetcher.wanted).count, prefetcher.wanted.count)
        XCTAssertEqual(prefetcher.cancelled, [])
        fixture.table.contentOffset.y -= 100
        fixture.host.settle()
        XCTAssertFalse(prefetcher.cancelled.isEmpty, "the direction was reversed")
    }

    // MARK: Self-sizing invalidation

    func testFromIOS16ACellCanAskToBeMeasuredAgain() async throws {
        for (release, expected) in [(SystemRelease.iOS15, CGFloat(50)), (.iOS16, 120)] {
            try under(release) {
                let fixture = try TableFixture([[50, 60]])
                fixture.show()
                let cell = try XCTUnwrap(fixture.table.visibleCells.first as? BlockCell)
                cell.height.constant = 120
                cell.invalidateIntrinsicContentSize()
                fixture.host.settle()
                XCTAssertEqual(fixture.height(0), expected)
                XCTAssertEqual(fixture.table.rectForRow(at: .row(1)).minY, expected)
            }
        }
    }

    func testConstraintsThatMoveSomethingAreHeededWhereAskedFor() async throws {
        for (mode, expected) in [
            (UITableView.SelfSizingInvalidation.enabled, CGFloat(50)), (.enabledIncludingConstraints, 80),
        ] {
            let fixture = try TableFixture([[50, 60]])
            fixture.table.selfSizingInvalidation = mode
            fixture.show()
            let cell = try XCTUnwrap(fixture.table.visibleCells.first as? BlockCell)
            let top = try XCTUnwrap(cell.contentView.constraints.first { $0.firstAttribute == .top })
            top.constant = 30
            fixture.host.settle()
            XCTAssertEqual(fixture.height(0), expected)
        }
    }

    /// Another text moves nothing where the label is as high as the row lets it be.
    func testAnotherTextIsHeededWhereConstraintsAre() async throws {
        for (mode, grows) in [
            (UITableView.SelfSizingInvalidation.enabled, false), (.enabledIncludingConstraints, true),
        ] {
            let host = try HeadlessHost(device: "iphone-se2")
            let list = TextList()
            list.tableView.selfSizingInvalidation = mode
            host.show(list)
            let first = list.tableView.rectForRow(at: .row(0)).height
            let cell = try XCTUnwrap(list.tableView.visibleCells.first as? TextList.Cell)
            cell.label.text = String(repeating: "long text ", count: 30)
            host.settle()
            XCTAssertEqual(list.tableView.rectForRow(at: .row(0)).height > first, grows)
            XCTAssertEqual(cell.frame.height, list.tableView.rectForRow(at: .row(0)).height)
        }
    }

    // MARK: Accessories

    func testAccessoriesNarrowTheContent() async throws {
        let cases: [(UITableViewCell.AccessoryType, CGFloat)] = [
            (.none, 0), (.disclosureIndicator, 34), (.detailDisclosureButton, 68), (.checkmark, 40),
            (.detailButton, 48),
        ]
        for (type, width) in cases {
            for (device, extra) in [("iphone-8", CGFloat(0)), ("iphone-8-plus", 4), ("iphone-xr", 0)] {
                let fixture = try TableFixture([[50]], device: device)
                fixture.show()
                let cell = try XCTUnwrap(fixture.table.visibleCells.first)
                cell.accessoryType = type
                fixture.host.settle()
                let expected = fixture.table.bounds.width - width - (type == .none ? 0 : extra)
                XCTAssertEqual(cell.contentView.frame.width, expected, "\(type) \(device)")
            }
        }
        let fixture = try TableFixture([[50]])
        fixture.show()
        let cell = try XCTUnwrap(fixture.table.visibleCells.first)
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        cell.accessoryView = badge
        fixture.host.settle()
        XCTAssertEqual(cell.contentView.frame.width, 375 - 46)
        XCTAssertEqual(badge.frame, CGRect(x: 329, y: 15, width: 30, height: 20))
    }

    func testANarrowerContentIsMeasuredAtItsWidth() async throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let square = UIView()
                square.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(square)
                NSLayoutConstraint.activate([
                    square.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    square.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    square.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    square.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 0.5),
                ])
                if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
                return cell
            }
        }
        let fixture = try TableFixture([[]])
        let source = Source()
        fixture.table.dataSource = source
        fixture.show()
        XCTAssertEqual(fixture.height(0), 187.5)
        XCTAssertEqual(fixture.height(1), (375 - 34) / 2)
    }

    func testATapOnTheDetailButton() async throws {
        let logger = Logger()
        let fixture = try fixture(logger)
        fixture.table.visibleCells[2].accessoryType = .detailButton
        fixture.host.settle()
        tap(fixture, 2, x: 350)
        XCTAssertEqual(logger.calls.last, "accessory 2")
        XCTAssertNil(fixture.table.indexPathForSelectedRow)
        tap(fixture, 2)
        XCTAssertEqual(fixture.table.indexPathForSelectedRow, .row(2))
    }
}

/// A row with one label that its constraints join to the content's edges.
private final class TextList: UITableViewController {
    final class Cell: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        (cell as? Cell)?.label.text = "Short"
        return cell
    }
}
