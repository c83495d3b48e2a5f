import CoreData
import HeadlessHost
import XCTest

@testable import FrameworkGallery
@testable import UIKit

/// Kind: documented — our description of the users screen with its rows in a store.
///
/// The user's touches go through the host; what they did is read from the store's file by another container.
@MainActor final class StoredUsersTests: XCTestCase {
    private static let count = 300
    private var folder = URL(fileURLWithPath: "/")
    private var url: URL { folder.appendingPathComponent("Users.sqlite") }

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("StoredUsers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

    private func shown() throws -> (host: HeadlessHost, table: UITableView) {
        let controller = StoredUsersViewController(
            container: StoredUser.container(at: url, count: Self.count))
        let host = try HeadlessHost()
        host.show(UINavigationController(rootViewController: controller))
        host.advanceUntilStill()
        return (host, controller.tableView)
    }

    /// The names in the store's file, in their order.
    private func stored() throws -> [String] {
        let request = NSFetchRequest<StoredUser>(entityName: "StoredUser")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let container = StoredUser.container(at: url)
        return try container.viewContext.fetch(request).map(\.name)
    }

    private func point(_ row: Int, x: CGFloat, in table: UITableView) -> CGPoint {
        let middle = table.rectForRow(at: IndexPath(row: row, section: 0)).midY
        return table.convert(CGPoint(x: x, y: middle), to: nil)
    }

    private func tap(_ label: String, _ host: HeadlessHost) throws {
        let item = try XCTUnwrap(
            host.accessibilityElements().first { $0.label == label }, "nothing on the screen is called \(label)")
        host.play(.tap(at: item.activationPoint))
        host.advanceUntilStill()
    }

    func testTheRowsAreTheArticlesCellsAndOfTheStore() async throws {
        let (_, table) = try shown()
        XCTAssertEqual(table.numberOfRows(inSection: 0), Self.count)
        let first = try stored().prefix(3)
        XCTAssertEqual(first.first, "Ada Abel 1")
        for (row, name) in first.enumerated() {
            let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: 0)))
            XCTAssertTrue("\(type(of: cell))".contains("UserCell"))
            XCTAssertTrue(texts(of: cell).contains(name), "\(texts(of: cell))")
        }
        // Rows are as high as their words: a user without a description is as high as the picture.
        XCTAssertGreaterThan(Set((0..<6).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }).count, 1)
    }

    private func texts(of view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(of: $0) }
    }

    func testScrollingToTheEndShowsTheLastOfTheStore() async throws {
        let (host, table) = try shown()
        let last = try XCTUnwrap(stored().last)
        for _ in 0..<400 where table.indexPathsForVisibleRows?.last?.row != Self.count - 1 {
            host.play(
                .drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 120), duration: 0.1))
            host.advanceUntilStill()
        }
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: Self.count - 1, section: 0)))
        XCTAssertTrue(texts(of: cell).contains(last), "\(texts(of: cell))")
        XCTAssertEqual(try stored().count, Self.count)
    }

    func testASwipeDeletesAUserFromTheStoreAndTheButtonBringsItBack() async throws {
        let (host, table) = try shown()
        let before = try stored()
        host.play(.drag(from: point(1, x: 300, in: table), to: point(1, x: 180, in: table), duration: 0.4))
        host.advanceUntilStill()
        XCTAssertEqual(try stored(), before, "the button alone deletes nothing")
        try tap("Delete", host)
        var expected = before
        expected.remove(at: 1)
        XCTAssertEqual(try stored(), expected)
        XCTAssertEqual(table.numberOfRows(inSection: 0), Self.count - 1)
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        XCTAssertTrue(texts(of: cell).contains(expected[1]))

        // A swipe across the whole row deletes at once.
        host.play(.drag(from: point(0, x: 360, in: table), to: point(0, x: 20, in: table), duration: 0.4))
        host.advanceUntilStill()
        expected.remove(at: 0)
        XCTAssertEqual(try stored(), expected)

        try tap("Undo", host)
        XCTAssertEqual(try stored(), [before[0]] + expected)
        XCTAssertEqual(table.numberOfRows(inSection: 0), Self.count - 1)
    }

    func testAnEditedNameIsInTheStoreAndMovesItsRow() async throws {
        let (host, table) = try shown()
        let before = try stored()
        host.play(.tap(at: point(0, x: 200, in: table)))
        host.advanceUntilStill()
        let alert = try XCTUnwrap(table.window?.rootViewController?.presentedViewController as? UIAlertController)
        let field = try XCTUnwrap(alert.textFields?.first)
        XCTAssertEqual(field.text, before[0])
        host.play(.tap(at: field.convert(CGPoint(x: field.bounds.maxX - 4, y: field.bounds.midY), to: nil)))
        host.advanceUntilStill()
        field.selectAll(nil)
        host.type("Zoe Zander")
        try tap("Save", host)
        XCTAssertEqual(try stored(), before.dropFirst() + ["Zoe Zander"])
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertTrue(texts(of: cell).contains(before[1]), "the row has moved to the end")
    }
}
