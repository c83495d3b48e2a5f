import ListGeometry
import XCTest

/// Kind: documented, oracle — our documentation of list geometry; numbers that a published article printed.
final class ListGeometryTests: XCTestCase {
    private func row(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }

    func testEmptyList() {
        var list = ListGeometry(defaultEstimate: 44)
        XCTAssertEqual(list.contentExtent, 0)
        XCTAssertEqual(list.entries(intersecting: 0..<1000), [])
        XCTAssertNil(list.row(at: 0))
        XCTAssertEqual(list.sections(intersecting: 0..<1000), 0..<0)
        list.reload([SectionShape(rowCount: 0)])
        XCTAssertEqual(list.sectionCount, 1)
        XCTAssertEqual(list.rowCount(inSection: 0), 0)
        XCTAssertEqual(list.contentExtent, 0)
        XCTAssertEqual(list.checkInvariants(), [])
    }

    /// The golden numbers of article 000: a header view of 299.6666… points, a row of 44 measured as 2044.
    func testRowBelowAHeaderView() {
        var list = ListGeometry(defaultEstimate: 44)
        list.leadingPadding = 299.6666666666667
        list.reload([SectionShape(rowCount: 1)])
        XCTAssertEqual(
            list.extent(ofRow: row(0, 0)), EntryExtent(offset: 299.6666666666667, length: 44, isMeasured: false))
        XCTAssertEqual(list.setMeasured(2044, row: row(0, 0)), 2000)
        XCTAssertEqual(list.contentExtent, 2343.6666666666665)
    }

    func testSectionsInOrder() {
        var list = ListGeometry(defaultEstimate: 44)
        list.leadingPadding = 10
        list.trailingPadding = 5
        list.reload([
            SectionShape(topPadding: 22, header: .fixed(28), rowCount: 2, footer: .estimate(18), bottomPadding: 4),
            SectionShape(rowCount: 0),
            SectionShape(header: .measured(30), rowCount: 1),
        ])
        XCTAssertEqual(list.contentExtent, 10 + (22 + 28 + 88 + 18 + 4) + (30 + 44) + 5)
        XCTAssertEqual(list.extent(ofHeader: 0), EntryExtent(offset: 32, length: 28, isMeasured: true))
        XCTAssertEqual(list.extent(ofFooter: 0), EntryExtent(offset: 148, length: 18, isMeasured: false))
        XCTAssertEqual(list.extent(ofSection: 0), SectionExtent(offset: 10, length: 160))
        XCTAssertEqual(list.extent(ofRowsInSection: 0), SectionExtent(offset: 60, length: 88))
        XCTAssertEqual(list.extent(ofSection: 1), SectionExtent(offset: 170, length: 0))
        XCTAssertEqual((0..<3).map(list.isMeasured), [false, true, false])
        XCTAssertEqual(list.extent(ofHeader: 2), EntryExtent(offset: 170, length: 30, isMeasured: true))
        let shown = list.entries(intersecting: 40..<201).map(\.entry)
        XCTAssertEqual(
            shown,
            [
                .header(section: 0), .row(row(0, 0)), .row(row(0, 1)), .footer(section: 0), .header(section: 2),
                .row(row(2, 0)),
            ])
        XCTAssertEqual(list.rows(intersecting: 104..<148), [row(0, 1)], "touching isn't overlapping")
        XCTAssertEqual(list.sections(intersecting: 150..<171), 0..<3)
        XCTAssertNil(list.entry(at: 168), "a padding")
        XCTAssertEqual(list.section(at: 168), 0)
        XCTAssertNil(list.row(at: -1))
    }

    func testLengthsThatAreNotMultiplesAreReturnedAsGiven() {
        var list = ListGeometry(defaultEstimate: 33.4140625)
        list.reload([SectionShape(rowCount: 3)])
        XCTAssertEqual(list.extent(ofRow: row(0, 1)).length, 33.4140625)
        list.setMeasured(43.66666666666663, row: row(0, 0))
        list.setMeasured(.leastNonzeroMagnitude, row: row(0, 1))
        XCTAssertEqual(list.extent(ofRow: row(0, 0)).length, 43.66666666666663)
        XCTAssertEqual(
            list.extent(ofRow: row(0, 1)),
            EntryExtent(offset: 131.0 / 3, length: .leastNonzeroMagnitude, isMeasured: true))
        XCTAssertEqual(list.extent(ofRow: row(0, 2)).offset, 131.0 / 3)
    }

    func testResetsGoBackToTheEstimate() {
        var list = ListGeometry(defaultEstimate: 44)
        let rows = [
            SectionShape.RowRun(count: 2), .init(count: 1, extent: .estimate(60)), .init(count: 1, extent: .fixed(70)),
        ]
        list.reload([SectionShape(header: .fixed(28), rows: rows)])
        for place in 0..<4 { list.setMeasured(100, row: row(0, place)) }
        XCTAssertEqual(list.contentExtent, 428)
        XCTAssertEqual(list.reset(row: row(0, 0)), -56)
        list.setMeasured(100, row: row(0, 0))
        var kept = list
        kept.resetAllMeasurementsKeepingLengths()
        XCTAssertEqual(kept.contentExtent, 428)
        XCTAssertEqual(kept.extent(ofRow: row(0, 2)), EntryExtent(offset: 228, length: 100, isMeasured: false))
        list.resetAllMeasurements()
        XCTAssertEqual(list.contentExtent, 28 + 88 + 60 + 100, "a fixed length that is measured again stays fixed")
        list.defaultEstimate = 50
        XCTAssertEqual(list.contentExtent, 28 + 100 + 60 + 100)
    }

    func testObjectionsNameTheLength() {
        XCTAssertNil(Extent.objection(to: 0))
        XCTAssertNil(Extent.objection(to: Extent.maximumLength))
        XCTAssertEqual(Extent.objection(to: .nan), "the length is not a number")
        XCTAssertEqual(Extent.objection(to: -2), "the length -2.0 is negative")
        XCTAssertEqual(Extent.objection(to: .infinity), "the length inf is greater than 16777216.0")
    }

    func testABillionRows() {
        var list = ListGeometry(defaultEstimate: 44)
        list.reload([SectionShape(rowCount: 1_000_000_000)])
        XCTAssertEqual(list.contentExtent, 44_000_000_000)
        XCTAssertEqual(list.row(at: 43_999_999_999), row(0, 999_999_999))
        list.setMeasured(50, row: row(0, 600_000_000))
        list.deleteRows(0..<1, inSection: 0)
        XCTAssertEqual(list.contentExtent, 43_999_999_962)
        XCTAssertEqual(
            list.extent(ofRow: row(0, 599_999_999)), EntryExtent(offset: 26_399_999_956, length: 50, isMeasured: true))
        XCTAssertEqual(list.checkInvariants(), [])
    }

    func testManySectionsOfOneRow() {
        var list = ListGeometry(defaultEstimate: 44)
        list.reload(Array(repeating: SectionShape(header: .fixed(28), rowCount: 1), count: 100_000))
        XCTAssertEqual(list.contentExtent, 7_200_000)
        XCTAssertEqual(list.row(at: 7_199_999), row(99_999, 0))
        list.setMeasured(45, row: row(50_000, 0))
        XCTAssertEqual(list.extent(ofHeader: 99_999).offset, 7_199_929)
        list.moveSection(50_000, to: 99_999)
        XCTAssertEqual(list.extent(ofRow: row(99_999, 0)), EntryExtent(offset: 7_199_956, length: 45, isMeasured: true))
        XCTAssertEqual(list.checkInvariants(), [])
    }
}
