import UIKit

/// A picture that a request is about to make. None is made here.
@preconcurrency @MainActor open class PHObjectPlaceholder: NSObject {
    open var localIdentifier: String { "" }

    private override init() { super.init() }
}

/// A change of a picture that a block of `PHPhotoLibrary.performChanges` asks for; blocks aren't called here, as the library
/// can't be changed.
@preconcurrency @MainActor open class PHAssetChangeRequest: NSObject {
    open var creationDate: Date?
    open var isFavorite = false
    open var isHidden = false
    /// Nil: the library keeps nothing.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

    public required override init() { super.init() }

    public convenience init(for asset: PHAsset) {
        self.init()
        creationDate = asset.creationDate
    }

    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
    /// Nil: nothing is read from files.
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    open class func deleteAssets(_ assets: [PHAsset]) {}
}

/// A picture that is made of several files.
@preconcurrency @MainActor open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> Self { self.init() }

    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}

/// The way in which a file comes into a picture.
@preconcurrency @MainActor open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
}
