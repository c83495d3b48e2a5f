import HeadlessHost
import LayoutTesting
import UIKit
import XCTest

@testable import ListFuzzing

/// Kind: documented — threads of public repositories about lists that jump, and rows of stale heights, rebuilt after their
/// descriptions.
///
/// Each case has its thread's address. Those that aren't found say why.
@MainActor final class KnownJumpThreadsTests: XCTestCase {
    override func setUp() async throws { host = try HeadlessHost(device: "iphone-17", release: .iOS26) }
    override func tearDown() async throws { host = nil }
    private var host: HeadlessHost?

    /// github.com/smileyborg/TableViewCellWithAutoLayoutiOS8/issues/17: rows come at the end of a table whose estimates are
    /// wrong, and it jumps on the way back.
    private final class PagedNotes: MemosViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.estimatedRowHeight = 300
        }

        func load(_ number: Int) {
            notes += (0..<10).map { Self.text(number + $0) }
            tableView.reloadData()
        }
    }

    func testATableThatReloadsWithWrongEstimatesAsPagesCome() async throws {
        let failure = try XCTUnwrap(
            found(
                PagedNotes(), [ListEdit("loads a page") { screen, number in screen.load(number) }], .all,
                endingIn: \.isOwnEdit))
        XCTAssertEqual(failure.faults.first?.kind, .shift, failure.description)
        XCTAssertLessThanOrEqual(failure.script.count, 5, failure.description)
    }

    /// github.com/lionheart/openradar-mirror/issues/1036: estimates that are too small, and `reloadData()`.
    private final class UnderestimatedNotes: MemosViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.estimatedRowHeight = 20
        }
    }

    func testAReloadWithEstimatesThatAreTooSmall() async throws {
        let failure = try XCTUnwrap(found(UnderestimatedNotes(), [], .all) { $0 == .reload })
        XCTAssertEqual(failure.faults.first?.kind, .shift, failure.description)
        XCTAssertLessThanOrEqual(failure.script.count, 5, failure.description)
    }

    /// github.com/telly/TLYShyNavBar/issues/126: offsets that the table corrects are taken for scrolling by a bar that
    /// follows them.
    ///
    /// Not found: no row moves on the screen, and the bar is no part of the list.
    func testABarThatFollowsCorrectedOffsetsIsNotFound() async throws {
        XCTAssertNil(try found(UnderestimatedNotes(), [])?.description)
    }

    /// github.com/jessesquires/JSQMessagesViewController/issues/1838: older messages come at the top by a reload.
    private final class HistoryNotes: MemosViewController {
        func loadOlder(_ number: Int) {
            notes.insert(contentsOf: (0..<10).map { Self.text(number + $0) }, at: 0)
            tableView.reloadData()
        }
    }

    func testOlderMessagesThatComeAtTheTop() async throws {
        let failure = try XCTUnwrap(
            found(
                HistoryNotes(), [ListEdit("loads older notes") { screen, number in screen.loadOlder(number) }], .all,
                endingIn: \.isOwnEdit))
        XCTAssertEqual(failure.faults.first?.kind, .shift, failure.description)
        XCTAssertLessThanOrEqual(failure.script.count, 5, failure.description)
    }

    /// github.com/ekazaev/ChatLayout/issues/14: a new message is scrolled to by a content size that rests on estimates.
    ///
    /// Not found: that the list should end at its last row is known to the app alone.
    private final class SendingNotes: MemosViewController {
        func send(_ number: Int) {
            notes.append(Self.text(number))
            tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .none)
            tableView.setContentOffset(
                CGPoint(x: 0, y: tableView.contentSize.height - tableView.bounds.height), animated: true)
        }
    }

    func testAMessageThatIsScrolledToByEstimatesIsNotFound() async throws {
        XCTAssertNil(
            try found(SendingNotes(), [ListEdit("sends a note") { screen, number in screen.send(number) }])?.description
        )
    }

    /// github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/121: heights are kept by row, and not by width.
    private final class TemplateNotes: MemosViewController {
        private var heights: [Int: CGFloat] = [:]

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            if let height = heights[indexPath.row] { return height }
            let cell = MemoCell(style: .default, reuseIdentifier: nil)
            cell.label.text = notes[indexPath.row]
            let height = cell.contentView.systemLayoutSizeFitting(
                CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            heights[indexPath.row] = height
            return height
        }
    }

    func testHeightsThatAreKeptByRow() async throws {
        let failure = try XCTUnwrap(found(TemplateNotes(), []))
        XCTAssertEqual(failure.faults.first?.kind, .endState, failure.description)
        XCTAssertEqual(failure.script.count, 1, failure.description)
    }

    /// github.com/lionheart/openradar-mirror/issues/20848: a cell measures its content at the width that it had before.
    ///
    /// Not found: it was UIKit's own fault, and a cell has its new width here before it is measured.
    private final class StaleWidthCell: CardCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let width = contentView.bounds.width
            layoutAttributes.size.height =
                contentView.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            return layoutAttributes
        }
    }

    private final class StaleWidthCards: CardsViewController {
        override var cellClass: UICollectionViewCell.Type { StaleWidthCell.self }
    }

    func testACellThatIsMeasuredAtItsEarlierWidthIsNotFound() async throws {
        var fuzzer = ListFuzzer(
            run: ListRun(
                make: { StaleWidthCards() }, edits: CardsViewController.edits(of: StaleWidthCards.self)), seed: 1)
        XCTAssertNil(try fuzzer.failure(steps: 1_000)?.description)
    }

    /// The first script of ten seeds that ends in a step of some sort: other shifts, which UIKit makes itself, may be found first.
    private func found<Screen: MemosViewController>(
        _ make: @autoclosure @escaping () -> Screen, _ edits: [ListEdit<Screen>],
        _ kinds: Set<ListFault.Kind> = .faults, endingIn isLast: (ListStep) -> Bool = { _ in true }
    ) throws -> ListFailure? {
        for seed in 1...10 {
            var fuzzer = ListFuzzer(
                run: ListRun(make: make, edits: edits, kinds: kinds), seed: UInt64(seed), usesTouches: false)
            guard let failure = try fuzzer.failure(steps: 1_000) else { return nil }
            if let last = failure.script.last, isLast(last) { return failure }
        }
        return nil
    }
}

extension ListStep {
    fileprivate var isOwnEdit: Bool {
        if case .edit = self { true } else { false }
    }
}
