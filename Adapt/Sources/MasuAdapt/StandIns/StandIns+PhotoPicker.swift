extension StandIns {
    /// YPImagePicker: the device's pictures to choose from. There are no cameras, videos, filters and crops.
    static let photoPicker = #"""
        // A stand-in for YPImagePicker by Masu: the library's pictures, of which one or several are chosen.
        import Photos
        @_exported import UIKit

        public enum YPMediaItem {
            case photo(p: YPMediaPhoto)
            case video(v: YPMediaVideo)
        }

        public final class YPMediaPhoto {
            /// The modified picture where there is one.
            public var image: UIImage { modifiedImage ?? originalImage }
            public let originalImage: UIImage
            public var modifiedImage: UIImage?
            public let fromCamera: Bool
            public let exifMeta: [String: Any]?
            public var asset: PHAsset?
            public var url: URL?

            public init(
                image: UIImage, exifMeta: [String: Any]? = nil, fromCamera: Bool = false, asset: PHAsset? = nil, url: URL? = nil
            ) {
                originalImage = image
                self.exifMeta = exifMeta
                self.fromCamera = fromCamera
                self.asset = asset
                self.url = url
            }
        }

        public final class YPMediaVideo {
            public var url: URL
            public var thumbnail: UIImage
            public let fromCamera: Bool
            public var asset: PHAsset?

            public init(thumbnail: UIImage, videoURL: URL, fromCamera: Bool = false, asset: PHAsset? = nil) {
                self.thumbnail = thumbnail
                url = videoURL
                self.fromCamera = fromCamera
                self.asset = asset
            }
        }

        extension [YPMediaItem] {
            public var singlePhoto: YPMediaPhoto? {
                if case .photo(let photo)? = first { photo } else { nil }
            }
            public var singleVideo: YPMediaVideo? {
                if case .video(let video)? = first { video } else { nil }
            }
        }

        @preconcurrency @MainActor public protocol YPImagePickerDelegate: AnyObject {
            func imagePickerHasNoItemsInLibrary(_ picker: YPImagePicker)
            func shouldAddToSelection(indexPath: IndexPath, numSelections: Int) -> Bool
        }

        @preconcurrency @MainActor open class YPImagePicker: UINavigationController {
            public weak var imagePickerDelegate: (any YPImagePickerDelegate)?
            private var handler: (([YPMediaItem], Bool) -> Void)?

            public convenience init() { self.init(configuration: .shared) }

            public required init(configuration: YPImagePickerConfiguration) {
                super.init(nibName: nil, bundle: nil)
                modalPresentationStyle = .fullScreen
                let library = LibraryPictures(configuration)
                library.picker = self
                library.finish = { [weak self] in self?.handler?($0, $1) }
                setViewControllers([library], animated: false)
                navigationBar.tintColor = configuration.colors.tintColor
            }

            public required init?(coder: NSCoder) { fatalError("a picker of pictures is made in code") }

            open func didFinishPicking(completion: @escaping (_ items: [YPMediaItem], _ cancelled: Bool) -> Void) {
                handler = completion
            }
        }

        /// The picture that was chosen last, above all pictures four in a row.
        @MainActor private final class LibraryPictures: UICollectionViewController, UICollectionViewDelegateFlowLayout {
            weak var picker: YPImagePicker?
            var finish: (([YPMediaItem], Bool) -> Void)?
            private let configuration: YPImagePickerConfiguration
            private let pictures = PHAsset.fetchAssets(with: .image, options: nil)
            private var chosen: [Int] = []
            private let preview = UIImageView()

            init(_ configuration: YPImagePickerConfiguration) {
                self.configuration = configuration
                super.init(collectionViewLayout: UICollectionViewFlowLayout())
                title = configuration.wordings.libraryTitle
            }

            required init?(coder: NSCoder) { fatalError("pictures are shown in code") }

            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
                preview.contentMode = .scaleAspectFill
                preview.clipsToBounds = true
                collectionView.addSubview(preview)
                if !configuration.hidesCancelButton {
                    navigationItem.leftBarButtonItem = UIBarButtonItem(
                        title: configuration.wordings.cancel,
                        primaryAction: UIAction { [weak self] _ in self?.finish?([], true) })
                }
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: configuration.wordings.next, primaryAction: UIAction { [weak self] _ in self?.finishWithChosen() })
                if pictures.count > 0 { choose(0) }
                navigationItem.rightBarButtonItem?.isEnabled = pictures.count > 0
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if pictures.count == 0, let picker { picker.imagePickerDelegate?.imagePickerHasNoItemsInLibrary(picker) }
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let width = collectionView.bounds.width
                preview.frame = CGRect(x: 0, y: -width, width: width, height: width)
                if collectionView.contentInset.top != width {
                    collectionView.contentInset.top = width
                    collectionView.contentOffset.y = -collectionView.adjustedContentInset.top
                }
            }

            private var isMultiple: Bool { configuration.library.maxNumberOfItems > 1 }

            private func choose(_ index: Int) {
                if !isMultiple {
                    chosen = [index]
                } else if let place = chosen.firstIndex(of: index) {
                    if chosen.count > 1 { chosen.remove(at: place) }
                } else if chosen.count < configuration.library.maxNumberOfItems,
                    picker?.imagePickerDelegate?.shouldAddToSelection(
                        indexPath: IndexPath(item: index, section: 0), numSelections: chosen.count) ?? true
                {
                    chosen.append(index)
                }
                show(pictures[chosen.last ?? index], in: preview)
                collectionView.reloadData()
            }

            private func show(_ asset: PHAsset, in view: UIImageView) {
                PHImageManager.default().requestImage(
                    for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
                ) { image, _ in view.image = image }
            }

            private func finishWithChosen() {
                let options = PHImageRequestOptions()
                options.isSynchronous = true
                var items: [YPMediaItem] = []
                for index in chosen {
                    let asset = pictures[index]
                    PHImageManager.default().requestImage(
                        for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: options
                    ) { image, _ in
                        if let image { items.append(.photo(p: YPMediaPhoto(image: image, asset: asset))) }
                    }
                }
                finish?(items, false)
            }

            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                pictures.count
            }

            override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
                let image = cell.backgroundView as? UIImageView ?? UIImageView()
                image.contentMode = .scaleAspectFill
                image.clipsToBounds = true
                image.alpha = chosen.contains(indexPath.item) ? 0.3 : 1
                cell.backgroundView = image
                show(pictures[indexPath.item], in: image)
                return cell
            }

            override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                choose(indexPath.item)
            }

            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                let count = CGFloat(max(1, configuration.library.numberOfItemsInRow))
                let side = (view.bounds.width - (count - 1) * configuration.library.spacingBetweenItems) / count
                return CGSize(width: side.rounded(.down), height: side.rounded(.down))
            }
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
            ) -> CGFloat { configuration.library.spacingBetweenItems }
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
            ) -> CGFloat { configuration.library.spacingBetweenItems }
        }
        """#
}
