import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — our rule for bad input: one message that names the thing, and the table goes on.
///
/// Data sources and delegates that answer what can't be: a message each, and the table goes on.
@MainActor final class TableBadInputTests: XCTestCase {
    func testHeightsThatNoRowCanHave() async throws {
        for (height, words) in [
            (CGFloat.nan, "not a number"), (-7, "negative"), (1e12, "greater than"), (.infinity, "greater than"),
        ] {
            for estimate in [CGFloat(-1), 0] {
                let fixture = try TableFixture([[50, 50, 50]])
                let delegate = HeightDelegate(fixture.source) { $0.row == 1 ? height : 60 }
                fixture.table.delegate = delegate
                fixture.table.estimatedRowHeight = estimate
                let raised = exceptions { fixture.show() }
                XCTAssertFalse(raised.isEmpty)
                let text = raised.first?.reason ?? ""
                XCTAssertTrue(text.contains("row 1 in section 0") && text.contains(words), text)
                XCTAssertEqual((0..<3).map { fixture.height($0) }, [60, 44, 60], "\(height)")
                XCTAssertEqual(fixture.table.visibleCells.count, 3)
            }
        }
    }

    func testARowHeightThatCantBe() async throws {
        let fixture = try TableFixture([[50, 50]])
        fixture.table.rowHeight = .nan
        let raised = exceptions { fixture.show() }
        XCTAssertTrue(raised.first?.reason.contains("not a number") ?? false)
        XCTAssertEqual(fixture.height(0), 44)
    }

    func testEstimatesThatCantBeAreIgnored() async throws {
        let fixture = try TableFixture([[50, 50]])
        let delegate = EstimateDelegate(fixture.source)
        delegate.estimate = { _ in .nan }
        fixture.table.delegate = delegate
        XCTAssertEqual(exceptions { _ = fixture.table.numberOfSections }, [])
        XCTAssertEqual(fixture.table.contentSize.height, 88)
    }

