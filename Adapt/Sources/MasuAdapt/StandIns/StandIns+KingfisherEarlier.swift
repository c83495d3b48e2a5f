extension StandIns {
    /// Calls of Kingfisher before release 5, whose closures get parts instead of a result.
    static let kingfisherEarlier = """
        public typealias CompletionHandler = (
            _ image: UIImage?, _ error: NSError?, _ cacheType: CacheType, _ imageURL: URL?
        ) -> Void

        private func parts(
            _ url: URL?, _ completed: @escaping CompletionHandler
        ) -> (Result<RetrieveImageResult, KingfisherError>) -> Void {
            { result in
                switch result {
                case .success(let value): completed(value.image, nil, value.cacheType, url)
                case .failure(let error): completed(nil, error as NSError, .none, url)
                }
            }
        }

        extension KingfisherWrapper where Base: UIImageView {
            @discardableResult
            public func setImage(
                with resource: Resource?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
                progressBlock: DownloadProgressBlock? = nil, completionHandler: @escaping CompletionHandler
            ) -> DownloadTask? {
                setImage(
                    with: resource, placeholder: placeholder, options: options, progressBlock: progressBlock,
                    completionHandler: parts(resource?.downloadURL, completionHandler))
            }
        }

        extension KingfisherWrapper where Base: UIButton {
            @discardableResult
            public func setImage(
                with resource: Resource?, for state: UIControl.State, placeholder: UIImage? = nil,
                options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
                completionHandler: @escaping CompletionHandler
            ) -> DownloadTask? {
                setImage(
                    with: resource, for: state, placeholder: placeholder, options: options,
                    progressBlock: progressBlock, completionHandler: parts(resource?.downloadURL, completionHandler))
            }
        }

        extension KingfisherManager {
            @discardableResult
            public func retrieveImage(
                with resource: Resource, options: KingfisherOptionsInfo?, progressBlock: DownloadProgressBlock?,
                completionHandler: @escaping CompletionHandler
            ) -> DownloadTask? {
                retrieveImage(
                    with: resource, options: options, progressBlock: progressBlock,
                    completionHandler: parts(resource.downloadURL, completionHandler))
            }
        }

        extension ImageCache {
            public func retrieveImage(
                forKey key: String, options: KingfisherOptionsInfo?,
                completionHandler: @escaping (UIImage?, CacheType) -> Void
            ) {
                let image = retrieveImageInMemoryCache(forKey: key, options: options)
                completionHandler(image, image == nil ? .none : .memory)
            }
        }

        """
}
