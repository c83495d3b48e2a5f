import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, model — specification F9.9; the snapshot's own list of identifiers.
///
/// Snapshots of identifiers become batches of updates (specification F9.9).
@MainActor final class DiffableDataSourceTests: XCTestCase {
    typealias Source = UITableViewDiffableDataSource<String, Int>
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// A table of blocks whose heights are 20 plus the item.
    @MainActor final class Screen {
        let fixture: TableFixture
        let source: Source
        var provided: [Int] = []

        init() throws {
            fixture = try TableFixture([[]])
            var provide: ((UITableView, IndexPath, Int) -> UITableViewCell?)?
            source = Source(tableView: fixture.table) { provide?($0, $1, $2) }
            fixture.show()
            provide = { [unowned self] table, indexPath, item in
                provided.append(item)
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                (cell as? BlockCell)?.height.constant = CGFloat(20 + item)
                return cell
            }
        }

        func apply(_ sections: [(String, [Int])], _ change: (inout Snapshot) -> Void = { _ in }) {
            var snapshot = Snapshot()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items, toSection: section)
            }
            change(&snapshot)
            source.apply(snapshot)
            fixture.host.settle()
        }

        /// The items that the rows show, by their heights.
        var shown: [[Int]] {
            (0..<fixture.table.numberOfSections).map { section in
                (0..<fixture.table.numberOfRows(inSection: section)).map { Int(fixture.height($0, section)) - 20 }
            }
        }
    }

    func testTheTableFollowsTheSnapshots() async throws {
        let screen = try Screen()
        screen.apply([("a", [1, 2, 3]), ("b", [4, 5])])
        XCTAssertEqual(screen.shown, [[1, 2, 3], [4, 5]])
        let cells = screen.fixture.table.visibleCells
        screen.provided = []
        screen.apply([("b", [5, 1]), ("a", [3, 6, 2])])
        XCTAssertEqual(screen.shown, [[5, 1], [3, 6, 2]])
        XCTAssertEqual(screen.provided, [6], "the other rows kept their cells")
        XCTAssertTrue(screen.fixture.table.cellForRow(at: .row(1, 0)) === cells[0])
        XCTAssertEqual(screen.source.indexPath(for: 6), .row(1, 1))
        XCTAssertEqual(screen.source.itemIdentifier(for: .row(0, 1)), 3)
        XCTAssertEqual(screen.source.index(for: "a"), 1)
        XCTAssertEqual(screen.source.sectionIdentifier(for: 0), "b")
        XCTAssertNil(screen.source.indexPath(for: 4))
    }

    func testRandomSnapshots() async throws {
        let screen = try Screen()
        var state: UInt64 = 88_172_645_463_325_252
        func next(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
        for round in 0..<60 {
            var items = Array(0..<12)
            for place in items.indices { items.swapAt(place, place + next(items.count - place)) }
            var sections = ["a", "b", "c", "d"]
            for place in sections.indices { sections.swapAt(place, place + next(sections.count - place)) }
            let contents = sections.prefix(1 + next(4)).map { section -> (String, [Int]) in
                let count = min(items.count, next(5))
                defer { items.removeFirst(count) }
                return (section, Array(items.prefix(count)))
            }
            screen.apply(contents) { snapshot in
                if let item = snapshot.itemIdentifiers.first { snapshot.reloadItems([item]) }
                if let item = snapshot.itemIdentifiers.last { snapshot.reconfigureItems([item]) }
                if round % 3 == 0, let section = snapshot.sectionIdentifiers.last { snapshot.reloadSections([section]) }
            }
            XCTAssertEqual(screen.shown, contents.map(\.1), "round \(round)")
        }
    }

    func testReloadedAndReconfiguredItems() async throws {
        let screen = try Screen()
        screen.apply([("a", [1, 2, 3])])
        let cells = screen.fixture.table.visibleCells
        screen.provided = []
        screen.apply([("a", [1, 2, 3])]) {
            $0.reloadItems([2])
            $0.reconfigureItems([3])
        }
        XCTAssertEqual(screen.provided.sorted(), [2, 3])
        XCTAssertFalse(screen.fixture.table.cellForRow(at: .row(1)) === cells[1])
        XCTAssertTrue(screen.fixture.table.cellForRow(at: .row(2)) === cells[2])
        XCTAssertEqual(screen.source.snapshot().reloadedItemIdentifiers, [])
    }

    func testIdentifiersThatArentUnique() async throws {
        let screen = try Screen()
        screen.apply([("a", [1, 2])])
        let raised = exceptions { screen.apply([("a", [1, 2]), ("b", [2])]) }
        XCTAssertEqual(
            raised.map(\.reason),
            ["Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}"])
        XCTAssertEqual(screen.shown, [[1, 2]])
        XCTAssertEqual(screen.source.snapshot().itemIdentifiers, [1, 2])
    }

    func testIdentifiersThatArentThere() async throws {
        var snapshot = Snapshot()
        let raised = exceptions {
            snapshot.appendItems([1])
            snapshot.appendSections(["a"])
            snapshot.appendItems([1], toSection: "x")
            snapshot.insertItems([2], beforeItem: 9)
            snapshot.moveItem(9, afterItem: 1)
        }
        XCTAssertEqual(raised.count, 4)
        XCTAssertEqual(
            raised.first?.reason, "There are currently no sections in the data source. Please add a section first.")
        XCTAssertTrue(raised[2].reason.contains("Invalid item identifier specified: 9"))
        XCTAssertEqual(snapshot.itemIdentifiers, [])
    }

    func testEditingASnapshot() async throws {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4])
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 4)
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.moveItem(1, afterItem: 4)
        snapshot.deleteItems([10])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [3, 11, 2])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [4, 1, 12])
        XCTAssertEqual(snapshot.indexOfItem(1), 4)
        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 11), "a")
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.insertSections(["d"], afterSection: "a")
        snapshot.moveSection("b", beforeSection: "c")
        XCTAssertEqual(snapshot.sectionIdentifiers, ["b", "c", "a", "d"])
        snapshot.deleteSections(["a"])
        XCTAssertEqual(snapshot.numberOfItems, 3)
    }

    func testWithoutAnimationBeforeIOS15EverythingIsReloaded() async throws {
        let screen = try Screen()
        screen.apply([("a", [1, 2])])
        screen.provided = []
        var snapshot = screen.source.snapshot()
        snapshot.appendItems([3])
        screen.source.apply(snapshot, animatingDifferences: false)
        screen.fixture.host.settle()
        XCTAssertEqual(screen.provided, [1, 2, 3])
        under(.iOS15) {
            screen.provided = []
            snapshot.appendItems([4])
            var isDone = false
            screen.source.apply(snapshot, animatingDifferences: false) { isDone = true }
            XCTAssertTrue(isDone)
            XCTAssertEqual(screen.provided, [4])
            XCTAssertEqual(screen.shown, [[1, 2, 3, 4]])
        }
    }

    /// An identifier that counts how often it is hashed.
    private struct Counted: Hashable {
        nonisolated(unsafe) static var hashes = 0
        let number: Int
        func hash(into hasher: inout Hasher) {
            Counted.hashes += 1
            hasher.combine(number)
        }
    }

    func testIdentifiersAreHashedOnceAndNotForMarks() async throws {
        let fixture = try TableFixture([[]])
        var provided: [Int] = []
        let source = UITableViewDiffableDataSource<Int, Counted>(tableView: fixture.table) { table, path, item in
            provided.append(item.number)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? BlockCell)?.height.constant = 50
            return cell
        }
        fixture.show()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<5000).map { Counted(number: $0) })
        Counted.hashes = 0
        source.apply(snapshot)
        fixture.host.settle()
        XCTAssertEqual(Counted.hashes, 5000)
        Counted.hashes = 0
        provided = []
        var marked = source.snapshot()
        marked.reconfigureItems([Counted(number: 3)])
        marked.reloadItems([Counted(number: 5)])
        source.apply(marked)
        fixture.host.settle()
        XCTAssertEqual(provided.sorted(), [3, 5])
        XCTAssertLessThan(Counted.hashes, 20, "only what is marked")
        // Equal lists that were made anew are told apart from other ones all the same.
        var other = NSDiffableDataSourceSnapshot<Int, Counted>()
        other.appendSections([0])
        other.appendItems((0..<5000).reversed().map { Counted(number: $0) })
        source.apply(other)
        fixture.host.settle()
        XCTAssertEqual(source.itemIdentifier(for: .row(0))?.number, 4999)
    }

    func testManyReloadsAmongManyMoves() async throws {
        let screen = try Screen()
        screen.apply([("a", Array(0..<30)), ("b", Array(30..<60))])
        let moved = [(0..<30).filter { $0 % 3 != 0 } + Array(50..<60), Array(30..<50) + [3, 0, 9, 6]]
        screen.apply([("a", moved[0]), ("b", moved[1])]) { $0.reloadItems([3, 1, 1, 55, 40, 12]) }
        XCTAssertEqual(screen.source.snapshot().itemIdentifiers, moved[0] + moved[1])
        XCTAssertEqual(screen.fixture.table.numberOfRows(inSection: 0), moved[0].count)
        XCTAssertEqual(screen.fixture.table.numberOfRows(inSection: 1), moved[1].count)
    }
}
