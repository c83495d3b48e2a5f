import HeadlessHost
import LayoutTesting
import UIKit
import XCTest

@testable import ListFuzzing

/// Kind: documented — threads of public repositories about updates that ended apps, rebuilt after their descriptions.
///
/// Each case has its thread's address. The scripts that the search finds are asserted by their fault and their length.
@MainActor final class KnownUpdateThreadsTests: XCTestCase {
    override func setUp() async throws { host = try HeadlessHost(device: "iphone-17", release: .iOS26) }
    override func tearDown() async throws { host = nil }
    private var host: HeadlessHost?

    /// github.com/Automattic/simplenote-ios/issues/730: a row is told to be inserted that the list knows already.
    private final class TwiceToldNotes: MemosViewController {
        override func insert(_ number: Int) {
            notes.insert(Self.text(number), at: 0)
            if number % 5 == 4 {
                tableView.reloadData()
                tableView.layoutIfNeeded()
            }
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
    }

    func testAnInsertionThatIsToldTwice() async throws {
        let failure = try XCTUnwrap(found(TwiceToldNotes()))
        XCTAssertEqual(failure.script, [.edit("inserts a note", 4)], failure.description)
        XCTAssertTrue(failure.description.contains("Insert row (0 - 0)"), failure.description)
    }

    /// github.com/innovian/HVTableView/issues/4: the row that is expanded is remembered over a reload with fewer rows.
    private final class ExpandingNotes: MemosViewController {
        private var expanded: Int?

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            notes.count + (expanded == nil ? 0 : 1)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            let row = indexPath.row
            let isDetail = row == expanded.map { $0 + 1 }
            let index = expanded.map { row > $0 ? row - 1 : row } ?? row
            (cell as? MemoCell)?.label.text = isDetail ? "Details" : notes.indices.contains(index) ? notes[index] : ""
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let earlier = expanded
            tableView.performBatchUpdates {
                if let earlier { tableView.deleteRows(at: [IndexPath(row: earlier + 1, section: 0)], with: .fade) }
                guard indexPath.row != earlier, indexPath.row != earlier.map({ $0 + 1 }) else { return expanded = nil }
                let row = earlier.map { indexPath.row > $0 ? indexPath.row - 1 : indexPath.row } ?? indexPath.row
                expanded = row
                tableView.insertRows(at: [IndexPath(row: row + 1, section: 0)], with: .fade)
            }
        }

        func reload(_ number: Int) {
            notes = (0..<2 + number % 2).map(Self.text)
            expanded.map { if $0 > notes.count { notes.append("") } }
            tableView.reloadData()
        }
    }

    func testAnExpandedRowThatIsRememberedOverAReload() async throws {
        let failure = try XCTUnwrap(
            found(ExpandingNotes(), [ListEdit("loads other notes") { screen, number in screen.reload(number) }]))
        XCTAssertEqual(failure.faults.first?.kind, .crash, failure.description)
        XCTAssertLessThanOrEqual(failure.script.count, 3, failure.description)
    }

    /// github.com/adamhoracek/KOTree/issues/1: of a branch that collapses, only the rows that are seen are deleted.
    private final class TreeViewController: MemosViewController {
        private var isOpen = false

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            isOpen ? 41 : 1
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? MemoCell)?.label.text = "Item \(indexPath.row)"
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard indexPath.row == 0 else { return }
            isOpen.toggle()
            let rows = (1...40).map { IndexPath(row: $0, section: 0) }
            if isOpen {
                tableView.insertRows(at: rows, with: .fade)
            } else {
                tableView.deleteRows(at: rows.filter { tableView.cellForRow(at: $0) != nil }, with: .fade)
            }
        }
    }

    func testABranchOfWhichOnlyVisibleRowsAreDeleted() async throws {
        let failure = try XCTUnwrap(found(TreeViewController(), []))
        XCTAssertEqual(failure.script, [.select(0), .select(0)], failure.description)
        XCTAssertTrue(failure.description.contains("row counts: [41]"), failure.description)
    }

    /// github.com/Ramotion/folding-cell/issues/183: the next page has come, and the table is only asked for heights again.
    private final class FoldingNotes: MemosViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.beginUpdates()
            tableView.endUpdates()
        }

        func receivePage(_ number: Int) { notes += (0..<number % 3).map(Self.text) }
    }

    func testAnEmptyBatchWhileTheModelHasGrown() async throws {
        let failure = try XCTUnwrap(
            found(FoldingNotes(), [ListEdit("receives a page") { screen, number in screen.receivePage(number) }]))
        XCTAssertEqual(failure.faults.first?.kind, .crash, failure.description)
        XCTAssertEqual(failure.script.count, 2, failure.description)
        XCTAssertTrue(failure.description.contains("row counts: [21]"), failure.description)
    }

    /// github.com/apache/incubator-weex/pull/114: one batch reloads an item and deletes it.
    private final class WeaveViewController: CardsViewController {
        func replace(_ number: Int) {
            let (changed, removed) = (number % notes.count, number / 7 % notes.count)
            notes.remove(at: removed)
            collectionView.performBatchUpdates {
                collectionView.reloadItems(at: [IndexPath(item: changed, section: 0)])
                collectionView.deleteItems(at: [IndexPath(item: removed, section: 0)])
            }
        }
    }

    func testAnItemThatIsReloadedAndDeleted() async throws {
        var fuzzer = ListFuzzer(
            run: ListRun(
                make: { WeaveViewController() },
                edits: [ListEdit("replaces a card") { screen, number in screen.replace(number) }]), seed: 1)
        let failure = try XCTUnwrap(fuzzer.failure(steps: 2_000))
        XCTAssertEqual(failure.faults.first?.kind, .crash, failure.description)
        XCTAssertEqual(failure.script, [.edit("replaces a card", 0)], failure.description)
    }

    /// github.com/exyte/Chat/issues/56: the model is at its last state while the first of several batches is made.
    private final class ChatViewController: MemosViewController {
        func receive(_ number: Int) {
            let removed = min(notes.count, number % 4)
            notes.removeFirst(removed)
            let split = removed / 2
            for part in [0..<split, split..<removed] where !part.isEmpty {
                tableView.performBatchUpdates {
                    tableView.deleteRows(at: part.indices.map { IndexPath(row: $0, section: 0) }, with: .fade)
                }
            }
        }
    }

    func testAModelThatIsAheadOfItsBatches() async throws {
        let failure = try XCTUnwrap(
            found(ChatViewController(), [ListEdit("receives a state") { screen, number in screen.receive(number) }]))
        XCTAssertEqual(failure.faults.first?.kind, .crash, failure.description)
        XCTAssertEqual(failure.script, [.edit("receives a state", 2)], failure.description)
    }

    private func found<Screen: MemosViewController>(
        _ make: @autoclosure @escaping () -> Screen, _ edits: [ListEdit<Screen>]? = nil
    ) throws -> ListFailure? {
        var fuzzer = ListFuzzer(
            run: ListRun(make: make, edits: edits ?? MemosViewController.edits(of: Screen.self)), seed: 1)
        return try fuzzer.failure(steps: 2_000)
    }
}
