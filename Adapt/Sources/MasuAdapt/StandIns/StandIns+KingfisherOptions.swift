extension StandIns {
    /// Options, transitions and processors.
    static let kingfisherOptions = """
        public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

        public enum KingfisherOptionsInfoItem {
            case targetCache(ImageCache), originalCache(ImageCache), downloader(ImageDownloader)
            case transition(ImageTransition), forceTransition
            case downloadPriority(Float), callbackQueue(CallbackQueue), processingQueue(CallbackQueue)
            case forceRefresh, fromMemoryCacheOrRefresh, onlyFromCache
            case cacheMemoryOnly, waitForCache, backgroundDecode, cacheOriginalImage, loadDiskFileSynchronously
            case preloadAllAnimationData, onlyLoadFirstFrame, alsoPrefetchToMemory
            case scaleFactor(CGFloat)
            case requestModifier(AsyncImageDownloadRequestModifier)
            case processor(ImageProcessor)
            case keepCurrentImageWhileLoading
            case onFailureImage(UIImage?)
            case memoryCacheExpiration(StorageExpiration), diskCacheExpiration(StorageExpiration)
            case memoryCacheAccessExtendingExpiration(ExpirationExtending)
            case diskCacheAccessExtendingExpiration(ExpirationExtending)
        }

        public enum CallbackQueue: Sendable { case mainAsync, mainCurrentOrAsync, untouch, dispatch(DispatchQueue) }

        public enum ImageTransition {
            case none
            case fade(TimeInterval)
            case flipFromLeft(TimeInterval), flipFromRight(TimeInterval)
            case flipFromTop(TimeInterval), flipFromBottom(TimeInterval)

            var animation: (TimeInterval, UIView.AnimationOptions)? {
                switch self {
                case .none: nil
                case .fade(let seconds): (seconds, .transitionCrossDissolve)
                case .flipFromLeft(let seconds): (seconds, .transitionFlipFromLeft)
                case .flipFromRight(let seconds): (seconds, .transitionFlipFromRight)
                case .flipFromTop(let seconds): (seconds, .transitionFlipFromTop)
                case .flipFromBottom(let seconds): (seconds, .transitionFlipFromBottom)
                }
            }
        }

        public protocol AsyncImageDownloadRequestModifier: Sendable {
            func modified(for request: URLRequest) -> URLRequest?
        }
        public typealias ImageDownloadRequestModifier = AsyncImageDownloadRequestModifier

        public struct AnyModifier: AsyncImageDownloadRequestModifier, @unchecked Sendable {
            private let modify: (URLRequest) -> URLRequest?
            public init(modify: @escaping (URLRequest) -> URLRequest?) { self.modify = modify }
            public func modified(for request: URLRequest) -> URLRequest? { modify(request) }
        }

        /// The values of the options.
        struct Settings: @unchecked Sendable {
            var processor: ImageProcessor = DefaultImageProcessor.default
            var transition = ImageTransition.none
            var modifier: AsyncImageDownloadRequestModifier?
            var cache: ImageCache?
            var failureImage: UIImage?
            var scale: CGFloat = 1
            var keepsImage = false
            var isForced = false
            var isFromCacheAlone = false

            init(_ options: KingfisherOptionsInfo?) {
                for option in KingfisherManager.shared.defaultOptions + (options ?? []) {
                    switch option {
                    case .processor(let value): processor = value
                    case .transition(let value): transition = value
                    case .requestModifier(let value): modifier = value
                    case .targetCache(let value): cache = value
                    case .onFailureImage(let value): failureImage = value
                    case .scaleFactor(let value): scale = value
                    case .keepCurrentImageWhileLoading: keepsImage = true
                    case .forceRefresh: isForced = true
                    case .onlyFromCache: isFromCacheAlone = true
                    default: break
                    }
                }
            }

            func picture(of data: Data, _ url: URL?) -> Result<ImageLoadingResult, KingfisherError> {
                let image = processor.process(item: .data(data), options: KingfisherParsedOptionsInfo(scaleFactor: scale))
                guard let image else {
                    return .failure(.processorError(reason: .processingFailed(key: url?.absoluteString ?? "")))
                }
                return .success(ImageLoadingResult(image: image, url: url, originalData: data))
            }
        }

        public struct KingfisherParsedOptionsInfo: Sendable {
            public var scaleFactor: CGFloat = 1
        }

        public enum ImageProcessItem: @unchecked Sendable { case image(UIImage), data(Data) }

        public protocol ImageProcessor: Sendable {
            var identifier: String { get }
            func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
        }

        extension ImageProcessor {
            public func append(another: ImageProcessor) -> ImageProcessor { Chain(first: self, second: another) }

            func picture(_ item: ImageProcessItem, _ options: KingfisherParsedOptionsInfo) -> UIImage? {
                switch item {
                case .image(let image): image
                case .data(let data): UIImage(data: data, scale: options.scaleFactor)
                }
            }
        }

        infix operator |>: AdditionPrecedence
        public func |> (left: ImageProcessor, right: ImageProcessor) -> ImageProcessor { left.append(another: right) }

        struct Chain: ImageProcessor {
            let first: ImageProcessor
            let second: ImageProcessor
            var identifier: String { first.identifier + "|>" + second.identifier }
            func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
                first.process(item: item, options: options).flatMap { second.process(item: .image($0), options: options) }
            }
        }

        public struct DefaultImageProcessor: ImageProcessor {
            public static let `default` = DefaultImageProcessor()
            public let identifier = ""
            public init() {}
            public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
                picture(item, options)
            }
        }

        /// Draws a picture anew, at its scale.
        private func drawn(
            _ image: UIImage, _ size: CGSize, _ draw: @escaping (CGRect, UIGraphicsImageRendererContext) -> Void
        ) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = image.scale
            return UIGraphicsImageRenderer(size: size, format: format).image { context in
                draw(CGRect(origin: .zero, size: size), context)
            }
        }

        /// At most as large as a size, in the picture's own proportions.
        public struct DownsamplingImageProcessor: ImageProcessor {
            public let size: CGSize
            public var identifier: String { "downsampling(\\(size))" }
            public init(size: CGSize) { self.size = size }
            public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
                guard let image = picture(item, options) else { return nil }
                let longest = max(image.size.width, image.size.height)
                let ratio = min(1, max(size.width, size.height) / max(longest, 1))
                guard ratio < 1, ratio > 0 else { return image }
                let small = CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
                return drawn(image, small) { area, _ in image.draw(in: area) }
            }
        }

        public enum ContentMode: Sendable { case none, aspectFit, aspectFill }

        public struct ResizingImageProcessor: ImageProcessor {
            public let referenceSize: CGSize
            public let targetContentMode: ContentMode
            public var identifier: String { "resizing(\\(referenceSize),\\(targetContentMode))" }
            public init(referenceSize: CGSize, mode: ContentMode = .none) {
                (self.referenceSize, targetContentMode) = (referenceSize, mode)
            }
            public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
                guard let image = picture(item, options) else { return nil }
                let across = referenceSize.width / max(image.size.width, 1)
                let down = referenceSize.height / max(image.size.height, 1)
                let size: CGSize
                switch targetContentMode {
                case .none: size = referenceSize
                case .aspectFit, .aspectFill:
                    let ratio = targetContentMode == .aspectFit ? min(across, down) : max(across, down)
                    size = CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
                }
                return drawn(image, size) { area, _ in image.draw(in: area) }
            }
        }

        public struct RectCorner: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let topLeft = RectCorner(rawValue: 1)
            public static let topRight = RectCorner(rawValue: 2)
            public static let bottomLeft = RectCorner(rawValue: 4)
            public static let bottomRight = RectCorner(rawValue: 8)
            public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        }

        public struct RoundCornerImageProcessor: ImageProcessor {
            public let cornerRadius: CGFloat
            public let roundingCorners: RectCorner
            public let targetSize: CGSize?
            private let background: UIColor?
            public var identifier: String {
                "rounded(\\(cornerRadius),\\(roundingCorners.rawValue),\\(targetSize.map { "\\($0)" } ?? ""))"
            }
            public init(
                cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners: RectCorner = .all,
                backgroundColor: UIColor? = nil
            ) {
                (self.cornerRadius, self.targetSize) = (cornerRadius, targetSize)
                (self.roundingCorners, background) = (roundingCorners, backgroundColor)
            }
            public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
                guard let image = picture(item, options) else { return nil }
                return drawn(image, targetSize ?? image.size) { area, context in
                    if let background {
                        background.setFill()
                        context.fill(area)
                    }
                    UIBezierPath(
                        roundedRect: area, byRoundingCorners: UIRectCorner(rawValue: UInt(roundingCorners.rawValue)),
                        cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
                    ).addClip()
                    image.draw(in: area)
                }
            }
        }

        public struct CroppingImageProcessor: ImageProcessor {
            public let size: CGSize
            public let anchor: CGPoint
            public var identifier: String { "cropping(\\(size),\\(anchor))" }
            public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) { (self.size, self.anchor) = (size, anchor) }
            public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
                guard let image = picture(item, options) else { return nil }
                let origin = CGPoint(
                    x: (size.width - image.size.width) * anchor.x, y: (size.height - image.size.height) * anchor.y)
                return drawn(image, size) { _, _ in image.draw(at: origin) }
            }
        }

        """
}
