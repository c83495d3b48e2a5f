import UIKit

/// Plays an item again and again; nothing is played here, so that it stays at the first time.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable {
        case unknown, ready, failed, cancelled
    }

    open private(set) var status = Status.ready
    open private(set) var loopingPlayerItems: [AVPlayerItem]
    open var loopCount: Int { 0 }
    open var error: (any Error)? { nil }

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        loopingPlayerItems = [itemToLoop]
        super.init()
        if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
    }

    open func disableLooping() {
        status = .cancelled
        loopingPlayerItems = []
    }
}
