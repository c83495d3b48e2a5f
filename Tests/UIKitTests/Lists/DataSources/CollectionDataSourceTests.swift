import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented, model — Apple's documentation of diffable data sources; a reload of the same snapshot.
///
/// Registrations, diffable data sources and section snapshots.
@MainActor final class CollectionDataSourceTests: XCTestCase {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private struct Shown {
        let host: HeadlessHost
        let view: UICollectionView
        let source: Source
    }

    private func shown() throws -> Shown {
        let host = try HeadlessHost()
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in cell.number = item }
        let titles = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.tag = path.section + 1 }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        return Shown(host: host, view: view, source: source)
    }

    private func numbers(_ view: UICollectionView) -> [Int] {
        view.visibleCells.compactMap { ($0 as? NumberCell)?.number }
    }

    func testSnapshotsAreShown() async throws {
        let shown = try shown()
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems(Array(0..<5), toSection: "a")
        snapshot.appendItems(Array(5..<9), toSection: "b")
        var completions = 0
        shown.source.apply(snapshot) { completions += 1 }
        shown.host.settle()
        XCTAssertEqual(numbers(shown.view), Array(0..<9))
        XCTAssertEqual(shown.source.indexPath(for: 6), .item(1, 1))
        XCTAssertEqual(shown.source.itemIdentifier(for: .item(0, 1)), 5)
        XCTAssertEqual(shown.source.sectionIdentifier(for: 1), "b")
        let header = shown.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0, 1))
        XCTAssertEqual(header?.tag, 2)
        let cell = shown.view.cellForItem(at: .item(1, 1))
        snapshot.deleteItems([0, 5])
        snapshot.moveItem(6, beforeItem: 2)
        snapshot.appendItems([77], toSection: "a")
        shown.source.apply(snapshot) { completions += 1 }
        XCTAssertEqual(numbers(shown.view), [1, 6, 2, 3, 4, 77, 7, 8])
        XCTAssertTrue(shown.view.cellForItem(at: .item(1)) === cell)
        shown.host.advanceUntilStill()
        XCTAssertEqual(completions, 2)
        // Into a section that is new, which a table couldn't do.
        snapshot.appendSections(["c"])
        snapshot.deleteItems([6])
        snapshot.appendItems([6], toSection: "c")
        snapshot.deleteSections(["b"])
        shown.source.apply(snapshot)
        XCTAssertEqual(numbers(shown.view), [1, 2, 3, 4, 77, 6])
        XCTAssertTrue(shown.view.cellForItem(at: .item(0, 1)) === cell)
    }

    func testRandomSnapshots() async throws {
        for seed in UInt64(1)...15 {
            var generator = SeededGenerator(seed: seed)
            let shown = try shown()
            for step in 0..<8 {
                var snapshot = Snapshot()
                var items = Array(0..<40).shuffled(using: &generator)
                for section in ["a", "b", "c", "d"].shuffled(using: &generator).prefix(step % 4 + 1) {
                    snapshot.appendSections([section])
                    let count = Int.random(in: 0...9, using: &generator)
                    snapshot.appendItems(Array(items.prefix(count)), toSection: section)
                    items.removeFirst(count)
                }
                shown.source.apply(snapshot, animatingDifferences: step % 2 == 0)
                shown.host.settle()
                XCTAssertEqual(numbers(shown.view), snapshot.itemIdentifiers, "seed \(seed), step \(step)")
            }
        }
    }

    func testReconfiguredItemsKeepTheirCells() async throws {
        let shown = try shown()
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3])
        shown.source.apply(snapshot)
        shown.host.settle()
        let cells = shown.view.visibleCells
        cells.forEach { ($0 as? NumberCell)?.number = -1 }
        snapshot.reconfigureItems([2])
        snapshot.reloadItems([3])
        shown.source.apply(snapshot, animatingDifferences: true)
        XCTAssertEqual(numbers(shown.view), [-1, 2, 3])
        XCTAssertTrue(shown.view.cellForItem(at: .item(1)) === cells[1])
        XCTAssertFalse(shown.view.cellForItem(at: .item(2)) === cells[2])
    }

    func testRepeatedIdentifiersAreRefused() async throws {
        let shown = try shown()
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 1])
        let raised = exceptions { shown.source.apply(snapshot) }
        XCTAssertTrue(raised.first?.reason.contains("item identifiers are not unique") ?? false)
        XCTAssertEqual(shown.view.numberOfSections, 0)
    }

    func testReorderingHandlers() async throws {
        let shown = try shown()
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3, 4])
        shown.source.apply(snapshot)
        shown.host.settle()
        XCTAssertFalse(shown.view.beginInteractiveMovementForItem(at: .item(0)))
        var moved: [Int] = []
        shown.source.reorderingHandlers.canReorderItem = { $0 != 4 }
        shown.source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
        XCTAssertFalse(shown.view.beginInteractiveMovementForItem(at: .item(3)))
        XCTAssertTrue(shown.view.beginInteractiveMovementForItem(at: .item(0)))
        shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 45))
        shown.view.endInteractiveMovement()
        shown.host.advanceUntilStill()
        XCTAssertEqual(moved, [2, 3, 1, 4])
        XCTAssertEqual(shown.source.snapshot().itemIdentifiers, [2, 3, 1, 4])
        XCTAssertEqual(numbers(shown.view), [2, 3, 1, 4])
    }

    // MARK: Trees

    func testTreesOpenAndClose() async throws {
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2, 3])
        tree.append([10, 11], to: 1)
        tree.append([100], to: 10)
        XCTAssertEqual(tree.items, [1, 10, 100, 11, 2, 3])
        XCTAssertEqual(tree.rootItems, [1, 2, 3])
        XCTAssertEqual(tree.visibleItems, [1, 2, 3])
        tree.expand([1])
        XCTAssertEqual(tree.visibleItems, [1, 10, 11, 2, 3])
        tree.expand([10])
        XCTAssertEqual(tree.visibleItems, [1, 10, 100, 11, 2, 3])
        tree.collapse([1])
        XCTAssertEqual(tree.visibleItems, [1, 2, 3])
        XCTAssertTrue(tree.isExpanded(10))
        XCTAssertFalse(tree.isVisible(100))
        XCTAssertEqual(tree.level(of: 100), 2)
        XCTAssertEqual(tree.parent(of: 11), 1)
        tree.insert([4], after: 1)
        tree.insert([9], before: 10)
        XCTAssertEqual(tree.items, [1, 9, 10, 100, 11, 4, 2, 3])
        XCTAssertEqual(tree.snapshot(of: 1).items, [9, 10, 100, 11])
        XCTAssertEqual(tree.snapshot(of: 1).rootItems, [9, 10, 11])
        var children = NSDiffableDataSourceSectionSnapshot<Int>()
        children.append([50, 51])
        children.append([500], to: 50)
        tree.replace(childrenOf: 1, using: children)
        XCTAssertEqual(tree.items, [1, 50, 500, 51, 4, 2, 3])
        XCTAssertEqual(tree.level(of: 500), 2)
        tree.delete([1])
        XCTAssertEqual(tree.items, [4, 2, 3])
        let raised = exceptions { tree.append([4]) }
        XCTAssertTrue(raised.first?.reason.contains("not unique") ?? false)
    }

    func testSectionsShowWhatIsVisibleOfATree() async throws {
        let shown = try shown()
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([10, 11], to: 1)
        shown.source.apply(tree, to: "a")
        shown.host.settle()
        XCTAssertEqual(numbers(shown.view), [1, 2])
        let cell = shown.view.cellForItem(at: .item(1))
        var told: [Int] = []
        shown.source.sectionSnapshotHandlers.willExpandItem = { told.append($0) }
        shown.source.toggleExpansion(of: 1)
        XCTAssertEqual(numbers(shown.view), [1, 10, 11, 2])
        XCTAssertTrue(shown.view.cellForItem(at: .item(3)) === cell)
        XCTAssertEqual(told, [1])
        XCTAssertTrue(shown.source.snapshot(for: "a").isExpanded(1))
        XCTAssertEqual(shown.source.snapshot().itemIdentifiers, [1, 10, 11, 2])
    }

    // MARK: Nibs

    func testViewsFromNibs() async throws {
        defer { UINib.instantiation = nil }
        UINib.instantiation = { _, _, _ in [NumberCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))] }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
        let source = NumberSource([[1, 2]])
        view.dataSource = source
        view.layoutIfNeeded()
        XCTAssertEqual(numbers(view), [1, 2])
        XCTAssertEqual(view.visibleCells.map(\.reuseIdentifier), ["cell", "cell"])
        XCTAssertEqual(view.visibleCells.map(\.frame.size.width), [50, 50])
    }
}
