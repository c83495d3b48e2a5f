import XCTest

@testable import GalleryScreens
@testable import UIKit
@testable import gallery

/// Kind: documented — places worked out by hand from the cell's constraints.
///
/// The frames of a cell's views, at 375 points.
@MainActor final class CellLayoutTests: XCTestCase {
    private func cell<Cell: FlexibleCell>(_ section: Int, _ row: Int, on screen: Screen) throws -> Cell {
        let rows = try screen.session.measuredRows()
        let place = try XCTUnwrap(rows.first { $0.section == section && $0.row == row })
        try screen.scroll(to: CGFloat(place.y))
        return try XCTUnwrap(try screen.table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell)
    }

    func testPictureIsCentredInItsBase() async throws {
        let screen = try Screen()
        defer { screen.close() }
        let cell: HorizontalCell = try cell(1, 15, on: screen)
        XCTAssertEqual(cell.thumbnailView.frame, CGRect(x: 0, y: 0, width: 64, height: 64))
        XCTAssertEqual(cell.imageBaseView.frame, CGRect(x: 0, y: 0, width: 64, height: 64))
        XCTAssertEqual(cell.textStackView.frame.minX, 72)
        XCTAssertEqual(cell.titleLabel.frame.width, 271, accuracy: 1e-6)
    }

    func testTextTakesTheWidthOfAHiddenPicture() async throws {
        let screen = try Screen()
        defer { screen.close() }
        let cell: HorizontalCell = try cell(1, 8, on: screen)
        XCTAssertTrue(cell.imageBaseView.isHidden)
        XCTAssertEqual(cell.textStackView.frame.minX, 0)
        XCTAssertEqual(cell.titleLabel.frame.width, 343, accuracy: 1e-6)
    }

    func testVerticalCell() async throws {
        let screen = try Screen()
        defer { screen.close() }
        let cell: VerticalCell = try cell(0, 6, on: screen)
        XCTAssertEqual(cell.stackView.frame, CGRect(x: 16, y: 8, width: 343, height: 268))
        XCTAssertEqual(cell.thumbnailView.frame.width, 343)
        XCTAssertEqual(cell.thumbnailView.frame.height, 192.9375, accuracy: 0.5)
        XCTAssertEqual(cell.titleLabel.frame.height, 21.5)
        XCTAssertEqual(cell.dateLabel.frame.height, 13.5)
        XCTAssertEqual(cell.descriptionLabel.frame.maxY, 268)
    }

    func testRightToLeftMirrorsTheCell() async throws {
        let screen = try Screen(rightToLeft: true)
        defer { screen.close() }
        let cell: HorizontalCell = try cell(1, 15, on: screen)
        XCTAssertEqual(cell.imageBaseView.frame.maxX, 343, accuracy: 1e-6)
        XCTAssertEqual(cell.textStackView.frame.minX, 0)
        XCTAssertEqual(cell.titleLabel.frame.width, 271, accuracy: 1e-6)
        XCTAssertEqual(screen.log, [])
    }

    func testRightToLeftKeepsHeights() async throws {
        let screen = try Screen()
        let expected = try screen.session.measuredRows()
        screen.close()
        let mirrored = try Screen(rightToLeft: true)
        defer { mirrored.close() }
        XCTAssertEqual(try mirrored.session.measuredRows(), expected)
    }
}
