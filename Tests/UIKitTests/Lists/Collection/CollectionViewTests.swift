import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UICollectionView`, and arithmetic.
///
/// The cells of a collection view, the order in which it asks for them, and their reuse.
@MainActor final class CollectionViewTests: XCTestCase {
    private func flow(_ size: CGSize = CGSize(width: 100, height: 100)) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        return layout
    }

    func testOnlyVisibleItemsHaveCells() async throws {
        let fixture = try CollectionFixture(counts: [100_000], layout: flow())
        fixture.show()
        // Three a line, lines 110 apart: seven lines begin above 667.
        XCTAssertEqual(fixture.numbers, Array(0..<21))
        XCTAssertEqual(fixture.view.contentSize, CGSize(width: 375, height: 33_334 * 110 - 10))
        XCTAssertEqual(fixture.source.count("cell"), 21)
        fixture.assertConsistent()
        let path = fixture.view.indexPathForItem(at: CGPoint(x: 300, y: 115))
        XCTAssertEqual(path, .item(5))
        XCTAssertNil(fixture.view.indexPathForItem(at: CGPoint(x: 300, y: 105)))
    }

    func testCellsAreReused() async throws {
        let fixture = try CollectionFixture(counts: [100_000], layout: flow())
        fixture.show()
        for step in 1...400 {
            fixture.scroll(to: CGFloat(step) * 97)
            fixture.assertConsistent("step \(step)")
        }
        fixture.scroll(to: 2_000_000)
        fixture.assertConsistent()
        let cost = fixture.view.record.cost
        XCTAssertLessThanOrEqual(cost.viewsMade, 27)
        XCTAssertEqual(cost.preparations, 1)
        let cell = try XCTUnwrap(fixture.view.visibleCells.first as? NumberCell)
        XCTAssertGreaterThan(cell.timesReused, 0)
    }

    func testWhatAFrameCostsDoesNotGrowWithTheCount() async throws {
        func cost(_ count: Int) throws -> CollectionCost {
            let fixture = try CollectionFixture(counts: [count], layout: flow())
            fixture.show()
            for step in 1...20 { fixture.scroll(to: CGFloat(step) * 150) }
            return fixture.view.record.cost
        }
        XCTAssertEqual(try cost(300), try cost(300_000))
    }

    func testTheOrderOfCalls() async throws {
        let fixture = try CollectionFixture(counts: [2], layout: flow(CGSize(width: 300, height: 400)))
        fixture.show()
        XCTAssertEqual(
            fixture.source.calls,
            ["sections", "items 0", "cell 0-0", "cell 0-1", "willDisplay 0-0", "willDisplay 0-1"])
        fixture.source.calls = []
        fixture.view.reloadData()
        XCTAssertEqual(fixture.source.calls, ["didEndDisplaying 0-0", "didEndDisplaying 0-1"])
        XCTAssertEqual(fixture.view.visibleCells, [])
        fixture.host.settle()
        XCTAssertEqual(
            Array(fixture.source.calls[2...]),
            ["sections", "items 0", "cell 0-0", "cell 0-1", "willDisplay 0-0", "willDisplay 0-1"])
        XCTAssertEqual(fixture.numbers, [0, 1])
    }

    func testHeadersAndFootersComeAndGo() async throws {
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        let fixture = try CollectionFixture(counts: [9, 9, 90], layout: layout)
        fixture.show()
        let header = UICollectionView.elementKindSectionHeader
        XCTAssertEqual(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: header), [.item(0), .item(0, 1)])
        let view = try XCTUnwrap(fixture.view.supplementaryView(forElementKind: header, at: .item(0, 1)))
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 370, width: 375, height: 30))
        XCTAssertEqual(fixture.view.indexPath(forSupplementaryView: view), .item(0, 1))
        fixture.scroll(to: 1000)
        XCTAssertEqual(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: header), [])
        fixture.assertConsistent()
    }

    func testPinnedHeadersStayAndArePushedOut() async throws {
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let fixture = try CollectionFixture(counts: [9, 9, 90], layout: layout)
        fixture.show()
        let header = UICollectionView.elementKindSectionHeader
        func y(_ section: Int) -> CGFloat? {
            fixture.view.supplementaryView(forElementKind: header, at: .item(0, section))?.frame.minY
        }
        XCTAssertEqual(y(0), 0)
        fixture.scroll(to: 200)
        XCTAssertEqual(y(0), 200)
        // The section ends at 350, 30 before which the header has to stop.
        fixture.scroll(to: 335)
        XCTAssertEqual(y(0), 320)
        XCTAssertEqual(y(1), 350)
        fixture.scroll(to: 500)
        XCTAssertNil(y(0))
        XCTAssertEqual(y(1), 500)
        XCTAssertTrue(fixture.view.subviews.last is TitleView)
    }

    func testBackgroundViewStaysBehindAndFillsTheViewport() async throws {
        let fixture = try CollectionFixture(counts: [100], layout: flow())
        let background = UIView()
        fixture.view.backgroundView = background
        fixture.show()
        fixture.scroll(to: 240)
        XCTAssertEqual(background.frame, fixture.view.bounds)
        XCTAssertTrue(fixture.view.subviews.first === background)
    }

    // MARK: Scrolling

    func testScrollToItem() async throws {
        let fixture = try CollectionFixture(counts: [1000], layout: flow())
        fixture.show()
        fixture.view.scrollToItem(at: .item(300), at: .top, animated: false)
        XCTAssertEqual(fixture.view.contentOffset.y, 11_000)
        fixture.view.scrollToItem(at: .item(300), at: .bottom, animated: false)
        XCTAssertEqual(fixture.view.contentOffset.y, 11_100 - 667)
        fixture.view.scrollToItem(at: .item(300), at: .centeredVertically, animated: false)
        XCTAssertEqual(fixture.view.contentOffset.y, 11_050 - 333.5)
        fixture.view.scrollToItem(at: .item(999), at: .top, animated: false)
        XCTAssertEqual(fixture.view.contentOffset.y, fixture.view.contentSize.height - 667)
        let raised = exceptions { fixture.view.scrollToItem(at: .item(1000), at: .top, animated: false) }
        XCTAssertTrue(raised.first?.reason.contains("out-of-bounds item (1000)") ?? false)
    }

    func testPrefetchingLooksAheadAndCancelsBehind() async throws {
        final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
            var told: [Int] = []
            var cancelled: [Int] = []
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                told += indexPaths.map(\.item)
            }
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { cancelled += indexPaths.map(\.item) }
        }
        let fixture = try CollectionFixture(counts: [1000], layout: flow())
        let prefetcher = Prefetcher()
        fixture.view.prefetchDataSource = prefetcher
        fixture.show()
        XCTAssertEqual(prefetcher.told, Array(21..<39))
        fixture.scroll(to: 5000)
        prefetcher.told = []
        fixture.scroll(to: 4900)
        XCTAssertTrue(prefetcher.told.allSatisfy { $0 < fixture.numbers[0] })
        XCTAssertFalse(prefetcher.told.isEmpty)
        XCTAssertFalse(prefetcher.cancelled.isEmpty)
    }

    // MARK: Insets and direction

    func testInsetsNarrowLines() async throws {
        let fixture = try CollectionFixture(counts: [9], layout: flow())
        fixture.show()
        fixture.view.contentInset = UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 30)
        fixture.host.settle()
        XCTAssertEqual(fixture.view.contentSize.width, 315)
        // Three no longer fit.
        XCTAssertEqual(fixture.frame(1)?.minX, 215)
        XCTAssertEqual(fixture.frame(2)?.minX, 0)
    }

    func testRightToLeft() async throws {
        final class Mirrored: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        UIScreen.main.overridingTraits = UITraitCollection(layoutDirection: .rightToLeft)
        for layout in [UICollectionViewFlowLayout(), Mirrored()] {
            layout.itemSize = CGSize(width: 100, height: 100)
            let fixture = try CollectionFixture(counts: [4], layout: layout)
            fixture.show()
            XCTAssertEqual((0..<4).map { fixture.frame($0)?.minX }, [275, 137.5, 0, 275], "\(type(of: layout))")
        }
    }

    func testAMirroredLayoutThatScrollsAcrossStartsAtTheRight() async throws {
        final class Mirrored: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        UIScreen.main.overridingTraits = UITraitCollection(layoutDirection: .rightToLeft)
        let layout = Mirrored()
        layout.itemSize = CGSize(width: 100, height: 600)
        layout.scrollDirection = .horizontal
        let fixture = try CollectionFixture(counts: [40], layout: layout)
        fixture.show()
        XCTAssertEqual(fixture.view.contentSize.width, 4390)
        XCTAssertEqual(fixture.view.contentOffset.x, 4390 - 375)
        XCTAssertEqual(fixture.numbers, [0, 1, 2, 3])
        XCTAssertEqual(fixture.frame(0)?.maxX, 4390)
    }

    // MARK: Selection

    func testTouchesSelect() async throws {
        let source = NumberSource([Array(0..<9)])
        let fixture = try CollectionFixture(source, layout: flow())
        fixture.show()
        fixture.host.play(.tap(at: CGPoint(x: 50, y: 50)))
        source.calls = []
        fixture.host.play(.tap(at: CGPoint(x: 180, y: 50)))
        XCTAssertEqual(
            source.calls,
            [
                "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "shouldSelect 0-1",
                "didDeselect 0-0", "didSelect 0-1",
            ])
        XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [.item(1)])
        XCTAssertEqual(fixture.view.visibleCells.filter(\.isSelected).count, 1)
        fixture.view.allowsMultipleSelection = true
        fixture.host.play(.tap(at: CGPoint(x: 50, y: 50)))
        fixture.host.play(.tap(at: CGPoint(x: 180, y: 50)))
        XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [.item(0)])
        fixture.view.reloadData()
        XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [])
    }

    // MARK: What stays

    /// A layout that says nothing new leaves alone what the app has set.
    func testWhatTheAppSetsOfACellStays() async throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                if indexPath.item % 2 == 0 { cell.alpha = 0.5 }
                return cell
            }
        }
        for estimate in [CGSize.zero, CGSize(width: 90, height: 90)] {
            let layout = flow()
            layout.estimatedItemSize = estimate
            let fixture = try CollectionFixture(counts: [1], layout: layout, cell: BlockItemCell.self)
            let source = Source()
            fixture.view.dataSource = source
            fixture.show()
            fixture.scroll(to: 500)
            for path in fixture.view.indexPathsForVisibleItems {
                let expected: CGFloat = path.item % 2 == 0 ? 0.5 : 1
                XCTAssertEqual(fixture.view.cellForItem(at: path)?.alpha, expected, "\(path)")
            }
        }
    }

    func testAnchoredOffsetsKeepWhatIsSeenThroughRotationAndReload() async throws {
        for policy in [UICollectionView.OffsetRule.anchored, .faithful] {
            let fixture = try CollectionFixture(counts: [3000], layout: flow())
            fixture.view.offsetPolicy = policy
            fixture.show()
            fixture.scroll(to: 5500)
            XCTAssertEqual(fixture.numbers.first, 150)
            fixture.view.frame.size.width = 600
            fixture.host.settle()
            // Five a line instead of three.
            XCTAssertEqual(fixture.view.contentOffset.y, policy == .anchored ? 3300 : 5500, "\(policy)")
            fixture.source.sections[0].insert(contentsOf: 9000..<9010, at: 0)
            fixture.view.reloadData()
            fixture.host.settle()
            XCTAssertEqual(fixture.view.contentOffset.y, policy == .anchored ? 3300 : 5500, "\(policy)")
            fixture.assertConsistent("\(policy)")
        }
    }
}
