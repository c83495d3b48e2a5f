extension StandIns {
    /// `kf.setImage` and what goes with it: options, processors, the manager, the cache and the downloader.
    ///
    /// The library itself needs Accelerate, CryptoKit and all of SwiftUI. Options about disks, queues and priorities
    /// are taken and have no effect: pictures are kept in memory.
    static let kingfisher = kingfisherViews + kingfisherLoading + kingfisherOptions + kingfisherEarlier

    private static let kingfisherViews = """
        // A stand-in for Kingfisher by Masu: pictures by address into image views and buttons, kept while the app runs.
        @_exported import UIKit
        @_exported import FoundationNetworking

        public typealias KFCrossPlatformImage = UIImage
        public typealias KFCrossPlatformView = UIView
        public typealias KFCrossPlatformImageView = UIImageView
        public typealias KFCrossPlatformButton = UIButton
        public typealias DownloadTaskUpdatedBlock = (_ newTask: DownloadTask?) -> Void
        public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

        open class AnimatedImageView: UIImageView {}

        public struct KingfisherWrapper<Base>: @unchecked Sendable {
            public let base: Base
            public init(_ base: Base) { self.base = base }
        }

        public protocol KingfisherCompatible: AnyObject {}

        extension KingfisherCompatible {
            public var kf: KingfisherWrapper<Self> {
                get { KingfisherWrapper(self) }
                set {}
            }
        }

        extension UIImageView: KingfisherCompatible {}
        extension UIButton: KingfisherCompatible {}

        public protocol Placeholder {
            @MainActor func add(to imageView: UIImageView)
            @MainActor func remove(from imageView: UIImageView)
        }

        extension UIImage: Placeholder {
            public func add(to imageView: UIImageView) { imageView.image = self }
            public func remove(from imageView: UIImageView) { imageView.image = nil }
        }

        extension Placeholder where Self: UIView {
            public func add(to imageView: UIImageView) {
                frame = imageView.bounds
                autoresizingMask = [.flexibleWidth, .flexibleHeight]
                imageView.addSubview(self)
            }
            public func remove(from imageView: UIImageView) { removeFromSuperview() }
        }

        public protocol Indicator {
            @MainActor func startAnimatingView()
            @MainActor func stopAnimatingView()
            @MainActor var view: UIView { get }
        }

        public enum IndicatorType {
            case none
            case activity
            case image(imageData: Data)
            case custom(indicator: Indicator)
        }

        struct ActivityIndicator: Indicator {
            let indicator: UIActivityIndicatorView
            var view: UIView { indicator }
            func startAnimatingView() { indicator.startAnimating(); indicator.isHidden = false }
            func stopAnimatingView() { indicator.stopAnimating(); indicator.isHidden = true }
        }

        /// The state of one view while a picture comes.
        @MainActor final class ViewState {
            private static let all = NSMapTable<AnyObject, ViewState>.weakToStrongObjects()
            var task: DownloadTask?
            var turn = 0
            var address: URL?
            var placeholder: Placeholder?
            var indicatorType = IndicatorType.none
            var indicator: Indicator?

            static func of(_ object: AnyObject) -> ViewState {
                if let known = all.object(forKey: object) { return known }
                let new = ViewState()
                all.setObject(new, forKey: object)
                return new
            }
        }

        /// Views are asked from the main thread alone.
        func onMain<Value>(_ body: @MainActor () -> Value) -> Value { MainActor.assumeIsolated(body) }

        extension KingfisherWrapper where Base: UIImageView {
            @discardableResult
            public func setImage(
                with source: Source?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
                progressBlock: DownloadProgressBlock? = nil,
                completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
            ) -> DownloadTask? {
                onMain { show(source, placeholder, options, completionHandler) }
            }

            @discardableResult
            public func setImage(
                with resource: Resource?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
                progressBlock: DownloadProgressBlock? = nil,
                completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
            ) -> DownloadTask? {
                onMain { show(resource.map { .network($0) }, placeholder, options, completionHandler) }
            }

            @discardableResult
            public func setImage(
                with resource: Resource?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
                completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
            ) -> DownloadTask? {
                onMain { show(resource.map { .network($0) }, placeholder, options, completionHandler) }
            }

            @MainActor private func show(
                _ source: Source?, _ placeholder: Placeholder?, _ options: KingfisherOptionsInfo?,
                _ completed: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
            ) -> DownloadTask? {
                let view = base as UIImageView
                let state = ViewState.of(view)
                let settings = Settings(options)
                state.task?.cancel()
                state.turn += 1
                state.placeholder?.remove(from: view)
                state.placeholder = nil
                if let placeholder, !(settings.keepsImage && view.image != nil) {
                    if !(placeholder is UIImage) { view.image = nil }
                    placeholder.add(to: view)
                    state.placeholder = placeholder
                } else if !settings.keepsImage {
                    view.image = nil
                }
                state.address = source?.url
                guard let source else {
                    completed?(.failure(.imageSettingError(reason: .emptySource)))
                    return nil
                }
                let turn = state.turn
                startIndicator(state, in: view)
                let task = KingfisherManager.shared.load(source, settings) { [weak view] result in
                    guard let view, state.turn == turn else {
                        completed?(.failure(.imageSettingError(reason: .notCurrentSourceTask(source: source))))
                        return
                    }
                    state.indicator?.stopAnimatingView()
                    switch result {
                    case .success(let value):
                        state.placeholder?.remove(from: view)
                        state.placeholder = nil
                        show(value.image, in: view, by: value.cacheType == .none ? settings.transition : .none)
                    case .failure:
                        if let image = settings.failureImage { view.image = image }
                    }
                    completed?(result)
                }
                state.task = task
                return task
            }

            @MainActor private func show(_ image: UIImage, in view: UIImageView, by transition: ImageTransition) {
                guard let (seconds, options) = transition.animation else { return view.image = image }
                UIView.transition(with: view, duration: seconds, options: options) { view.image = image }
            }

            @MainActor private func startIndicator(_ state: ViewState, in view: UIImageView) {
                state.indicator?.view.removeFromSuperview()
                switch state.indicatorType {
                case .none: state.indicator = nil
                case .custom(let indicator): state.indicator = indicator
                case .activity: state.indicator = ActivityIndicator(indicator: UIActivityIndicatorView(style: .medium))
                case .image(let data):
                    let picture = UIImageView(image: UIImage(data: data))
                    state.indicator = PictureIndicator(view: picture)
                }
                guard let indicator = state.indicator else { return }
                view.addSubview(indicator.view)
                indicator.view.translatesAutoresizingMaskIntoConstraints = false
                indicator.view.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                indicator.view.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
                indicator.startAnimatingView()
            }

            public func cancelDownloadTask() { onMain { ViewState.of(base).task?.cancel() } }

            public var indicatorType: IndicatorType {
                get { onMain { ViewState.of(base).indicatorType } }
                nonmutating set { onMain { ViewState.of(base).indicatorType = newValue } }
            }
            public var indicator: Indicator? { onMain { ViewState.of(base).indicator } }
            public var placeholder: Placeholder? { onMain { ViewState.of(base).placeholder } }
        }

        struct PictureIndicator: Indicator {
            let view: UIView
            func startAnimatingView() { view.isHidden = false }
            func stopAnimatingView() { view.isHidden = true }
        }

        extension KingfisherWrapper where Base: UIButton {
            @discardableResult
            public func setImage(
                with resource: Resource?, for state: UIControl.State, placeholder: UIImage? = nil,
                options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
                completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
            ) -> DownloadTask? {
                onMain {
                    show(resource, placeholder, options, completionHandler) { button, image in
                        button.setImage(image, for: state)
                    }
                }
            }

            @discardableResult
            public func setBackgroundImage(
                with resource: Resource?, for state: UIControl.State, placeholder: UIImage? = nil,
                options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
                completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
            ) -> DownloadTask? {
                onMain {
                    show(resource, placeholder, options, completionHandler) { button, image in
                        button.setBackgroundImage(image, for: state)
                    }
                }
            }

            @MainActor private func show(
                _ resource: Resource?, _ placeholder: UIImage?, _ options: KingfisherOptionsInfo?,
                _ completed: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?,
                set: @escaping @MainActor (UIButton, UIImage?) -> Void
            ) -> DownloadTask? {
                let button = base as UIButton
                let state = ViewState.of(button)
                state.task?.cancel()
                state.turn += 1
                set(button, placeholder)
                guard let resource else {
                    completed?(.failure(.imageSettingError(reason: .emptySource)))
                    return nil
                }
                let turn = state.turn
                let task = KingfisherManager.shared.load(.network(resource), Settings(options)) { [weak button] result in
                    if let button, state.turn == turn, case .success(let value) = result { set(button, value.image) }
                    completed?(result)
                }
                state.task = task
                return task
            }

            public func cancelImageDownloadTask() { onMain { ViewState.of(base).task?.cancel() } }
        }

        /// `KF.url(address).placeholder(picture).set(to: view)`.
        public enum KF {
            public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder {
                Builder(url.map { .network(ImageResource(downloadURL: $0, cacheKey: cacheKey)) })
            }
            public static func resource(_ resource: Resource?) -> Builder { Builder(resource.map { .network($0) }) }

            public struct ImageResource: Resource {
                public let cacheKey: String
                public let downloadURL: URL
                public init(downloadURL: URL, cacheKey: String? = nil) {
                    self.downloadURL = downloadURL
                    self.cacheKey = cacheKey ?? downloadURL.absoluteString
                }
            }

            public final class Builder {
                private let source: Source?
                private var placeholder: Placeholder?
                private var options: KingfisherOptionsInfo = []
                private var succeeded: ((RetrieveImageResult) -> Void)?
                private var failed: ((KingfisherError) -> Void)?

                init(_ source: Source?) { self.source = source }

                @discardableResult public func set(to imageView: UIImageView) -> DownloadTask? {
                    let (succeeded, failed) = (succeeded, failed)
                    return imageView.kf.setImage(with: source, placeholder: placeholder, options: options) { result in
                        switch result {
                        case .success(let value): succeeded?(value)
                        case .failure(let error): failed?(error)
                        }
                    }
                }
                private func adding(_ option: KingfisherOptionsInfoItem) -> Self { options.append(option); return self }
                public func placeholder(_ placeholder: Placeholder?) -> Self { self.placeholder = placeholder; return self }
                public func fade(duration: TimeInterval) -> Self { adding(.transition(.fade(duration))) }
                public func transition(_ transition: ImageTransition) -> Self { adding(.transition(transition)) }
                public func setProcessor(_ processor: ImageProcessor) -> Self { adding(.processor(processor)) }
                public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
                public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
                public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
                public func forceRefresh(_ enabled: Bool = true) -> Self { enabled ? adding(.forceRefresh) : self }
                public func onFailureImage(_ image: UIImage?) -> Self { adding(.onFailureImage(image)) }
                public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self { succeeded = block; return self }
                public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self { failed = block; return self }
            }
        }


        """
}
