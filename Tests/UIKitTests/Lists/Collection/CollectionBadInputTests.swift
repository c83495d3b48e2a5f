import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — our rule for bad input: one message that names the thing, and the collection view goes on;
/// UIKit's words where they are published.
///
/// Data sources and delegates that answer what can't be: a message each, and the collection view goes on.
@MainActor final class CollectionBadInputTests: XCTestCase {
    private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
        var size: (Int) -> CGSize
        var asked: [Int] = []
        init(_ size: @escaping (Int) -> CGSize) { self.size = size }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked.append(indexPath.item)
            return size(indexPath.item)
        }
    }

    func testSizesThatNoItemCanHave() async throws {
        for wrong in [
            CGSize(width: CGFloat.nan, height: 5), CGSize(width: -1, height: 5),
            CGSize(width: 5, height: CGFloat.infinity),
        ] {
            let fixture = try CollectionFixture(counts: [3], layout: UICollectionViewFlowLayout())
            let delegate = SizeDelegate { $0 == 1 ? wrong : CGSize(width: 50, height: 50) }
            fixture.view.delegate = delegate
            let raised = exceptions { fixture.show() }
            XCTAssertEqual(raised.count, 1)
            XCTAssertTrue(raised.first?.reason.contains("item {0, 1}") ?? false)
            XCTAssertEqual(fixture.frame(0)?.size, CGSize(width: 50, height: 50))
        }
    }

    private final class Cells: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// A data source without the method for headers leaves their space empty.
    func testAHeaderThatNobodyGives() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let cells = Cells()
        view.dataSource = cells
        let raised = exceptions { view.layoutIfNeeded() }
        XCTAssertEqual(raised.map(\.reason), [])
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 30)
        XCTAssertEqual(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader), [])
    }

    /// A data source that comes later is asked whatever the one before it lacked, and the other way round.
    func testAnotherDataSourceIsAskedForItsHeaders() async throws {
        final class Headers: NSObject, UICollectionViewDataSource {
            var asked = 0
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                asked += 1
                return collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            }
        }
        let kind = UICollectionView.elementKindSectionHeader
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        let (without, with) = (Cells(), Headers())
        let order: [(any UICollectionViewDataSource, Int)] = [(without, 0), (with, 1), (without, 0), (with, 1)]
        for (source, count) in order {
            view.dataSource = source
            view.layoutIfNeeded()
            XCTAssertEqual(view.visibleSupplementaryViews(ofKind: kind).count, count)
        }
        XCTAssertEqual(with.asked, 2)
    }

    /// Words that an app's log shows (a post of 2023 on diffable data sources).
    func testAHeaderWithoutAProvider() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        let raised = exceptions {
            source.apply(snapshot, animatingDifferences: false)
            view.layoutIfNeeded()
        }
        XCTAssertEqual(
            raised.first?.reason,
            "Invalid parameter not satisfying: self.supplementaryViewProvider || "
                + "(self.supplementaryReuseIdentifierProvider && self.supplementaryViewConfigurationHandler)")
    }

    func testDelegateSizesAreAskedOnceEach() async throws {
        let fixture = try CollectionFixture(counts: [20_000], layout: UICollectionViewFlowLayout())
        let delegate = SizeDelegate { CGSize(width: 40 + $0 % 3, height: 40) }
        fixture.view.delegate = delegate
        fixture.show()
        for _ in 0..<10 { fixture.scroll(to: fixture.view.contentOffset.y + 400) }
        XCTAssertEqual(delegate.asked, Array(0..<20_000))
        fixture.view.frame.size.width = 320
        fixture.host.settle()
        XCTAssertEqual(delegate.asked.count, 20_000)
        fixture.assertConsistent()
    }

    func testItemsThatDoNotFitWarnInUIKitsWords() async throws {
        for (direction, words) in [
            (UICollectionView.ScrollDirection.vertical, ("width", "left and right")),
            (.horizontal, ("height", "top and bottom")),
        ] {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = direction
            layout.itemSize = CGSize(width: 700, height: 700)
            let fixture = try CollectionFixture(counts: [3], layout: layout)
            let log = logged { fixture.show() }
            XCTAssertEqual(log.count, 1)
            let lines = log.first?.split(separator: "\n").map(String.init) ?? []
            XCTAssertEqual(lines.count, 4)
            XCTAssertEqual(lines.first, "The behavior of the UICollectionViewFlowLayout is not defined because:")
            XCTAssertEqual(
                lines[1],
                "the item \(words.0) must be less than the \(words.0) of the UICollectionView minus the section insets "
                    + "\(words.1) values, minus the content insets \(words.1) values.")
            XCTAssertTrue(
                lines[2].hasPrefix(
                    "The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x"), lines[2])
            XCTAssertTrue(lines[2].contains(">, and it is attached to <UICollectionView: 0x"), lines[2])
            XCTAssertEqual(
                lines[3],
                "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the "
                    + "debugger.")
        }
    }

    func testCountsThatCantBe() async throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { -3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let source = Source()
        view.dataSource = source
        let raised = exceptions { XCTAssertEqual(view.numberOfItems(inSection: 0), 0) }
        XCTAssertTrue(raised.first?.reason.contains("-3 from collectionView(_:numberOfItemsInSection: 0)") ?? false)
    }

    func testCellsThatWereNotDequeued() async throws {
        final class Source: NSObject, UICollectionViewDataSource {
            var cell: UICollectionViewCell?
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { cell ?? UICollectionViewCell(frame: .zero) }
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let source = Source()
        view.dataSource = source
        var raised = exceptions { view.layoutIfNeeded() }
        XCTAssertEqual(
            raised.first?.reason,
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
                + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: (item {0, 0})")
        XCTAssertEqual(view.visibleCells.count, 2)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
        source.cell = view.dequeueReusableCell(withReuseIdentifier: "x", for: .item(0))
        raised = exceptions {
            view.reloadData()
            view.layoutIfNeeded()
        }
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(raised.first?.reason.contains("visible item {0, 0} was returned again for item {0, 1}") ?? false)
    }

    func testUnknownIdentifiersAndClasses() async throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var raised = exceptions { _ = view.dequeueReusableCell(withReuseIdentifier: "X", for: .item(0)) }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must register a nib "
                    + "or a class for the identifier or connect a prototype cell in a storyboard"
            ])
        raised = exceptions { view.register(UIView.self, forCellWithReuseIdentifier: "X") }
        XCTAssertEqual(raised.count, 1)
    }

    func testADelegateThatReloadsInTheMiddle() async throws {
        final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var reloads = 2
            var count = 30
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                if indexPath.item == 3, reloads > 0 {
                    reloads -= 1
                    count = 8
                    collectionView.reloadData()
                }
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        let raised = exceptions { view.layoutIfNeeded() }
        XCTAssertEqual(raised, [])
        XCTAssertEqual(view.visibleCells.count, 8)
    }
}
