import UIKit

/// A cell that a collection view fills from edge to edge; 359×591 as in the document it stands for.
///
/// Says nothing about its height: the table warns and gives it the standard one.
class CollectionTableViewCell: UITableViewCell {
    let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 359, height: 591), collectionViewLayout: UICollectionViewFlowLayout())
    /// The width that two columns share.
    var viewWidth: CGFloat = 0
    var log: (String) -> Void = { print($0) }
    /// Whether the collection view is in place and asks its data source.
    private var isAwake = false

    let itemCount = 20
    let inset: CGFloat = 16
    let spacing: CGFloat = 8

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        frame = collectionView.frame
        collectionView.backgroundColor = .white
        collectionView.isScrollEnabled = false
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.register(SquareCell.self, forCellWithReuseIdentifier: "CollectionViewCell")
        contentView.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: contentView.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: collectionView.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: collectionView.bottomAnchor),
        ])
        // As in a document, everything inside has its place at the document's size.
        layoutIfNeeded()
        collectionView.dataSource = self
        collectionView.delegate = self
        isAwake = true
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func layoutIfNeeded() {
        if isAwake { log("layoutIfNeeded") }
        super.layoutIfNeeded()
    }

    override func layoutSubviews() {
        if isAwake { log("layoutSubviews") }
        super.layoutSubviews()
    }

    /// Where the collection view and the cell are at a moment.
    func logFrames(_ moment: String) {
        log("\(moment) CollectionViewFrame \(collectionView.frame)")
        log("\(moment) TableViewCellFrame \(frame)")
    }
}

/// Lays out what it is asked to before it answers with the size of the collection view's content.
class AnsweringCollectionTableViewCell: CollectionTableViewCell {
    func layOutBeforeAnswering() {}

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let moment = "TableViewCell: systemLayoutSizeFitting"
        log(moment)
        logFrames(moment)
        layOutBeforeAnswering()
        logFrames(moment)
        let size = collectionView.collectionViewLayout.collectionViewContentSize
        log("\(moment) collectionViewContentSize: \(size)")
        return size
    }
}

/// Lays out itself: the collection view gets the row's width first.
final class WholeCellLayout: AnsweringCollectionTableViewCell {
    override func layOutBeforeAnswering() { layoutIfNeeded() }
}

/// Lays out the collection view alone, which still has the document's width: one column instead of two.
final class CollectionViewLayoutOnly: AnsweringCollectionTableViewCell {
    override func layOutBeforeAnswering() { collectionView.layoutIfNeeded() }
}
