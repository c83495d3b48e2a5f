import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F8.
///
/// The offset's answer when the geometry above the viewport changes (specification F8).
@MainActor final class TableOffsetTests: XCTestCase {
    /// Heights from 20 to 300 pt, the same in every run.
    private func heights(_ count: Int) -> [CGFloat] {
        var state: UInt64 = 0x2545_F491_4F6C_DD1D
        return (0..<count).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return CGFloat(20 + state % 281)
        }
    }

    private func fixture(_ policy: UITableView.OffsetRule, rows: Int = 400) throws -> TableFixture {
        let fixture = try TableFixture([heights(rows)])
        fixture.table.offsetPolicy = policy
        fixture.show()
        return fixture
    }

    /// Jumps into rows that were never measured.
    private func jump(_ fixture: TableFixture, to y: CGFloat) {
        fixture.table.contentOffset.y = y
        fixture.host.settle()
    }

    private func anchorRow(_ fixture: TableFixture) throws -> Int {
        try XCTUnwrap(fixture.table.indexPathsForVisibleRows?.dropFirst().first).row
    }

    func testScrollingUpThroughUnmeasuredRowsMovesOnlyByTheScrolling() async throws {
        for policy in [UITableView.OffsetRule.faithful, .anchored] {
            let fixture = try fixture(policy)
            jump(fixture, to: 12_000)
            for _ in 0..<200 {
                let row = try anchorRow(fixture)
                let before = fixture.screenY(row)
                fixture.table.contentOffset.y -= 37
                fixture.host.settle()
                XCTAssertEqual(fixture.screenY(row), before + 37, accuracy: 1e-9, "\(policy), row \(row)")
            }
        }
    }

    /// Rows above come in one by one: one that is lower than its estimate, and one that is higher by less.
    func testTheTopIsReachedThroughRowsOfWrongEstimates() async throws {
        let fixture = try TableFixture([[20, 50] + heights(40)])
        fixture.table.estimatedRowHeight = 44
        fixture.show()
        jump(fixture, to: 100)
        fixture.table.reloadData()
        fixture.host.settle()
        jump(fixture, to: 0)
        XCTAssertEqual(fixture.table.contentOffset.y, 0)
        XCTAssertEqual(fixture.screenY(0), 0)
    }

    /// Rows that were measured long ago come in at the top, above rows that never were and rows that were seen all the time.
    func testRowsThatWereSeenStayBelowRowsThatWereMeasuredEarlier() async throws {
        let fixture = try TableFixture([Array(repeating: 90, count: 60)])
        fixture.table.estimatedRowHeight = 44
        fixture.show()
        let seen = try XCTUnwrap(fixture.table.indexPathsForVisibleRows?.last).row
        let below = fixture.table.rectForRow(at: IndexPath(row: seen, section: 0)).maxY
        jump(fixture, to: below + 100)
        let row = try anchorRow(fixture)
        XCTAssertGreaterThan(row, seen + 2)
        let before = fixture.screenY(row)
        fixture.table.contentOffset.y -= 150
        fixture.host.settle()
        XCTAssertEqual(fixture.screenY(row), before + 150, accuracy: 1e-9)
    }

    func testAFingerCarriesItsRow() async throws {
        let fixture = try fixture(.anchored)
        jump(fixture, to: 12_000)
        let host = fixture.host
        let x: CGFloat = 180
        let row = try XCTUnwrap(
            fixture.table.indexPathForRow(at: CGPoint(x: x, y: fixture.table.contentOffset.y + 300))
        ).row
        let before = fixture.screenY(row)
        UIApplication.shared.deliver(.began, at: CGPoint(x: x, y: 300), time: host.time)
        host.settle()
        for step in 1...30 {
            host.advance(by: 1.0 / 60)
            UIApplication.shared.deliver(.moved, at: CGPoint(x: x, y: 300 + CGFloat(step) * 11), time: host.time)
            host.settle()
            XCTAssertEqual(fixture.screenY(row), before + CGFloat(step) * 11 - 10, accuracy: 0.01, "step \(step)")
        }
        UIApplication.shared.deliver(.ended, at: CGPoint(x: x, y: 630), time: host.time)
        host.advanceUntilStill()
        XCTAssertFalse(fixture.table.isDecelerating)
    }

    func testCoastingUpEndsAtTheTop() async throws {
        let fixture = try fixture(.anchored, rows: 60)
        jump(fixture, to: 1_500)
        for _ in 0..<12 {
            fixture.host.play(.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 600), duration: 0.1))
            fixture.host.advanceUntilStill()
        }
        XCTAssertEqual(fixture.table.contentOffset.y, 0)
        XCTAssertEqual(fixture.screenY(0), 0)
    }

    func testInsertionsAndDeletionsAbove() async throws {
        for policy in [UITableView.OffsetRule.faithful, .anchored] {
            let fixture = try fixture(policy)
            for y in stride(from: CGFloat(0), through: 5_000, by: 500) { jump(fixture, to: y) }
            let row = try anchorRow(fixture)
            let y = fixture.screenY(row)
            let offset = fixture.table.contentOffset.y
            fixture.source.sections[0].insert(contentsOf: [77, 88], at: 3)
            fixture.table.insertRows(at: [.row(3), .row(4)], with: .none)
            fixture.host.settle()
            if policy == .anchored {
                XCTAssertEqual(fixture.screenY(row + 2), y)
            } else {
                XCTAssertEqual(fixture.table.contentOffset.y, offset)
            }
            let now = try anchorRow(fixture)
            let before = fixture.screenY(now)
            fixture.source.sections[0].removeSubrange(0..<3)
            fixture.table.deleteRows(at: (0..<3).map { .row($0) }, with: .none)
            fixture.host.settle()
            if policy == .anchored {
                XCTAssertEqual(fixture.screenY(now - 3), before)
            } else {
                XCTAssertEqual(fixture.table.contentOffset.y, offset)
            }
        }
    }

    func testReloading() async throws {
        let faithful = try fixture(.faithful)
        jump(faithful, to: 5_000)
        let offset = faithful.table.contentOffset
        faithful.table.reloadData()
        XCTAssertEqual(faithful.table.visibleCells.isEmpty, false)
        XCTAssertEqual(faithful.table.contentOffset, offset)

        let anchored = try fixture(.anchored)
        jump(anchored, to: 5_000)
        for _ in 0..<20 { jump(anchored, to: anchored.table.contentOffset.y - 50) }
        let row = try XCTUnwrap(anchored.table.indexPathsForVisibleRows?.first).row
        let y = anchored.screenY(row)
        anchored.table.reloadData()
        anchored.host.settle()
        XCTAssertEqual(anchored.screenY(row), y)
    }

    func testAnotherWidth() async throws {
        let fixture = try fixture(.anchored)
        jump(fixture, to: 5_000)
        let row = try XCTUnwrap(fixture.table.indexPathsForVisibleRows?.first).row
        let y = fixture.screenY(row)
        fixture.table.frame.size.width = 320
        fixture.host.settle()
        XCTAssertEqual(fixture.screenY(row), y)
        XCTAssertEqual(fixture.table.visibleCells.first?.frame.width, 320)
    }

    func testAReloadKeepsTheOffsetInsideTheContent() async throws {
        let fixture = try fixture(.faithful)
        jump(fixture, to: 9_000)
        fixture.source.sections = [[50, 50, 50]]
        fixture.table.reloadData()
        fixture.host.settle()
        XCTAssertEqual(fixture.table.contentOffset.y, 0)
        XCTAssertEqual(fixture.table.visibleCells.count, 3)
    }

    func testScrollToRowIsExact() async throws {
        for (position, expected) in [
            (UITableView.ScrollPosition.top, CGFloat(0)), (.bottom, 667), (.middle, 333.5),
        ] {
            let fixture = try fixture(.faithful)
            for row in [300, 20, 399, 0, 150] where !(row == 399 || row == 0) {
                fixture.table.scrollToRow(at: .row(row), at: position, animated: false)
                fixture.host.settle()
                let height = fixture.height(row)
                XCTAssertEqual(height, fixture.source.sections[0][row])
                let y: CGFloat =
                    position == .top ? expected : position == .bottom ? expected - height : expected - height / 2
                XCTAssertEqual(fixture.screenY(row), y, accuracy: 0.5, "row \(row)")
            }
            fixture.table.scrollToRow(at: .row(399), at: .bottom, animated: false)
            XCTAssertEqual(fixture.table.contentOffset.y, fixture.table.contentSize.height - 667)
        }
    }
}
