import HeadlessHost
import LayoutTesting
import UIKit
import XCTest

@testable import ListFuzzing

/// Kind: documented — our documentation of the assertion: each fault is planted, and the sound twin has none.
@MainActor final class ListSurvivalTests: XCTestCase {
    override func setUp() async throws { host = try HeadlessHost(device: "iphone-17", release: .iOS26) }
    override func tearDown() async throws { host = nil }
    private var host: HeadlessHost?

    private func failure<Screen: MemosViewController>(
        _ kinds: Set<ListFault.Kind> = .faults, steps: Int = 1_000, _ make: @escaping () -> Screen
    ) throws -> ListFailure? {
        var fuzzer = ListFuzzer(
            run: ListRun(make: make, edits: MemosViewController.edits(of: Screen.self), kinds: kinds), seed: 7)
        return try fuzzer.failure(steps: steps)
    }

    func testASoundTableSurvives() async throws {
        let textSize = UIScreen.main.traitCollection.preferredContentSizeCategory
        try assertListSurvives(
            MemosViewController(), edits: MemosViewController.edits(of: MemosViewController.self), steps: 500)
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 402, height: 874), "the screen is as before")
        XCTAssertEqual(UIScreen.main.traitCollection.preferredContentSizeCategory, textSize)
    }

    func testASoundCollectionSurvives() async throws {
        try assertListSurvives(
            CardsViewController(), edits: CardsViewController.edits(of: CardsViewController.self), steps: 500)
    }

    private final class ForgetfulNotes: MemosViewController {
        override func insert(_ number: Int) {
            if notes.count > 21 { notes.removeLast() }
            super.insert(number)
        }
    }

    func testAnUpdateWhoseCountsDisagreeIsFoundByTheEditsThatItNeeds() async throws {
        let failure = try XCTUnwrap(failure { ForgetfulNotes() })
        XCTAssertEqual(failure.faults.first?.kind, .crash)
        // Two rows come before one is forgotten.
        XCTAssertEqual(failure.script, Array(repeating: .edit("inserts a note", 0), count: 3), failure.description)
        XCTAssertTrue(failure.description.contains("row counts: [22]"), failure.description)
        XCTAssertTrue(failure.description.contains("ForgetfulNotes(), edits: edits, script: ["), failure.description)
    }

    private final class LoopingCell: MemoCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            if bounds.width < 400 { setNeedsLayout() }
        }
    }

    private final class LoopingNotes: MemosViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(LoopingCell.self, forCellReuseIdentifier: "note")
        }
    }

    func testALoopIsFoundWithTheWidthThatShowsIt() async throws {
        let failure = try XCTUnwrap(failure { LoopingNotes() })
        XCTAssertEqual(failure.faults.first?.kind, .loop)
        XCTAssertEqual(failure.script.count, 1, failure.description)
        guard case .resize(let width, _)? = failure.script.first else { return XCTFail(failure.description) }
        XCTAssertLessThan(width, 400)
        XCTAssertTrue(failure.faults[0].message.contains("LoopingCell"), failure.description)
    }

    private final class CachingNotes: MemosViewController {
        private var heights: [String: CGFloat] = [:]

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            let text = notes[indexPath.row]
            if let height = heights[text] { return height }
            let bounds = (text as NSString).boundingRect(
                with: CGSize(width: tableView.bounds.width - 40, height: .greatestFiniteMagnitude),
                options: .usesLineFragmentOrigin, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)],
                context: nil)
            heights[text] = bounds.height.rounded(.up) + 20
            return bounds.height.rounded(.up) + 20
        }
    }

    func testHeightsKeptForAnotherWidthAreFoundWithOneStep() async throws {
        let failure = try XCTUnwrap(failure { CachingNotes() })
        XCTAssertEqual(failure.faults.first?.kind, .endState)
        XCTAssertEqual(failure.script.count, 1, failure.description)
        XCTAssertTrue(failure.description.contains("in a fresh list"), failure.description)
    }

    private final class WideCell: MemoCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 330).isActive = true
        }

        required init?(coder: NSCoder) { fatalError("not of a document") }
    }

    private final class WideNotes: MemosViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(WideCell.self, forCellReuseIdentifier: "note")
        }
    }

    func testAContradictionIsFoundWithItsConstraint() async throws {
        let failure = try XCTUnwrap(failure { WideNotes() })
        XCTAssertEqual(failure.faults.first?.kind, .contradiction)
        XCTAssertEqual(failure.script.count, 1, failure.description)
        XCTAssertTrue(failure.faults[0].message.contains("330"), failure.description)
    }

    /// UIKit keeps the offset as rows above get other heights.
    func testAShiftIsToldWhereOneAsks() async throws {
        let failure = try XCTUnwrap(failure(.all) { MemosViewController() })
        XCTAssertEqual(failure.faults.first?.kind, .shift)
        XCTAssertLessThanOrEqual(failure.script.count, 5, failure.description)
    }

    /// The script that was found, kept as a test, shows the same fault.
    func testAScriptIsPlayedAgain() async throws {
        let run = ListRun(
            make: { ForgetfulNotes() }, edits: MemosViewController.edits(of: ForgetfulNotes.self))
        let script = Array(repeating: ListStep.edit("inserts a note", 0), count: 3)
        XCTAssertEqual(try run.faults(in: script).map(\.kind), [.crash])
        XCTAssertEqual(try run.faults(in: Array(script.dropLast())), [])
        XCTAssertEqual(try run.faults(in: [.update([script[0]])] + script).map(\.step), [2])
    }

    func testTheSameSeedTellsTheSame() async throws {
        let first = try XCTUnwrap(failure { ForgetfulNotes() })
        let second = try XCTUnwrap(failure { ForgetfulNotes() })
        XCTAssertEqual(first.script, second.script)
        XCTAssertEqual(first.played, second.played)
    }

    func testStepsAreWrittenInSwift() async {
        let steps: [ListStep] = [
            .resize(width: 320, height: 568.5), .textSize(.accessibilityLarge), .scroll(by: -10.25),
            .together([.reload, .edit("says \"no\"", 3)]), .move(1, to: 2),
        ]
        XCTAssertEqual(
            steps.map(\.description),
            [
                ".resize(width: 320, height: 568.5)", ".textSize(.accessibilityLarge)", ".scroll(by: -10.25)",
                ".together([.reload, .edit(\"says \\\"no\\\"\", 3)])", ".move(1, to: 2)",
            ])
    }
}
