import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIBackgroundConfiguration.listCell()` and of `indentationLevel`.
@MainActor final class ListBackgroundTests: XCTestCase {
    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionView {
        UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)))
    }

    func testAListCellLooksAsItsListWants() async throws {
        let expected: [(UICollectionLayoutListConfiguration.Appearance, UIColor)] = [
            (.plain, .systemBackground), (.insetGrouped, .secondarySystemGroupedBackground), (.sidebar, .clear),
        ]
        for (appearance, color) in expected {
            let host = try HeadlessHost(device: "iphone-x")
            let view = list(appearance)
            let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
                cell.configurationUpdateHandler = { cell, state in
                    cell.backgroundConfiguration = .listCell().updated(for: state)
                }
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
            }
            let controller = UIViewController()
            controller.view.addSubview(view)
            host.show(controller)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2])
            source.apply(snapshot)
            host.settle()
            let shown = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
            XCTAssertEqual(shown.backgroundConfiguration?.backgroundColor, color, "\(appearance)")
        }
        XCTAssertEqual(
            UIBackgroundConfiguration.listCell().backgroundColor, .systemBackground, "outside lists as in a plain one")
    }

    func testATableCellLooksAsItsTableWants() async throws {
        for (style, color) in [
            (UITableView.Style.plain, UIColor.systemBackground), (.insetGrouped, .secondarySystemGroupedBackground),
        ] {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            table.addSubview(cell)
            cell.table = table
            let state = cell.configurationState
            XCTAssertEqual(UIBackgroundConfiguration.listCell().updated(for: state).backgroundColor, color)
        }
    }

    /// A cell that a tree's child used before isn't moved in.
    func testIndentationEndsWithTheTree() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let view = list(.insetGrouped)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems((0..<40).map { "plain \($0)" }, toSection: 1)
        source.apply(snapshot)
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["root"])
        tree.append((0..<8).map { "child \($0)" }, to: "root")
        tree.expand(["root"])
        source.apply(tree, to: 0)
        host.settle()
        let child = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
        XCTAssertEqual(child?.indentationLevel, 1)
        view.scrollToItem(at: IndexPath(item: 39, section: 1), at: .bottom, animated: false)
        host.settle()
        let levels = view.visibleCells.compactMap { ($0 as? UICollectionViewListCell)?.indentationLevel }
        XCTAssertEqual(Set(levels), [0])
    }
}
