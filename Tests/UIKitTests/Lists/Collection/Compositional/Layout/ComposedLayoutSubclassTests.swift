import UIKit
import XCTest

/// Kind: documented — Apple's header of `UICollectionViewCompositionalLayout` names no designated initialiser, so that each is one:
/// subclasses call it.
@MainActor final class ComposedLayoutSubclassTests: XCTestCase {
    private static func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private final class OneSection: UICollectionViewCompositionalLayout {
        init() { super.init(section: section()) }
        required init?(coder: NSCoder) { nil }
    }

    private final class EachSection: UICollectionViewCompositionalLayout {
        init() { super.init { _, _ in section() } }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    func testSubclassesComposeSections() async throws {
        for layout in [OneSection(), EachSection()] {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
            let source = Source()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.layoutIfNeeded()
            XCTAssertEqual(layout.collectionViewContentSize, CGSize(width: 320, height: 88))
        }
    }
}
