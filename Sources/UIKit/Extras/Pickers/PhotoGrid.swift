/// The library's pictures in rows, with a mark on those that are chosen.
package final class PhotoGrid: UICollectionViewController {
    private let photos: [UIImage]
    private let columns: Int
    private let spacing: CGFloat
    /// The indices of the pictures with a mark; `reload(_:)` shows a change.
    package var chosen: [Int] = []
    /// Called with the index of a picture that the user taps.
    package var picked: (Int) -> Void = { _ in }

    /// - Parameter spacing: points between pictures and between rows.
    package init(_ photos: [UIImage], columns: Int, spacing: CGFloat) {
        self.photos = photos
        self.columns = columns
        self.spacing = spacing
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = spacing
        layout.minimumLineSpacing = spacing
        super.init(collectionViewLayout: layout)
    }

    package required init?(coder: NSCoder) { fatalError("init(coder:) is not for PhotoGrid") }

    package func reload(_ index: Int) { collectionView.reloadItems(at: [IndexPath(item: index, section: 0)]) }

    package override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    package override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let gaps = spacing * CGFloat(columns - 1)
        let side = ((view.bounds.width - gaps) / CGFloat(columns)).rounded(.down)
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: side, height: side)
    }

    package override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { photos.count }

    package override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.show(photos[indexPath.item], isChosen: chosen.contains(indexPath.item))
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Photo \(indexPath.item + 1)"
        return cell
    }

    package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        picked(indexPath.item)
    }
}

private final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        mark.frame = CGRect(x: bounds.width - 26, y: bounds.height - 26, width: 22, height: 22)
        mark.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        contentView.addSubview(picture)
        contentView.addSubview(mark)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for PhotoCell") }

    func show(_ image: UIImage, isChosen: Bool) {
        picture.image = image
        mark.isHidden = !isChosen
    }
}
