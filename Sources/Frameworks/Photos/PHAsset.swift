import HostServices
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
    /// Of the options the limit is followed: without dates there is nothing to sort by.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        guard PHPhotoLibrary.authorizationStatus() == .authorized else { return PHFetchResult([]) }
        let all = UIApplication.shared.photos.enumerated().map { PHAsset($1, $0) }
        let limit = options?.fetchLimit ?? 0
        return PHFetchResult(limit > 0 ? Array(all.prefix(limit)) : all)
    }

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

/// The conditions of a search in the library.
@preconcurrency @MainActor open class PHFetchOptions: NSObject {
    open var sortDescriptors: [NSSortDescriptor]?
    /// 0 for all.
    open var fetchLimit = 0

    public override nonisolated init() { super.init() }
}

/// The results of a search in the library.
@preconcurrency @MainActor open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    let objects: [ObjectType]

    init(_ objects: [ObjectType]) { self.objects = objects }

    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }
    open func object(at index: Int) -> ObjectType { objects[index] }
    open subscript(index: Int) -> ObjectType { objects[index] }
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { $0 === anObject } ?? NSNotFound }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {
        var isOver = false
        for (index, object) in objects.enumerated() where !isOver { block(object, index, &isOver) }
    }
}

public typealias PHImageRequestID = Int32

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill

    public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
}

@preconcurrency @MainActor open class PHImageRequestOptions: NSObject {
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic

    public override nonisolated init() { super.init() }
}

/// Pixels: the size of the picture as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Delivers the library's pictures in a size.
@preconcurrency @MainActor open class PHImageManager: NSObject {
    private static let manager = PHImageManager()

    open class func `default`() -> PHImageManager { manager }

    public override nonisolated init() { super.init() }

    /// - Parameter targetSize: pixels.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let image = Self.scaled(asset, targetSize, contentMode)
        guard options?.isSynchronous != true else {
            resultHandler(image, [:])
            return 0
        }
        nonisolated(unsafe) let handler = resultHandler
        DispatchQueue.main.async { handler(image, [:]) }
        return 0
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) {}

    private static func scaled(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode) -> UIImage {
        let own = CGSize(width: asset.pixelWidth, height: asset.pixelHeight)
        guard size.width > 0, size.height > 0, own.width > 0, own.height > 0 else { return asset.image }
        let (x, y) = (size.width / own.width, size.height / own.height)
        let scale = min(1, mode == .aspectFit ? min(x, y) : max(x, y))
        guard scale < 1 else { return asset.image }
        let target = CGSize(width: (own.width * scale).rounded(), height: (own.height * scale).rounded())
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            asset.image.draw(in: CGRect(origin: .zero, size: target))
        }
    }
}

@preconcurrency @MainActor open class PHCachingImageManager: PHImageManager {
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}
