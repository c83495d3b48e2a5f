import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: model — an array of rows, after valid and invalid batches at random offsets.
///
/// Random batches at random offsets: valid ones give the model's rows, invalid ones leave everything as it was.
@MainActor final class RandomUpdateTests: XCTestCase {
    struct Generator {
        var random: SeededGenerator
        init(seed: UInt64) { random = SeededGenerator(seed: seed) }
        mutating func next(_ limit: Int) -> Int { Int(random.next() % UInt64(max(1, limit))) }
    }

    /// Batches of each kind and policy: 10^5 of each kind with MASU_SOAK set.
    private var rounds: Int { ProcessInfo.processInfo.environment["MASU_SOAK"] == nil ? 200 : 50_000 }

    private func run(
        seed: UInt64, _ round: (TableFixture, inout Generator, String) throws -> Void
    ) throws {
        for policy in [UITableView.OffsetRule.faithful, .anchored] {
            var random = Generator(seed: seed)
            let fixture = try TableFixture([(0..<20).map { CGFloat(20 + $0) }, [33, 44]])
            fixture.table.offsetPolicy = policy
            fixture.show()
            for number in 0..<rounds {
                let limit = max(1, Int(fixture.table.contentSize.height - fixture.table.bounds.height))
                fixture.table.contentOffset.y = CGFloat(random.next(limit))
                fixture.host.settle()
                try round(fixture, &random, "seed \(seed), \(policy), round \(number)")
                guard testRun?.failureCount ?? 0 == 0 else { return }
            }
        }
    }

    func testRandomBatches() async throws {
        try run(seed: 1) { fixture, random, name in
            change(fixture, &random)
            fixture.host.settle()
            check(fixture, name)
        }
    }

    /// A valid batch with a fault: one exception that names it, and the rows, cells and offset of before.
    func testRandomInvalidBatches() async throws {
        try run(seed: 2) { fixture, random, name in
            if random.next(4) == 0 {
                change(fixture, &random)
                fixture.host.settle()
            }
            let table = fixture.table
            let sections = fixture.source.sections
            let before = state(fixture)
            var expected: [String] = []
            let raised = exceptions {
                table.beginUpdates()
                expected = addFault(fixture, &random)
                table.endUpdates()
            }
            XCTAssertEqual(raised.map(\.name), [.internalInconsistency], name)
            let reason = raised.first?.reason ?? ""
            XCTAssertTrue(expected.contains { reason.contains($0) }, "\(name): \(reason); expected \(expected)")
            fixture.source.sections = sections
            XCTAssertEqual(state(fixture), before, name)
            fixture.host.settle()
            XCTAssertEqual(state(fixture), before, "\(name): after the next layout")
            check(fixture, name)
        }
    }

    /// Makes an invalid change; returns the parts of texts that may report it.
    private func addFault(_ fixture: TableFixture, _ random: inout Generator) -> [String] {
        let table = fixture.table
        let sections = fixture.source.sections
        let section = random.next(sections.count)
        let count = sections[section].count
        switch random.next(7) {
        case 0:
            let row = count + random.next(3)
            table.deleteRows(at: [.row(row, section)], with: .none)
            return ["attempt to delete row \(row) from section \(section) which only contains \(count) rows before"]
        case 1:
            let row = count + 1 + random.next(3)
            table.insertRows(at: [.row(row, section)], with: .none)
            fixture.source.sections[section].append(50)
            return ["attempt to insert row \(row) into section \(section), but there are only \(count + 1) rows"]
        case 2:
            let gone = sections.count + random.next(2)
            table.deleteSections([gone], with: .none)
            return ["attempt to delete section \(gone), but there are only \(sections.count) sections before"]
        case 3 where count > 0:
            let row = random.next(count)
            table.deleteRows(at: [.row(row, section)], with: .none)
            table.reloadRows(at: [.row(row, section)], with: .none)
            fixture.source.sections[section].remove(at: row)
            return ["attempt to delete and reload the same index path"]
        case 4 where count > 0:
            let row = random.next(count)
            table.deleteRows(at: [.row(row, section)], with: .none)
            return ["Invalid update: invalid number of rows in section \(section)"]
        case 5:
            fixture.source.sections.append([40, 50])
            return ["Invalid update: invalid number of sections"]
        default:
            fixture.source.sections[section].insert(60, at: random.next(count + 1))
            return ["Invalid update: invalid number of rows in section \(section)"]
        }
    }

    /// The state that a refused update must not change.
    private struct State: Equatable {
        var counts: [Int]
        var offset: CGPoint
        var contentSize: CGSize
        var rows: [IndexPath]
        var cells: [ObjectIdentifier]
        var frames: [CGRect]
    }

