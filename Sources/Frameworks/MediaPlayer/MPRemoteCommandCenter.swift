import UIKit

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A press of a button outside of the app; no host has such buttons.
open class MPRemoteCommandEvent: NSObject {
    public let command: MPRemoteCommand
    open var timestamp: TimeInterval { 0 }

    init(_ command: MPRemoteCommand) { self.command = command }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    open var positionTime: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    open var interval: TimeInterval { 0 }
}
open class MPSeekCommandEvent: MPRemoteCommandEvent {}
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    open var playbackRate: Float { 1 }
}

/// A button outside of the app: targets are kept and never called.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    private var targets: [NSObject] = []

    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any {
        let target = NSObject()
        targets.append(target)
        return target
    }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {
        targets.removeAll { target == nil || $0 === target as AnyObject? }
    }
    open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }
}
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    open var preferredIntervals: [NSNumber] = []
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    open var supportedPlaybackRates: [NSNumber] = []
}

/// The buttons outside of the app.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let only = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { only }

    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let likeCommand = MPRemoteCommand()
    public let dislikeCommand = MPRemoteCommand()
    public let bookmarkCommand = MPRemoteCommand()
}
