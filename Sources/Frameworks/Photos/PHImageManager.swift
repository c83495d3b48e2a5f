import HostServices
import UIKit

public typealias PHImageRequestID = Int32

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill

    public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none, fast, exact
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
    case current, unadjusted, original
}

@preconcurrency @MainActor open class PHImageRequestOptions: NSObject {
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var version = PHImageRequestOptionsVersion.current
    /// Never called: pictures are there at once.
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?) -> Void)?

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
        deliver(options) { resultHandler(image, [:]) }
        return 0
    }

    /// Delivers a picture as the bytes of a PNG file.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let bytes = asset.image.pngData()
        deliver(options) { resultHandler(bytes, "public.png", .up, [:]) }
        return 0
    }

    /// The same, by the orientation's type of UIKit's.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { data, type, _, information in
            resultHandler(data, type, .up, information)
        }
    }

    private func deliver(_ options: PHImageRequestOptions?, _ deliver: @escaping () -> Void) {
        if options?.isSynchronous == true { return deliver() }
        nonisolated(unsafe) let deliver = deliver
        DispatchQueue.main.async { deliver() }
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
