import XCTest

@testable import GalleryScreens
@testable import UIKit
@testable import gallery

/// Kind: documented — heights worked out by hand from the article's constraints, and its conclusions.
///
/// Article 003's app: records of a web service in pages of twenty, which don't make the list jump.
@MainActor final class UsersAndItemsTests: XCTestCase {
    private func pages(_ screen: Screen, to count: Int) async throws {
        for _ in 0..<20 where try screen.table.numberOfRows(inSection: 0) < count {
            let limit = try screen.table.contentSize.height - screen.table.bounds.height
            try screen.scroll(to: limit)
            try await screen.loadRecords()
        }
        XCTAssertEqual(try screen.table.numberOfRows(inSection: 0), count)
    }

    func testPagesArriveAsTheLastRowComesIntoView() async throws {
        let screen = try Screen("users-and-items")
        defer { screen.close() }
        XCTAssertEqual(try screen.table.numberOfRows(inSection: 0), 0)
        XCTAssertEqual(try screen.table.rectForFooter(inSection: 0).height, 44, "the indicator while waiting")
        try await screen.loadRecords()
        XCTAssertEqual(try screen.table.numberOfRows(inSection: 0), 20)
        XCTAssertEqual(try screen.table.rectForFooter(inSection: 0).height, .leastNormalMagnitude)
        try await pages(screen, to: 45)
        XCTAssertEqual(screen.log, [])
    }

    /// The visible rows stay where they are when a page arrives, and scrolling back up nothing jumps.
    func testAPageDoesNotMoveWhatIsSeen() async throws {
        let screen = try Screen("users-and-items", variant: "items")
        defer { screen.close() }
        try await screen.loadRecords()
        let table = try screen.table
        while table.indexPathsForVisibleRows?.last?.row != 19 { try screen.scroll(to: table.contentOffset.y + 60) }
        let row = try XCTUnwrap(table.indexPathsForVisibleRows?.first)
        let before = table.rectForRow(at: row).minY - table.contentOffset.y
        try await screen.loadRecords()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 40)
        XCTAssertEqual(table.rectForRow(at: row).minY - table.contentOffset.y, before)
        while table.contentOffset.y > 60 {
            let aim = table.contentOffset.y - 60
            try screen.scroll(to: aim)
            XCTAssertEqual(table.contentOffset.y, aim, "a measured row above came to another height")
        }
    }

    /// 11 + 64 + 10 + 11 and the separator's pixel where the picture decides; 54 in the numbered style.
    func testRowsOfFewWordsAreAsTallAsThePicture() async throws {
        for (variant, expected) in [("users", 96.5), ("numbered", 86.5)] {
            let screen = try Screen("users-and-items", variant: variant)
            defer { screen.close() }
            try await screen.loadRecords()
            XCTAssertEqual(try screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, expected)
        }
    }

    func testNothingFound() async throws {
        let screen = try Screen("users-and-items", variant: "not-found")
        defer { screen.close() }
        try await screen.loadRecords()
        XCTAssertEqual(try screen.table.visibleCells.map(\.textLabel?.text), ["Nothing was found."])
    }

    func testATapShowsWhatAUserWrote() async throws {
        let screen = try Screen("users-and-items")
        defer { screen.close() }
        try await screen.loadRecords()
        screen.session.host.play(.tap(at: CGPoint(x: 200, y: 120)))
        let navigation = try XCTUnwrap(screen.session.controller as? UINavigationController)
        XCTAssertEqual(navigation.topViewController?.title, "shinano")
        XCTAssertEqual(navigation.viewControllers.count, 2)
        try await screen.loadRecords()
    }

    /// A cell that showed a user without a place shows one with a place: symbol and word share their baseline.
    func testSymbolsStayBesideTheirWords() async throws {
        let screen = try Screen("users-and-items")
        defer { screen.close() }
        try await screen.loadRecords()
        try screen.scroll(to: 900)
        try screen.scroll(to: -64)
        func symbols(_ view: UIView) -> [SymbolLabel] {
            (view as? SymbolLabel).map { [$0] } ?? view.subviews.flatMap(symbols)
        }
        let shown = try symbols(screen.table).filter { !$0.isHidden && $0.bounds.height > 0 }
        XCTAssertGreaterThan(shown.count, 12)
        for symbol in shown {
            let frames = symbol.subviews.map(\.frame)
            XCTAssertEqual(frames[0].midY, frames[1].midY, accuracy: 1, "\(symbol.text ?? ""): \(frames)")
        }
    }
}
