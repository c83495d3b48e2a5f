import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, oracle — specification F0 and F2; the numbers of a public article's table.
///
/// The two estimation regimes and the order of the calls (specification F0, F2; scenarios 14, 16, 17; vectors 16, 24, 25).
@MainActor final class EstimationTests: XCTestCase {
    private func rows(_ count: Int, _ height: CGFloat = 50) -> [[CGFloat]] {
        [Array(repeating: height, count: count)]
    }

    func testDefaultsOfATableMadeInCode() async throws {
        for release in [SystemRelease.iOS8, .iOS9] {
            under(release) {
                let table = UITableView()
                XCTAssertEqual(table.rowHeight, -1)
                XCTAssertEqual(table.estimatedRowHeight, 0)
                XCTAssertEqual(table.estimatedSectionHeaderHeight, 0)
                XCTAssertEqual(table.estimatedSectionFooterHeight, 0)
            }
        }
        for release in [SystemRelease.iOS12, .iOS13, .iOS15, .iOS26] {
            under(release) {
                let table = UITableView()
                XCTAssertEqual(table.rowHeight, -1)
                XCTAssertEqual(table.estimatedRowHeight, -1)
                XCTAssertEqual(table.estimatedSectionHeaderHeight, -1)
                XCTAssertEqual(table.estimatedSectionFooterHeight, -1)
            }
        }
        XCTAssertEqual(UITableView.automaticDimension, -1)
    }

    /// A public article's setup: 100 rows of 50 pt, a 375 × 657 table.
    func testMeasuredRowsReplaceTheirEstimates() async throws {
        let fixture = try TableFixture(rows(100), height: 657)
        XCTAssertEqual(fixture.table.numberOfRows(inSection: 0), 100)
        XCTAssertEqual(fixture.table.contentSize.height, 4400)
        fixture.show()
        let measured = fixture.table.visibleCells.count
        XCTAssertEqual(measured, 14)
        XCTAssertEqual(fixture.table.contentSize.height, 4400 + 6 * 14)
        fixture.table.contentOffset.y = 657
        fixture.host.settle()
        let total = fixture.count("cell 0-") / 2
        XCTAssertEqual(fixture.table.contentSize.height, 4400 + 6 * CGFloat(total))
    }

    func testWithoutEstimatesAllHeightsAreAskedUpFront() async throws {
        /// Rows, release, and how often all heights are asked before the first cell.
        let cases: [(Int, SystemRelease, Int)] = [
            (10, .iOS8, 1), (40, .iOS8, 2), (10, .iOS9, 3), (40, .iOS9, 3), (10, .iOS12, 1),
            (40, .iOS13, 1),
        ]
        for (count, release, passes) in cases {
            try under(release) {
                let fixture = try TableFixture(rows(count))
                let delegate = HeightDelegate(fixture.source) { _ in 50 }
                fixture.table.delegate = delegate
                fixture.table.estimatedRowHeight = 0
                fixture.show()
                let calls = fixture.source.calls
                let firstCell = try XCTUnwrap(calls.firstIndex(of: "cell 0-0"))
                let before = calls[..<firstCell].filter { $0.hasPrefix("height") }
                let pass = (0..<count).map { "height 0-\($0)" }
                XCTAssertEqual(
                    Array(before), Array(repeating: pass, count: passes).flatMap { $0 }, "\(release) \(count)")
                XCTAssertEqual(fixture.table.contentSize.height, 50 * CGFloat(count))
                XCTAssertEqual(
                    Array(calls[firstCell..<firstCell + 5]),
                    ["cell 0-0", "height 0-0", "cell 0-0 dequeued", "height 0-0", "willDisplay 0-0"])
                let visible = fixture.table.visibleCells.count
                XCTAssertEqual(fixture.count("height"), passes * count + 2 * visible)
            }
        }
    }

    func testWithoutEstimatesAutomaticRowsAreStandard() async throws {
        let fixture = try TableFixture(rows(5, 90))
        fixture.table.estimatedRowHeight = 0
        fixture.show()
        XCTAssertEqual((0..<5).map { fixture.height($0) }, [44, 44, 44, 44, 44])
        let delegate = HeightDelegate(fixture.source) { $0.row == 2 ? 70 : -1 }
        fixture.table.delegate = delegate
        fixture.host.settle()
        XCTAssertEqual((0..<5).map { fixture.height($0) }, [44, 44, 70, 44, 44])
        XCTAssertEqual(fixture.table.visibleCells[2].frame.height, 70)
    }