    func testCountsThatCantBe() async throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let source = Source()
        table.dataSource = source
        let raised = exceptions { XCTAssertEqual(table.numberOfRows(inSection: 0), 0) }
        XCTAssertTrue(raised.first?.reason.contains("-3 from tableView(_:numberOfRowsInSection: 0)") ?? false)
    }

    func testDequeuingInsideHeightForRow() async throws {
        let fixture = try TableFixture([[50, 50]])
        let delegate = HeightDelegate(fixture.source)
        delegate.height = { [table = fixture.table] indexPath in
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            return 66
        }
        fixture.table.delegate = delegate
        let raised = exceptions { fixture.show() }
        XCTAssertTrue(raised.first?.reason.contains("the two call each other without end") ?? false)
        XCTAssertEqual(fixture.height(0), 66)
        XCTAssertEqual(fixture.table.visibleCells.count, 2)
    }

    func testAnUnknownIdentifier() async throws {
        let table = UITableView()
        let raised = exceptions { _ = table.dequeueReusableCell(withIdentifier: "X", for: .row(0)) }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "unable to dequeue a cell with identifier X - must register a nib or a class for the identifier or "
                    + "connect a prototype cell in a storyboard"
            ])
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "X"))
        XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "X"))
    }

    func testOneCellForTwoRows() async throws {
        final class Source: NSObject, UITableViewDataSource {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let fixture = try TableFixture([[]])
        let source = Source()
        fixture.table.dataSource = source
        let raised = exceptions { fixture.show() }
        XCTAssertTrue(
            raised.first?.reason.contains("returned the cell of the visible row 0 in section 0 again") ?? false)
        XCTAssertEqual(fixture.table.visibleCells.count, 2)
    }

    func testRowsThatDontExist() async throws {
        let fixture = try TableFixture([[50, 50]])
        fixture.show()
        XCTAssertEqual(fixture.table.rectForRow(at: .row(2)), .zero)
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0, 9)), .zero)
        XCTAssertEqual(fixture.table.rectForRow(at: IndexPath()), .zero)
        XCTAssertEqual(fixture.table.rectForHeader(inSection: 4), .zero)
        XCTAssertNil(fixture.table.cellForRow(at: .row(-1)))
        XCTAssertNil(fixture.table.cellForRow(at: IndexPath(index: 3)))
        XCTAssertEqual(fixture.table.numberOfRows(inSection: 7), 0)
        fixture.table.selectRow(at: .row(5), animated: false, scrollPosition: .none)
        XCTAssertNil(fixture.table.indexPathForSelectedRow)
        let offset = fixture.table.contentOffset
        let raised = exceptions {
            fixture.table.scrollToRow(at: .row(9), at: .top, animated: false)
            fixture.table.scrollToRow(at: .row(0, 9), at: .top, animated: false)
            fixture.table.scrollToRow(at: IndexPath(), at: .top, animated: false)
        }
        XCTAssertEqual(raised.map(\.name), [.range, .range, .range])
        XCTAssertTrue(raised[0].reason.contains("out-of-bounds row (9) when there are only 2 rows in section 0"))
        XCTAssertEqual(fixture.table.contentOffset, offset)
    }

    func testUpdatesInsideCallbacks() async throws {
        final class Source: BlockSource {
            var isDone = false
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                if !isDone {
                    isDone = true
                    tableView.insertRows(at: [.row(0)], with: .none)
                }
                return super.tableView(tableView, cellForRowAt: indexPath)
            }
        }
        let fixture = try TableFixture([[]])
        let source = Source([[50, 60]])
        fixture.table.dataSource = source
        let raised = exceptions { fixture.show() }
        XCTAssertTrue(raised.first?.reason.contains("from within one of its own callbacks") ?? false)
        XCTAssertEqual((0..<2).map { fixture.height($0) }, [50, 60])
        XCTAssertEqual(fixture.table.visibleCells.count, 2)
    }

    func testReloadingInsideCallbacks() async throws {
        final class Reloader: NSObject, UITableViewDelegate {
            var left = 3
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                guard left > 0 else { return }
                left -= 1
                tableView.reloadData()
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                if left == 2 {
                    left -= 1
                    tableView.reloadData()
                }
                return -1
            }
        }
        let fixture = try TableFixture([[50, 60, 70]])
        let delegate = Reloader()
        fixture.table.delegate = delegate
        XCTAssertEqual(exceptions { fixture.show() }, [])
        XCTAssertEqual(delegate.left, 0)
        XCTAssertEqual((0..<3).map { fixture.height($0) }, [50, 60, 70])
        XCTAssertEqual(fixture.table.visibleCells.count, 3)
        XCTAssertEqual(Set(fixture.table.visibleCells.map { ObjectIdentifier($0) }).count, 3)
        let owned = fixture.table.state.pool.values.reduce(0) { $0 + $1.count } + fixture.table.visibleCells.count
        XCTAssertEqual(owned, fixture.table.record.cellsMade, "every cell is in one place")
    }

    func testAnIndexTitleWithoutASection() async throws {
        final class Source: NSObject, UITableViewDataSource {
            var section = 9
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { [UITableView.indexSearch, "A"] }
            func tableView(
                _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
            ) -> Int { section }
        }
        let fixture = try TableFixture([[]])
        let source = Source()
        fixture.table.dataSource = source
        fixture.show()
        let raised = exceptions { fixture.table.showSection(ofIndexTitle: 1) }
        XCTAssertEqual(raised.map(\.name), [.range])
        XCTAssertTrue(raised.first?.reason.contains("out-of-bounds section (9) when there are only 2") ?? false)
        source.section = NSNotFound
        XCTAssertEqual(exceptions { fixture.table.showSection(ofIndexTitle: 0) }, [])
        XCTAssertEqual(fixture.table.contentOffset.y, 0)
    }

    /// The actions open beside a row and the mode of the table outlast a batch that is refused.
    func testARefusedBatchKeepsEditing() async throws {
        let fixture = try EditingFixture(4)
        fixture.swipe(1, from: 300, to: 220)
        let offset = try fixture.cell(1).frame.minX
        XCTAssertLessThan(offset, -70)
        var raised = exceptions { fixture.table.deleteRows(at: [.row(0)], with: .fade) }
        XCTAssertEqual(raised.count, 1)
        XCTAssertEqual(try fixture.cell(1).frame.minX, offset)
        XCTAssertFalse(UIApplication.shared.isAnimating)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        raised = exceptions { fixture.table.insertRows(at: [.row(9)], with: .fade) }
        XCTAssertEqual(raised.count, 1)
        XCTAssertEqual(fixture.shown, ["row 0", "row 1", "row 2", "row 3"])
        XCTAssertTrue(fixture.table.visibleCells.allSatisfy { $0.isEditing && $0.frame.minX == 0 })
    }

    /// A batch inside a batch's own callback, from the completion, and a reload inside an open batch.
    func testUpdatesInsideUpdates() async throws {
        let fixture = try TableFixture([[50, 60]])
        fixture.show()
        var inner: [UIKitException] = []
        fixture.source.sections = [[50, 60, 70]]
        let raised = exceptions {
            fixture.table.performBatchUpdates {
                fixture.table.insertRows(at: [.row(2)], with: .none)
            } completion: { _ in
                inner = exceptions {
                    fixture.source.sections = [[50]]
                    fixture.table.deleteRows(at: [.row(1), .row(2)], with: .none)
                }
            }
        }
        XCTAssertEqual(raised + inner, [])
        XCTAssertEqual(fixture.table.visibleCells.count, 1)
    }

    func testADataSourceThatShrinksWithoutTelling() async throws {
        let fixture = try TableFixture([[50, 60, 70]])
        fixture.show()
        fixture.source.sections = [[50]]
        fixture.table.rowHeight = UITableView.automaticDimension
        fixture.host.settle()
        XCTAssertEqual(fixture.table.visibleCells.count, 1)
        XCTAssertEqual(fixture.table.contentSize.height, 50)
    }

    func testTablesAndCellsAreFreed() async throws {
        weak var table: UITableView?
        weak var cell: UITableViewCell?
        try autoreleased {
            let fixture = try TableFixture([[50, 60, 70]])
            fixture.show()
            fixture.source.sections = [[50, 20, 70]]
            fixture.table.reloadRows(at: [.row(1)], with: .none)
            table = fixture.table
            cell = fixture.table.visibleCells.first
            fixture.host.show(UIViewController())
        }
        XCTAssertNil(table)
        XCTAssertNil(cell)
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
