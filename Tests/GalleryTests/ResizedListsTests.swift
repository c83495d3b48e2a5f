import HeadlessHost
import LayoutTesting
import TestSupport
import XCTest

@testable import GalleryScreens
@testable import UIKit
@testable import gallery

/// Kind: model — lists that are made at the last size of a path, against those that were resized along it.
///
/// The lists of the articles, along random paths of sizes: with MASU_SOAK as many as MASU_PATHS says, else a few.
@MainActor final class ResizedListsTests: XCTestCase {
    private static let seed: UInt64 = 2027
    private static let pathCount: Int = {
        let environment = ProcessInfo.processInfo.environment
        return environment["MASU_SOAK"] == nil ? 3 : environment["MASU_PATHS"].flatMap { Int($0) } ?? 10_000
    }()

    /// The articles' lists that need no server; of the collection in a cell the one that asks again, see below.
    private static let lists = [
        "flexible-rows", "encapsulated-height", "row-heights", "xib-cells", "collection-in-cell",
    ]

    /// The fifth article's list, which asks for its row again where its width is another one.
    private final class AskingAgainViewController: CollectionInCellViewController {
        private var width: CGFloat?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard width != tableView.bounds.width else { return }
            width = tableView.bounds.width
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            (cell as? CollectionTableViewCell)?.collectionView.collectionViewLayout.invalidateLayout()
            return cell
        }
    }

    func testListsAreAsFreshOnesAfterAnyPath() async throws {
        for name in Self.lists {
            let shown = try Screen(name)
            defer { shown.close() }
            let screen = try XCTUnwrap(GalleryScreen.all.first { $0.name == name })
            func made() -> UIViewController {
                name == "collection-in-cell"
                    ? AskingAgainViewController(answer: .afterLayingOutItself) { _ in } : screen.standard.make()
            }
            var generator = SeededGenerator(seed: Self.seed)
            var steps = 0
            let start = Date()
            for number in 0..<Self.pathCount {
                let path = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
                    CGSize(
                        width: (Double.random(in: 280...1366, using: &generator) * 4).rounded() / 4,
                        height: (Double.random(in: 280...1366, using: &generator) * 4).rounded() / 4)
                }
                steps += path.count
                let share = Double.random(in: 0...1, using: &generator)
                let failure = try resizingFailure(made, along: path, scrolledTo: share)
                guard let failure else { continue }
                XCTFail("\(name), path \(number) of seed \(Self.seed), scrolled to \(share): \(failure)")
                break
            }
            print("\(name): \(Self.pathCount) paths, \(steps) sizes, \(-start.timeIntervalSinceNow) s")
        }
    }

    /// The article's own list isn't as a fresh one, and isn't with UIKit: its data source gives the cell the view's width as the
    /// row is asked for, and a table that becomes wider doesn't ask for rows that it shows. Nor does a flow layout ask its
    /// delegate for the squares' sizes again as its collection view becomes wider: the article's log of iOS 14.3, whose second
    /// variant has a collection view go from 359 to 428 points without another `sizeForItemAt`.
    func testTheCollectionInACellKeepsAnEarlierWidth() async throws {
        let shown = try Screen("collection-in-cell")
        defer { shown.close() }
        let message = try resizingFailure(
            { CollectionInCellViewController(answer: .afterLayingOutItself) { _ in } },
            along: [CGSize(width: 390, height: 844), CGSize(width: 500, height: 844)])
        XCTAssertTrue(try XCTUnwrap(message).contains("endState at size 2: row 0 of section 0"), message ?? "")
    }

    /// Two columns for the article's device stay on a wider screen.
    func testNeitherTheRowNorItsSquaresAreAskedForAgain() async throws {
        let host = try HeadlessHost(device: "iphone-12-pro-max")
        var lines: [String] = []
        var keep: (String) -> Void = { _ in }
        let controller = CollectionInCellViewController(answer: .afterLayingOutItself) { keep($0) }
        host.show(controller)
        keep = { lines.append($0) }
        host.resize(to: CGSize(width: 500, height: 926))
        host.settle()
        let cell = try XCTUnwrap(
            controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? CollectionTableViewCell)
        XCTAssertEqual(cell.frame.width, 500)
        XCTAssertEqual(cell.viewWidth, 428)
        XCTAssertEqual(Set(cell.collectionView.visibleCells.map(\.frame.width)), [(428 - 2 * 16 - 8) / 2])
        XCTAssertFalse(lines.isEmpty)
        XCTAssertFalse(lines.contains("TableView: cellForRowAt"))
        XCTAssertFalse(lines.contains("CollectionView: sizeForItemAt"))
    }
}
