extension StandIns {
    /// The manager, the cache and the downloader.
    static let kingfisherLoading = """
        public protocol Resource: Sendable {
            var cacheKey: String { get }
            var downloadURL: URL { get }
        }

        extension URL: Resource {
            public var cacheKey: String { absoluteString }
            public var downloadURL: URL { self }
        }

        public protocol ImageDataProvider: Sendable {
            var cacheKey: String { get }
            func data(handler: @escaping (Result<Data, Error>) -> Void)
        }

        public struct LocalFileImageDataProvider: ImageDataProvider {
            public let fileURL: URL
            public let cacheKey: String
            public init(fileURL: URL, cacheKey: String? = nil) {
                self.fileURL = fileURL
                self.cacheKey = cacheKey ?? fileURL.absoluteString
            }
            public func data(handler: @escaping (Result<Data, Error>) -> Void) {
                handler(Result { try Data(contentsOf: fileURL) })
            }
        }

        public enum Source: Sendable {
            case network(Resource)
            case provider(ImageDataProvider)

            public var cacheKey: String {
                switch self {
                case .network(let resource): resource.cacheKey
                case .provider(let provider): provider.cacheKey
                }
            }
            public var url: URL? {
                if case .network(let resource) = self { resource.downloadURL } else { nil }
            }
        }

        public enum CacheType: Sendable {
            case none, memory, disk
            public var cached: Bool { self != .none }
        }

        public struct RetrieveImageResult: @unchecked Sendable {
            public let image: UIImage
            public let cacheType: CacheType
            public let source: Source
            public let originalSource: Source
            public let data: () -> Data?
        }

        public struct ImageLoadingResult: @unchecked Sendable {
            public let image: UIImage
            public let url: URL?
            public let originalData: Data
        }

        public enum KingfisherError: Error, @unchecked Sendable {
            public enum RequestErrorReason { case emptyRequest, invalidURL(request: URLRequest), taskCancelled }
            public enum ResponseErrorReason {
                case invalidHTTPStatusCode(response: HTTPURLResponse)
                case URLSessionError(error: Error)
            }
            public enum CacheErrorReason { case imageNotExisting(key: String) }
            public enum ProcessorErrorReason { case processingFailed(key: String) }
            public enum ImageSettingErrorReason { case emptySource, notCurrentSourceTask(source: Source) }

            case requestError(reason: RequestErrorReason)
            case responseError(reason: ResponseErrorReason)
            case cacheError(reason: CacheErrorReason)
            case processorError(reason: ProcessorErrorReason)
            case imageSettingError(reason: ImageSettingErrorReason)

            public var isTaskCancelled: Bool { if case .requestError(.taskCancelled) = self { true } else { false } }
            public var isNotCurrentTask: Bool {
                if case .imageSettingError(.notCurrentSourceTask) = self { true } else { false }
            }
        }

        extension KingfisherError: LocalizedError {
            public var errorDescription: String? {
                switch self {
                case .requestError(.emptyRequest): "There is no request."
                case .requestError(.invalidURL(let request)): "The request has no address: \\(request)."
                case .requestError(.taskCancelled): "The task was cancelled."
                case .responseError(.invalidHTTPStatusCode(let response)): "The server answered \\(response.statusCode)."
                case .responseError(.URLSessionError(let error)): error.localizedDescription
                case .cacheError(.imageNotExisting(let key)): "No picture is kept for \\(key)."
                case .processorError(.processingFailed(let key)): "The data of \\(key) is no picture."
                case .imageSettingError(.emptySource): "There is no source."
                case .imageSettingError(.notCurrentSourceTask): "The view has asked for another picture since."
                }
            }
        }

        public final class DownloadTask: @unchecked Sendable {
            var task: URLSessionDataTask?
            public func cancel() { task?.cancel() }
        }

        public enum StorageExpiration: Sendable { case never, seconds(TimeInterval), days(Int), date(Date), expired }
        public enum ExpirationExtending: Sendable { case none, cacheTime, expirationTime(StorageExpiration) }

        public final class ImageCache: @unchecked Sendable {
            public struct MemoryConfig: Sendable {
                public var totalCostLimit = 0
                public var countLimit = Int.max
                public var expiration = StorageExpiration.seconds(300)
                public var cleanInterval: TimeInterval = 120
            }
            public struct DiskConfig: Sendable {
                public var sizeLimit: UInt = 0
                public var expiration = StorageExpiration.days(7)
            }
            public final class MemoryStorage: @unchecked Sendable { public var config = MemoryConfig() }
            public final class DiskStorage: @unchecked Sendable { public var config = DiskConfig() }

            public static let `default` = ImageCache(name: "default")
            public let memoryStorage = MemoryStorage()
            public let diskStorage = DiskStorage()
            private let pictures = NSCache<NSString, UIImage>()

            public init(name: String) {}

            public func store(
                _ image: UIImage, original: Data? = nil, forKey key: String, processorIdentifier identifier: String = "",
                toDisk: Bool = true, completionHandler: (() -> Void)? = nil
            ) {
                pictures.setObject(image, forKey: (key + identifier) as NSString)
                completionHandler?()
            }
            public func retrieveImageInMemoryCache(
                forKey key: String, options: KingfisherOptionsInfo? = nil
            ) -> UIImage? {
                pictures.object(forKey: (key + Settings(options).processor.identifier) as NSString)
            }
            public func retrieveImage(
                forKey key: String, options: KingfisherOptionsInfo? = nil,
                completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
            ) {
                let image = retrieveImageInMemoryCache(forKey: key, options: options)
                completionHandler?(.success(image.map { .memory($0) } ?? .none))
            }
            public func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
                pictures.object(forKey: (key + identifier) as NSString) != nil
            }
            public func imageCachedType(forKey key: String, processorIdentifier identifier: String = "") -> CacheType {
                isCached(forKey: key, processorIdentifier: identifier) ? .memory : .none
            }
            public func removeImage(
                forKey key: String, processorIdentifier identifier: String = "", fromMemory: Bool = true,
                fromDisk: Bool = true, completionHandler: (() -> Void)? = nil
            ) {
                pictures.removeObject(forKey: (key + identifier) as NSString)
                completionHandler?()
            }
            public func clearMemoryCache() { pictures.removeAllObjects() }
            public func clearDiskCache(completion: (() -> Void)? = nil) { completion?() }
            public func clearCache(completion: (() -> Void)? = nil) { clearMemoryCache(); completion?() }
            public func cleanExpiredMemoryCache() {}
            public func cleanExpiredDiskCache(completion: (() -> Void)? = nil) { completion?() }
            public func calculateDiskStorageSize(
                completion: @escaping (Result<UInt, KingfisherError>) -> Void
            ) { completion(.success(0)) }
        }

        public enum ImageCacheResult: @unchecked Sendable {
            case disk(UIImage), memory(UIImage), none
            public var image: UIImage? {
                switch self {
                case .disk(let image), .memory(let image): image
                case .none: nil
                }
            }
            public var cacheType: CacheType {
                switch self {
                case .disk: .disk
                case .memory: .memory
                case .none: .none
                }
            }
        }

        public final class ImageDownloader: @unchecked Sendable {
            public static let `default` = ImageDownloader(name: "default")
            public var downloadTimeout: TimeInterval = 15
            public var trustedHosts: Set<String>?
            public init(name: String) {}

            @discardableResult
            public func downloadImage(
                with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
                completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
            ) -> DownloadTask? {
                let task = DownloadTask()
                task.task = fetch(url, Settings(options)) { completionHandler?($0) }
                return task
            }

            func fetch(
                _ url: URL, _ settings: Settings,
                _ completed: @escaping (Result<ImageLoadingResult, KingfisherError>) -> Void
            ) -> URLSessionDataTask? {
                let plain = URLRequest(url: url, timeoutInterval: downloadTimeout)
                guard let request = settings.modifier.map({ $0.modified(for: plain) }) ?? plain else {
                    completed(.failure(.requestError(reason: .emptyRequest)))
                    return nil
                }
                if let file = request.url, file.isFileURL {
                    // A session doesn't open files here.
                    let result: Result<ImageLoadingResult, KingfisherError>
                    do {
                        result = settings.picture(of: try Data(contentsOf: file), url)
                    } catch { result = .failure(.responseError(reason: .URLSessionError(error: error))) }
                    DispatchQueue.main.async { completed(result) }
                    return nil
                }
                let task = URLSession.shared.dataTask(with: request) { data, response, error in
                    let result: Result<ImageLoadingResult, KingfisherError>
                    if let error {
                        let isCancelled = (error as? URLError)?.code == .cancelled
                        result = .failure(
                            isCancelled ? .requestError(reason: .taskCancelled)
                                : .responseError(reason: .URLSessionError(error: error)))
                    } else if let answer = response as? HTTPURLResponse, !(200..<400).contains(answer.statusCode) {
                        result = .failure(.responseError(reason: .invalidHTTPStatusCode(response: answer)))
                    } else {
                        result = settings.picture(of: data ?? Data(), url)
                    }
                    DispatchQueue.main.async { completed(result) }
                }
                task.resume()
                return task
            }
        }

        public final class KingfisherManager: @unchecked Sendable {
            public static let shared = KingfisherManager()
            public var cache = ImageCache.default
            public var downloader = ImageDownloader.default
            public var defaultOptions = KingfisherOptionsInfo()

            @discardableResult
            public func retrieveImage(
                with resource: Resource, options: KingfisherOptionsInfo? = nil,
                progressBlock: DownloadProgressBlock? = nil,
                downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil,
                completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
            ) -> DownloadTask? {
                load(.network(resource), Settings(options)) { completionHandler?($0) }
            }

            @discardableResult
            public func retrieveImage(
                with source: Source, options: KingfisherOptionsInfo? = nil,
                progressBlock: DownloadProgressBlock? = nil,
                downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil,
                completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
            ) -> DownloadTask? {
                load(source, Settings(options)) { completionHandler?($0) }
            }

            func load(
                _ source: Source, _ settings: Settings,
                _ completed: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void
            ) -> DownloadTask? {
                let cache = settings.cache ?? cache
                let (key, identifier) = (source.cacheKey, settings.processor.identifier)
                func finish(_ image: UIImage, _ type: CacheType, _ data: Data?) {
                    completed(
                        .success(
                            RetrieveImageResult(
                                image: image, cacheType: type, source: source, originalSource: source, data: { data })))
                }
                if !settings.isForced,
                    let image = cache.retrieveImageInMemoryCache(forKey: key + identifier)
                {
                    finish(image, .memory, nil)
                    return nil
                }
                guard !settings.isFromCacheAlone else {
                    completed(.failure(.cacheError(reason: .imageNotExisting(key: key))))
                    return nil
                }
                func take(_ result: Result<ImageLoadingResult, KingfisherError>) {
                    switch result {
                    case .success(let value):
                        cache.store(value.image, forKey: key, processorIdentifier: identifier)
                        finish(value.image, .none, value.originalData)
                    case .failure(let error): completed(.failure(error))
                    }
                }
                let task = DownloadTask()
                switch source {
                case .network(let resource):
                    task.task = downloader.fetch(resource.downloadURL, settings, take)
                case .provider(let provider):
                    provider.data { data in
                        let result: Result<ImageLoadingResult, KingfisherError>
                        switch data {
                        case .success(let data): result = settings.picture(of: data, nil)
                        case .failure(let error):
                            result = .failure(.responseError(reason: .URLSessionError(error: error)))
                        }
                        DispatchQueue.main.async { take(result) }
                    }
                }
                return task
            }
        }

        public final class ImagePrefetcher: @unchecked Sendable {
            private let resources: [Resource]
            private let options: KingfisherOptionsInfo?
            private let completed: (([Resource], [Resource], [Resource]) -> Void)?
            private var tasks: [DownloadTask] = []

            public init(
                resources: [Resource], options: KingfisherOptionsInfo? = nil,
                completionHandler: ((_ skipped: [Resource], _ failed: [Resource], _ completed: [Resource]) -> Void)? = nil
            ) {
                (self.resources, self.options, completed) = (resources, options, completionHandler)
            }

            public convenience init(
                urls: [URL], options: KingfisherOptionsInfo? = nil,
                completionHandler: ((_ skipped: [Resource], _ failed: [Resource], _ completed: [Resource]) -> Void)? = nil
            ) {
                self.init(resources: urls, options: options, completionHandler: completionHandler)
            }

            public func start() {
                var (failed, done) = ([Resource](), [Resource]())
                let (all, completed) = (resources, completed)
                for resource in all {
                    let task = KingfisherManager.shared.retrieveImage(with: resource, options: options) { result in
                        if case .success = result { done.append(resource) } else { failed.append(resource) }
                        if failed.count + done.count == all.count { completed?([], failed, done) }
                    }
                    if let task { tasks.append(task) }
                }
            }
            public func stop() { tasks.forEach { $0.cancel() } }
        }


        """
}
