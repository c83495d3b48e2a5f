extension StandIns {
    /// The views of Lottie, which draw their animations by layers and Core Text in ways that aren't here.
    static let lottie = #"""
        // A stand-in for Lottie by Masu: an animation takes its place and its time, and nothing of it is drawn.
        @_exported import UIKit

        public typealias LottieCompletionBlock = (_ animationFinished: Bool) -> Void
        public typealias AnimationFrameTime = CGFloat
        public typealias AnimationProgressTime = CGFloat

        public enum LottieLoopMode: Hashable, Sendable {
            case playOnce, loop, autoReverse
            case `repeat`(Float)
            case repeatBackwards(Float)
        }

        public enum LottieBackgroundBehavior: Int, Sendable {
            case stop, pause, pauseAndRestore, forceFinish, continuePlaying
            public static func `default`(for renderingEngine: Any) -> LottieBackgroundBehavior { .pause }
        }

        /// An animation of After Effects: what its document says of its size and time.
        public final class LottieAnimation: @unchecked Sendable {
            public let startFrame: AnimationFrameTime
            public let endFrame: AnimationFrameTime
            public let framerate: Double
            public let bounds: CGRect
            public var size: CGSize { bounds.size }
            public var duration: TimeInterval { framerate > 0 ? Double(endFrame - startFrame) / framerate : 0 }

            init?(_ data: Data) {
                guard let values = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return nil }
                func number(_ key: String) -> Double { (values[key] as? NSNumber)?.doubleValue ?? 0 }
                startFrame = CGFloat(number("ip"))
                endFrame = CGFloat(number("op"))
                framerate = number("fr")
                bounds = CGRect(x: 0, y: 0, width: number("w"), height: number("h"))
            }

            public static func named(
                _ name: String, bundle: Bundle = .application, subdirectory: String? = nil, animationCache: Any? = nil
            ) -> LottieAnimation? {
                let plain = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
                return bundle.url(forResource: plain, withExtension: "json", subdirectory: subdirectory)
                    .flatMap { filepath($0.path) }
            }
            public static func filepath(_ filepath: String, animationCache: Any? = nil) -> LottieAnimation? {
                FileManager.default.contents(atPath: filepath).flatMap { LottieAnimation($0) }
            }
            public static func from(data: Data) throws -> LottieAnimation {
                guard let animation = LottieAnimation(data) else { throw CocoaError(.fileReadCorruptFile) }
                return animation
            }
            public static func loadedFrom(
                url: URL, session: URLSession = .shared, closure: @escaping (LottieAnimation?) -> Void,
                animationCache: Any? = nil
            ) {
                session.dataTask(with: url) { data, _, _ in
                    let animation = data.flatMap { LottieAnimation($0) }
                    DispatchQueue.main.async { closure(animation) }
                }.resume()
            }
        }

        public struct AnimationKeypath: Hashable, Sendable {
            public var keys: [String]
            public init(keypath: String) { keys = keypath.split(separator: ".").map(String.init) }
            public init(keys: [String]) { self.keys = keys }
        }

        public struct LottieColor: Hashable, Sendable {
            public var r, g, b, a: Double
            public init(r: Double, g: Double, b: Double, a: Double) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }
        }

        public protocol AnyValueProvider {}
        public struct ColorValueProvider: AnyValueProvider {
            public var color: LottieColor
            public init(_ color: LottieColor) { self.color = color }
        }

        open class LottieAnimationView: UIView {
            open var animation: LottieAnimation? {
                didSet { invalidateIntrinsicContentSize() }
            }
            open var loopMode = LottieLoopMode.playOnce
            open var animationSpeed: CGFloat = 1
            open var backgroundBehavior = LottieBackgroundBehavior.pause
            open var shouldRasterizeWhenIdle = false
            open var respectAnimationFrameRate = false
            open var maskAnimationToBounds = true
            open var currentProgress: AnimationProgressTime = 0
            open var currentFrame: AnimationFrameTime {
                get { (animation?.startFrame ?? 0) + currentProgress * length }
                set { currentProgress = length > 0 ? (newValue - (animation?.startFrame ?? 0)) / length : 0 }
            }
            open private(set) var isAnimationPlaying = false
            private var length: CGFloat { animation.map { $0.endFrame - $0.startFrame } ?? 0 }
            private var round = 0
            private var completion: LottieCompletionBlock?

            public override init(frame: CGRect) {
                super.init(frame: frame)
                contentMode = .scaleAspectFit
            }
            public required init?(coder: NSCoder) { super.init(coder: coder) }
            public convenience init(animation: LottieAnimation?) {
                self.init(frame: animation?.bounds ?? .zero)
                self.animation = animation
            }
            public convenience init(name: String, bundle: Bundle = .application, subdirectory: String? = nil) {
                self.init(animation: LottieAnimation.named(name, bundle: bundle, subdirectory: subdirectory))
            }
            public convenience init(filePath: String) { self.init(animation: LottieAnimation.filepath(filePath)) }
            public convenience init(url: URL, session: URLSession = .shared, closure: @escaping ((any Error)?) -> Void) {
                self.init(frame: .zero)
                LottieAnimation.loadedFrom(url: url, session: session) { [weak self] animation in
                    self?.animation = animation
                    closure(animation == nil ? URLError(.cannotDecodeContentData) : nil)
                }
            }

            open override var intrinsicContentSize: CGSize {
                animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            }

            open func play(completion: LottieCompletionBlock? = nil) {
                play(fromProgress: 0, toProgress: 1, completion: completion)
            }
            open func play(
                fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
                loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
            ) {
                if let loopMode { self.loopMode = loopMode }
                end(false)
                isAnimationPlaying = true
                self.completion = completion
                let share = abs(toProgress - (fromProgress ?? currentProgress))
                currentProgress = toProgress
                let times: Double
                switch self.loopMode {
                case .playOnce: times = 1
                case .repeat(let count), .repeatBackwards(let count): times = Double(count)
                case .loop, .autoReverse: return
                }
                let seconds = times * (animation?.duration ?? 0) * Double(share) / max(0.01, Double(abs(animationSpeed)))
                let started = round
                // An animation of the layer, in which nothing moves: whoever waits for animations waits for this one.
                let stay = CABasicAnimation(keyPath: "opacity")
                (stay.fromValue, stay.toValue, stay.duration) = (layer.opacity, layer.opacity, max(0.001, seconds))
                CATransaction.begin()
                CATransaction.setCompletionBlock { [weak self] in
                    if self?.round == started { self?.end(true) }
                }
                layer.add(stay, forKey: "masuAnimation")
                CATransaction.commit()
            }
            open func play(
                fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime, loopMode: LottieLoopMode? = nil,
                completion: LottieCompletionBlock? = nil
            ) {
                func progress(_ frame: AnimationFrameTime) -> AnimationProgressTime {
                    length > 0 ? (frame - (animation?.startFrame ?? 0)) / length : 0
                }
                play(
                    fromProgress: fromFrame.map(progress), toProgress: progress(toFrame), loopMode: loopMode,
                    completion: completion)
            }
            open func stop() {
                end(false)
                currentProgress = 0
            }
            open func pause() { end(false) }
            private func end(_ isFinished: Bool) {
                round += 1
                isAnimationPlaying = false
                let completion = completion
                self.completion = nil
                completion?(isFinished)
            }

            open func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {}
            open func reloadImages() {}
            open func forceDisplayUpdate() {}
            open func logHierarchyKeypaths() {}
        }

        // The names of releases before 4.
        public typealias AnimationView = LottieAnimationView
        public typealias Animation = LottieAnimation
        public typealias Color = LottieColor
        """#
}
