extension StandIns {
    /// `sd_setImage` and what goes with it.
    static let pictures = """
        // A stand-in for SDWebImage by Masu: pictures by address into image views and buttons, kept while the app runs.
        @_exported import UIKit

        public struct SDWebImageOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }

            public static let retryFailed = SDWebImageOptions(rawValue: 1)
            public static let lowPriority = SDWebImageOptions(rawValue: 2)
            public static let progressiveLoad = SDWebImageOptions(rawValue: 4)
            public static let refreshCached = SDWebImageOptions(rawValue: 8)
            public static let continueInBackground = SDWebImageOptions(rawValue: 16)
            public static let handleCookies = SDWebImageOptions(rawValue: 32)
            public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 64)
            public static let highPriority = SDWebImageOptions(rawValue: 128)
            public static let delayPlaceholder = SDWebImageOptions(rawValue: 256)
            public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 512)
            public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1024)
        }

        public enum SDImageCacheType: Int, Sendable {
            case none, disk, memory, all
        }

        public typealias SDExternalCompletionBlock = (UIImage?, Error?, SDImageCacheType, URL?) -> Void
        public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

        @MainActor private let pictures = NSCache<NSURL, UIImage>()
        @MainActor private let loads = NSMapTable<AnyObject, URLSessionDataTask>.weakToStrongObjects()

        /// The picture of an address, at once where it is known; an object's newer load ends its older one.
        @MainActor private func load(
            _ url: URL?, for owner: AnyObject, completed: @escaping (UIImage?, Error?, SDImageCacheType) -> Void
        ) {
            loads.object(forKey: owner)?.cancel()
            loads.removeObject(forKey: owner)
            let indicator = (owner as? UIView)?.sd_imageIndicator
            indicator?.stopAnimatingIndicator()
            guard let url else { return completed(nil, URLError(.badURL), .none) }
            if let known = pictures.object(forKey: url as NSURL) { return completed(known, nil, .memory) }
            indicator?.startAnimatingIndicator()
            let answer: @Sendable (Data?, Error?) -> Void = { data, error in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        let image = data.flatMap { UIImage(data: $0) }
                        if let image { pictures.setObject(image, forKey: url as NSURL) }
                        if (error as? URLError)?.code == .cancelled { return }
                        indicator?.stopAnimatingIndicator()
                        completed(image, error ?? (image == nil ? URLError(.cannotDecodeContentData) : nil), .none)
                    }
                }
            }
            // A session doesn't open files here.
            guard !url.isFileURL else {
                do { answer(try Data(contentsOf: url), nil) } catch { answer(nil, error) }
                return
            }
            let task = URLSession.shared.dataTask(with: url) { data, _, error in answer(data, error) }
            loads.setObject(task, forKey: owner)
            task.resume()
        }

        /// Further options of a load; the size of a thumbnail is kept to.
        public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
            public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
            public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
        }

        extension UIImage {
            /// At most as large as a size in pixels, in the picture's own proportions.
            fileprivate func thumbnail(_ context: [SDWebImageContextOption: Any]?) -> UIImage {
                guard let pixels = context?[.imageThumbnailPixelSize] as? CGSize, pixels.width > 0, pixels.height > 0,
                    size.width > 0, size.height > 0
                else { return self }
                let ratio = min(pixels.width / (size.width * scale), pixels.height / (size.height * scale))
                guard ratio < 1 else { return self }
                let small = CGSize(width: size.width * ratio, height: size.height * ratio)
                return UIGraphicsImageRenderer(size: small).image { _ in draw(in: CGRect(origin: .zero, size: small)) }
            }
        }

        extension UIImageView {
            public func sd_setImage(
                with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
                progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil
            ) {
                sd_setImage(
                    with: url, placeholderImage: placeholderImage, options: options, context: nil, progress: progress,
                    completed: completed)
            }

            public func sd_setImage(
                with url: URL?, placeholderImage: UIImage?, options: SDWebImageOptions = [],
                context: [SDWebImageContextOption: Any]?, progress: SDImageLoaderProgressBlock? = nil,
                completed: SDExternalCompletionBlock? = nil
            ) {
                image = placeholderImage
                load(url, for: self) { [weak self] image, error, source in
                    let image = image?.thumbnail(context)
                    if let image, !options.contains(.avoidAutoSetImage) { self?.image = image }
                    completed?(image, error, source, url)
                }
            }

            public func sd_setImage(with url: URL?, completed: SDExternalCompletionBlock?) {
                sd_setImage(with: url, placeholderImage: nil, options: [], progress: nil, completed: completed)
            }

            public func sd_cancelCurrentImageLoad() { loads.object(forKey: self)?.cancel() }
        }

        extension UIButton {
            public func sd_setImage(
                with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
                options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
            ) {
                setImage(placeholderImage, for: state)
                load(url, for: self) { [weak self] image, error, source in
                    if let image { self?.setImage(image, for: state) }
                    completed?(image, error, source, url)
                }
            }
        }

        /// Fetches pictures before they are wanted.
        @preconcurrency @MainActor public final class SDWebImagePrefetcher {
            public static let shared = SDWebImagePrefetcher()
            private var owners: [NSObject] = []

            public func prefetchURLs(
                _ urls: [URL]?, progress: ((UInt, UInt) -> Void)? = nil, completed: ((UInt, UInt) -> Void)? = nil
            ) {
                let urls = urls ?? []
                var (finished, failed) = (UInt(0), UInt(0))
                if urls.isEmpty { completed?(0, 0) }
                for url in urls {
                    let owner = NSObject()
                    owners.append(owner)
                    load(url, for: owner) { [weak self] image, _, _ in
                        self?.owners.removeAll { $0 === owner }
                        finished += 1
                        if image == nil { failed += 1 }
                        progress?(finished, UInt(urls.count))
                        if finished == UInt(urls.count) { completed?(finished - failed, failed) }
                    }
                }
            }

            public func cancelPrefetching() {
                for owner in owners { loads.object(forKey: owner)?.cancel() }
                owners = []
            }
        }

        /// A picture's way here, which can be cut short.
        @preconcurrency @MainActor public final class SDWebImageCombinedOperation: NSObject {
            let owner: NSObject
            public private(set) var isCancelled = false

            init(_ owner: NSObject) { self.owner = owner }

            public func cancel() {
                isCancelled = true
                loads.object(forKey: owner)?.cancel()
            }
        }

        /// Loads pictures for whoever asks.
        @preconcurrency @MainActor public final class SDWebImageManager {
            public static let shared = SDWebImageManager()
            private var owners: [NSObject] = []

            @discardableResult public func loadImage(
                with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock? = nil,
                completed: @escaping (UIImage?, Data?, Error?, SDImageCacheType, Bool, URL?) -> Void
            ) -> SDWebImageCombinedOperation? {
                let owner = NSObject()
                owners.append(owner)
                load(url, for: owner) { [weak self] image, error, source in
                    self?.owners.removeAll { $0 === owner }
                    completed(image, nil, error, source, true, url)
                }
                return SDWebImageCombinedOperation(owner)
            }
        }

        /// The pictures that are kept while the app runs.
        @preconcurrency @MainActor public final class SDImageCache {
            public static let shared = SDImageCache()
            public func clearMemory() { pictures.removeAllObjects() }
            public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
            public func imageFromMemoryCache(forKey key: String?) -> UIImage? {
                key.flatMap(URL.init(string:)).flatMap { pictures.object(forKey: $0 as NSURL) }
            }
        }


        """
}
