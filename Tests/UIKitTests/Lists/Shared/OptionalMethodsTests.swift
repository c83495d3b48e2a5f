import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Objective-C's `responds(to:)`: which optional methods a delegate implements decides behaviour.
///
/// Which optional methods a delegate implements decides behaviour, as `responds(to:)` does.
@MainActor final class OptionalMethodsTests: XCTestCase {
    final class Nothing: NSObject, UITableViewDelegate {}

    class Controller: UITableViewController {}

    final class SameAsDefault: Controller {
        var calls = 0
        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            calls += 1
            return super.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    final class MoreThanDefault: Controller {
        var calls = 0
        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            calls += 1
            return super.tableView(tableView, estimatedHeightForRowAt: indexPath) + 61
        }
    }

    final class Nested: NSObject, UITableViewDelegate {
        var other: UITableView?
        var otherHeight: CGFloat?
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            otherHeight = other?.delegateHeight(of: indexPath)
            return 30
        }
    }

    private let first = IndexPath(row: 0, section: 0)

    func testAMethodThatIsNotThere() async throws {
        let table = UITableView()
        let delegate = Nothing()
        table.delegate = delegate
        XCTAssertNil(table.delegateHeight(of: first))
        XCTAssertNil(table.delegateEstimate(of: first))
        XCTAssertNil(table.delegateView(of: .header, 0) as Any?)
        XCTAssertTrue(
            table.state.calls.missing.isSuperset(of: [.heightForRow, .estimatedHeightForRow, .viewForHeader]))
        XCTAssertTrue(table.state.calls.implemented.isEmpty)
    }

    func testAMethodThatIsThereEvenIfItAnswersLikeTheDefault() async throws {
        let table = UITableView()
        let delegate = HeightDelegate(BlockSource([[]])) { _ in -1 }
        table.delegate = delegate
        XCTAssertEqual(table.delegateHeight(of: first), -1)
        XCTAssertEqual(table.delegateHeight(of: first), -1)
        XCTAssertEqual(delegate.source.calls, ["height 0-0", "height 0-0"], "the probe is the first real call")
    }

    func testAnotherDelegateIsAskedAnew() async throws {
        let table = UITableView()
        let nothing = Nothing()
        table.delegate = nothing
        XCTAssertNil(table.delegateHeight(of: first))
        let delegate = HeightDelegate(BlockSource([[]])) { _ in 12 }
        table.delegate = delegate
        XCTAssertEqual(table.delegateHeight(of: first), 12)
        table.delegate = nothing
        XCTAssertNil(table.delegateHeight(of: first))
    }

    func testAnOverrideThatForwardsIsThereWhereItAnswersSomethingElse() async throws {
        let table = UITableView()
        table.estimatedRowHeight = 44
        let more = MoreThanDefault(style: .plain)
        table.delegate = more
        XCTAssertEqual(table.delegateEstimate(of: first), 105)
        let same = SameAsDefault(style: .plain)
        table.delegate = same
        XCTAssertNil(table.delegateEstimate(of: first), "who answers the default's value behaves as the default does")
        XCTAssertEqual(same.calls, 1)
    }

    func testACallInsideACall() async throws {
        let outer = UITableView()
        let inner = UITableView()
        let nothing = Nothing()
        inner.delegate = nothing
        let delegate = Nested()
        delegate.other = inner
        outer.delegate = delegate
        XCTAssertEqual(outer.delegateHeight(of: first), 30)
        XCTAssertNil(delegate.otherHeight)
        XCTAssertTrue(outer.state.calls.implemented.contains(.heightForRow))
        XCTAssertTrue(inner.state.calls.missing.contains(.heightForRow))
    }

    func testAMillionRowsWithoutEstimatesCostOneQuestion() async throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let source = Source()
        let delegate = SameAsDefault(style: .plain)
        table.register(BlockCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = delegate
        XCTAssertEqual(table.numberOfRows(inSection: 0), 1_000_000)
        XCTAssertEqual(table.contentSize.height, 44_000_000)
        XCTAssertEqual(delegate.calls, 1)
    }
}
