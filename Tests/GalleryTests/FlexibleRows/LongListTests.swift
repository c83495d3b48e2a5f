import TestSupport
import XCTest

@testable import GalleryScreens
@testable import UIKit
@testable import gallery

/// Kind: property — cells and memory don't grow with the number of rows.
///
/// Ten thousand rows: what scrolling from end to end costs.
@MainActor final class LongListTests: XCTestCase {
    final class LongController: FlexibleRowsViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5_000 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let identifier = indexPath.section == 0 ? VerticalCell.identifier : HorizontalCell.identifier
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            var row = rows[indexPath.row % rows.count]
            row.title = "\(indexPath.section) – \(indexPath.row): \(row.title)"
            row.imagePath = row.imagePath.map { _ in "absent.png" }
            (cell as? FlexibleCell)?.show(row)
            return cell
        }
    }

    func testOnlyVisibleCellsAreMadeAndMemoryStaysFlat() async throws {
        let screen = try Screen { LongController(style: .plain) }
        defer { screen.close() }
        GalleryEnvironment.imageBaseURL = nil
        let table = try screen.table
        var mostVisible: [String: Int] = [:]
        var memory: [(share: Double, bytes: Int)] = []
        var steps = 0
        while table.bounds.maxY < table.contentSize.height {
            try screen.scroll(to: table.contentOffset.y + table.bounds.height)
            for (identifier, cells) in Dictionary(grouping: table.visibleCells, by: { $0.reuseIdentifier ?? "" }) {
                mostVisible[identifier] = max(mostVisible[identifier] ?? 0, cells.count)
            }
            steps += 1
            if steps % 100 == 0 {
                memory.append((Double(table.contentOffset.y / table.contentSize.height), try ResidentMemory.bytes()))
            }
        }
        let last = try XCTUnwrap(table.indexPathsForVisibleRows?.last)
        XCTAssertEqual([last.section, last.row], [1, 4_999])
        let visible = mostVisible.values.reduce(0, +)
        XCTAssertLessThanOrEqual(table.record.cellsMade, visible + 2, "visible at most: \(mostVisible)")
        // The bounded cache of shaped texts fills until about three quarters of the way; then nothing may grow.
        let later = memory.filter { $0.share > 0.8 }.map(\.bytes)
        let growth = try XCTUnwrap(later.max()) - XCTUnwrap(later.first)
        XCTAssertLessThan(growth, 5 << 20, "resident memory at every hundredth step: \(memory)")
        let whole = try XCTUnwrap(later.max()) - XCTUnwrap(memory.first?.bytes)
        XCTAssertLessThan(whole, 48 << 20, "resident memory at every hundredth step: \(memory)")
        XCTAssertEqual(screen.log, [])
        print(
            "10,000 rows: \(steps) steps, \(table.record.cellsMade) cells made for \(visible);",
            "\(growth >> 10) KB more from four fifths on, \(whole >> 10) KB from the start")
    }
}
