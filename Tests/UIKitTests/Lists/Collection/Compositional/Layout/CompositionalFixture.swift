import HeadlessHost
import XCTest

@testable import UIKit

/// A collection view with a compositional layout, in a window or alone.
@MainActor final class CompositionalFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    final class Cell: UICollectionViewCell {
        private lazy var bottom: NSLayoutConstraint = filler.heightAnchor.constraint(equalToConstant: 0)
        private lazy var trailing: NSLayoutConstraint = filler.widthAnchor.constraint(equalToConstant: 0)
        let filler = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            filler.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(filler)
            NSLayoutConstraint.activate([
                filler.topAnchor.constraint(equalTo: contentView.topAnchor),
                filler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                filler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                filler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func show(_ size: CGSize) {
            bottom.constant = size.height
            bottom.priority = .init(999)
            bottom.isActive = size.height > 0
            trailing.constant = size.width
            trailing.priority = .init(999)
            trailing.isActive = size.width > 0
        }
    }

    final class Part: UICollectionReusableView {
        lazy var height: NSLayoutConstraint = heightAnchor.constraint(equalToConstant: 0)
    }

    var counts: [Int]
    /// The size that a cell's content asks for; zero leaves a length open.
    var content: (IndexPath) -> CGSize = { _ in .zero }
    private(set) var made: [IndexPath] = []
    private(set) var parts: [(kind: String, path: IndexPath)] = []
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout

    init(
        _ counts: [Int], size: CGSize = CGSize(width: 375, height: 600), kinds: [String] = [],
        layout: UICollectionViewCompositionalLayout
    ) {
        self.counts = counts
        self.layout = layout
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in kinds {
            view.register(Part.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        view.dataSource = self
    }

    convenience init(
        _ counts: [Int], size: CGSize = CGSize(width: 375, height: 600), kinds: [String] = [],
        section: NSCollectionLayoutSection
    ) {
        self.init(counts, size: size, kinds: kinds, layout: UICollectionViewCompositionalLayout(section: section))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.show(content(indexPath))
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        parts.append((kind, indexPath))
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }

    /// In the content, whatever scroll view the cell is in.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return nil }
        return cell.superview?.convert(cell.frame, to: view)
    }

    func attributes(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    // MARK: Sections

    static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// Rows of an estimated height.
    static func rows(estimate: CGFloat = 44) -> NSCollectionLayoutSection {
        let size = size(.fractionalWidth(1), .estimated(estimate))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    static func grid(columns: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / columns), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
    }

    /// Cards of so many points, side by side.
    static func carousel(
        _ behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat, height: CGFloat,
        spacing: CGFloat = 0
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(width), .absolute(height)), subitems: [item]))
        section.orthogonalScrollingBehavior = behaviour
        section.interGroupSpacing = spacing
        return section
    }

    static func header(
        _ height: NSCollectionLayoutDimension, kind: String = "header", at alignment: NSRectAlignment = .top
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
    }
}
