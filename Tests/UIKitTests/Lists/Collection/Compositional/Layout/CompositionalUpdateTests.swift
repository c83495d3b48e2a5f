import TestSupport
import XCTest

@testable import UIKit

/// Kind: model — a layout made anew of the data with which the updates ended.
///
/// Compositional layouts while the data changes.
@MainActor final class CompositionalUpdateTests: XCTestCase {
    typealias Fixture = CompositionalFixture

    /// Heights by identity, so that a measured size can be told from an estimate.
    private final class Items {
        var sections: [[Int]]
        init(_ sections: [[Int]]) { self.sections = sections }
        func height(_ path: IndexPath) -> CGFloat { CGFloat(30 + sections[path.section][path.item] % 5 * 10) }
    }

    private func fixture(_ items: Items, _ section: NSCollectionLayoutSection) -> Fixture {
        let fixture = Fixture(items.sections.map(\.count), size: CGSize(width: 375, height: 2000), section: section)
        fixture.content = { CGSize(width: 0, height: items.height($0)) }
        return fixture
    }

    private func check(_ fixture: Fixture, _ items: Items, _ message: String) {
        var y: CGFloat = 0
        for (section, identifiers) in items.sections.enumerated() {
            for item in identifiers.indices {
                let expected = CGRect(
                    x: 0, y: y, width: 375, height: items.height(IndexPath(item: item, section: section)))
                guard expected.minY < 2000 else { return }
                XCTAssertEqual(fixture.attributes(item, section), expected, "\(message), item \(item) of \(section)")
                y = expected.maxY
            }
        }
    }

    func testMeasuredSizesGoWithTheirItems() async throws {
        let items = Items([[0, 1, 2, 3], [4, 5]])
        let fixture = fixture(items, Fixture.rows())
        fixture.view.layoutIfNeeded()
        check(fixture, items, "at first")
        let measurements = fixture.view.record.cost.measurements
        UIView.performWithoutAnimation {
            fixture.view.performBatchUpdates {
                items.sections = [[1, 7, 2, 0], [5]]
                fixture.counts = [4, 1]
                fixture.view.deleteItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 1)])
                fixture.view.insertItems(at: [IndexPath(item: 1, section: 0)])
                fixture.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
            }
        }
        fixture.view.layoutIfNeeded()
        check(fixture, items, "after")
        XCTAssertEqual(fixture.view.record.cost.measurements, measurements + 1, "only the new item is measured")
    }

    func testSectionsGoWithTheirOffsets() async throws {
        let fixture = Fixture([20, 20, 20], section: Fixture.carousel(.continuous, width: 150, height: 100))
        fixture.view.layoutIfNeeded()
        try XCTUnwrap(fixture.layout.composition.scrollers[2]).view.contentOffset.x = 400
        fixture.view.layoutIfNeeded()
        UIView.performWithoutAnimation {
            fixture.view.performBatchUpdates {
                fixture.counts = [20, 20]
                fixture.view.deleteSections(IndexSet(integer: 0))
            }
        }
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.layout.composition.scrollers.count, 2)
        XCTAssertEqual(fixture.layout.composition.scrollers[1]?.view.contentOffset.x, 400)
        XCTAssertEqual(fixture.attributes(0, 1), CGRect(x: -400, y: 100, width: 150, height: 100))
        XCTAssertEqual(fixture.view.contentSize.height, 200)
    }

    func testReloadForgetsSizes() async throws {
        let items = Items([[1, 2, 3]])
        let fixture = fixture(items, Fixture.rows())
        fixture.view.layoutIfNeeded()
        items.sections = [[3, 4]]
        fixture.counts = [2]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        check(fixture, items, "reloaded")
        XCTAssertEqual(fixture.layout.composition.sections[0].arrangement.sequence.measured.count, 2)
    }

    /// After any script of updates the layout is that of the data it ended with.
    func testRandomScripts() async throws {
        for seed in UInt64(1)...12 {
            var generator = SeededGenerator(seed: seed)
            var next = 100
            let items = Items([[1, 2, 3], [4, 5, 6, 7]])
            let fixture = fixture(items, Fixture.rows())
            fixture.view.layoutIfNeeded()
            for step in 0..<8 {
                UIView.performWithoutAnimation {
                    fixture.view.performBatchUpdates {
                        let section = Int.random(in: 0..<items.sections.count, using: &generator)
                        let count = items.sections[section].count
                        if count > 1, Bool.random(using: &generator) {
                            let item = Int.random(in: 0..<count, using: &generator)
                            items.sections[section].remove(at: item)
                            fixture.view.deleteItems(at: [IndexPath(item: item, section: section)])
                        } else {
                            let item = Int.random(in: 0...count, using: &generator)
                            items.sections[section].insert(next, at: item)
                            next += 1
                            fixture.view.insertItems(at: [IndexPath(item: item, section: section)])
                        }
                        fixture.counts = items.sections.map(\.count)
                    }
                }
                fixture.view.layoutIfNeeded()
                check(fixture, items, "seed \(seed), step \(step)")
            }
        }
    }

    func testDiffableDataSourceAndOutline() async throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.showsSeparators = true
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: item == "b" ? .header : .automatic))]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["a1", "a2"], to: "a")
        tree.append(["b1"], to: "b")
        source.apply(tree, to: 0, animatingDifferences: false)
        view.layoutIfNeeded()
        XCTAssertEqual(view.numberOfItems(inSection: 0), 2)
        let first = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        XCTAssertFalse(first.configurationState.isExpanded)
        UIView.performWithoutAnimation { first.listState.accessoryViews[0].tapped?() }
        view.layoutIfNeeded()
        XCTAssertEqual(view.numberOfItems(inSection: 0), 4)
        XCTAssertTrue(first.configurationState.isExpanded)
        let child = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
        XCTAssertEqual(child.indentationLevel, 1)
        XCTAssertEqual(first.indentationLevel, 0)
        // A tap in the cell selects, and in one of the header's style opens.
        view.tapped(first)
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
        let second = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 3, section: 0)) as? UICollectionViewListCell)
        UIView.performWithoutAnimation { view.tapped(second) }
        view.layoutIfNeeded()
        XCTAssertEqual(view.numberOfItems(inSection: 0), 5)
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    }
}
