import UIKit

/// A cell that a collection view fills from edge to edge; `CollectionTableViewCell.xib` has it 359 by 591 points.
class CollectionTableViewCell: UITableViewCell, InterfaceConnectable {
    /// The cell's way to answer when it is asked for its size.
    enum Answer {
        /// Lays out itself: the collection view gets the row's width before its content's size is read.
        case afterLayingOutItself
        /// Lays out the collection view alone, which still has the document's width: one column instead of two.
        case afterLayingOutTheCollectionView
        /// Says nothing of its own: the constraints leave the height open, and the table warns.
        case none
    }

    weak var collectionView: UICollectionView!
    var answer = Answer.none
    /// The width that two columns share.
    var viewWidth: CGFloat = 0
    var log: (String) -> Void = { print($0) }

    let itemCount = 20
    let inset: CGFloat = 16
    let spacing: CGFloat = 8

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections().outlet("collectionView", \CollectionTableViewCell.collectionView)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        collectionView.register(SquareCell.self, forCellWithReuseIdentifier: "CollectionViewCell")
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    override func layoutIfNeeded() {
        log("layoutIfNeeded")
        super.layoutIfNeeded()
    }

    override func layoutSubviews() {
        log("layoutSubviews")
        super.layoutSubviews()
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard answer != .none else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let moment = "TableViewCell: systemLayoutSizeFitting"
        log(moment)
        logFrames(moment)
        if answer == .afterLayingOutItself { layoutIfNeeded() } else { collectionView.layoutIfNeeded() }
        logFrames(moment)
        let size = collectionView.collectionViewLayout.collectionViewContentSize
        log("\(moment) collectionViewContentSize: \(size)")
        return size
    }

    /// Logs the frames of the collection view and the cell at a moment.
    func logFrames(_ moment: String) {
        log("\(moment) CollectionViewFrame \(collectionView.frame)")
        log("\(moment) TableViewCellFrame \(frame)")
    }
}
