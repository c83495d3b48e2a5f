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
    private var grid: PhotoGrid?
    /// The pictures that the host gave when the picker was shown.
    private lazy var photos = configuration.filter?.includesImages ?? true ? UIApplication.shared.photos : []

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("PHPickerViewController can't be in a document; make it with init(configuration:).")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let grid = PhotoGrid(photos, columns: 3, spacing: 2)
        self.grid = grid
        grid.title = "Photos"
        grid.picked = { [weak self] in self?.pick($0) }
        grid.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
        if configuration.selectionLimit != 1 {
            grid.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add",
                primaryAction: UIAction { [weak self, weak grid] _ in self?.finish(grid?.chosen ?? []) })
        }
        let navigation = UINavigationController(rootViewController: grid)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    /// A picker of one picture ends with the first; others mark up to their limit.
    private func pick(_ index: Int) {
        let limit = configuration.selectionLimit
        guard limit != 1 else { return finish([index]) }
        guard let grid else { return }
        if let place = grid.chosen.firstIndex(of: index) {
            grid.chosen.remove(at: place)
        } else if limit == 0 || grid.chosen.count < limit {
            grid.chosen.append(index)
        }
        grid.reload(index)
    }

    private func finish(_ chosen: [Int]) {
        let results = chosen.map {
            PHPickerResult(itemProvider: NSItemProvider(object: photos[$0]), assetIdentifier: "photo-\($0)")
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}