    private func state(_ fixture: TableFixture) -> State {
        let table = fixture.table
        let cells = table.visibleCells
        return State(
            counts: table.state.geometry.rowCounts, offset: table.contentOffset, contentSize: table.contentSize,
            rows: table.indexPathsForVisibleRows ?? [], cells: cells.map { ObjectIdentifier($0) },
            frames: cells.map(\.frame))
    }

    /// Deletes some rows, moves one, inserts some, and now and then inserts or deletes a section.
    private func change(_ fixture: TableFixture, _ random: inout Generator) {
        let table = fixture.table
        var sections = fixture.source.sections
        table.beginUpdates()
        if random.next(4) == 0, sections.count > 1 {
            let gone = random.next(sections.count)
            table.deleteSections([gone], with: .none)
            sections.remove(at: gone)
        } else if random.next(4) == 0, sections.count < 5 {
            let place = random.next(sections.count + 1)
            table.insertSections([place], with: .none)
            sections.insert((0..<random.next(12)).map { CGFloat(20 + $0) }, at: place)
        } else {
            let section = random.next(sections.count)
            var rows = sections[section].enumerated().map { (old: $0.offset as Int?, height: $0.element) }
            for _ in 0..<random.next(4) where !rows.isEmpty {
                let place = random.next(rows.count)
                if let old = rows[place].old { table.deleteRows(at: [.row(old, section)], with: .none) }
                rows.remove(at: place)
            }
            let moved = rows.isEmpty || random.next(2) == 0 ? nil : rows.remove(at: random.next(rows.count))
            for _ in 0..<random.next(4) {
                rows.insert((nil, CGFloat(20 + random.next(200))), at: random.next(rows.count + 1))
            }
            if let moved { rows.insert((-1 - (moved.old ?? 0), moved.height), at: random.next(rows.count + 1)) }
            for (place, row) in rows.enumerated() {
                guard let old = row.old else {
                    table.insertRows(at: [.row(place, section)], with: .none)
                    continue
                }
                if old < 0 { table.moveRow(at: .row(-1 - old, section), to: .row(place, section)) }
            }
            sections[section] = rows.map(\.height)
        }
        fixture.source.sections = sections
        table.endUpdates()
    }

    private func check(_ fixture: TableFixture, _ name: String) {
        let table = fixture.table
        let sections = fixture.source.sections
        XCTAssertEqual(table.numberOfSections, sections.count, name)
        for section in sections.indices {
            XCTAssertEqual(table.numberOfRows(inSection: section), sections[section].count, name)
        }
        for indexPath in table.indexPathsForVisibleRows ?? [] {
            let cell = table.cellForRow(at: indexPath) as? BlockCell
            XCTAssertEqual(cell?.height.constant, sections[indexPath.section][indexPath.row], name)
            XCTAssertEqual(cell?.frame, table.rectForRow(at: indexPath), name)
            XCTAssertEqual(cell?.frame.height, cell?.height.constant, name)
            XCTAssertEqual(cell?.isHidden, false, name)
        }
        let pooled = table.state.pool.values.reduce(0) { $0 + $1.count }
        XCTAssertEqual(
            pooled + table.state.visible.count, table.record.cellsMade, "\(name): every cell is in one place")
        XCTAssertEqual(table.state.geometry.checkInvariants(), [], name)
        XCTAssertEqual(table.state.cells.rows, table.state.visible, name)
        let limit = max(0, table.contentSize.height - table.bounds.height)
        XCTAssertTrue((0...limit).contains(table.contentOffset.y), name)
    }

    /// A frame's work depends on what is shown, not on how many rows there are.
    func testAMillionRowsCostWhatIsShown() async throws {
        final class Source: NSObject, UITableViewDataSource {
            var asked = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                asked += 1
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                (cell as? BlockCell)?.height.constant = CGFloat(20 + indexPath.row % 281)
                return cell
            }
        }
        let fixture = try TableFixture([[]])
        let source = Source()
        fixture.table.dataSource = source
        fixture.show()
        for row in [500_000, 999_999, 3, 700_001] {
            fixture.table.scrollToRow(at: .row(row), at: .middle, animated: false)
            fixture.host.settle()
            XCTAssertEqual(fixture.height(row), CGFloat(20 + row % 281))
        }
        XCTAssertLessThan(source.asked, 400)
        XCTAssertLessThan(fixture.table.record.cellsMade, 80)
        XCTAssertLessThan(fixture.table.state.geometry.memoryFootprint, 100_000)
    }
}
