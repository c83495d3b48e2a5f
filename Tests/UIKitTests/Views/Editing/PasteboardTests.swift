import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIPasteboard`.
@MainActor final class PasteboardTests: XCTestCase {
    func testPasteboards() async throws {
        let board = UIPasteboard.withUniqueName()
        XCTAssertNotEqual(board.name, UIPasteboard.withUniqueName().name)
        final class Told: @unchecked Sendable { var information: [AnyHashable: Any] = [:] }
        let told = Told()
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in MainActor.assumeIsolated { told.information = note.userInfo ?? [:] } }
        defer { NotificationCenter.default.removeObserver(token) }
        board.items = [["public.utf8-plain-text": "a"], ["public.url": "b", "x": 1]]
        XCTAssertEqual(
            told.information[UIPasteboard.changedTypesAddedUserInfoKey] as? [String],
            ["public.url", "public.utf8-plain-text", "x"])
        XCTAssertEqual(board.itemSet(withPasteboardTypes: ["x", "y"]), IndexSet(integer: 1))
        XCTAssertNil(board.itemSet(withPasteboardTypes: ["y"]))
        XCTAssertEqual(board.types(forItemSet: IndexSet(integer: 1)), [["public.url", "x"]])
        XCTAssertEqual(board.values(forPasteboardType: "x", inItemSet: nil) as? [Int], [1])
        board.colors = [.red, .blue]
        XCTAssertEqual(board.colors, [.red, .blue])
        XCTAssertEqual(board.numberOfItems, 2)
        let host = try HeadlessHost()
        board.setItems([["x": 1]], options: [.expirationDate: UIApplication.shared.presentDate.addingTimeInterval(1)])
        host.advance(by: 0.5)
        XCTAssertEqual(board.numberOfItems, 1)
        host.advance(by: 0.6)
        XCTAssertEqual(board.numberOfItems, 0)
    }

    func testPasteboard() async throws {
        let board = UIPasteboard.general
        let count = board.changeCount
        board.string = "text"
        XCTAssertEqual(board.changeCount, count + 1)
        XCTAssertTrue(board.hasStrings && !board.hasImages)
        board.url = URL(string: "https://example.org")
        XCTAssertEqual(board.string, "https://example.org")
        board.strings = ["a", "b"]
        XCTAssertEqual(board.numberOfItems, 2)
        XCTAssertEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("a".utf8))
        board.items = []
        XCTAssertNil(board.string)
    }
}