    func testEstimatesOfAllRowsAreAskedHeightsOfVisibleOnes() async throws {
        let fixture = try TableFixture(rows(100))
        let delegate = EstimateDelegate(fixture.source)
        delegate.estimate = { $0.row % 2 == 0 ? 30 : 70 }
        fixture.table.delegate = delegate
        fixture.show()
        let calls = fixture.source.calls
        let firstCell = try XCTUnwrap(calls.firstIndex(of: "cell 0-0"))
        XCTAssertEqual(
            calls[..<firstCell].filter { $0.hasPrefix("estimate") }, (0..<100).map { "estimate 0-\($0)" })
        XCTAssertEqual(fixture.count("estimate"), 100)
        XCTAssertTrue(calls[..<firstCell].allSatisfy { !$0.hasPrefix("height") })
        XCTAssertEqual(
            Array(calls[firstCell..<firstCell + 5]),
            ["cell 0-0", "height 0-0", "cell 0-0 dequeued", "height 0-0", "willDisplay 0-0"])
        let visible = fixture.table.visibleCells.count
        XCTAssertEqual(visible, 14)
        XCTAssertEqual(fixture.count("height"), 2 * visible)
        XCTAssertEqual(fixture.table.contentSize.height, 50 * 14 + 100 * 43)
    }

    func testEstimatesAreNotAskedWhereNotImplemented() async throws {
        let fixture = try TableFixture(rows(100))
        let delegate = HeightDelegate(fixture.source)
        fixture.table.delegate = delegate
        fixture.show()
        XCTAssertEqual(fixture.count("estimate"), 0)
        XCTAssertEqual(fixture.count("height"), 2 * fixture.table.visibleCells.count)
    }

    func testAutomaticEstimatesAre44WhateverTheProperty() async throws {
        let fixture = try TableFixture(rows(10))
        let delegate = EstimateDelegate(fixture.source)
        fixture.table.delegate = delegate
        fixture.table.estimatedRowHeight = 200
        _ = fixture.table.numberOfSections
        XCTAssertEqual(fixture.table.contentSize.height, 440, "the delegate goes before the property")
    }

    func testCountsComeInPairsBeforeTheFirstCell() async throws {
        let fixture = try TableFixture([[50], [50, 50], []])
        fixture.show()
        let calls = fixture.source.calls
        let firstCell = try XCTUnwrap(calls.firstIndex(of: "cell 0-0"))
        XCTAssertFalse(calls[..<firstCell].isEmpty)
        let load = ["sections", "rows 0", "rows 1", "rows 2"]
        XCTAssertEqual(calls.filter { !$0.hasPrefix("cell") }.count % load.count, 0)
        for start in stride(from: 0, to: firstCell, by: load.count) {
            XCTAssertEqual(Array(calls[start..<start + load.count]), load)
        }
        XCTAssertTrue(calls[firstCell...].allSatisfy { $0.hasPrefix("cell") })
    }

    func testAConcreteHeightIsTheDequeuedCellsOwn() async throws {
        final class Source: BlockSource {
            var sizes: [CGSize] = []
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                sizes.append(cell.frame.size)
                return cell
            }
        }
        let fixture = try TableFixture([[]])
        let source = Source([[50, 50]])
        let delegate = HeightDelegate(source) { $0.row == 0 ? 72 : -1 }
        fixture.table.dataSource = source
        fixture.table.delegate = delegate
        fixture.show()
        XCTAssertEqual(source.sizes, [CGSize(width: 375, height: 72), CGSize(width: 320, height: 44)])
    }

    /// iOS 8 to 10: −1 as the property changes nothing, −1 from the delegate's estimates switches self-sizing on.
    func testBeforeIOS11OnlyTheDelegatesAutomaticEstimateCounts() async throws {
        for release in [SystemRelease.iOS8, .iOS9] {
            try under(release) {
                let byProperty = try TableFixture(rows(3, 90))
                byProperty.table.estimatedRowHeight = UITableView.automaticDimension
                byProperty.show()
                XCTAssertEqual((0..<3).map { byProperty.height($0) }, [44, 44, 44], "\(release)")

                let byDelegate = try TableFixture(rows(3, 90))
                let delegate = EstimateDelegate(byDelegate.source)
                byDelegate.table.delegate = delegate
                byDelegate.show()
                XCTAssertEqual((0..<3).map { byDelegate.height($0) }, [90, 90, 90], "\(release)")

                let byValue = try TableFixture(rows(3, 90))
                byValue.table.estimatedRowHeight = 60
                byValue.show()
                XCTAssertEqual((0..<3).map { byValue.height($0) }, [90, 90, 90], "\(release)")
            }
        }
        let now = try TableFixture(rows(3, 90))
        now.show()
        XCTAssertEqual((0..<3).map { now.height($0) }, [90, 90, 90])
    }
}
