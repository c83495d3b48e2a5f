@_exported import Photos
import UIKit

/// The kinds of pictures that a picker shows; a host's library has pictures alone.
public struct PHPickerFilter: Hashable, Sendable {
    let includesImages: Bool

    public static let images = PHPickerFilter(includesImages: true)
    public static let videos = PHPickerFilter(includesImages: false)
    public static let livePhotos = PHPickerFilter(includesImages: false)
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(includesImages: subfilters.contains { $0.includesImages })
    }
}

public struct PHPickerConfiguration {
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    public var filter: PHPickerFilter?
    /// 0 for any number.
    public var selectionLimit = 1
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that the user chose.
@preconcurrency @MainActor public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose pictures of those that the host gives; this needs no permission, as on a device.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    private var grid: PickerGrid?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("PHPickerViewController can't be in a document; make it with init(configuration:).")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let photos = configuration.filter?.includesImages ?? true ? UIApplication.shared.photos : []
        let grid = PickerGrid(photos, limit: configuration.selectionLimit)
        self.grid = grid
        grid.finished = { [weak self] in self?.finish($0) }
        let navigation = UINavigationController(rootViewController: grid)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func finish(_ chosen: [(index: Int, image: UIImage)]) {
        let results = chosen.map { index, image in
            PHPickerResult(itemProvider: NSItemProvider(object: image), assetIdentifier: "photo-\(index)")
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}

/// The library's pictures, three in a row, with a mark on those that are chosen.
private final class PickerGrid: UICollectionViewController {
    private let photos: [UIImage]
    private let limit: Int
    private var chosen: [Int] = []
    var finished: ([(index: Int, image: UIImage)]) -> Void = { _ in }

    init(_ photos: [UIImage], limit: Int) {
        self.photos = photos
        self.limit = limit
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (2, 2)
        super.init(collectionViewLayout: layout)
        title = "Photos"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finished([]) })
        guard limit != 1 else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for PickerGrid") }

    private func finish() { finished(chosen.map { ($0, photos[$0]) }) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PickerCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let side = ((view.bounds.width - 4) / 3).rounded(.down)
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: side, height: side)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PickerCell)?.show(photos[indexPath.item], isChosen: chosen.contains(indexPath.item))
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Photo \(indexPath.item + 1)"
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let place = chosen.firstIndex(of: indexPath.item) {
            chosen.remove(at: place)
        } else if limit == 0 || chosen.count < limit {
            chosen.append(indexPath.item)
        }
        if limit == 1 { finish() } else { collectionView.reloadItems(at: [indexPath]) }
    }
}

private final class PickerCell: UICollectionViewCell {
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

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for PickerCell") }

    func show(_ image: UIImage, isChosen: Bool) {
        picture.image = image
        mark.isHidden = !isChosen
    }
}
