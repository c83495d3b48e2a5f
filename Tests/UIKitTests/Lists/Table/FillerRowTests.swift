import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `fillerRowHeight`; specification F0 and F6.6.
///
/// Empty rows below the last one (specification F0 and F6.6; Apple's documentation of `fillerRowHeight`: plain tables
/// only, until iOS 14 as high as the last row, from iOS 15 on none unless a height is asked for).
@MainActor final class FillerRowTests: XCTestCase {
    private func fixture(_ heights: [CGFloat], style: UITableView.Style = .plain) throws -> TableFixture {
        let fixture = try TableFixture([heights], style: style)
        fixture.table.separatorStyle = .singleLine
        return fixture
    }

    /// The lower ends of the empty rows, in content coordinates.
    private func ends(_ fixture: TableFixture) -> [CGFloat] {
        fixture.host.settle()
        guard let view = fixture.table.subviews.compactMap({ $0 as? FillerRowsView }).first else { return [] }
        return view.subviews.map { view.convert($0.frame, to: fixture.table).maxY }
    }

    func testUntilIOS14EmptyRowsAreAsHighAsTheLastAndReachTheBottom() async throws {
        let fixture = try fixture([50, 100])
        fixture.show()
        // 375×667 points at 2x: rows of 50.5 and 100.5 end at 151; the next end a hundred and a half apart.
        XCTAssertEqual(ends(fixture), [251.5, 352, 452.5, 553, 653.5])
        let view = try XCTUnwrap(fixture.table.state.fillerRows)
        let line = try XCTUnwrap(view.subviews.first)
        XCTAssertEqual(line.frame.height, 0.5)
        XCTAssertEqual(line.frame.minX, 16, "as the separators of rows")
        XCTAssertEqual(line.frame.maxX, 375)
        XCTAssertEqual(line.backgroundColor, fixture.table.separatorColor)
        XCTAssertEqual(fixture.table.contentSize.height, 151, "empty rows are no content")
        XCTAssertNil(fixture.table.indexPathForRow(at: CGPoint(x: 50, y: 200)))
        XCTAssertFalse(fixture.table.hitTest(CGPoint(x: 50, y: 200), with: nil) === view)
    }

    func testATableWithoutRowsShowsStandardOnes() async throws {
        let automatic = try fixture([])
        automatic.show()
        XCTAssertEqual(ends(automatic).prefix(3), [44, 88, 132])
        let given = try fixture([])
        given.table.rowHeight = 60
        given.show()
        XCTAssertEqual(ends(given).prefix(3), [60, 120, 180])
    }

    func testAFooterViewTakesTheirPlace() async throws {
        let fixture = try fixture([50])
        fixture.show()
        XCTAssertFalse(ends(fixture).isEmpty)
        fixture.table.tableFooterView = UIView()
        XCTAssertEqual(ends(fixture), [])
        fixture.table.tableFooterView = nil
        XCTAssertFalse(ends(fixture).isEmpty)
    }

    func testOnlyPlainTablesWithSeparatorsHaveThem() async throws {
        for style in [UITableView.Style.grouped, .insetGrouped] {
            let fixture = try fixture([50], style: style)
            fixture.show()
            XCTAssertEqual(ends(fixture), [])
        }
        let bare = try fixture([50])
        bare.table.separatorStyle = .none
        bare.show()
        XCTAssertEqual(ends(bare), [])
    }

    func testFromIOS15TheyAreThereOnDemand() async throws {
        try under(.iOS15) {
            let fixture = try fixture([50])
            fixture.show()
            XCTAssertEqual(fixture.table.fillerRowHeight, 0)
            XCTAssertEqual(ends(fixture), [])
            fixture.table.fillerRowHeight = 100
            XCTAssertEqual(ends(fixture).prefix(2), [150.5, 250.5])
            fixture.table.fillerRowHeight = UITableView.automaticDimension
            XCTAssertEqual(ends(fixture).prefix(2), [101, 151.5])
        }
    }

    func testAFullTableHasNoneUntilRowsAreDeleted() async throws {
        let fixture = try fixture(Array(repeating: 50, count: 20))
        fixture.show()
        XCTAssertEqual(ends(fixture), [])
        fixture.source.sections = [Array(repeating: 50, count: 12)]
        fixture.table.deleteRows(at: (12..<20).map { .row($0) }, with: .none)
        XCTAssertEqual(ends(fixture), [656.5])
        fixture.table.contentInset.top = 100
        fixture.table.contentOffset.y = -100
        XCTAssertEqual(ends(fixture), [], "the viewport ends at 567")
    }

    func testTheirInsetsAreTheTables() async throws {
        let fixture = try fixture([50])
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        fixture.table.separatorColor = .red
        fixture.show()
        _ = ends(fixture)
        let line = try XCTUnwrap(fixture.table.state.fillerRows?.subviews.first)
        XCTAssertEqual(line.frame.minX, 40)
        XCTAssertEqual(line.frame.maxX, 365)
        XCTAssertEqual(line.backgroundColor, UIColor.red)
    }

    func testTinyHeightsAndANaNAreNoRows() async throws {
        let fixture = try fixture([50])
        fixture.show()
        for height in [CGFloat.leastNonzeroMagnitude, -5, .nan, 0] {
            fixture.table.fillerRowHeight = height
            XCTAssertEqual(ends(fixture), [])
        }
    }
}
