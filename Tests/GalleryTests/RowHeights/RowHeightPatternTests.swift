import ApplicationCommand
import XCTest

@testable import GalleryScreens
@testable import UIKit
@testable import gallery

/// Kind: documented — heights worked out by hand from the article's constraints; all patterns have the same rows.
///
/// Article 003's eight patterns: the same rows, whether whole or in pages, by constraints or by frames.
@MainActor final class RowHeightPatternTests: XCTestCase {
    private func shownRows(_ number: Int, rotating: Bool = false) async throws -> [RowHeight] {
        let screen = try Screen("row-heights", variant: "\(number)")
        defer { screen.close() }
        if rotating {
            screen.session.host.window.frame.size = CGSize(width: 667, height: 375)
            screen.session.host.settle()
        }
        var rows = try screen.session.measuredRows()
        // A page arrives in a block of the main queue, which a test lets run by awaiting.
        for _ in 0..<4 where rows.count < 60 {
            try await Task.sleep(nanoseconds: 2_000_000)
            rows = try screen.session.measuredRows()
        }
        return rows
    }

    func testNumbersFollowTheThreeChoices() async throws {
        XCTAssertEqual(RowHeightPattern.all.map(\.number), Array(1...8))
        XCTAssertEqual(Set(RowHeightPattern.all).count, 8)
    }

    func testEqualRows() async throws {
        for number in 1...4 {
            let rows = try await shownRows(number)
            XCTAssertEqual(rows.map(\.height), Array(repeating: 64, count: 60), "pattern \(number)")
        }
    }

    /// 10 + 18 + 4 + lines × 16 (13-pt lines are 15.514 pt) + 10 and the separator's pixel.
    func testDifferentRowsAreTheSameInAllPatterns() async throws {
        let whole = try await shownRows(5)
        XCTAssertEqual(whole.count, 60)
        let lines = [1, 2, 4, 1, 3]
        for (row, count) in zip(whole, lines) {
            let text = (Double(count) * 13 * 2444 / 2048 * 2).rounded(.up) / 2
            XCTAssertEqual(row.height, 10 + 18 + 4 + text + 10 + 0.5, "row \(row.row)")
        }
        for number in 6...8 {
            let rows = try await shownRows(number)
            XCTAssertEqual(rows, whole, "pattern \(number)")
        }
    }

    func testRotationMeasuresAnew() async throws {
        let wide = try await shownRows(5, rotating: true)
        let narrow = try await shownRows(5)
        XCTAssertLessThan(wide[2].height, narrow[2].height)
        for number in 6...8 {
            let rows = try await shownRows(number, rotating: true)
            XCTAssertEqual(rows, wide, "pattern \(number)")
        }
    }
}
