import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: model, documented — a reload of the same data; Apple's documentation of `performBatchUpdates(_:completion:)`.
///
/// Batches of updates: where everything goes, what is refused, and what the layout is told.
@MainActor final class CollectionUpdateTests: XCTestCase {
    private func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        return layout
    }

    /// Any valid batch leads to what a reload would show; cells of items that stay are kept.
    func testRandomBatches() async throws {
        for seed in UInt64(1)...12 {
            var generator = SeededGenerator(seed: seed)
            let fixture = try CollectionFixture(counts: [12, 0, 30], layout: flow())
            fixture.show()
            var next = 1000
            for step in 0..<12 {
                var sections = fixture.source.sections
                var batch: [() -> Void] = []
                let view = fixture.view
                // Deletions in old indexes, then insertions in new ones; a move where a section has two items left.
                for section in sections.indices where !sections[section].isEmpty && Bool.random(using: &generator) {
                    let item = Int.random(in: 0..<sections[section].count, using: &generator)
                    sections[section].remove(at: item)
                    batch.append { view.deleteItems(at: [.item(item, section)]) }
                }
                for section in sections.indices where Bool.random(using: &generator) {
                    let item = Int.random(in: 0...sections[section].count, using: &generator)
                    sections[section].insert(next, at: item)
                    next += 1
                    batch.append { view.insertItems(at: [.item(item, section)]) }
                }
                let kept = Set(fixture.numbers).intersection(sections.flatMap { $0 })
                let cells = Dictionary(
                    uniqueKeysWithValues: view.visibleCells.compactMap { $0 as? NumberCell }.map { ($0.number, $0) })
                UIView.performWithoutAnimation {
                    view.performBatchUpdates {
                        fixture.source.sections = sections
                        for change in batch.shuffled(using: &generator) { change() }
                    }
                }
                fixture.assertConsistent("seed \(seed), step \(step)")
                for cell in view.visibleCells.compactMap({ $0 as? NumberCell }) where kept.contains(cell.number) {
                    XCTAssertTrue(cells[cell.number] === cell, "seed \(seed), step \(step): \(cell.number)")
                }
                if step % 3 == 2 {
                    fixture.scroll(to: min(CGFloat(step) * 60, max(0, view.contentSize.height - 667)))
                }
            }
        }
    }

    func testMovesOfItemsAndSections() async throws {
        let fixture = try CollectionFixture(counts: [3, 3, 3], layout: flow())
        fixture.show()
        let cell = fixture.view.cellForItem(at: .item(0))
        fixture.source.sections = [[1, 2], [3, 4, 5, 0], [6, 7, 8]]
        UIView.performWithoutAnimation { fixture.view.moveItem(at: .item(0), to: .item(3, 1)) }
        XCTAssertTrue(fixture.view.cellForItem(at: .item(3, 1)) === cell)
        fixture.assertConsistent()
        fixture.source.sections = [[6, 7, 8], [1, 2], [3, 4, 5, 0]]
        UIView.performWithoutAnimation { fixture.view.moveSection(2, toSection: 0) }
        fixture.assertConsistent()
        XCTAssertTrue(fixture.view.cellForItem(at: .item(3, 2)) === cell)
    }

    func testReloadedItemsGetOtherCellsAndLoseTheirSelection() async throws {
        let fixture = try CollectionFixture(counts: [6], layout: flow())
        fixture.show()
        fixture.view.allowsMultipleSelection = true
        for item in [1, 4] { fixture.view.selectItem(at: .item(item), animated: false, scrollPosition: []) }
        let cell = fixture.view.cellForItem(at: .item(1))
        fixture.source.sections[0][1] = 77
        UIView.performWithoutAnimation { fixture.view.reloadItems(at: [.item(1)]) }
        XCTAssertFalse(fixture.view.cellForItem(at: .item(1)) === cell)
        XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [.item(4)])
        fixture.assertConsistent()
    }

    // MARK: What is refused

    func testCountsThatDoNotFit() async throws {
        let fixture = try CollectionFixture(counts: [3], layout: flow())
        fixture.show()
        let raised = exceptions {
            fixture.view.performBatchUpdates {
                fixture.source.sections[0] = [0, 1, 2, 3, 4, 5]
                fixture.view.insertItems(at: [.item(3)])
            }
        }
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(
            raised.first?.reason.hasPrefix(
                "Invalid update: invalid number of items in section 0.  The number of items contained in an existing "
                    + "section after the update (6) must be equal to the number of items contained in that section "
                    + "before the update (3), plus or minus the number of items inserted or deleted from that section "
                    + "(1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section "
                    + "(0 moved in, 0 moved out). Collection view: <UICollectionView: 0x") ?? false,
            raised.first?.reason ?? "")
        XCTAssertEqual(fixture.numbers, [0, 1, 2])
    }

    func testItemsThatDoNotExist() async throws {
        let fixture = try CollectionFixture(counts: [3], layout: flow())
        fixture.show()
        let raised = exceptions { fixture.view.deleteItems(at: [.item(9)]) }
        XCTAssertTrue(
            raised.first?.reason.hasPrefix(
                "attempt to delete item 9 from section 0 which only contains 3 items before the update") ?? false,
            raised.first?.reason ?? "")
        XCTAssertEqual(exceptions { fixture.view.reconfigureItems(at: [.item(9)]) }.count, 1)
        XCTAssertEqual(exceptions { fixture.view.reloadItems(at: [IndexPath(index: 3)]) }.count, 1)
    }

    // MARK: What the layout is told

    func testTheLayoutIsToldOfEachChange() async throws {
        final class Told: UICollectionViewFlowLayout {
            var calls: [String] = []
            override func prepare() {
                super.prepare()
                calls.append("prepare")
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                if context.invalidateDataSourceCounts { calls.append("counts") }
                super.invalidateLayout(with: context)
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                calls += updateItems.map { item in
                    let ends = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
                        path.map { "\($0.section)-\($0.item == NSNotFound ? "all" : "\($0.item)")" } ?? "none"
                    }
                    return "\(item.updateAction) \(ends[0]) \(ends[1])"
                }
            }
            override func finalizeCollectionViewUpdates() { calls.append("finalize") }
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                calls.append("initial \(itemIndexPath.section)-\(itemIndexPath.item)")
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                calls.append("final \(itemIndexPath.section)-\(itemIndexPath.item)")
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
        }
        let layout = Told()
        layout.itemSize = CGSize(width: 100, height: 100)
        let fixture = try CollectionFixture(counts: [4, 2], layout: layout)
        fixture.show()
        layout.calls = []
        var isDone = false
        fixture.view.performBatchUpdates {
            fixture.source.sections = [[0, 50, 2, 3], [51]]
            fixture.view.deleteItems(at: [.item(1)])
            fixture.view.insertItems(at: [.item(1)])
            fixture.view.deleteSections([1])
            fixture.view.insertSections([1])
        } completion: {
            isDone = $0
        }
        XCTAssertEqual(
            layout.calls,
            [
                "counts", "final 0-1", "final 1-0", "final 1-1", "prepare", "delete 1-all none", "delete 0-1 none",
                "insert none 1-all", "insert none 0-1", "initial 0-1", "initial 1-0", "finalize",
            ])
        XCTAssertFalse(isDone)
        fixture.host.advanceUntilStill()
        XCTAssertTrue(isDone)
        fixture.assertConsistent()
        XCTAssertEqual(fixture.source.count("didEndDisplaying"), 3)
    }

    func testUpdatesAreAnimated() async throws {
        let fixture = try CollectionFixture(counts: [4], layout: flow())
        fixture.show()
        let cell = try XCTUnwrap(fixture.view.cellForItem(at: .item(1)))
        let leaving = try XCTUnwrap(fixture.view.cellForItem(at: .item(0)))
        let start = cell.frame
        fixture.source.sections[0].removeFirst()
        fixture.view.deleteItems(at: [.item(0)])
        XCTAssertEqual(cell.frame.minX, 0)
        XCTAssertEqual(cell.presentation(at: fixture.host.time).frame, start)
        XCTAssertFalse(leaving.isHidden)
        fixture.host.advance(by: 0.15)
        let middle = cell.presentation(at: fixture.host.time).frame.minX
        XCTAssertTrue(middle > 0 && middle < start.minX, "\(middle)")
        fixture.host.advanceUntilStill()
        XCTAssertTrue(leaving.isHidden)
    }

    func testAnchoredOffsetsKeepWhatIsSeen() async throws {
        let fixture = try CollectionFixture(counts: [300], layout: flow())
        fixture.view.offsetPolicy = .anchored
        fixture.show()
        fixture.scroll(to: 1120)
        let first = try XCTUnwrap(fixture.numbers.first)
        fixture.source.sections[0].insert(contentsOf: [900, 901, 902], at: 0)
        UIView.performWithoutAnimation { fixture.view.insertItems(at: [.item(0), .item(1), .item(2)]) }
        XCTAssertEqual(fixture.view.contentOffset.y, 1230)
        XCTAssertEqual(fixture.numbers.first, first)
        fixture.assertConsistent()
        fixture.view.offsetPolicy = .faithful
        fixture.source.sections[0].removeFirst(3)
        UIView.performWithoutAnimation { fixture.view.deleteItems(at: [.item(0), .item(1), .item(2)]) }
        XCTAssertEqual(fixture.view.contentOffset.y, 1230)
    }

    // MARK: Interactive movement

    func testAnItemIsMovedByHand() async throws {
        let fixture = try CollectionFixture(counts: [6, 3], layout: flow())
        fixture.show()
        let cell = fixture.view.cellForItem(at: .item(0))
        XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: .item(0)))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 190, y: 180))
        fixture.host.advanceUntilStill()
        XCTAssertEqual(cell?.center, CGPoint(x: 190, y: 180))
        XCTAssertTrue(fixture.view.cellForItem(at: .item(4)) === cell)
        XCTAssertEqual(fixture.source.sections[0], [0, 1, 2, 3, 4, 5])
        XCTAssertEqual(fixture.numbers, [1, 2, 3, 4, 0, 5, 6, 7, 8])
        fixture.view.endInteractiveMovement()
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.source.moves, [[.item(0), .item(4)]])
        fixture.assertConsistent()
        XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: .item(5)))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 300))
        XCTAssertEqual(fixture.view.state.movement?.target, .item(0, 1))
        fixture.view.cancelInteractiveMovement()
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.source.moves.count, 1)
        fixture.assertConsistent()
    }
}
