import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — a published article's cache of measured heights, given back as estimates.
///
/// Article 003: measured heights are cached in `willDisplay` and given back as estimates; pages of 20 (scenario 18).
@MainActor final class PagingTests: XCTestCase {
    final class Pages: NSObject, UITableViewDataSource, UITableViewDelegate {
        var cache: [IndexPath: CGFloat] = [:]
        var count = 20
        var isFetching = false
        var estimates: [Int] = []
        var fetches = 0
        let footer = UIView()

        static func height(_ row: Int) -> CGFloat { CGFloat(60 + row * 7 % 45) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? BlockCell)?.height.constant = Pages.height(indexPath.row)
            return cell
        }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimates.append(indexPath.row)
            return cache[indexPath] ?? UITableView.automaticDimension
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            cache[indexPath] = cell.frame.height
            guard indexPath.row == count - 1, !isFetching else { return }
            isFetching = true
            fetches += 1
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            isFetching ? 44 : .leastNormalMagnitude
        }
    }

    private func scrollToEnd(_ fixture: TableFixture) {
        for _ in 0..<60 {
            let limit = fixture.table.contentSize.height - fixture.table.bounds.height
            fixture.table.contentOffset.y = min(fixture.table.contentOffset.y + 100, max(0, limit))
            fixture.host.settle()
        }
    }

    func testAPageMoreKeepsWhatWasMeasured() async throws {
        let fixture = try TableFixture([[]])
        let pages = Pages()
        fixture.table.dataSource = pages
        fixture.table.delegate = pages
        fixture.show()
        XCTAssertEqual(pages.estimates, Array(0..<20))
        scrollToEnd(fixture)
        XCTAssertEqual(pages.fetches, 1)
        XCTAssertEqual(pages.cache.count, 20)
        let sum = (0..<20).reduce(0) { $0 + Pages.height($1) }
        XCTAssertEqual(fixture.table.contentSize.height, sum)

        // The footer shows that more is coming; an empty batch asks its height.
        fixture.table.beginUpdates()
        fixture.table.endUpdates()
        XCTAssertEqual(fixture.table.rectForFooter(inSection: 0).height, 44)
        XCTAssertEqual(fixture.table.contentSize.height, sum + 44)
        let offset = fixture.table.contentOffset
        let places = fixture.table.visibleCells.map(\.frame)

        pages.estimates = []
        pages.count = 40
        pages.isFetching = false
        fixture.table.reloadData()
        fixture.host.settle()
        XCTAssertEqual(pages.estimates, Array(0..<40), "reloading asks the estimates of all rows")
        XCTAssertEqual(fixture.table.contentOffset, offset)
        XCTAssertEqual(Array(fixture.table.visibleCells.prefix(places.count)).map(\.frame), places)
        for row in 0..<20 { XCTAssertEqual(fixture.height(row), Pages.height(row)) }
        XCTAssertEqual(fixture.table.rectForFooter(inSection: 0).height, .leastNormalMagnitude)

        // Back up nothing jumps, since the estimates were right.
        for _ in 0..<10 {
            let y = fixture.table.contentOffset.y
            fixture.table.contentOffset.y = max(0, y - 100)
            let aim = fixture.table.contentOffset.y
            fixture.host.settle()
            XCTAssertEqual(fixture.table.contentOffset.y, aim)
        }
        scrollToEnd(fixture)
        XCTAssertEqual(pages.fetches, 2)
        XCTAssertEqual(pages.cache.count, 40)
    }

    func testRotationClearsTheCache() async throws {
        let fixture = try TableFixture([[]])
        let pages = Pages()
        fixture.table.dataSource = pages
        fixture.table.delegate = pages
        fixture.show()
        scrollToEnd(fixture)
        pages.estimates = []
        pages.cache = [:]
        fixture.table.frame.size = CGSize(width: 667, height: 375)
        fixture.host.settle()
        XCTAssertEqual(pages.estimates, Array(0..<20))
        let visible = try XCTUnwrap(fixture.table.indexPathsForVisibleRows)
        for indexPath in visible { XCTAssertEqual(fixture.height(indexPath.row), Pages.height(indexPath.row)) }
        let measured = visible.reduce(CGFloat(0)) { $0 + Pages.height($1.row) }
        XCTAssertEqual(fixture.table.visibleCells.map(\.frame.width).max(), 667)
        XCTAssertLessThan(measured, 667)
    }
}
