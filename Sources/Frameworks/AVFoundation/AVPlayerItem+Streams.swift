import Foundation

/// A stream's state: nothing is ever loaded.
extension AVPlayerItem {
    public nonisolated convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.init(asset: asset)
    }

    public var loadedTimeRanges: [NSValue] { [] }
    public var seekableTimeRanges: [NSValue] { [] }
    public var isPlaybackLikelyToKeepUp: Bool { false }
    public var isPlaybackBufferEmpty: Bool { true }
    public var isPlaybackBufferFull: Bool { false }
    public var tracks: [AVPlayerItemTrack] { [] }
    public var presentationSize: CGSize { .zero }
    public var timebase: CMTimebase? { nil }
}

extension Notification.Name {
    /// Never posted: nothing is played that could stop.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    /// Never posted.
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
    /// Never posted.
    public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntry")
    /// Never posted.
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntry")
}

/// An option of `AVURLAsset`, which has no effect here.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A track of an item; no item has one here.
@preconcurrency @MainActor open class AVPlayerItemTrack: NSObject {
    open var isEnabled = true
}

/// An object that an item gives what it plays; it is never given anything here.
@preconcurrency @MainActor open class AVPlayerItemOutput: NSObject {
    open var suppressesPlayerRendering = false
}

/// Titles and other words of a stream, which would come with what is played.
@preconcurrency @MainActor open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    public let identifiers: [String]?

    public init(identifiers: [String]?) {
        self.identifiers = identifiers
        super.init()
    }

    open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue: DispatchQueue?) {
        (self.delegate, delegateQueue) = (delegate, queue)
    }
}

/// The object that hears of a stream's words.
public protocol AVPlayerItemMetadataOutputPushDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) {}
}

/// Words of a stream that belong to one time.
open class AVTimedMetadataGroup: NSObject {
    public let items: [AVMetadataItem]
    public let timeRange: CMTimeRange

    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        (self.items, self.timeRange) = (items, timeRange)
        super.init()
    }
}

/// A title, an author or another word of a stream.
open class AVMetadataItem: NSObject {
    open var identifier: String? { nil }
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { (value as? NSString)?.description }
    open var time: CMTime { .invalid }
}
