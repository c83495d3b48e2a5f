import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `indexTitles(for:)` and `collectionView(_:indexPathForIndexTitle:at:)`.
///
/// The index of a collection view, by touches.
@MainActor final class IndexTitleTests: XCTestCase {
    private final class Source: NSObject, UICollectionViewDataSource {
        var titles: [String]? = ["A", "B", "C"]
        var place: (Int) -> IndexPath = { IndexPath(item: 0, section: $0) }
        var asked: [String] = []
        var sections = 3
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            asked.append("\(title) \(index)")
            return place(index)
        }
    }

    private func fixture(_ source: UICollectionViewDataSource) throws -> CollectionFixture {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 50)
        layout.minimumLineSpacing = 0
        let fixture = try CollectionFixture(counts: [], layout: layout)
        fixture.view.dataSource = source
        fixture.show()
        return fixture
    }

    func testAFingerGoesToTheItems() async throws {
        let source = Source()
        let fixture = try fixture(source)
        let index = try XCTUnwrap(fixture.view.state.indexView)
        XCTAssertEqual(index.frame, CGRect(x: 360, y: 0, width: 15, height: 667))
        XCTAssertEqual(fixture.frame(0)?.width, 375, "the index lies over the content")
        let labels = index.subviews
        func point(_ index: Int) -> CGPoint { CGPoint(x: 367, y: labels[index].frame.midY) }
        fixture.host.play(TouchScript([.init(.down, at: point(1), time: 0), .init(.move, at: point(2), time: 0.3)]))
        fixture.host.advance(by: 0.3)
        XCTAssertEqual(fixture.view.contentOffset.y, 10_000)
        XCTAssertEqual(index.frame.minY, 10_000)
        XCTAssertTrue(fixture.view.subviews.last === index)
        fixture.host.play(TouchScript([.init(.move, at: point(0), time: 0), .init(.up, at: point(0), time: 0.1)]))
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        XCTAssertEqual(source.asked, ["B 1", "C 2", "A 0"])
    }

    func testTitlesComeAndGoWithTheData() async throws {
        let source = Source()
        let fixture = try fixture(source)
        source.titles = ["A", "B"]
        source.sections = 2
        fixture.view.deleteSections([2])
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.view.state.indexView?.titles, ["A", "B"])
        source.titles = nil
        fixture.view.reloadData()
        fixture.host.settle()
        XCTAssertNil(fixture.view.state.indexView)
        XCTAssertFalse(fixture.view.subviews.contains { $0 is SectionIndexView })
    }

    func testPlacesThatArentThere() async throws {
        let source = Source()
        source.place = { _ in IndexPath(item: 100, section: 1) }
        let fixture = try fixture(source)
        let label = try XCTUnwrap(fixture.view.state.indexView?.subviews[1])
        let raised = exceptions { fixture.host.play(.tap(at: CGPoint(x: 367, y: label.frame.midY))) }
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(raised[0].reason.contains("returned [1, 100] for 'B' (1)"), raised[0].reason)
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
    }
}
