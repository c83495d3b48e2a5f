import HeadlessHost
import UIKit

/// A cell as high as its block, and as wide as the viewport.
final class BlockItemCell: UICollectionViewCell {
    let height: NSLayoutConstraint

    override init(frame: CGRect) {
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        height = block.heightAnchor.constraint(equalToConstant: 50)
        height.priority = UILayoutPriority(999)
        super.init(frame: frame)
        contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            block.widthAnchor.constraint(equalToConstant: CollectionStage.width), height,
        ])
    }

    required init?(coder: NSCoder) { fatalError("a block cell is made in code") }
}

/// Items as high as the rows of `BlockSource`; given by the delegate where they aren't measured.
class BlockItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let count: Int
    let isTold: Bool
    private(set) var sizesAsked = 0

    init(count: Int, isTold: Bool) {
        self.count = count
        self.isTold = isTold
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? BlockItemCell)?.height.constant = BlockSource.height(indexPath.item)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizesAsked += 1
        let height = isTold ? BlockSource.height(indexPath.item) : 44
        return CGSize(width: CollectionStage.width, height: height)
    }
}

/// A collection view in a window, with a flow layout of one item a line.
@MainActor final class CollectionStage {
    nonisolated static let width: CGFloat = 390
    let host: HeadlessHost
    let controller = UIViewController()
    let view: UICollectionView
    let source: BlockItems

    /// - Parameter isTold: the delegate knows every height; otherwise cells are measured, and estimated at 44.
    init(count: Int, isTold: Bool) throws {
        host = try HeadlessHost(device: "iphone-12")
        host.frameDuration = 1.0 / 120
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        if !isTold { layout.estimatedItemSize = CGSize(width: Self.width, height: 44) }
        layout.itemSize = CGSize(width: Self.width, height: 44)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: Self.width, height: 844), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(BlockItemCell.self, forCellWithReuseIdentifier: "cell")
        source = BlockItems(count: count, isTold: isTold)
        view.dataSource = source
        if isTold { view.delegate = source }
    }

    func show() {
        controller.view.addSubview(view)
        host.show(controller)
    }

    func close() {
        host.window.isHidden = true
        host.window.rootViewController = nil
    }

    /// The item at the top, and where its upper edge is below the viewport's.
    var top: (number: Int, y: CGFloat) {
        guard let path = view.indexPathsForVisibleItems.first, let cell = view.cellForItem(at: path) else {
            return (-1, 0)
        }
        return (path.item, cell.frame.minY - view.contentOffset.y)
    }
}
