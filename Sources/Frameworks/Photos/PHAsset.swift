import FoundationAdditions
import HostServices
public import Predicates
import UIKit

public enum PHAssetMediaType: Int, Sendable {
    case unknown, image, video, audio
}

/// A picture of the library.
@preconcurrency @MainActor open class PHAsset: NSObject {
    let image: UIImage
    public let localIdentifier: String
    open var mediaType: PHAssetMediaType { .image }
    open var pixelWidth: Int { Int((image.size.width * image.scale).rounded()) }
    open var pixelHeight: Int { Int((image.size.height * image.scale).rounded()) }
    /// Seconds; 0 for a picture.
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    /// Nil: a host's pictures have no dates.
    open var creationDate: Date? { nil }

    init(_ image: UIImage, _ index: Int) {
        self.image = image
        localIdentifier = "photo-\(index)"
    }

    /// The library's pictures, newest first; none without the user's permission.
    ///
    /// Of the options the predicate and the limit are followed: without dates there is nothing to sort by.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        guard PHPhotoLibrary.authorizationStatus() == .authorized else { return PHFetchResult([]) }
        let all = UIApplication.shared.photos.enumerated().map { PHAsset($1, $0) }
        let found = options?.predicate.map { condition in all.filter { condition.evaluate(with: $0) } } ?? all
        let limit = options?.fetchLimit ?? 0
        return PHFetchResult(limit > 0 ? Array(found.prefix(limit)) : found)
    }

    /// The pictures of an album: all of them in the album of the whole library.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }

    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { mediaType == .image ? fetchAssets(with: options) : PHFetchResult([]) }

    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let all = fetchAssets(with: nil).objects
        return PHFetchResult(all.filter { identifiers.contains($0.localIdentifier) })
    }
}

/// The keys that predicates and sort descriptors of a search may have.
extension PHAsset: KeyedValueProviding {
    nonisolated public func keyedValue(_ key: String) -> KeyedValue? {
        nonisolated(unsafe) var found: KeyedValue?
        MainActor.assumeIsolated { found = value(key) }
        return found
    }

    private func value(_ key: String) -> KeyedValue? {
        switch key {
        case "mediaType": KeyedValue(mediaType.rawValue)
        case "mediaSubtype", "mediaSubtypes": KeyedValue(0)
        case "pixelWidth": KeyedValue(pixelWidth)
        case "pixelHeight": KeyedValue(pixelHeight)
        case "duration": KeyedValue(duration)
        case "isFavorite", "favorite": KeyedValue(isFavorite)
        case "creationDate", "modificationDate": KeyedValue(creationDate)
        case "localIdentifier": KeyedValue(localIdentifier)
        default: nil
        }
    }
}
