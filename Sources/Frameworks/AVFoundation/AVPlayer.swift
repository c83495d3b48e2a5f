@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
import UIKit

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// The reason why sound or film isn't there.
public struct AVError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceNotConnected = -11814
        case mediaDiscontinuity = -11812
        case fileFormatNotRecognized = -11828
        case decoderNotFound = -11833
        case applicationIsNotAuthorizedToUseDevice = -11852
        case noImageAtTime = -11832
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Sound or film by its address; nothing of it is read here.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The length isn't known: indefinite.
    open var duration: CMTime { .indefinite }
    open var isPlayable: Bool { false }

    public convenience init(url: URL) { self.init() }
    override init() { super.init() }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public let resourceLoader = AVAssetResourceLoader()

    public convenience init(url URL: URL) { self.init(url: URL, options: nil) }
    public init(url URL: URL, options: [String: Any]?) {
        url = URL
        super.init()
    }
}

/// Something for a player. There is no decoder: once a player has it, its status is failed, with
/// `AVError.decoderNotFound`.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public let asset: AVAsset
    open private(set) var status = Status.unknown {
        willSet { willChangeValue(for: \.status) }
        didSet { didChangeValue(for: \.status) }
    }
    open private(set) var error: (any Error)?
    open var duration: CMTime { asset.duration }
    fileprivate var time = CMTime.zero
    /// The objects that would be given what the item plays, in the order in which they came.
    public private(set) var outputs: [AVPlayerItemOutput] = []

    public nonisolated init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }
    public nonisolated convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    open func currentTime() -> CMTime { time }

    /// Calls back with true, since the time is only kept.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        self.time = time
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler?(true) }
    }

    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }

    fileprivate func becomeCurrent() {
        guard status == .unknown else { return }
        DispatchQueue.main.async { [self] in
            error = AVError(.decoderNotFound)
            status = .failed
        }
    }

    public nonisolated static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

extension Notification.Name {
    /// Never posted: no film comes to its end here.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A player, which holds a time and a rate. Nothing is heard or seen, and time doesn't pass: it waits for an item that
/// never becomes ready.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    open private(set) var currentItem: AVPlayerItem?
    open var status: Status { .readyToPlay }
    open var error: (any Error)? { nil }
    /// 0 while it is paused.
    open var rate: Float = 0 {
        willSet { willChangeValue(for: \.rate) }
        didSet { didChangeValue(for: \.rate) }
    }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var volume: Float = 1
    open var isMuted = false
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true

    public override nonisolated init() { super.init() }

    public init(playerItem item: AVPlayerItem?) {
        super.init()
        replaceCurrentItem(with: item)
    }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem = item
        item?.becomeCurrent()
    }

    open func play() { rate = 1 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func pause() { rate = 0 }

    /// The time that was sought last.
    open func currentTime() -> CMTime { currentItem?.time ?? .zero }

    open func seek(to time: CMTime) { currentItem?.time = time }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        let isThere = currentItem != nil
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(isThere) }
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Calls nothing, since time doesn't pass.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []

    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        waiting = Array(items.dropFirst())
    }

    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
    open func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }
    open func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !items().contains { $0 === item } && (afterItem.map { after in items().contains { $0 === after } } ?? true)
    }
    /// Adds an item at the end, or after another one.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        let place = afterItem.flatMap { after in waiting.firstIndex { $0 === after } }.map { $0 + 1 }
        waiting.insert(item, at: place ?? (afterItem == nil ? waiting.endIndex : 0))
    }
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        waiting.removeAll { $0 === item }
    }
}

/// The way in which a picture fills a rectangle.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The layer of a player; nothing is seen in it, and it is never ready for display.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// The largest rectangle of some proportions inside another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
