import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
@MainActor final class ItemMenuTests: XCTestCase {
    private final class List: UICollectionViewController {
        var asked: [[Int]] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.allowsMultipleSelection = true
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            4
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPaths.map(\.item))
            guard indexPaths.first?.item != 3 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        }
    }

    func testTheMenuOfSelectedItemsOfOneAndOfTheGround() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let list = List(collectionViewLayout: UICollectionViewFlowLayout())
        host.show(list)
        host.settle()
        let view = try XCTUnwrap(list.collectionView)
        func middle(_ item: Int) throws -> CGPoint {
            try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).center
        }
        for item in 0..<2 {
            view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        XCTAssertEqual(view.menuConfiguration(at: try middle(1))?.indexPath?.item, 1)
        XCTAssertEqual(view.menuConfiguration(at: try middle(2))?.indexPath?.item, 2)
        XCTAssertNil(view.menuConfiguration(at: try middle(3)))
        XCTAssertNotNil(view.menuConfiguration(at: CGPoint(x: 100, y: 400)))
        XCTAssertEqual(list.asked.map { $0.sorted() }, [[0, 1], [2], [3], []])
    }

    func testSwipesWithoutActions() async { XCTAssertEqual(UISwipeActionsConfiguration().actions.count, 0) }

    /// Foundation on Linux finds the executable's folder for any class.
    func testBundlesOfModules() async {
        XCTAssertEqual(Bundle._holding(NSObject.self).bundlePath, Bundle(for: NSObject.self).bundlePath)
        XCTAssertEqual(ApplicationBundles.holding("TextLayout")?.bundlePath.hasSuffix("_TextLayout.resources"), true)
        XCTAssertNil(ApplicationBundles.holding("Nowhere"))
    }
}
