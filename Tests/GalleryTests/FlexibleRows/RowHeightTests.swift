import XCTest

@testable import GalleryScreens
@testable import UIKit
@testable import gallery

/// Kind: documented — heights worked out by hand from the article's constraints and measured line heights.
///
/// The heights that the constraints of article 004's cells come to, worked out by hand from insets of 8, a spacing of 8
/// and the heights of lines: 18 bold 21.5 or 21.667, 11 regular 13.5 or 13.333, 13 regular 16 or 15.667 at @2x or @3x.
@MainActor final class RowHeightTests: XCTestCase {
    private func third(_ number: Double) -> Double { (number * 3).rounded() / 3 }

    private func checkShortRows(
        device: String, vertical: [Double], horizontal: [Double], line: UInt = #line
    ) async throws {
        let screen = try Screen(device: device)
        defer { screen.close() }
        let rows = try screen.session.measuredRows()
        XCTAssertEqual(rows.count, 32, line: line)
        for (section, expected) in [vertical, horizontal].enumerated() {
            let heights = rows.filter { $0.section == section }.sorted { $0.row < $1.row }.map(\.height)
            XCTAssertEqual(heights.count, 16, line: line)
            for (row, height) in zip(heights, expected).enumerated() {
                XCTAssertEqual(height.0, height.1, accuracy: 1e-6, "section \(section), row \(row)", line: line)
            }
        }
        XCTAssertEqual(screen.log, [], line: line)
    }

    func testShortRowsAtTwoPixelsAPoint() async throws {
        try await checkShortRows(
            device: "iphone-se2", vertical: [37.5, 59, 83, 83, 238.5, 260, 284, 284],
            horizontal: [37.5, 59, 83, 83, 80, 80, 83, 83])
    }

    func testShortRowsAtThreePixelsAPoint() async throws {
        let (title, text) = (third(37.667), third(82.667))
        try await checkShortRows(
            device: "iphone-x", vertical: [title, 59, text, text, third(238.667), 260, third(283.667), third(283.667)],
            horizontal: [title, 59, text, text, 80, 80, text, text])
    }

    func testShortRowsOnAWideScreen() async throws {
        let (title, text) = (third(37.667), third(82.667))
        try await checkShortRows(
            device: "iphone-12-pro-max",
            vertical: [title, 59, text, text, third(268.667), 290, third(313.667), third(313.667)],
            horizontal: [title, 59, text, text, 80, 80, text, text])
    }

    /// Rows lie one below the other without gaps, each starting on a pixel.
    func testRowsAreContiguous() async throws {
        let screen = try Screen(device: "iphone-12-pro-max")
        defer { screen.close() }
        var bottom = 0.0
        for row in try screen.session.measuredRows() {
            XCTAssertEqual(row.y, bottom, accuracy: 1e-6, "section \(row.section), row \(row.row)")
            XCTAssertEqual(row.y * 3, (row.y * 3).rounded(), accuracy: 1e-6)
            bottom = row.y + row.height
        }
        XCTAssertEqual(Double(try screen.table.contentSize.height), bottom, accuracy: 1e-6)
    }

    /// With the picture there, its 180 points at 250 contradict 16:9 at 250, which comes to 192.9375. All heights between
    /// fail both by the same sum, and the weaker wish for a low row decides.
    func testLoadedPicturesHaveTheirOwnHeight() async throws {
        let screen = try Screen()
        defer { screen.close() }
        let pending = try screen.session.measuredRows()
        for row in pending {
            try screen.scroll(to: CGFloat(row.y))
            try await screen.loadImages()
        }
        try screen.table.reloadData()
        let loaded = try screen.session.measuredRows()
        for (before, after) in zip(pending, loaded) {
            let hasTallPicture = before.section == 0 && (4...7).contains(before.row % 8)
            // 192.9375 and 180 both end up in rows that are rounded up to half a point.
            XCTAssertEqual(after.height, before.height - (hasTallPicture ? 13 : 0), accuracy: 1e-6, "\(before)")
        }
        XCTAssertEqual(loaded[4].height, 8 + 180 + 8 + 21.5 + 8, accuracy: 1e-6)
        XCTAssertEqual(screen.log, [])
    }

    /// A table measures a row once; a picture that arrives later changes nothing about the row.
    func testRowKeepsItsHeightWhenItsPictureArrives() async throws {
        let screen = try Screen()
        defer { screen.close() }
        let table = try screen.table
        let indexPath = IndexPath(row: 4, section: 0)
        let cell = try XCTUnwrap(table.cellForRow(at: indexPath) as? VerticalCell)
        XCTAssertNil(cell.thumbnailView.image)
        XCTAssertEqual(cell.frame.height, 238.5)
        try await screen.loadImages()
        screen.session.host.settle()
        XCTAssertEqual(cell.thumbnailView.image?.size, CGSize(width: 320, height: 180))
        XCTAssertEqual(table.rectForRow(at: indexPath).height, 238.5)
        XCTAssertEqual(cell.stackView.frame, CGRect(x: 16, y: 8, width: 343, height: 222.5))
        XCTAssertEqual(cell.thumbnailView.frame, CGRect(x: 0, y: 0, width: 343, height: 193))
        XCTAssertEqual(cell.titleLabel.frame.maxY, 222.5)
        XCTAssertEqual(screen.log, [])
    }

    /// On a narrow screen 16:9 comes to 162, less than the picture's 180, which it isn't compressed below at 750.
    func testPictureResistsCompression() async throws {
        let screen = try Screen(device: "iphone-se1")
        defer { screen.close() }
        XCTAssertEqual(try screen.session.measuredRows()[4].height, 8 + 162 + 8 + 21.5 + 8, accuracy: 1e-6)
        try screen.scroll(to: 200)
        try await screen.loadImages()
        try screen.table.reloadData()
        XCTAssertEqual(try screen.session.measuredRows()[4].height, 8 + 180 + 8 + 21.5 + 8, accuracy: 1e-6)
    }
}
