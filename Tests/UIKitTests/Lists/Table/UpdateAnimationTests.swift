import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F9.8.
///
/// Batches drawn as movements (specification F9.8): the end state holds at once, the delegate hears of it at once.
@MainActor final class UpdateAnimationTests: XCTestCase {
    private func fixture(_ count: Int = 6) throws -> TableFixture {
        let fixture = try TableFixture([Array(repeating: 50, count: count)])
        fixture.show()
        return fixture
    }

    private func drawn(_ view: UIView, _ fixture: TableFixture) -> UIView.Presentation {
        view.presentation(at: fixture.host.time)
    }

    func testRowsMoveToTheirNewPlaces() async throws {
        let fixture = try fixture()
        let cell = try XCTUnwrap(fixture.table.cellForRow(at: .row(1)))
        fixture.source.sections[0].insert(80, at: 0)
        fixture.table.insertRows(at: [.row(0)], with: .fade)
        XCTAssertEqual(cell.frame.minY, 130)
        XCTAssertEqual(drawn(cell, fixture).frame.minY, 50)
        let new = try XCTUnwrap(fixture.table.cellForRow(at: .row(0)))
        XCTAssertEqual(new.alpha, 1)
        XCTAssertEqual(drawn(new, fixture).alpha, 0)
        fixture.host.advance(by: 0.15)
        XCTAssertTrue((51..<129).contains(drawn(cell, fixture).frame.minY))
        fixture.host.advanceUntilStill()
        XCTAssertEqual(drawn(cell, fixture).frame.minY, 130)
        XCTAssertEqual(drawn(new, fixture).alpha, 1)
    }

    func testRowsThatGoFadeAsPictures() async throws {
        let fixture = try fixture()
        let gone = try XCTUnwrap(fixture.table.cellForRow(at: .row(2)))
        fixture.source.sections[0].remove(at: 2)
        fixture.table.deleteRows(at: [.row(2)], with: .left)
        let picture = try XCTUnwrap(fixture.table.subviews.compactMap { $0 as? RowPicture }.first)
        XCTAssertTrue(gone.isHidden)
        XCTAssertEqual(drawn(picture, fixture).frame, CGRect(x: 0, y: 100, width: 375, height: 50))
        XCTAssertEqual(picture.frame.minX, -375)
        fixture.host.advanceUntilStill()
        XCTAssertFalse(fixture.table.subviews.contains { $0 is RowPicture })
    }

    func testTheDelegateHearsAtOnceInUIKitsOrder() async throws {
        final class Delegate: NSObject, UITableViewDelegate {
            var log: [String] = []
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                log.append("will \(indexPath.row)")
            }
            func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { log.append("end \(indexPath.row)") }
        }
        let fixture = try fixture()
        let delegate = Delegate()
        fixture.table.delegate = delegate
        fixture.host.settle()
        delegate.log = []
        fixture.source.sections[0].remove(at: 0)
        fixture.source.sections[0].append(50)
        var isDone = false
        fixture.table.performBatchUpdates {
            fixture.table.deleteRows(at: [.row(0)], with: .fade)
            fixture.table.insertRows(at: [.row(5)], with: .fade)
        } completion: {
            isDone = $0
        }
        XCTAssertEqual(delegate.log, ["will 5", "end 0"])
        fixture.host.advanceUntilStill()
        XCTAssertTrue(isDone)
        XCTAssertEqual(delegate.log, ["will 5", "end 0"])
    }

    func testAnEmptyBatchMovesRowsToTheirNewHeights() async throws {
        let fixture = try fixture()
        let cell = try XCTUnwrap(fixture.table.cellForRow(at: .row(0)) as? BlockCell)
        let next = try XCTUnwrap(fixture.table.cellForRow(at: .row(1)))
        cell.height.constant = 90
        fixture.table.beginUpdates()
        fixture.table.endUpdates()
        XCTAssertEqual(next.frame.minY, 90)
        XCTAssertEqual(drawn(next, fixture).frame.minY, 50)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(drawn(next, fixture).frame.minY, 90)
    }

    func testWhatIsntAnimatedIsThereAtOnce() async throws {
        let fixture = try fixture()
        func insert(_ animation: UITableView.RowAnimation) {
            fixture.source.sections[0].insert(50, at: 0)
            fixture.table.insertRows(at: [.row(0)], with: animation)
        }
        insert(.none)
        XCTAssertFalse(UIApplication.shared.isAnimating)
        UIView.performWithoutAnimation { insert(.fade) }
        XCTAssertFalse(UIApplication.shared.isAnimating)
        UIView.setAnimationsEnabled(false)
        insert(.fade)
        UIView.setAnimationsEnabled(true)
        XCTAssertFalse(UIApplication.shared.isAnimating)
        insert(.fade)
        XCTAssertTrue(UIApplication.shared.isAnimating)
        fixture.host.advanceUntilStill()
    }

    /// Nothing is seen to move if the offset moves with the rows.
    func testRowsThatStayOnTheScreenArentMoved() async throws {
        let fixture = try fixture(40)
        fixture.table.offsetPolicy = .anchored
        fixture.table.contentOffset.y = 500
        fixture.host.settle()
        let cell = try XCTUnwrap(fixture.table.visibleCells.first)
        fixture.source.sections[0].insert(50, at: 0)
        fixture.table.insertRows(at: [.row(0)], with: .fade)
        XCTAssertEqual(fixture.table.contentOffset.y, 544, accuracy: 7)
        XCTAssertEqual(drawn(cell, fixture).frame.minY, cell.frame.minY, accuracy: 1e-9)
        fixture.host.advanceUntilStill()
    }

    func testDiffsAreAnimatedWhereAskedFor() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        let table = UITableView(frame: host.window.bounds)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        controller.view.addSubview(table)
        host.show(controller)
        func apply(_ items: [String], _ animated: Bool) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: animated)
            host.settle()
        }
        apply(["a", "b", "c"], false)
        XCTAssertFalse(UIApplication.shared.isAnimating)
        apply(["c", "a", "d"], true)
        XCTAssertTrue(UIApplication.shared.isAnimating)
        XCTAssertEqual(table.visibleCells.map(\.frame.minY).sorted(), [0, 50, 100])
        host.advanceUntilStill()
    }
}
