import HeadlessHost
import XCTest

@testable import UIKit

/// Random valid batches at random offsets: the table shows the model's rows, and each cell is in one place.
@MainActor final class RandomUpdateTests: XCTestCase {
    struct Generator {
        var state: UInt64
        mutating func next(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(max(1, limit)))
        }
    }

    func testRandomBatches() async throws {
        let seed: UInt64 = 0x1234_5678_9ABC_DEF1
        var random = Generator(state: seed)
        for policy in [UITableView.OffsetRule.faithful, .anchored] {
            let fixture = try TableFixture([(0..<20).map { CGFloat(20 + $0) }, [33, 44]])
            fixture.table.offsetPolicy = policy
            fixture.show()
            for round in 0..<200 {
                let name = "seed \(seed), round \(round)"
                let limit = max(1, Int(fixture.table.contentSize.height - fixture.table.bounds.height))
                fixture.table.contentOffset.y = CGFloat(random.next(limit))
                fixture.host.settle()
                change(fixture, &random)
                fixture.host.settle()
                check(fixture, name)
            }
        }
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
        let pooled = table.table.pool.values.reduce(0) { $0 + $1.count }
        XCTAssertEqual(pooled + table.table.visible.count, table.table.cellsMade, "\(name): every cell is in one place")
        XCTAssertEqual(table.table.geometry.checkInvariants(), [], name)
        XCTAssertEqual(Set(table.table.cells.keys), Set(table.table.visible), name)
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
        XCTAssertLessThan(fixture.table.table.cellsMade, 80)
        XCTAssertLessThan(fixture.table.table.geometry.memoryFootprint, 100_000)
    }
}
